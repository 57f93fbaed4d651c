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

extension UIWindowScene {
  /// Whether somebody is changing the size of its window, or UIKit doesn't say.
  var isBeingResized: Bool {
    #if compiler(>=6.2)
      if #available(iOS 26.0, *) { return effectiveGeometry.isInteractivelyResizing }
    #endif
    return false
  }
}

extension UITraitCollection {
  /// The side at which the system stands bars upright, as the system numbers it; 0 for none.
  var verticalBarNumber: Int {
    // Where Objective-C is missing, `_version` is true for every version.
    #if !canImport(ObjectiveC) || canImport(UIKit, _version: 9127.0.85)
      #if !targetEnvironment(macCatalyst)
        if #available(iOS 27.1, *) { return verticalBarEdge.rawValue }
      #endif
    #endif
    return 0
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
