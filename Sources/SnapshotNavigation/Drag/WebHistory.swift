import QuartzCore
import UIKit

/// The history of a web view, without linking WebKit.
@MainActor
#if canImport(ObjectiveC)
  @objc
#endif
protocol WebHistory {
  var allowsBackForwardNavigationGestures: Bool { get }
  var canGoBack: Bool { get }
}

extension UIView {
  /// Whether this is a web view in which a swipe from the edge goes back a page.
  var goesBackInWebHistory: Bool {
    #if canImport(ObjectiveC)
      // Looked up by name, because `WKWebView` has both properties, whatever the app declares.
      let view = self as AnyObject
      return view.allowsBackForwardNavigationGestures == true && view.canGoBack == true
    #else
      guard let view = self as? any WebHistory else { return false }
      return view.allowsBackForwardNavigationGestures && view.canGoBack
    #endif
  }

  /// Whether this view, or a view in it, is visible and either a web view or one with a Metal layer, as in
  /// maps and game engines.
  var hasSlowContent: Bool {
    if isHidden || alpha == 0 { return false }
    if layer is CAMetalLayer || isWebView { return true }
    return subviews.contains(where: \.hasSlowContent)
  }

  private var isWebView: Bool {
    #if canImport(ObjectiveC)
      isKind(of: "WKWebView")
    #else
      self is any WebHistory
    #endif
  }
}
