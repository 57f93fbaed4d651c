import SnapshotNavigation
import UIKit
import UIKitHost

/// A device whose root presents a navigation controller like a push.
@MainActor
final class PushRig: DeviceRig {
  enum Place: CaseIterable {
    case plain
    case navigation
    case hiddenBar
    case tabs
  }

  let host: LinuxHost
  let base: ColorScreen
  let root = ColorScreen("inner", .green)
  private(set) lazy var inner = SnapshotNavigationController(rootViewController: root)

  init(
    _ place: Place = .plain, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    host = LinuxHost.small(direction: direction)
    base = ColorScreen("base", .red, hidesBar: place == .hiddenBar)
    switch place {
    case .plain: show(base)
    case .navigation, .hiddenBar: show(SnapshotNavigationController(rootViewController: base))
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [
        SnapshotNavigationController(rootViewController: base), UIViewController(),
      ]
      show(tabs)
    }
  }

  private func show(_ controller: UIViewController) { host.show(controller, for: 0.2) }

  func present(animated: Bool = true, wait: TimeInterval = 1) {
    // Since this rig was made, another test may have made its device the current one.
    host.activate()
    base.presentAsPush(inner, animated: animated)
    host.advance(by: wait)
  }

  func dismiss(animated: Bool = true, wait: TimeInterval = 1) {
    host.activate()
    inner.dismiss(animated: animated)
    host.advance(by: wait)
  }

  func letGo(at x: CGFloat) {
    host.advance(by: 0.3)
    host.touch(.ended, at: CGPoint(x: x, y: 200))
    host.advance(by: 1)
  }

  func drag(by distance: CGFloat) {
    grab(moving: distance)
    letGo(at: 20 + distance)
  }

  var isPresented: Bool { inner.presentingViewController != nil }

  /// What must hold at rest; the names of what does not.
  var leftovers: [String] {
    var found: [String] = []
    if !stages.isEmpty { found.append("stage") }
    if host.window.subviews.count != 1 { found.append("views in the window") }
    let shown = isPresented ? inner.view : base.view
    if shown?.window == nil { found.append("nothing is shown") }
    if isPresented, base.view.window != nil { found.append("presenter is still there") }
    if !isPresented, inner.viewIfLoaded?.window != nil { found.append("presented is still there") }
    return found
  }
}
