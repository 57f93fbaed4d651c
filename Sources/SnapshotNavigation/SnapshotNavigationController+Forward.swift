import UIKit

extension SnapshotNavigationController {
  /// The popped screens that can be brought back, in order: ``goForward(animated:)`` pushes the
  /// first.
  ///
  /// The controller retains at most ``Configuration/forwardHistory`` screens. A push of another
  /// screen, `setViewControllers`, ``clearForwardHistory()`` and a memory warning clear them.
  /// Sensitive screens are never kept. A screen that now has another parent or is presented isn't
  /// listed, nor are those behind it.
  public var forwardViewControllers: [UIViewController] { transitions.snapshots.ahead }

  /// Pushes the screen that was popped last.
  ///
  /// A drag toward the leading edge and Command-] do the same. A running transition or drag is
  /// ended first. To run code at the end, push `forwardViewControllers.first` yourself with a
  /// completion; that doesn't clear the history.
  ///
  /// - Parameter animated: Whether to animate.
  /// - Returns: The screen, or `nil` if there's none.
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

@MainActor private var forwardControllers = WeakTable<Weak<SnapshotNavigationController>>()
