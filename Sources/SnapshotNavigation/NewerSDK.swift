import UIKit

// The seam for what only newer SDKs have: `#available` is decided when the app runs, and a compiler
// whose SDK doesn't declare a symbol rejects it all the same.
extension UINavigationController {
  /// UIKit's own back gestures: from the edge and, since iOS 26, from the content.
  var popRecognizers: [UIGestureRecognizer] {
    [interactivePopGestureRecognizer, contentPopRecognizer].compactMap(\.self)
  }

  private var contentPopRecognizer: UIGestureRecognizer? {
    #if compiler(>=6.2)
      if #available(iOS 26.0, *) { return interactiveContentPopGestureRecognizer }
    #endif
    return nil
  }
}

extension UITabBarController {
  /// What an app shows above the tab bar, which comes and goes with it.
  var accessoryView: UIView? {
    #if compiler(>=6.2)
      if #available(iOS 26.0, *) { return bottomAccessory?.contentView }
    #endif
    return nil
  }
}
