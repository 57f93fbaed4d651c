import UIKit

extension UIViewController {
  var nearestNavigation: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }

  var visibleScreen: UIViewController {
    let child =
      (self as? UITabBarController)?.selectedViewController
      ?? (self as? UINavigationController)?.topViewController
    return child?.visibleScreen ?? self
  }

  /// All visible screens in this controller, and the app's containers around them.
  var visibleScreens: [UIViewController] {
    let shown: [UIViewController] =
      switch self {
      case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
      case let stack as UINavigationController: [stack.topViewController].compactMap(\.self)
      default: children
      }
    return [self] + shown.flatMap(\.visibleScreens)
  }

  /// The library's visible stacks, the outer ones first.
  var visibleStacks: [SnapshotNavigationController] {
    visibleScreens.compactMap { $0 as? SnapshotNavigationController }
  }

  var outermost: UIViewController { parent?.outermost ?? self }
}
