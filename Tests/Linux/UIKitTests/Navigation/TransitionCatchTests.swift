import Testing
import UIKitHost

@testable import UIKit

/// Transitions that are caught, turned round, driven by an interruptible animator; what they leave.
@MainActor @Suite(.serialized, .warningsAreRead) struct TransitionCatchTests {
  private func scene(
    interactive: Bool
  ) -> (NavigationScene, NotingDelegate, UIPercentDrivenInteractiveTransition, NotingScreen) {
    let scene = NavigationScene("A")
    let delegate = NotingDelegate(scene.log)
    let drive = UIPercentDrivenInteractiveTransition()
    drive.wantsInteractiveStart = interactive
    drive.completionCurve = .linear
    delegate.animator = InterruptibleAnimator()
    delegate.interaction = drive
    scene.navigation.delegate = delegate
    let next = scene.screen("B")
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 1.0 / 60)
    return (scene, delegate, drive, next)
  }

  private func alpha(_ screen: UIViewController) -> Float {
    screen.view.layer.presentation()?.opacity ?? -1
  }

  @Test func anInterruptibleAnimatorIsDrivenByProgress() {
    let (scene, delegate, drive, next) = scene(interactive: true)
    drive.update(0.5)
    scene.host.advance(by: 1.0 / 60)
    #expect(abs(alpha(next) - 0.5) < 0.05)
    scene.host.advance(by: 1)
    #expect(abs(alpha(next) - 0.5) < 0.05)
    drive.finish()
    scene.host.advance(by: 0.5)
    #expect(scene.stack == "AB")
    #expect(scene.navigation.transitionCoordinator == nil)
    withExtendedLifetime(delegate) {}
  }

  @Test func anInterruptibleAnimatorIsReversedOnCancel() {
    let (scene, delegate, drive, next) = scene(interactive: true)
    drive.update(0.5)
    scene.host.advance(by: 1.0 / 60)
    drive.cancel()
    scene.host.advance(by: 0.6)
    #expect(scene.stack == "A")
    #expect(next.view.window == nil)
    #expect(scene.screens[0].view.window != nil)
    withExtendedLifetime(delegate) {}
  }

  @Test func aRunningTransitionIsCaughtAndGoesOn() {
    let (scene, delegate, drive, next) = scene(interactive: false)
    #expect(!(scene.navigation.transitionCoordinator?.isInteractive ?? true))
    scene.host.advance(by: 0.2)
    drive.pause()
    #expect(scene.navigation.transitionCoordinator?.isInteractive ?? false)
    scene.host.advance(by: 1)
    #expect(alpha(next) > 0.3 && alpha(next) < 0.7)
    drive.finish()
    scene.host.advance(by: 0.5)
    #expect(scene.navigation.transitionCoordinator == nil)
    #expect(scene.stack == "AB")
    withExtendedLifetime(delegate) {}
  }

  @Test func aPoppedScreenIsFreed() {
    let scene = NavigationScene("A")
    weak var popped: UIViewController?
    do {
      let next = scene.screen("B")
      popped = next
      scene.navigation.pushViewController(next, animated: true)
      scene.host.advance(by: 0.6)
      scene.navigation.popViewController(animated: true)
    }
    scene.host.advance(by: 0.6)
    #expect(popped == nil)
  }

  @Test func theControllerAndItsScreensAreFreed() {
    weak var navigation: UINavigationController?
    do {
      let scene = NavigationScene("AB")
      navigation = scene.navigation
      scene.navigation.popViewController(animated: true)
      scene.host.advance(by: 0.6)
      scene.host.window.rootViewController = nil
      scene.host.advance(by: 0.1)
    }
    #expect(navigation == nil)
  }

  @Test func movingTheFromViewOutIsLogged() {
    let scene = NavigationScene("A")
    let delegate = NotingDelegate(scene.log)
    let animator = SlideOver()
    animator.inAnimate = { context in
      guard let from = context.view(forKey: .from) else { return }
      let box = UIView(frame: context.containerView.bounds)
      context.containerView.addSubview(box)
      box.addSubview(from)
    }
    delegate.animator = animator
    scene.navigation.delegate = delegate
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 0.6)
    #expect(scene.host.log.count == 1)
  }

  @Test func forcedLayoutInAnAppearanceCallbackIsLogged() {
    let scene = NavigationScene("A")
    let next = scene.screen("B")
    next.inWillAppear = {
      scene.navigation.view.setNeedsLayout()
      scene.navigation.view.layoutIfNeeded()
    }
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 0.6)
    #expect(scene.host.log.contains { $0.hasPrefix("Forced layout of <") })
  }

  // MARK: Constants

  @Test(arguments: [false, true])
  func safeAreaAfterAnOpaqueBarCameBack(stale: Bool) {
    let scene = NavigationScene("A")
    scene.host.settings.safeAreaStaysStaleAfterBarReturns = stale
    scene.navigation.navigationBar.isTranslucent = false
    scene.navigation.setNavigationBarHidden(true, animated: false)
    scene.host.advance(by: 0.1)
    let delegate = NotingDelegate(scene.log)
    delegate.animator = SlideOver()
    delegate.inWillShow = { $0.setNavigationBarHidden(false, animated: false) }
    scene.navigation.delegate = delegate
    let next = scene.screen("B")
    next.extendedLayoutIncludesOpaqueBars = true
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 0.6)
    #expect(next.view.safeAreaInsets.top == (stale ? 47 : 91))
    scene.navigation.view.frame.size.height -= 1
    scene.host.advance(by: 0.1)
    withExtendedLifetime(delegate) {}
  }

  @Test func anInterruptibleAnimatorRunsByItself() {
    let scene = NavigationScene.small()
    let delegate = NotingDelegate(scene.log)
    delegate.animator = InterruptibleAnimator()
    scene.use(delegate)
    let second = scene.screen("b")
    scene.navigation.pushViewController(second, animated: true)
    scene.host.advance(by: 0.3)
    #expect(second.view.window != nil)
    scene.host.advance(by: 2)
    #expect(scene.navigation.transitionCoordinator == nil)
    #expect(scene.stack == "ab")
    #expect(scene.isUsable())
  }
}
