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
}
