import UIKit

extension UIViewController {
  /// The navigation controller it is, or is in.
  var nearestNavigation: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }

  /// The screen that is seen in it, through tabs and navigation stacks.
  var visibleScreen: UIViewController {
    let child =
      (self as? UITabBarController)?.selectedViewController
      ?? (self as? UINavigationController)?.topViewController
    return child?.visibleScreen ?? self
  }
}
