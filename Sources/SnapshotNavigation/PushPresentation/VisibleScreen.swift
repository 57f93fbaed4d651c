import UIKit

extension UIViewController {
  /// The controller itself if it's a navigation controller, or the one that contains it.
  var nearestNavigation: UINavigationController? {
    self as? UINavigationController ?? navigationController
  }

  var visibleScreen: UIViewController {
    let child =
      (self as? UITabBarController)?.selectedViewController
      ?? (self as? UINavigationController)?.topViewController
    return child?.visibleScreen ?? self
  }
}
