import SnapshotNavigation
import UIKit
import UIKitHost

/// An app that does something in the midst of a presentation that moves like a push.
struct PresentationCall: Sendable {
  /// Where.
  enum Place: CaseIterable, Sendable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
    case alongside, alongsideCompletion, completion
  }

  /// What.
  enum Act: CaseIterable, Sendable {
    case push, popUnanimated, setStack, present, presentAsPush, dismiss, dismissUnanimated
    case hideBar, removeFromWindow, resignActive
  }

  /// In which presentation or dismissal.
  enum Occasion: CaseIterable, Sendable {
    case present, presentUnanimated, dismiss, dismissUnanimated
    case drag, cancelledDrag, dragOverLiveScreen, cancelledDragOverLiveScreen
  }

  let place: Place
  let act: Act
  let occasion: Occasion

  /// What is wrong afterwards that is not so with a plain full-screen presentation, or nil.
  @MainActor func complaint() -> String? {
    guard let found = complaint(plain: false) else { return nil }
    func kind(_ complaint: String?) -> String? { complaint?.replacing(/0x[0-9a-f]+/, with: "") }
    return kind(found) == kind(complaint(plain: true)) ? nil : found
  }

  @MainActor private func complaint(plain isPlain: Bool) -> String? {
    let device = PresentationDevice(isPlain: isPlain)
    if occasion != .present, occasion != .presentUnanimated {
      device.present(device.inner, from: device.base, animated: false)
      device.rest()
    }
    device.watch(self)
    begin(on: device)
    device.rest()
    let counters = device.host.runtime.transitions
    if counters.refused > 0 { return "a transition was completed twice" }
    if counters.started != counters.completed { return "a transition was never completed" }
    if !device.stages.isEmpty { return "a stage is left" }
    if !device.inner.isPresentationAtRest { return "not at rest" }
    if !device.outer.isAtRest { return "the presenter is not at rest" }
    // What an app does amiss at such a moment, UIKit says.
    let said = ["Attempt to present", "Unbalanced calls", "Rendering a view (<UITransitionView"]
    let rest = device.host.log.filter { line in !said.contains { line.hasPrefix($0) } }
    if let line = rest.first { return line }
    return complaintAboutLater(on: device)
  }

  @MainActor private func begin(on device: PresentationDevice) {
    switch occasion {
    case .present, .presentUnanimated:
      device.present(device.inner, from: device.base, animated: occasion == .present) {
        [weak device] in device?.reached(.completion)
      }
    case .dismiss, .dismissUnanimated:
      device.inner.dismiss(animated: occasion == .dismiss) { [weak device] in
        device?.reached(.completion)
      }
    case .drag, .cancelledDrag: device.drag(to: occasion == .drag ? 57 : 20)
    case .dragOverLiveScreen, .cancelledDragOverLiveScreen:
      // Its picture no longer fits.
      device.host.runtime.changeStyle(to: .dark)
      device.host.advance(by: 0.1)
      device.drag(to: occasion == .dragOverLiveScreen ? 57 : 20)
    }
  }

  /// Presenting still works.
  @MainActor private func complaintAboutLater(on device: PresentationDevice) -> String? {
    device.stopWatching()
    device.outer.dismiss(animated: false)
    device.host.advance(by: 1.0 / 60)
    device.host.window.rootViewController = device.outer
    device.rest()
    for animated in [true, false] {
      let screen = UIViewController()
      device.present(screen, from: device.base, animated: animated)
      device.rest()
      if screen.viewIfLoaded?.window == nil { return "later nothing is presented" }
      screen.dismiss(animated: animated)
      device.rest()
      if device.base.view.window == nil { return "later the presenter is not seen" }
    }
    if !device.stages.isEmpty { return "later a stage is left" }
    if device.host.window.seenSubviews.count != 1 { return "later views are left in the window" }
    return nil
  }
}

/// A small device that presents one navigation controller from another.
@MainActor
private final class PresentationDevice {
  let host: LinuxHost
  let base = WatchedScreen(number: 0)
  let root = WatchedScreen(number: 1)
  let outer: SnapshotNavigationController
  let inner: SnapshotNavigationController
  private let isPlain: Bool
  private var call: PresentationCall?

  init(isPlain: Bool) {
    self.isPlain = isPlain
    host = LinuxHost(size: Arena.size, scale: 1)
    outer = SnapshotNavigationController(rootViewController: base)
    inner = SnapshotNavigationController(rootViewController: root)
    host.window.rootViewController = outer
    host.window.makeKeyAndVisible()
    rest()
  }

  var stages: [TransitionView] { host.window.descendants.compactMap { $0 as? TransitionView } }
  var presentation: AnyObject? { inner.pushPresentation }

  func rest() { for _ in 0..<8 { host.advance(by: 0.2, frame: 0.1) } }

  func present(
    _ screen: UIViewController, from presenter: UIViewController, animated: Bool,
    then done: (@MainActor @Sendable () -> Void)? = nil
  ) {
    guard isPlain else {
      return presenter.presentAsPush(screen, animated: animated, completion: done)
    }
    screen.modalPresentationStyle = .fullScreen
    presenter.present(screen, animated: animated, completion: done)
  }

  /// A finger that lifts at `end`; UIKit has no such gesture, so a plain presentation is dismissed.
  func drag(to end: CGFloat) {
    if isPlain {
      if end > 30 { inner.dismiss(animated: true) }
      return
    }
    host.touch(.began, at: CGPoint(x: 4, y: 90))
    for x in stride(from: CGFloat(10), through: end, by: 5) {
      host.advance(by: 1.0 / 60)
      host.touch(.moved, at: CGPoint(x: x, y: 90))
    }
    host.advance(by: 0.2, frame: 0.1)
    host.touch(.ended, at: CGPoint(x: end, y: 90))
  }

  /// From now on the app waits for its place, and acts once.
  func watch(_ call: PresentationCall) {
    self.call = call
    for screen in [base, root] {
      screen.whenCalled = { [weak self] in self?.heard($0) }
    }
  }

  func stopWatching() { call = nil }

  private func heard(_ name: String) {
    if name.hasPrefix("willAppear"),
      call?.place == .alongside || call?.place == .alongsideCompletion
    {
      inner.transitionCoordinator?.animate(
        alongsideTransition: { [weak self] _ in self?.reached(.alongside) },
        completion: { [weak self] _ in self?.reached(.alongsideCompletion) })
    }
    let places: [(PresentationCall.Place, String)] = [
      (.willAppear, "willAppear"), (.isAppearing, "isAppearing"), (.didAppear, "didAppear"),
      (.willDisappear, "willDisappear"), (.didDisappear, "didDisappear"),
    ]
    for (place, prefix) in places where name.hasPrefix(prefix) { reached(place) }
  }

  func reached(_ place: PresentationCall.Place) {
    guard let call, place == call.place else { return }
    self.call = nil
    let screen = WatchedScreen(number: 2)
    switch call.act {
    case .push: inner.pushViewController(screen, animated: true)
    case .popUnanimated: inner.popViewController(animated: false)
    case .setStack: inner.setViewControllers([screen, WatchedScreen(number: 3)], animated: true)
    case .present: root.present(screen, animated: true)
    case .presentAsPush: present(screen, from: root, animated: true)
    case .dismiss: inner.dismiss(animated: true)
    case .dismissUnanimated: inner.dismiss(animated: false)
    case .hideBar: inner.setNavigationBarHidden(true, animated: true)
    case .removeFromWindow: host.window.rootViewController = UIViewController()
    case .resignActive:
      NotificationCenter.default.post(
        name: UIApplication.willResignActiveNotification, object: nil)
    }
  }
}
