import UIKit

/// A pan that knows whom it lets go first, so that the reason can be told when it loses.
final class DragRecognizer: UIPanGestureRecognizer {
  /// Called when another gesture has taken the finger.
  var onLoss: (() -> Void)?
  private var rivals: [UIGestureRecognizer] = []

  /// Whether `other` has to fail first: a pan of something inside the screen that one finger makes,
  /// such as a map's, a web page's way back or a row's swipe actions.
  ///
  /// A scroll view's own pan is no rival: the rules look at where it can still scroll.
  func yields(to other: UIGestureRecognizer) -> Bool {
    guard let pan = other as? UIPanGestureRecognizer, pan.minimumNumberOfTouches <= 1,
      let view, let inner = pan.view, inner !== view, inner.isDescendant(of: view),
      !pan.isScrolling
    else { return false }
    if !rivals.contains(where: { $0 === pan }) { rivals.append(pan) }
    return true
  }

  override func reset() {
    super.reset()
    let isLost = rivals.contains { $0.state == .began || $0.state == .changed }
    rivals = []
    if isLost { onLoss?() }
  }
}

extension UIGestureRecognizer {
  /// Whether it is what scrolls a scroll view.
  var isScrolling: Bool { (view as? UIScrollView)?.panGestureRecognizer === self }
}
