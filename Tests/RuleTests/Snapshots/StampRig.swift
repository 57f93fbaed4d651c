import SnapshotNavigation
import UIKit
import UIKitHost

/// A stack, and controllers around it, in which the lower screen changes while it's covered: so it's
/// seen whether going back shows its snapshot.
@MainActor
final class StampRig: DeviceRig {
  enum Surroundings: CaseIterable, Sendable {
    case none, tabs, container
    /// A controller of the app's, which has a rail at the left, in a tab.
    case railInTabs
    /// A controller of the app's on the stack of UIKit's own navigation controller.
    case outerStack
  }

  enum Way: CaseIterable, Sendable {
    case pop, drag
  }

  enum Lower: Equatable {
    case live, snapshot, unknown
  }

  let host = LinuxHost(
    size: LinuxHost.smallSize, scale: 1,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
  let navigation: SnapshotNavigationController
  let tabs = UITabBarController()
  let container = UIViewController()
  let outer = UINavigationController()
  private(set) var diagnostics: [NavigationDiagnostic] = []
  private let root = ColorScreen("root", .red)

  init(in surroundings: Surroundings = .none) {
    navigation = SnapshotNavigationController(rootViewController: root)
    navigation.configuration.timing = .curve(duration: 1, .linear)
    navigation.diagnosticHandler = { [weak self] in self?.diagnostics.append($0) }
    host.show(outermost(of: surroundings), for: 0.3)
  }

  private func outermost(of surroundings: Surroundings) -> UIViewController {
    switch surroundings {
    case .none: return navigation
    case .tabs:
      tabs.viewControllers = [navigation, UIViewController()]
      return tabs
    case .container: return filledContainer(from: 0)
    case .railInTabs:
      tabs.viewControllers = [filledContainer(from: 30), UIViewController()]
      return tabs
    case .outerStack:
      outer.viewControllers = [filledContainer(from: 0)]
      return outer
    }
  }

  private func filledContainer(from x: CGFloat) -> UIViewController {
    container.addChild(navigation)
    var frame = container.view.bounds
    frame.origin.x += x
    frame.size.width -= x
    navigation.view.frame = frame
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.view.addSubview(navigation.view)
    navigation.didMove(toParent: container)
    return container
  }

  /// Covers the root, which is another color from then on.
  func push() {
    navigation.pushViewController(ColorScreen("a", .green), animated: true)
    host.advance(by: 1.5)
    root.view.backgroundColor = .blue
    host.advance(by: 0.1)
    diagnostics = []
  }

  /// What is shown of the root on the way back to it.
  func goesBack(_ way: Way) -> Lower {
    host.advance(by: 0.1)
    switch way {
    case .pop:
      navigation.popViewController(animated: true)
      host.advance(by: 0.5)
    case .drag: grab(at: 40, moving: 140)
    }
    let frame = navigation.view.convert(navigation.view.bounds, to: nil)
    let color = color(x: frame.minX + 4, y: 180)
    if way == .drag { letGo(at: 180) }
    host.advance(by: 1.5)
    guard navigation.viewControllers.count == 1, navigation.isAtRest, stages.isEmpty
    else { return .unknown }
    switch (color[0] > 60, color[2] > 60) {
    case (true, false): return .snapshot
    case (false, true): return .live
    default: return .unknown
    }
  }
}
