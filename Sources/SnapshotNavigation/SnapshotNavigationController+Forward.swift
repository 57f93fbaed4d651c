import UIKit

extension SnapshotNavigationController {
  /// The popped screens to go forward to, in the order that ``goForward(animated:)`` pushes them.
  ///
  /// The controller retains at most ``Configuration/forwardHistory`` screens. A push of a different
  /// screen, `setViewControllers`, ``clearForwardHistory()``, and a memory warning clear them.
  /// Sensitive screens are never kept. A screen that's now presented or has a different parent
  /// isn't listed, and neither are the screens after it.
  public var forwardViewControllers: [UIViewController] { transitions.snapshots.ahead }

  /// Pushes the screen that was popped last.
  ///
  /// A drag toward the leading edge and Command-] do the same. The call first ends a running
  /// transition or drag. To run code at the end, push `forwardViewControllers.first` yourself with
  /// a completion handler, which doesn't clear the history.
  ///
  /// - Parameter animated: Whether to animate.
  /// - Returns: The pushed screen, or `nil` if there's none.
  @discardableResult
  public func goForward(animated: Bool) -> UIViewController? {
    transitions.bringToRest()
    guard let screen = forwardViewControllers.first else { return nil }
    pushViewController(screen, animated: animated)
    return screen
  }

  /// Releases the popped screens and their snapshots.
  public func clearForwardHistory() { transitions.snapshots.clearForward() }
}

extension UIViewController {
  /// The controller that keeps the screen in its forward history, or has kept it.
  var forwardController: SnapshotNavigationController? {
    get { forwardControllers[self]?.object }
    set { forwardControllers[self] = newValue.map(Weak.init(object:)) }
  }
}

@MainActor private let forwardControllers = WeakTable<Weak<SnapshotNavigationController>>()
