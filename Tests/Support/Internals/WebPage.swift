import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// Takes fingers as a web view does that goes back in its history, but only where it has one.
@MainActor
package final class WebPage: UIView, UIGestureRecognizerDelegate, WebHistory {
  package let back = UIScreenEdgePanGestureRecognizer()
  package var allowsBackForwardNavigationGestures = true {
    didSet { back.isEnabled = allowsBackForwardNavigationGestures }
  }
  package var canGoBack = true
  package private(set) var goesBack = false

  package init(edge: UIRectEdge = .left) {
    super.init(frame: .zero)
    back.edges = edge
    back.delegate = self
    back.addTarget(self, action: Selector("went(_:)", WebPage.went))
    addGestureRecognizer(back)
  }

  package required init?(coder: NSCoder) { nil }

  private func went(_ recognizer: UIGestureRecognizer) { goesBack = true }

  package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    gestureRecognizer !== back || canGoBack
  }
}
