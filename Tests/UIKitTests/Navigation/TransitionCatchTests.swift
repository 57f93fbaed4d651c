import Testing
import UIKitHost

@testable import UIKit

/// Transitions that are caught, turned round, driven by an interruptible animator; what they leave.
@MainActor @Suite(.serialized, .warningsAreRead) struct TransitionCatchTests {
  @Test func anInterruptibleAnimatorIsReversedOnCancel() {
    let scene = NavigationScene("A")
    let drive = UIPercentDrivenInteractiveTransition()
    scene.vend(InterruptibleFade(duration: 0.4), drivenBy: drive)
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

  @Test(arguments: [UITransitionContextViewKey.from, .to].map(\.rawValue))
  func movingAViewOutIsLogged(which: String) {
    let moved = UITransitionContextViewKey(rawValue: which)
    let (scene, _, _) = closureScene { context in
      let box = UIView(frame: context.containerView.bounds)
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.containerView.addSubview(box)
      if let view = context.view(forKey: moved) { box.addSubview(view) }
      UIView.animate(withDuration: 0.2) {
        box.alpha = 0.9
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.host.advance(by: 0.6)
    #expect(scene.host.log.count == 1)
    #expect(scene.host.log.first?.hasPrefix("The \(moved == .from ? "from" : "to") view") ?? false)
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
    let delegate = scene.vend(SlideOver())
    delegate.inWillShow = { $0.setNavigationBarHidden(false, animated: false) }
    let next = scene.screen("B")
    next.extendedLayoutIncludesOpaqueBars = true
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 0.6)
    #expect(next.view.safeAreaInsets.top == (stale ? 47 : 91))
    scene.navigation.view.frame.size.height -= 1
    scene.host.advance(by: 0.1)
  }

  @Test func anInterruptibleAnimatorRunsByItself() {
    let scene = NavigationScene.small()
    scene.vend(InterruptibleFade(duration: 0.4))
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
