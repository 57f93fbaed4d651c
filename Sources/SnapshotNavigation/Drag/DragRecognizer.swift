import UIKit

/// A pan that tracks the recognizers it waits for, to report why it failed.
final class DragRecognizer: UIPanGestureRecognizer {
  /// Called when the finger was another's before the drag could begin, with where it came down and
  /// how it has moved since, in points of the view; the latter is nil if that is not known.
  var onLoss: ((_ start: CGPoint, _ movement: CGPoint?) -> Void)?
  /// What the rules have said of this finger; nil until they are asked.
  var isAdmitted: Bool?
  /// Whether it has begun with this finger.
  var hasBegun = false
  /// A finger that has gone less far, in points, wanted nothing.
  private static let hysteresis: CGFloat = 10
  private var rivals: [UIGestureRecognizer] = []
  private var start: CGPoint?
  private var movement = CGPoint.zero

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
    if start == nil { start = touches.first?.location(in: view) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start, let here = touches.first?.location(in: view) else { return }
    movement = CGPoint(x: here.x - start.x, y: here.y - start.y)
  }

  override func reset() {
    super.reset()
    let isTaken = rivals.contains { $0.state == .began || $0.state == .changed }
    // A slider or a switch refuses for us before the rules are asked, or after.
    let hasMoved = max(abs(movement.x), abs(movement.y)) >= Self.hysteresis
    let isLost = !hasBegun && isAdmitted != false && (isTaken || hasMoved)
    let lost = isLost ? start : nil
    let way = hasMoved ? movement : nil
    rivals = []
    start = nil
    movement = .zero
    isAdmitted = nil
    hasBegun = false
    if let lost { onLoss?(lost, way) }
  }
}

extension UIGestureRecognizer {
  /// Whether it is what scrolls a scroll view.
  var isScrolling: Bool { (view as? UIScrollView)?.panGestureRecognizer === self }
}
