import Testing
import UIKit
import UIKitHost

/// Transitions driven by a percentage: under the finger, finished, canceled.
@MainActor @Suite(.serialized, .warningsAreRead) struct TransitionPercentTests {
  private func interactivePop() -> (
    scene: NavigationScene, delegate: NotingDelegate, drive: UIPercentDrivenInteractiveTransition
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
        "B didDisappear", "A didAppear", "B didMove out", "didShow A", "ended true",
      ])
    withExtendedLifetime(delegate) {}
  }

  @Test func cancelledInteractivePopTurnsRoundAndRestoresTheStack() {
    let (scene, delegate, drive) = interactivePop()
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
    withExtendedLifetime(delegate) {}
  }

  @Test(arguments: [true, false])
  func aCancelledPopIsReported(isReported: Bool) {
    let (scene, delegate, drive) = interactivePop()
    scene.host.settings.cancelledPopIsReported = isReported
    drive.update(0.5)
    scene.host.advance(by: 1.0 / 60)
    drive.cancel()
    scene.host.advance(by: 0.5)
    let shows = scene.log.take("willShow A", "willShow B", "didShow A", "didShow B")
    #expect(shows == (isReported ? ["willShow A", "willShow B", "didShow B"] : ["willShow A"]))
    withExtendedLifetime(delegate) {}
  }

  @Test(arguments: [true, false])
  func atTheEndTheCoordinatorIsGoneBeforeItsCompletionsRun(finishes: Bool) {
    let (scene, delegate, drive) = interactivePop()
    let navigation = scene.navigation
    let note = { (word: String) in
      scene.log.note("\(word) \(navigation.transitionCoordinator != nil)")
    }
    delegate.inDidShow = { _ in note("coordinator in didShow") }
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in note("completion") }
    drive.update(0.5)
    scene.host.advance(by: 1.0 / 60)
    if finishes { drive.finish() } else { drive.cancel() }
    scene.host.advance(by: 0.5)
    let end = Array(scene.log.take().suffix(4))
    #expect(
      end == [
        "didShow \(finishes ? "A" : "B")", "coordinator in didShow true", "completion false",
        "ended \(finishes)",
      ])
  }

  @Test(arguments: ["update", "finish", "cancel", "none"])
  func whatIsSaidAsTheInteractionStartsIsLost(word: String) {
    final class Hasty: UIPercentDrivenInteractiveTransition {
      var word = ""

      override func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        super.startInteractiveTransition(transitionContext)
        switch word {
        case "update": update(0.5)
        case "finish": finish()
        case "cancel": cancel()
        default: break
        }
      }
    }
    let (scene, delegate, _) = customScene("AB")
    let drive = Hasty()
    drive.word = word
    delegate.interaction = drive
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 1)
    #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
    #expect(drive.percentComplete == 0)
    drive.finish()
    scene.host.advance(by: 1)
    #expect(scene.stack == "A")
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

  @Test func aCancelledCustomPushLeavesTheStackAsItWas() {
    let scene = NavigationScene.small()
    let delegate = NotingDelegate(scene.log)
    let animator = SlideOver(scene.log)
    animator.duration = 1
    delegate.animator = animator
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interaction = percent
    scene.use(delegate)
    let second = scene.screen("b")
    scene.navigation.pushViewController(second, animated: true)
    scene.host.advance(by: 0.1)
    percent.update(0.4)
    scene.host.advance(by: 0.1)
    percent.cancel()
    scene.host.advance(by: 2)
    #expect(scene.stack == "a")
    #expect(second.viewIfLoaded?.window == nil)
    #expect(second.parent == nil)
    #expect(scene.navigation.topViewController?.view.window != nil)
    let words = scene.log.take()
    #expect(words.contains("ended false"))
    #expect(!words.contains("didShow b"))
  }

  @Test func aPercentDrivenPushFollowsItsPercentAndFinishes() {
    let scene = NavigationScene.small()
    let delegate = NotingDelegate(scene.log)
    let animator = SlideOver(scene.log)
    animator.duration = 1
    delegate.animator = animator
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interaction = percent
    scene.use(delegate)
    let second = scene.screen("b")
    scene.navigation.pushViewController(second, animated: true)
    scene.host.advance(by: 0.1)
    percent.update(0.5)
    scene.host.advance(by: 0.1)
    let x = second.view.layer.presentation()?.frame.minX ?? .nan
    #expect(abs(x - 100) < 1)
    percent.finish()
    scene.host.advance(by: 0.4)
    #expect(second.view.layer.presentation()?.frame.minX ?? .nan > 0)
    scene.host.advance(by: 0.3)
    #expect(scene.navigation.transitionCoordinator == nil)
    #expect(second.view.frame.minX == 0)
  }

  /// A stack that has disappeared meanwhile doesn't show its screen again.
  @Test func aTransitionThatIsCanceledOutOfSightBringsNoScreenBack() {
    let scene = NavigationScene("AB", shows: false)
    let delegate = NotingDelegate(scene.log)
    delegate.animator = SlideOver(scene.log)
    let drive = UIPercentDrivenInteractiveTransition()
    delegate.interaction = drive
    scene.use(delegate)
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
    withExtendedLifetime(delegate) {}
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

  @Test func percentsBeyondTheirRangeAreHeld() {
    let scene = NavigationScene.small()
    let delegate = NotingDelegate(scene.log)
    let animator = SlideOver(scene.log)
    animator.duration = 1
    delegate.animator = animator
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interaction = percent
    scene.use(delegate)
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.host.advance(by: 0.1)
    for share in [-1, 2, 0.5] as [CGFloat] {
      percent.update(share)
      scene.host.advance(by: 0.05)
      #expect(percent.percentComplete >= 0 && percent.percentComplete <= 1)
    }
    percent.finish()
    percent.finish()
    percent.cancel()
    percent.update(0.2)
    scene.host.advance(by: 2)
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test func aFinishThatCameBeforeTheStartDoesNotKeepALaterOneFromWorking() {
    let scene = NavigationScene.small()
    let delegate = NotingDelegate(scene.log)
    let animator = SlideOver(scene.log)
    animator.duration = 1
    delegate.animator = animator
    let percent = UIPercentDrivenInteractiveTransition()
    delegate.interaction = percent
    scene.use(delegate)
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    percent.finish()
    scene.host.advance(by: 1)
    percent.finish()
    scene.host.advance(by: 2)
    #expect(scene.stack == "ab")
    #expect(scene.navigation.transitionCoordinator == nil)
  }
}
