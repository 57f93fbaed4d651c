import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A screen is presented like a push once at a time.
@MainActor @Suite(.warningsAreRead)
struct PushPresentationOnceTests {
  /// Until it has been dismissed: the second call does nothing and says so.
  @Test(arguments: [0, 0.1, 1], PushRig.Place.allCases)
  func theSameScreenIsPresentedOnce(after seconds: TimeInterval, _ place: PushRig.Place) {
    let rig = PushRig(place)
    var diagnostics: [NavigationDiagnostic] = []
    rig.inner.diagnosticHandler = { diagnostics.append($0) }
    rig.present(wait: seconds)
    var events = 0
    rig.base.presentAsPush(rig.inner, onEvent: { _ in events += 1 })
    rig.host.advance(by: 1)
    #expect(diagnostics == [.alreadyPresented])
    #expect(events == 0)
    #expect(rig.isPresented)
    rig.drag(by: 150)
    #expect(!rig.isPresented)
    #expect(rig.inner.modalPresentationStyle == UIViewController().modalPresentationStyle)
    #expect(rig.inner.transitioningDelegate == nil)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  /// One that's being dismissed comes again, as it does after the dismissal.
  @Test(arguments: [0, 0.1, 0.3], PushRig.Place.allCases)
  func aScreenThatIsBeingDismissedComesAgain(after seconds: TimeInterval, _ place: PushRig.Place) {
    let rig = PushRig(place)
    var diagnostics: [NavigationDiagnostic] = []
    rig.inner.diagnosticHandler = { diagnostics.append($0) }
    rig.present()
    rig.dismiss(wait: seconds)
    var phases: [NavigationEvent.Phase] = []
    rig.base.presentAsPush(rig.inner, onEvent: { phases.append($0.phase) })
    rig.host.advance(by: 1)
    #expect(rig.isPresented)
    #expect(!diagnostics.contains(.alreadyPresented))
    #expect(phases.first == .willBegin && phases.last == .didFinish)
    rig.drag(by: 150)
    #expect(!rig.isPresented)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  /// An observer of one stack ends the drag as it begins: the other stack hears of the beginning first.
  @Test func everyStackHearsTheBeginningFirst() {
    let rig = PushRig(.navigation)
    let outer = rig.base.navigationController as? SnapshotNavigationController
    rig.present()
    var heard: [String] = []
    func note(_ name: String, _ event: NavigationEvent) {
      guard event.isPresentation else { return }
      if case .progress = event.phase { return }
      heard.append("\(name) \(event.phase)")
    }
    let inner = rig.inner.observeTransitions { [unowned rig] event in
      note("inner", event)
      if event.isPresentation, event.phase == .willBegin {
        rig.inner.pushViewController(ColorScreen("next", .blue), animated: false)
      }
    }
    let outside = outer?.observeTransitions { note("outer", $0) }
    rig.drag(by: 150)
    #expect(
      heard == ["inner willBegin", "outer willBegin", "inner didCancel", "outer didCancel"])
    #expect(rig.isPresented)
    withExtendedLifetime((inner, outside)) {}
  }

  private final class AnimatedScreen: ColorScreen, TransitionAnimating {
    func transitionAnimator(
      for operation: UINavigationController.Operation
    ) -> (any UIViewControllerAnimatedTransitioning)? { Riser(operation) }
  }

  enum Shower: CaseIterable, Sendable { case library, screen, system }

  /// UIKit may ask for an animator again before the transition starts.
  @Test(
    arguments: Shower.allCases, [HostileSettings.AnimatorRequests.twoUsingFirst, .twoUsingSecond])
  func askedTwiceForAnAnimatorAPresentationBeginsOnce(
    _ shower: Shower, _ requests: HostileSettings.AnimatorRequests
  ) {
    let rig = PushRig()
    rig.host.settings.hostile.animatorRequests = requests
    let inner =
      shower == .screen
      ? SnapshotNavigationController(rootViewController: AnimatedScreen("inner", .green))
      : rig.inner
    if shower == .system { inner.configuration.transition = .system }
    var steps: [String] = []
    rig.base.presentAsPush(
      inner,
      onEvent: { event in
        if case .progress = event.phase { return }
        steps.append("\(event.operation) \(event.phase)")
      })
    rig.host.advance(by: 1)
    inner.dismiss(animated: true)
    rig.host.advance(by: 1)
    #expect(inner.presentingViewController == nil)
    #expect(steps == ["push willBegin", "push didFinish", "pop willBegin", "pop didFinish"])
    #expect(rig.leftovers.isEmpty)
  }

  private final class PushingScreen: ColorScreen {
    override func shouldPop(for trigger: TransitionTrigger) -> Bool {
      navigationController?.pushViewController(ColorScreen("next", .blue), animated: true)
      return true
    }
  }

  /// Asked whether it may go, the screen pushes: that is what comes.
  @Test(arguments: [true, false])
  func aScreenThatPushesAsItIsAskedStays(isSensitive: Bool) {
    let host = LinuxHost.small()
    let base = ColorScreen("base", .red)
    host.show(base, for: 0.2)
    let screen = PushingScreen("inner", .green)
    screen.snapshotNavigation.isSensitive = isSensitive
    let inner = SnapshotNavigationController(rootViewController: screen)
    var refusals: [DragRefusal] = []
    inner.diagnosticHandler = {
      if case .dragRefused(let refusal) = $0 { refusals.append(refusal) }
    }
    base.presentAsPush(inner)
    host.advance(by: 1)
    host.drag(from: CGPoint(x: 6, y: 200), to: CGPoint(x: 150, y: 200), duration: 0.3)
    host.advance(by: 2)
    #expect(refusals.last == .transitionRunning)
    #expect(inner.presentingViewController === base)
    #expect(inner.topViewController?.title == "next")
    #expect(!inner.isTransitioning)
    #expect(host.color(x: 100, y: 350) == Shade.blue)
  }

  private final class PresentingScreen: ColorScreen {
    override func shouldPop(for trigger: TransitionTrigger) -> Bool {
      if presentedViewController == nil {
        let modal = SnapshotNavigationController(rootViewController: ColorScreen("next", .blue))
        presentAsPush(modal, animated: false)
      }
      return true
    }
  }

  /// Asked whether it may go, the screen presents another above it.
  @Test func aScreenThatPresentsAsItIsAskedStays() {
    let host = LinuxHost.small()
    let base = ColorScreen("base", .red)
    host.show(base, for: 0.2)
    let inner = SnapshotNavigationController(
      rootViewController: PresentingScreen("inner", .green))
    var refusals: [DragRefusal] = []
    inner.diagnosticHandler = {
      if case .dragRefused(let refusal) = $0 { refusals.append(refusal) }
    }
    var phases: [NavigationEvent.Phase] = []
    base.presentAsPush(
      inner,
      onEvent: { event in
        if case .progress = event.phase { return }
        phases.append(event.phase)
      })
    host.advance(by: 1)
    host.drag(from: CGPoint(x: 6, y: 200), to: CGPoint(x: 150, y: 200), duration: 0.3)
    host.advance(by: 2)
    #expect(refusals.last == .modalPresented)
    #expect(phases == [.willBegin, .didFinish])
    #expect(inner.presentingViewController === base)
    #expect(inner.presentedViewController != nil)
    #expect(host.color(x: 100, y: 350) == Shade.blue)
  }

  private final class DismissingDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { navigationController.dismiss(animated: true) }
  }

  /// It's dismissed before a frame has shown it.
  @Test(arguments: PushRig.Place.allCases)
  func aModalThatIsDismissedAtOnceGoes(_ place: PushRig.Place) {
    let rig = PushRig(place)
    let delegate = DismissingDelegate()
    rig.inner.delegate = delegate
    rig.present(animated: false, wait: 2)
    #expect(!rig.isPresented)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }
}
