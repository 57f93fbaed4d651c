import UIKit

extension UIView {
  /// Whether a frame has shown the view; an uncommitted layer has no presentation layer (Apple's header).
  package var isCommitted: Bool { layer.presentation() != nil }

  /// Lays the view out now, unless UIKit may be calling the screens of the enclosing stack and lays them out
  /// next.
  package func layOutIfAllowed() {
    let stack = sequence(first: self as UIResponder, next: \.next).lazy
      .compactMap { $0 as? SnapshotNavigationController }.first
    if stack?.transitions.isCallingScreens != true { layoutIfNeeded() }
  }

  /// Lets UIKit do its deferred work, as a commit would; a callback may remove the window.
  ///
  /// - Returns: Whether the window may be laid out, and is still there to commit.
  func layOutToCommit() -> Bool {
    let screens = sequence(first: window?.rootViewController) { $0?.presentedViewController }
    guard screens.allSatisfy({ $0?.mayLayOut ?? true }) else { return false }
    window?.layoutIfNeeded()
    return window != nil
  }
}

extension UIViewController {
  /// Whether its view may be forced to lay out: not during a transition of a tab bar controller inside or
  /// around it, or of a screen whose bar minimizes.
  ///
  /// Developers report that iOS 27.0 traps around tab bars, and never returns around bars that minimize.
  var mayLayOut: Bool {
    let around = sequence(first: self, next: \.parent).dropFirst()
    guard !around.contains(where: { $0 is UITabBarController && $0.transitionCoordinator != nil })
    else { return false }
    return visibleScreens.allSatisfy { screen in
      let isInTransition = screen.transitionCoordinator != nil
      if isInTransition, screen.items.contains(where: \.barMayMinimize) { return false }
      return !isInTransition || !(screen is UITabBarController)
    }
  }

  /// The items that the navigation bar around this controller shows, or will show.
  fileprivate var items: [UINavigationItem] {
    guard let stack = self as? UINavigationController ?? parent as? UINavigationController else {
      return []
    }
    return [stack.navigationBar.topItem, stack.topViewController?.navigationItem].compactMap(\.self)
  }
}
