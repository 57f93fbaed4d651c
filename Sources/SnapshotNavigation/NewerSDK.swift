import UIKit

// Symbols of newer systems. Those that only newer SDKs declare are also behind `#if`, because `#available`
// is evaluated when the app runs, and a compiler with an older SDK would still reject them.

/// Whether the system is of the version that the `#available` beside it asks for, or newer.
///
/// Where Objective-C is missing, every version is available, so the device is asked.
@MainActor private func systemIs(_ version: String) -> Bool {
  #if canImport(ObjectiveC)
    return true
  #else
    return UIDevice.current.systemVersion.compare(version, options: .numeric) != .orderedAscending
  #endif
}

extension UINavigationController {
  /// UIKit's own back gestures: from the edge and, since iOS 26, from the content.
  var popRecognizers: [UIGestureRecognizer] {
    [interactivePopGestureRecognizer, contentPopRecognizer].compactMap(\.self)
  }

  private var contentPopRecognizer: UIGestureRecognizer? {
    #if compiler(>=6.2)
      if #available(iOS 26.0, *), systemIs("26.0") { return interactiveContentPopGestureRecognizer }
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
      if #available(iOS 26.0, *), systemIs("26.0") {
        return effectiveGeometry.isInteractivelyResizing
      }
    #endif
    return false
  }
}

extension UINavigationItem {
  /// Whether the app lets the bar minimize with scrolling, and the safe area follow the bar.
  var barMayMinimize: Bool {
    #if compiler(>=6.4) || !canImport(ObjectiveC)
      if #available(iOS 27.0, *), systemIs("27.0") {
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
  @MainActor var verticalBarNumber: Int {
    // Where Objective-C is missing, `_version` is true for every version.
    #if !canImport(ObjectiveC) || canImport(UIKit, _version: 9127.0.85)
      #if !targetEnvironment(macCatalyst)
        if #available(iOS 27.1, *), systemIs("27.1") { return verticalBarEdge.rawValue }
      #endif
    #endif
    return 0
  }
}

extension UITabBarController {
  /// Whether the app lets the bar minimize with scrolling.
  var barMayMinimize: Bool {
    #if compiler(>=6.2)
      if #available(iOS 26.0, *), systemIs("26.0") {
        return tabBarMinimizeBehavior == .onScrollDown || tabBarMinimizeBehavior == .onScrollUp
      }
    #endif
    return false
  }

  /// The app's accessory above the tab bar, shown and hidden with it.
  var accessoryView: UIView? {
    #if compiler(>=6.2)
      if #available(iOS 26.0, *), systemIs("26.0") { return bottomAccessory?.contentView }
    #endif
    return nil
  }

  /// Whether the app has hidden the bar; nil where it can't.
  var isBarHiddenByApp: Bool? {
    if #available(iOS 18.0, *), systemIs("18.0") { return isTabBarHidden }
    return nil
  }

  /// Hides or shows the bar without animation, as the app can.
  func setBarHiddenByApp(_ isHidden: Bool) {
    if #available(iOS 18.0, *), systemIs("18.0") { setTabBarHidden(isHidden, animated: false) }
  }
}

extension UIViewController {
  /// Whether the app has chosen one of UIKit's transitions for the screen.
  var hasPreferredTransition: Bool {
    if #available(iOS 18.0, *), systemIs("18.0") { return preferredTransition != nil }
    return false
  }

  /// Clears the transition of UIKit's that the app has chosen.
  func dropPreferredTransition() {
    if #available(iOS 18.0, *), systemIs("18.0") { preferredTransition = nil }
  }
}

extension UIPopoverPresentationController {
  /// The view or bar button item that the popover points to; nil before iOS 16, or if the app has set none.
  var itemOfNewerSystem: AnyObject? {
    if #available(iOS 16.0, *), systemIs("16.0") { return sourceItem }
    return nil
  }
}

extension UISheetPresentationController {
  /// The sheet's detents; before iOS 16, there are only two.
  var detentIdentifiers: [Detent.Identifier] {
    if #available(iOS 16.0, *), systemIs("16.0") { return detents.map(\.identifier) }
    return [.medium, .large]
  }
}

extension UIScrollView {
  /// Whether an animation scrolls the content; false if UIKit doesn't say.
  var isScrollingByAnimation: Bool {
    if #available(iOS 17.4, *), systemIs("17.4") { return isScrollAnimating }
    return false
  }

  /// Whether an animation zooms the content; false if UIKit doesn't say.
  var isZoomingByAnimation: Bool {
    if #available(iOS 17.4, *), systemIs("17.4") { return isZoomAnimating }
    return false
  }
}
