import UIKit

// Symbols that only newer SDKs declare. `#available` is evaluated when the app runs, so a compiler
// with an older SDK would still reject them.
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

  /// Whether the system may leave a screen's safe area as it was before the bar appeared or disappeared.
  ///
  /// Developers report that only of systems before iOS 18.
  static var mayLeaveSafeAreaStale: Bool {
    // Where Objective-C is missing, every version is available.
    #if canImport(ObjectiveC)
      if #available(iOS 18.0, *) { return false }
    #endif
    return true
  }
}

extension UIWindowScene {
  /// Whether the user is resizing the scene's window; false if UIKit doesn't say.
  var isBeingResized: Bool {
    #if compiler(>=6.2)
      if #available(iOS 26.0, *) { return effectiveGeometry.isInteractivelyResizing }
    #endif
    return false
  }
}

extension UINavigationItem {
  /// Whether the app lets the bar minimize with scrolling, and the safe area follow the bar.
  var barMayMinimize: Bool {
    #if compiler(>=6.4) || !canImport(ObjectiveC)
      if #available(iOS 27.0, *) {
        let minimization = navigationBarMinimization
        let behaviors: [UIBarMinimizationBehavior] = [.onScrollDown, .onScrollUp]
        return behaviors.contains(minimization.minimizationBehavior)
          && minimization.safeAreaAdjustment != .disabled
      }
    #endif
    return false
  }
}

extension UITraitCollection {
  /// The system's raw value for the side of vertical bars; 0 for none.
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
  /// Whether the app lets the bar minimize with scrolling.
  var barMayMinimize: Bool {
    #if compiler(>=6.2)
      if #available(iOS 26.0, *) {
        return tabBarMinimizeBehavior == .onScrollDown || tabBarMinimizeBehavior == .onScrollUp
      }
    #endif
    return false
  }

  /// The app's accessory above the tab bar, shown and hidden with it.
  var accessoryView: UIView? {
    #if compiler(>=6.2)
      if #available(iOS 26.0, *) { return bottomAccessory?.contentView }
    #endif
    return nil
  }
}
