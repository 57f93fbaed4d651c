import UIKit

/// The measurements of a finger that may begin a drag.
@MainActor
package struct DragStart {
  let view: UIView
  /// Where the finger came down, in the coordinates of `view`.
  var location: CGPoint
  /// The movement so far, in points or points per second; nil if unknown, which counts as along the drag.
  var movement: CGPoint?
  /// Whether the screen's scroll views and pans wait, because the start is near the edge.
  var goesFirst = false
  var isScroll = false
  /// The modals that were presented as the finger came down and let it through.
  var modals: [Weak<UIViewController>] = []
  /// The view inside `view` that has the touch; nil if the touch is on a library view or around the
  /// screens.
  var landing: UIView?
  /// The scroll views around the finger that moved as it came down, which stops them.
  var moving: [Weak<UIScrollView>] = []
  let pages = TouchedPages()

  /// Whether the finger has moved far enough for a drag: 10 points along an axis.
  var hasMoved: Bool { movement.map { max(abs($0.x), abs($0.y)) >= 10 } ?? false }

  /// Notes where the finger is now, in the coordinates of `view`.
  mutating func move(to here: CGPoint) {
    movement = CGPoint(x: here.x - location.x, y: here.y - location.y)
  }

  var touched: UIView? { landing ?? view.hitTest(location, with: nil) }

  /// The facts common to all drags; the source of a drag adds its own.
  ///
  /// Vertical drags never go first, because of the bar at the top and the system's gesture below.
  package func admission(
    in area: DragArea, edgePriority: CGFloat, angle: CGFloat, direction: DragDirection
  ) -> DragAdmission {
    var admission = DragAdmission()
    admission.area = area
    admission.angle = angle
    admission.isScroll = isScroll
    admission.edgePriority = direction.isVertical ? 0 : edgePriority
    admission.interfaceIsMac = view.traitCollection.userInterfaceIdiom == .mac
    admission.distanceFromEdge = direction.distanceFromEdge(of: location, in: view.bounds.size)
    if let movement { admission.movement = direction.resolve(movement) }
    return admission
  }

  /// The reason a view under the finger keeps the touch; asked last, because a page controller asks the
  /// app.
  package func contentRefusal(
    direction: DragDirection, excluding excluded: [UIView] = [],
    including included: [UIView] = []
  ) -> DragRefusal? {
    var refusal = touched?.refusal(in: view, excluding: excluded, direction: direction, of: self)
    if refusal == nil, !goesFirst, !isScroll,
      touched?.keepsTouches(in: view, except: included) == true
    {
      refusal = .handlesTouches
    }
    guard refusal == nil, landing == nil, !isScroll, !goesFirst else { return refusal }
    let inside = sequence(first: touched, next: { $0?.superview }).prefix { $0 !== view }
    let pans = inside.flatMap { $0?.gestureRecognizers ?? [] }
    return pans.contains { $0.isRival(of: self) } ? .otherGesture : nil
  }
}
