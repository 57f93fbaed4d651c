import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// A device with a navigation controller as its root.
@MainActor
package final class Rig: DeviceRig {
  package static let size = LinuxHost.smallSize

  package let host: LinuxHost
  private let controller: SnapshotNavigationController
  package let root: ColorScreen
  package var events: [NavigationEvent.Phase] = []
  package var refusals: [DragRefusal] = []
  private var observation: TransitionObservation?

  package init(
    root: ColorScreen? = nil, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    idiom: UIUserInterfaceIdiom = .phone,
    prepare: (SnapshotNavigationController) -> Void = { _ in }
  ) {
    let page = root ?? ColorScreen("root", .red)
    host = .small(direction: direction, idiom: idiom)
    self.root = page
    controller = SnapshotNavigationController(rootViewController: page)
    prepare(controller)
    host.show(controller, for: 0.2)
    observation = navigation.observeTransitions { [weak self] in self?.events.append($0.phase) }
    navigation.diagnosticHandler = { [weak self] diagnostic in
      if case .dragRefused(let refusal) = diagnostic { self?.refusals.append(refusal) }
    }
  }

  /// Between the `init` of a suite and its test, another test may have made its device the current one.
  package var navigation: SnapshotNavigationController {
    host.activate()
    return controller
  }

  /// Pushes pages and lets each arrive.
  @discardableResult
  package func push(_ pages: UIViewController...) -> Rig {
    for page in pages {
      navigation.pushViewController(page, animated: true)
      host.advance(by: 1)
    }
    events = []
    return self
  }

  /// Pushes a screen that holds a view.
  package func push(
    _ screen: ColorScreen = ColorScreen("a", .green), holding view: UIView, at frame: CGRect
  ) -> ColorScreen {
    screen.loadViewIfNeeded()
    view.frame = frame
    screen.view.addSubview(view)
    push(screen)
    return screen
  }

  /// Goes back as code or a person does, and lets it end.
  package func goBack(by trigger: TransitionTrigger) {
    switch trigger {
    case .programmatic: navigation.popViewController(animated: true)
    case .drag:
      host.drag(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 180, y: 300), duration: 0.2)
    case .backButton: host.tap(at: CGPoint(x: 15, y: 42))
    case .escape: _ = navigation.accessibilityPerformEscape()
    case .keyboard: host.press("[", modifiers: .command)
    }
    host.advance(by: 1)
  }

  package var titles: [String] { navigation.viewControllers.compactMap(\.title) }
  package var ends: [NavigationEvent.Phase] {
    events.filter {
      if case .progress = $0 { return false }
      return true
    }
  }

  /// What must hold whenever nothing is going on; the names of what does not.
  package var leftovers: [String] {
    var found: [String] = []
    if !stages.isEmpty { found.append("stage") }
    if !navigation.transitions.isAtRest { found.append("not at rest") }
    if !navigation.arePicturesTrimmed {
      found.append("pictures")
    }
    if navigation.leavesSnapshots(in: host.window) { found.append("a snapshot that is not kept") }
    if host.window.seenSubviews.count != 1 {
      found.append("views in the window: \(host.window.subviews)")
    }
    if navigation.view.layer.animationKeys()?.isEmpty == false { found.append("animations") }
    if !CATransform3DIsIdentity(navigation.view.layer.transform) { found.append("transform") }
    if navigation.viewControllers.last?.view.window == nil { found.append("top is not shown") }
    return found
  }
}

extension UIView {
  /// All but the snapshots that stand there unseen, clipped or behind all others.
  package var seenSubviews: [UIView] { subviews.filter { $0.standing == nil } }

  fileprivate var standing: SnapshotView? {
    let view = (self as? SnapshotCorner)?.subviews.first ?? self
    return (view as? SnapshotView).flatMap { $0.isWaiting ? $0 : nil }
  }
}

extension SnapshotNavigationController {
  /// Memory of the snapshots of this stack alone, in bytes.
  package var snapshotMemoryUsage: Int { transitions.snapshots.store.bytes }

  /// Whether a snapshot stands in the window that isn't kept any longer.
  package func leavesSnapshots(in window: UIWindow) -> Bool {
    [self].leaveSnapshots(in: window)
  }

  /// Whether there are pictures only of screens below the top, and of those that can be brought back.
  package var arePicturesTrimmed: Bool {
    let snapshots = transitions.snapshots
    return snapshots.store.isTrimmed(to: viewControllers, ahead: snapshots.forward.screens)
  }
}

@MainActor
extension [SnapshotNavigationController] {
  /// Whether a snapshot stands in the window that none of these stacks keeps any longer.
  package func leaveSnapshots(in window: UIWindow) -> Bool {
    let kept = flatMap(\.transitions.snapshots.store.undrawnViews)
    return window.descendants.compactMap(\.standing).contains { view in
      !kept.contains { $0 === view }
    }
  }
}
