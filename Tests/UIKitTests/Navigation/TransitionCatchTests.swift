import Testing
import UIKitHost

@testable import UIKit

/// Transitions that are caught, turned round, driven by an interruptible animator; what they leave.
@MainActor @Suite(.serialized, .warningsAreRead) struct TransitionCatchTests {
  @Test func anInterruptibleAnimatorIsReversedOnCancel() {
    let scene = NavigationScene("A")
    let delegate = NotingDelegate(scene.log)
    let drive = UIPercentDrivenInteractiveTransition()
    delegate.animator = InterruptibleAnimator()
    delegate.interaction = drive
    scene.use(delegate)
    let next = scene.screen("B")
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 1.0 / 60)
    drive.update(0.5)
    scene.host.advance(by: 1.0 / 60)
    drive.cancel()
    scene.host.advance(by: 0.6)
    #expect(scene.stack == "A")
    #expect(next.view.window == nil)
    #expect(scene.screens[0].view.window != nil)
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
