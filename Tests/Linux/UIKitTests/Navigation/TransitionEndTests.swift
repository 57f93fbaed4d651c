import Testing
import UIKit
import UIKitHost

/// Animators that end a transition at once, twice, never or in their own way.
@MainActor @Suite(.serialized, .warningsAreRead) struct TransitionEndTests {
  @Test func aTransitionThatIsNeverCompletedStaysUnderWay() {
    let (scene, delegate, animator) = customScene()
    animator.duration = 0
    final class Silent: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.1 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    }
    delegate.animator = Silent()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 2)
    #expect(scene.navigation.transitionCoordinator != nil)
    #expect(scene.log.take("didAppear").isEmpty)
  }

  @Test func completingTwiceIsLogged() {
    let (scene, delegate, animator) = customScene()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 1.0 / 60)
    let context = animator.last
    scene.host.advance(by: 0.6)
    context?.completeTransition(true)
    #expect(
      scene.host.log == ["completeTransition: was called for a transition that is not running."])
    withExtendedLifetime(delegate) {}
  }

  @Test func aTransitionCompletedAtOnceWithoutTheNewView() {
    let (scene, _, animator) = closureScene { $0.completeTransition(true) }
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.host.advance(by: 1)
    #expect(scene.stack == "ab")
    #expect(animator.ended == [true])
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
    #expect(animator.ended == [true])
    #expect(scene.log.calls.filter { $0 == "b didAppear" }.count == 1)
    #expect(scene.isUsable())
    #expect(
      scene.host.log == ["completeTransition: was called for a transition that is not running."])
  }

  @Test func aTransitionThatSaysItDidNotCompleteGoesBack() {
    let (scene, _, animator) = closureScene { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.completeTransition(false)
    }
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.host.advance(by: 1)
    #expect(animator.ended == [false])
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test func aDelegateReleasedInTheMiddleLeavesTheTransitionToItsAnimator() {
    let scene = NavigationScene.small()
    var delegate: NotingDelegate? = NotingDelegate(scene.log)
    delegate?.animator = ClosureAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.5) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    scene.navigation.delegate = delegate
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.host.advance(by: 0.1)
    #expect(delegate != nil)
    delegate = nil
    scene.host.advance(by: 1)
    #expect(scene.stack == "ab")
    #expect(scene.isUsable())
  }

  @Test func aPushAskedForInsideTheAnimatorIsCarriedOut() {
    weak var navigation: UINavigationController?
    var third: UIViewController?
    let (scene, _, animator) = closureScene { context in
      guard let to = context.view(forKey: .to) else { return context.completeTransition(true) }
      context.containerView.addSubview(to)
      if let screen = third {
        third = nil
        navigation?.pushViewController(screen, animated: true)
      }
      UIView.animate(withDuration: 0.3) {
        to.alpha = 0.9
      } completion: { _ in
        to.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    navigation = scene.navigation
    third = scene.screen("c")
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.host.advance(by: 4)
    #expect(scene.stack == "abc")
    #expect(scene.navigation.topViewController?.view.window != nil)
    #expect(animator.ended == [true, true])
    #expect(scene.isUsable())
  }

  @Test func aPopAskedForInAnimationEndedIsCarriedOut() {
    let (scene, _, animator) = closureScene { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.completeTransition(true)
    }
    var done = false
    animator.inEnded = { [weak navigation = scene.navigation] in
      if !done {
        done = true
        navigation?.popViewController(animated: true)
      }
    }
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.host.advance(by: 3)
    #expect(scene.stack == "a")
    #expect(scene.isUsable())
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
