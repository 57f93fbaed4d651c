import Testing
import UIKit
import UIKitHost

/// Animators that end a transition at once, twice, never or in their own way.
@MainActor @Suite(.serialized, .warningsAreRead) struct TransitionEndTests {
  @Test func aTransitionCompletedAtOnceWithoutTheNewView() {
    let (scene, _, animator) = closureScene { $0.completeTransition(true) }
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.host.advance(by: 1)
    #expect(scene.stack == "ab")
    #expect(animator.ends == [true])
    #expect(scene.isUsable())
  }

  @Test func aTransitionCompletedTwiceCountsOnce() {
    let (scene, _, animator) = closureScene { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.completeTransition(true)
      context.completeTransition(true)
    }
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.host.advance(by: 1)
    #expect(animator.ends == [true])
    #expect(scene.log.all.filter { $0 == "b didAppear" }.count == 1)
    #expect(scene.isUsable())
    #expect(
      scene.host.log == ["completeTransition: was called for a transition that is not running."])
  }

  @Test func animatorThatRemovesTheOldViewItself() {
    let (scene, _, _) = closureScene("ab") { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.view(forKey: .from)?.removeFromSuperview()
      context.completeTransition(true)
    }
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 1)
    #expect(scene.stack == "a")
    #expect(scene.isUsable())
  }

  @Test func aNegativeOrEndlessDurationIsTheAnimatorsOwnAffair() {
    for duration in [-1, 0, TimeInterval.infinity] {
      let (scene, _, animator) = closureScene { context in
        if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
        context.completeTransition(true)
      }
      animator.duration = duration
      scene.navigation.pushViewController(scene.screen("b"), animated: true)
      scene.host.advance(by: 1)
      #expect(scene.stack == "ab")
      #expect(scene.isUsable())
    }
  }
}
