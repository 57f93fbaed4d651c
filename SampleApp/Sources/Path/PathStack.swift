import SnapshotNavigation
import UIKit

/// A stack that shows a path: changes of the path become pushes and pops, and pops by the user shorten
/// the path when they're at rest.
///
/// It's what `SnapshotStack`, for SwiftUI, is made of, and knows UIKit only.
@MainActor
public final class PathStack<Route: Hashable> {
  /// Called with the new path when the user has popped screens.
  public var pathDidShorten: ([Route]) -> Void = { _ in }

  private weak var navigation: SnapshotNavigationController?
  private var tracker = PathTracker<Route>()
  private var routes: [(screen: Weak, route: Route)] = []
  private var observation: TransitionObservation?

  /// Creates a stack that has yet to be given its controller.
  public init() {}

  /// Works on `navigation`, which shows its root, from now on.
  public func watch(_ navigation: SnapshotNavigationController) {
    self.navigation = navigation
    observation = navigation.observeTransitions { [weak self] event in
      guard let self, event.phase == .didFinish, !event.isPresentation else { return }
      routes.removeAll { $0.screen.object == nil }
      if let path = tracker.rest(shown: shown) { pathDidShorten(path) }
    }
  }

  /// The route that a screen shows; the root and screens pushed by other code have none.
  public func route(of screen: UIViewController) -> Route? {
    routes.first { $0.screen.object === screen }?.route
  }

  private var shown: [Route] { navigation?.viewControllers.compactMap { route(of: $0) } ?? [] }

  /// Shows `path`, with a new screen for each route that isn't on the stack yet.
  public func set(_ path: [Route], makeScreen: (Route) -> UIViewController) {
    func screen(for route: Route) -> UIViewController {
      let screen = makeScreen(route)
      routes.append((Weak(object: screen), route))
      return screen
    }
    guard let navigation else { return }
    let isAnimated = navigation.viewIfLoaded?.window != nil
    let stack = navigation.viewControllers
    func screens(keeping count: Int) -> [UIViewController] {
      let ours = stack.indices.filter { route(of: stack[$0]) != nil }
      return Array(stack[...(count == 0 ? 0 : ours[count - 1])])
    }
    switch tracker.set(path, shown: shown) {
    case .none: break
    case .push(let route):
      navigation.pushViewController(screen(for: route), animated: isAnimated)
    case .pop(let count):
      navigation.setViewControllers(screens(keeping: count), animated: isAnimated)
    case .replace(let count, let added):
      let kept = screens(keeping: count)
      navigation.setViewControllers(kept + added.map(screen(for:)), animated: isAnimated)
    }
    tracker.applied()
  }
}

/// A reference that doesn't keep its screen alive.
private struct Weak {
  weak var object: UIViewController?
}
