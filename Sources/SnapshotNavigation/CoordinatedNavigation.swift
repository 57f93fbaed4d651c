import UIKit

/// The navigation controller of a ``NavigationCoordinator``: what it offers besides UIKit's interface.
///
/// Docs/Architecture.md lists what only a subclass can do.
@MainActor
protocol CoordinatedNavigation: UINavigationController, SystemNavigation {
  var configuration: SnapshotNavigationController.Configuration { get }
  var observers: TransitionObservers { get }
  var transitions: NavigationCoordinator { get }

  func report(_ diagnostic: NavigationDiagnostic)
  /// Makes the coordinator's proxy UIKit's delegate, or the plain one, which leaves the animation to UIKit.
  func installProxy(plain isPlain: Bool)
}

/// Refers to a navigation controller without holding it.
///
/// A class, because each look at a weak property of a constant struct would copy that.
@MainActor
final class WeakNavigation {
  private(set) weak var object: (any CoordinatedNavigation)?

  init(object: any CoordinatedNavigation) { self.object = object }
}

extension UINavigationController {
  /// Pushes a screen for a drag, or pops for nil; overrides of the app's run, as for UIKit's own
  /// drag.
  ///
  /// - Returns: Whether the screen has been pushed, or the top popped.
  func changeStack(pushing screen: UIViewController?, animated: Bool) -> Bool {
    if let screen {
      pushViewController(screen, animated: animated)
      return topViewController === screen
    }
    guard let top = topViewController else { return false }
    popViewController(animated: animated)
    return !viewControllers.holds(top)
  }
}
