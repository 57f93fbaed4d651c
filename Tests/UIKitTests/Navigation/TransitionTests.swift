import Testing
import UIKit
import UIKitHost

/// Custom and interactive transitions as their animators and coordinators see them.
@MainActor @Suite(.serialized) struct TransitionTests {
  private func customScene(
    _ names: String = "A"
  ) -> (scene: NavigationScene, delegate: NotingDelegate, animator: SlideOver) {
    let scene = NavigationScene(names)
    let delegate = NotingDelegate(scene.log)
    let animator = SlideOver(scene.log)
    delegate.animator = animator
    scene.navigation.delegate = delegate
    return (scene, delegate, animator)
  }

  @Test func contextKnowsViewsAndFrames() {
    let (scene, delegate, animator) = customScene()
    let first = scene.screens[0]
    let next = scene.screen("B")
    var seen = 0
    animator.inAnimate = { context in
      seen += 1
      #expect(context.view(forKey: .from) === first.view)
      #expect(context.view(forKey: .to) === next.view)
      #expect(first.view.superview === context.containerView)
      #expect(next.view.superview == nil)
      #expect(context.initialFrame(for: first) == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(context.finalFrame(for: first) == .zero)
      #expect(context.initialFrame(for: next) == .zero)
      #expect(context.finalFrame(for: next) == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(context.isAnimated)
      #expect(!context.isInteractive)
    }
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 0.6)
    #expect(seen == 1)
    #expect(first.view.superview == nil)
    withExtendedLifetime(delegate) {}
  }

  @Test func alongsideAnimationsAndCompletionsRun() {
    let (scene, delegate, _) = customScene()
    let spark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.navigation.view.addSubview(spark)
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    var inherited: TimeInterval = 0
    var cancelled: Bool?
    scene.navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in
        inherited = UIView.inheritedAnimationDuration
        spark.alpha = 0
      },
      completion: { cancelled = $0.isCancelled })
    scene.host.advance(by: 0.2)
    #expect(inherited == 0.4)
    #expect(cancelled == nil)
    scene.host.advance(by: 0.4)
    #expect(cancelled == false)
    withExtendedLifetime(delegate) {}
  }

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

  // MARK: Interactive

  private func interactivePop() -> (
    scene: NavigationScene, delegate: NotingDelegate, drive: UIPercentDrivenInteractiveTransition
  ) {
    let (scene, delegate, _) = customScene("A")
    scene.navigation.pushViewController(scene.screen("B"), animated: false)
    let drive = UIPercentDrivenInteractiveTransition()
    drive.completionCurve = .linear
    delegate.interaction = drive
    _ = scene.log.take()
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 1.0 / 60)
    return (scene, delegate, drive)
  }

  @Test func percentDrivenFollowsTheFinger() {
    let (scene, delegate, drive) = interactivePop()
    let first = scene.screens[0]
    #expect(scene.navigation.transitionCoordinator?.isInteractive ?? false)
    for percent in [0.25, 0.5, 0.75] as [CGFloat] {
      drive.update(percent)
      scene.host.advance(by: 1.0 / 60)
      let x = first.view.layer.presentation()?.frame.minX ?? -1
      #expect(abs(x - 390 * (1 - percent)) < 1)
      #expect(drive.percentComplete == percent)
    }
    scene.host.advance(by: 3)
    #expect(scene.log.take("didAppear").isEmpty)
    withExtendedLifetime(delegate) {}
  }

  @Test func finishedInteractivePopCallsInOrder() {
    let (scene, delegate, drive) = interactivePop()
    #expect(scene.stack == "A")
    drive.update(0.5)
    scene.host.advance(by: 1.0 / 60)
    _ = scene.log.take()
    drive.finish()
    scene.host.advance(by: 0.15)
    #expect(scene.log.take().isEmpty)
    scene.host.advance(by: 0.1)
    #expect(
      scene.log.take() == [
        "B didDisappear", "A didAppear", "B didMove(nil)", "didShow A", "ended true",
      ])
    withExtendedLifetime(delegate) {}
  }

  @Test func cancelledInteractivePopTurnsRoundAndRestoresTheStack() {
    let (scene, delegate, drive) = interactivePop()
    #expect(
      scene.log.take() == [
        "B willMove(nil)", "animator pop", "interaction", "B willDisappear", "A willAppear",
        "willShow A", "animate", "A isAppearing",
      ])
    drive.update(0.5)
    scene.host.advance(by: 1.0 / 60)
    scene.navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
      scene.log.note("changed cancelled=\(context.isCancelled)")
    }
    drive.cancel()
    #expect(
      scene.log.take() == ["changed cancelled=true", "A willDisappear", "B willAppear"])
    scene.host.advance(by: 0.3)
    #expect(
      scene.log.take() == ["A didDisappear", "B isAppearing", "B didAppear", "ended false"])
    #expect(scene.stack == "AB")
    #expect(scene.navigation.transitionCoordinator == nil)
    let top = scene.navigation.viewControllers[1]
    #expect(top.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(top.view.window != nil)
    #expect(scene.screens[0].view.window == nil)
    withExtendedLifetime(delegate) {}
  }

  @Test func alongsideCompletionsRunOfACancelledTransitionToo() {
    let (scene, delegate, drive) = interactivePop()
    var cancelled: Bool?
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
      cancelled = $0.isCancelled
    }
    drive.update(0.5)
    scene.host.advance(by: 1.0 / 60)
    drive.cancel()
    scene.host.advance(by: 0.5)
    #expect(cancelled == true)
    withExtendedLifetime(delegate) {}
  }

  @Test func aCancelledPopIsAnnouncedOnceAndNeverReported() {
    let (scene, delegate, drive) = interactivePop()
    drive.update(0.5)
    scene.host.advance(by: 1.0 / 60)
    drive.cancel()
    scene.host.advance(by: 0.5)
    #expect(scene.log.take("willShow A", "willShow B", "didShow A", "didShow B") == ["willShow A"])
    withExtendedLifetime(delegate) {}
  }

  @Test func completionTakesTheRemainingTime() {
    let (scene, delegate, drive) = interactivePop()
    drive.completionSpeed = 2
    drive.update(0.5)
    scene.host.advance(by: 1.0 / 60)
    drive.finish()
    scene.host.advance(by: 0.08)
    #expect(scene.log.take("didShow A").isEmpty)
    scene.host.advance(by: 0.06)
    #expect(scene.log.take("didShow A") == ["didShow A"])
    withExtendedLifetime(delegate) {}
  }
}
