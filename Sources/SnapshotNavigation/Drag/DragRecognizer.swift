import UIKit

/// A pan that tracks the recognizers it waits for, to report why it failed.
final class DragRecognizer: UIPanGestureRecognizer {
  /// Called when the finger was another's before the drag could begin.
  var onLoss: ((DragStart) -> Void)?
  /// Where the first finger came down, and how it has moved since: whether a pan's translation counts
  /// from there, Apple does not say.
  private(set) var start: DragStart?
  /// Whether it has begun with this finger, or the rules have refused it.
  var isDecided = false
  /// A finger that has gone less far, in points, wanted nothing.
  private static let hysteresis: CGFloat = 10
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

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard start == nil, let view, let finger = touches.first else { return }
    start = DragStart(view: view, location: finger.location(in: view), movement: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let from = start?.location, let here = touches.first?.location(in: view) else { return }
    start?.movement = CGPoint(x: here.x - from.x, y: here.y - from.y)
  }

  override func reset() {
    super.reset()
    let isTaken = rivals.contains { $0.state == .began || $0.state == .changed }
    // A slider or a switch refuses for us before the rules are asked, or after.
    let hasMoved = start?.movement.map { max(abs($0.x), abs($0.y)) >= Self.hysteresis } ?? false
    let isLost = !isDecided && (isTaken || hasMoved)
    var lost = isLost ? start : nil
    if !hasMoved { lost?.movement = nil }
    rivals = []
    start = nil
    isDecided = false
    if let lost { onLoss?(lost) }
  }
}

extension UIGestureRecognizer {
  /// Whether it is what scrolls a scroll view.
  var isScrolling: Bool { (view as? UIScrollView)?.panGestureRecognizer === self }
}
