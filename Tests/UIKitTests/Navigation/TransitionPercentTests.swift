import Testing
import UIKit
import UIKitHost

/// Transitions driven by a percentage: under the finger, finished, canceled.
@MainActor @Suite(.serialized, .warningsAreRead) struct TransitionPercentTests {
  private func interactivePop() -> (
    scene: NavigationScene, drive: UIPercentDrivenInteractiveTransition
  ) {
    let (scene, delegate, _) = customScene("A")
    scene.navigation.pushViewController(scene.screen("B"), animated: false)
    scene.host.advance(by: 1.0 / 60)
    let drive = UIPercentDrivenInteractiveTransition()
    drive.completionCurve = .linear
    delegate.interaction = drive
    _ = scene.log.take()
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 1.0 / 60)
    return (scene, drive)
  }

  @Test func cancelledInteractivePopTurnsRoundAndRestoresTheStack() {
    let (scene, drive) = interactivePop()
    #expect(
      scene.log.take() == [
        "B willMove out", "animator pop", "interaction", "B willDisappear", "A willAppear",
        "willShow A", "animate", "A isAppearing",
      ])
    drive.update(0.5)
    scene.host.advance(by: 1.0 / 60)
    scene.navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
      scene.log.note("changed cancelled=\(context.isCancelled)")
    }
    drive.cancel()
    #expect(scene.log.take() == ["changed cancelled=true"])
    scene.host.advance(by: 0.3)
    #expect(
      scene.log.take() == [
        "A willDisappear", "A didDisappear", "B willAppear", "B isAppearing", "B didAppear",
        "willShow B", "didShow B", "ended false",
      ])
    #expect(scene.stack == "AB")
    #expect(scene.navigation.transitionCoordinator == nil)
    let top = scene.navigation.viewControllers[1]
    #expect(top.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(top.view.window != nil)
    #expect(scene.screens[0].view.window == nil)
    #expect(scene.isUsable())
  }

  @Test(arguments: [true, false])
  func aCancelledPopIsReported(isReported: Bool) {
    let (scene, drive) = interactivePop()
    scene.host.settings.cancelledPopIsReported = isReported
    drive.update(0.5)
    scene.host.advance(by: 1.0 / 60)
    drive.cancel()
    scene.host.advance(by: 0.5)
    let shows = scene.log.take("willShow A", "willShow B", "didShow A", "didShow B")
    #expect(shows == (isReported ? ["willShow A", "willShow B", "didShow B"] : ["willShow A"]))
  }

  /// A push of a second that a percentage drives, in the turn in which it's called.
  private func pushed() -> (NavigationScene, UIPercentDrivenInteractiveTransition) {
    let scene = NavigationScene.small()
    let percent = UIPercentDrivenInteractiveTransition()
    scene.vend(SlideOver(scene.log, duration: 1), drivenBy: percent)
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    return (scene, percent)
  }

  /// A stack that has disappeared meanwhile doesn't show its screen again.
  @Test func aTransitionThatIsCanceledOutOfSightBringsNoScreenBack() {
    let scene = NavigationScene("AB", shows: false)
    let drive = UIPercentDrivenInteractiveTransition()
    scene.vend(SlideOver(scene.log), drivenBy: drive)
    let tabs = UITabBarController()
    tabs.viewControllers = [scene.navigation, UIViewController()]
    scene.host.show(tabs, for: 0.1)
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 1.0 / 60)
    drive.update(0.3)
    scene.host.advance(by: 1.0 / 60)
    tabs.selectedIndex = 1
    scene.host.advance(by: 1.0 / 60)
    _ = scene.log.take()
    drive.cancel()
    scene.host.advance(by: 1)
    #expect(scene.stack == "AB")
    let callbacks = scene.log.take()
    #expect(!callbacks.contains("B didAppear") && callbacks.contains("B didDisappear"))
  }

  /// A mask is no sublayer, and goes back as they do: no frame shows it where it was going.
  @Test func aCanceledTransitionTakesAnAnimatedMaskBack() {
    let (scene, delegate, _) = closureScene("ab") { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
        return context.completeTransition(true)
      }
      from.backgroundColor = .red
      to.backgroundColor = .blue
      context.containerView.insertSubview(to, belowSubview: from)
      let mask = UIView(frame: from.bounds)
      mask.backgroundColor = .black
      from.mask = mask
      UIView.animate(
        withDuration: 0.3, animations: { mask.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) },
        completion: { _ in
          from.mask = nil
          context.completeTransition(!context.transitionWasCancelled)
        })
    }
    let percent = UIPercentDrivenInteractiveTransition()
    scene.pop(driving: percent, of: delegate, to: 0.3)
    scene.host.advance(by: 0.1)
    percent.cancel()
    var reds: [UInt8] = []
    for _ in 0..<30 {
      scene.host.advance(by: 1.0 / 60)
      // Where the mask is soon back.
      reds.append(scene.host.pixel(at: CGPoint(x: 100, y: 60)).red)
    }
    #expect(scene.stack == "ab")
    #expect(reds == reds.sorted() && reds.last == 255)
  }

  @Test func aFinishThatCameBeforeTheStartDoesNotKeepALaterOneFromWorking() {
    let (scene, percent) = pushed()
    percent.finish()
    scene.host.advance(by: 1)
    percent.finish()
    scene.host.advance(by: 2)
    #expect(scene.stack == "ab")
    #expect(scene.navigation.transitionCoordinator == nil)
  }
}
