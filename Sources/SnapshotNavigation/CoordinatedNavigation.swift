import UIKit

/// The interface of a ``NavigationCoordinator``'s navigation controller, besides UIKit's.
///
/// Docs/Architecture.md lists what only a subclass can do.
@MainActor
protocol CoordinatedNavigation: UINavigationController {
  var configuration: SnapshotNavigationController.Configuration { get }
  var observers: TransitionObservers { get }
  var transitions: NavigationCoordinator { get }

  func report(_ diagnostic: NavigationDiagnostic)
  /// Installs the coordinator's proxy as UIKit's delegate, or the plain proxy, which lets UIKit
  /// animate.
  func installProxy(plain isPlain: Bool)
  /// Makes an admitted call on `super`, so that no override of the app's runs.
  ///
  /// - Returns: The screens that a pop has removed; nil if it has removed none, and for other calls.
  @discardableResult
  func makeOnSystem(_ call: NavigationCall<UIViewController>) -> [UIViewController]?
}

/// A weak reference to a navigation controller.
///
/// It's a class, because reading a weak property of a constant struct would copy the struct.
@MainActor
final class WeakNavigation {
  private(set) weak var object: (any CoordinatedNavigation)?

  init(object: any CoordinatedNavigation) { self.object = object }
}

extension UINavigationController {
  /// Pushes a screen for a drag, or pops if nil.
  ///
  /// The app's overrides run, as in UIKit's own drag.
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
