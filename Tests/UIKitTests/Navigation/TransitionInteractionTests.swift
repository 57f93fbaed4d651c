import Testing
import UIKit
import UIKitHost

/// Interactions at their edges: no duration, odd speeds, a controller that is let go.
@MainActor @Suite(.serialized, .warningsAreRead) struct TransitionInteractionTests {
  @Test func anInteractionWithoutDurationFinishesAndCancels() {
    for cancels in [true, false] {
      let (scene, delegate, animator) = closureScene("ab") { context in
        guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
          return
        }
        context.containerView.insertSubview(to, belowSubview: from)
        UIView.animate(withDuration: 0) {
          from.frame.origin.x = 200
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      animator.duration = 0
      let percent = UIPercentDrivenInteractiveTransition()
      scene.pop(driving: percent, of: delegate, to: 0.5)
      if cancels { percent.cancel() } else { percent.finish() }
      scene.host.advance(by: 2)
      #expect(scene.navigation.transitionCoordinator == nil)
      #expect(scene.isUsable())
    }
  }

  @Test func interactionSpeedsOfNothingDoNotHang() {
    for speed in [0, -1, 1000] as [CGFloat] {
      let (scene, delegate, _) = closureScene("ab", ClosureAnimator.slideAway)
      let percent = UIPercentDrivenInteractiveTransition()
      percent.completionSpeed = speed
      scene.pop(driving: percent, of: delegate, to: 0.5)
      scene.host.advance(by: 0.05)
      percent.finish()
      scene.host.advance(by: 3)
      #expect(scene.stack == "a")
    }
  }

  @Test func theNavigationControllerReleasedInTheMiddleOfAnInteraction() {
    var remains = Remains()
    let percent = UIPercentDrivenInteractiveTransition()
    do {
      let (scene, delegate, _) = closureScene("ab", ClosureAnimator.slideAway)
      remains.watch("navigation", scene.navigation)
      scene.pop(driving: percent, of: delegate, to: 0.5)
      scene.host.window.rootViewController = UIViewController()
      scene.host.advance(by: 0.1)
      percent.finish()
      scene.host.advance(by: 2)
    }
    _ = Canvas()
    percent.cancel()
    #expect(remains.alive == [])
  }
}
