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
}
