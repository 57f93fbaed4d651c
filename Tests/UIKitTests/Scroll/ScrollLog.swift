import UIKit
import UIKitHost

/// Notes what a scroll view tells its delegate, and lets a test act in it.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  /// The calls in order; scrolls in a row count as one.
  private(set) var calls: [String] = []
  private(set) var scrolls = 0
  private(set) var velocity = CGPoint.zero
  var target: CGPoint?
  var inScroll: (() -> Void)?

  private func note(_ call: String) {
    if calls.last != call { calls.append(call) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("scroll")
    scrolls += 1
    inScroll?()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
    self.velocity = velocity
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndAnimation") }
}

extension Canvas {
  /// A scroll view over all of the canvas.
  func addScrollView(content: CGSize = CGSize(width: 100, height: 1000)) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = content
    view.addSubview(scroll)
    host.advance(by: 0.1)
    return scroll
  }
}

/// A screen that is a list, of 3,000 points on a phone of 844.
final class ListScreen: UIViewController {
  override func loadView() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 3_000)
    view = scrollView
  }
}
