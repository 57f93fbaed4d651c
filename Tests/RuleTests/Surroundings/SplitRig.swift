import SnapshotNavigation
import UIKit
import UIKitHost

/// A split view, collapsed unless it's told otherwise: lists in its primary column, details in the
/// secondary one.
@MainActor
final class SplitRig: NSObject, DeviceRig, UISplitViewControllerDelegate {
  /// Which columns have a controller of the library's.
  enum Kind: CaseIterable {
    case primary, secondary, both
  }

  static let phone = CGSize(width: 200, height: 400)
  static let tablet = CGSize(width: 800, height: 700)

  let host: Host
  let split = UISplitViewController(style: .doubleColumn)
  let outer: UINavigationController
  let inner: UINavigationController
  var top = UISplitViewController.Column.primary
  var outerEvents: [NavigationEvent] = []
  var innerEvents: [NavigationEvent] = []
  var refusals: [DragRefusal] = []
  /// Whether the last swipe was shown by the library.
  private(set) var hasStagedSwipe = false
  private var observations: [TransitionObservation] = []

  /// Lists a and b in the primary column, and the first detail beside them.
  init(_ kind: Kind, size: CGSize = phone, detail: UIViewController? = nil) {
    host = LinuxHost.small()
    func stack(_ root: UIViewController, isOurs: Bool) -> UINavigationController {
      isOurs
        ? SnapshotNavigationController(rootViewController: root)
        : UINavigationController(rootViewController: root)
    }
    outer = stack(SimpleScreen("a", .red), isOurs: kind != .secondary)
    inner = stack(detail ?? SimpleScreen("1", .green), isOurs: kind != .primary)
    super.init()
    split.delegate = self
    split.setViewController(outer, for: .primary)
    split.setViewController(inner, for: .secondary)
    ours(outer)?.configuration.forwardHistory = 3
    ours(inner)?.configuration.forwardHistory = 3
    for (controller, isOuter) in [(ours(outer), true), (ours(inner), false)] {
      guard let controller else { continue }
      observations.append(
        controller.observeTransitions { [weak self] event in
          if isOuter { self?.outerEvents.append(event) } else { self?.innerEvents.append(event) }
        })
      controller.diagnosticHandler = { [weak self] in
        if case .dragRefused(let refusal) = $0 { self?.refusals.append(refusal) }
      }
    }
    show()
    outer.pushViewController(SimpleScreen("b", .blue), animated: true)
    rest()
  }

  private func show() {
    host.window.rootViewController = split
    host.window.makeKeyAndVisible()
    rest()
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { top }

  func ours(_ controller: UINavigationController) -> SnapshotNavigationController? {
    controller as? SnapshotNavigationController
  }

  func rest(_ seconds: Double = 1) { host.advance(by: seconds) }

  /// Shows the secondary column, and pushes as many more details as are asked for.
  @discardableResult
  func nest(_ more: UIViewController...) -> Self {
    split.show(.secondary)
    rest()
    for screen in more {
      inner.pushViewController(screen, animated: true)
      rest()
    }
    outerEvents = []
    innerEvents = []
    return self
  }

  var isNested: Bool { outer.topViewController === inner }
  var titles: [String] {
    (outer.viewControllers + (isNested ? inner.viewControllers : [])).compactMap(\.title)
  }
  var snapshots: [String] {
    guard let outer = ours(outer) else { return [] }
    return outer.viewControllers.filter { outer.keepsSnapshot(of: $0) }
      .compactMap(\.title)
  }

  func tapBack() {
    host.tap(at: CGPoint(x: 20, y: outer.navigationBar.frame.midY))
  }

  func swipe(from x: CGFloat = 5, by distance: CGFloat = 160) {
    grab(at: x, moving: distance)
    hasStagedSwipe = !stages.isEmpty
    letGo(at: x + distance)
    rest()
  }

  /// VoiceOver asks the innermost controller first, then those around it.
  func escape() {
    if !inner.accessibilityPerformEscape() || !isNested { _ = outer.accessibilityPerformEscape() }
  }

  /// What must hold whenever nothing is going on; the names of what does not.
  var leftovers: [String] {
    var found: [String] = []
    if !stages.isEmpty { found.append("stage") }
    for controller in [ours(outer), ours(inner)].compactMap({ $0 }) {
      if !controller.isAtRest { found.append("not at rest") }
      if controller.isTransitioning { found.append("transitioning") }
      if !controller.arePicturesTrimmed { found.append("pictures") }
      if controller.owesCompletions { found.append("completions") }
    }
    if host.window.subviews.count != 1 { found.append("views in the window") }
    if host.window.descendants.contains(where: { $0.isShield }) { found.append("shield") }
    let top = isNested ? inner.topViewController : outer.topViewController
    if top?.viewIfLoaded?.window == nil { found.append("top is not shown") }
    return found + host.log
  }
}

extension [NavigationEvent] {
  @MainActor var story: [String] {
    filter { if case .progress = $0.phase { false } else { true } }
      .map { "\($0.operation) \($0.trigger) \($0.phase)" }
  }
}
