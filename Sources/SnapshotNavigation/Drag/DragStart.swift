import UIKit

/// How a finger starts to move, as the recognizer measures it.
@MainActor
package struct DragStart {
  let view: UIView
  /// Where the finger came down, in the coordinates of `view`.
  let location: CGPoint
  /// Movement so far, in points or points per second; nil if it is not known, and then it counts as
  /// one towards the pop side.
  var movement: CGPoint?
  /// Whether scroll views and pans of the screen wait for it: it's near enough to the edge.
  var goesFirst = false
  var isScroll = false
  /// A finger that has gone less far, in points, wanted nothing.
  var hasMoved: Bool { movement.map { max(abs($0.x), abs($0.y)) >= 10 } ?? false }

  /// Notes where the finger is now, in the coordinates of `view`.
  mutating func move(to here: CGPoint) {
    movement = CGPoint(x: here.x - location.x, y: here.y - location.y)
  }

  /// The view inside `view` that has the touch; nil if none has: the touch is for a view of the library's,
  /// or for one around the screens.
  var landing: UIView?
  let pages = TouchedPages()

  var touched: UIView? { landing ?? view.hitTest(location, with: nil) }

  /// The facts that every drag is judged by; who is dragged adds its own.
  ///
  /// At the upper edge there is a bar, and at the lower one the system's gesture: nothing goes first
  /// there.
  package func admission(
    in area: DragArea, edgePriority: CGFloat, direction: DragDirection
  ) -> DragAdmission {
    var admission = DragAdmission()
    admission.area = area
    admission.isScroll = isScroll
    admission.edgePriority = direction.isVertical ? 0 : edgePriority
    admission.interfaceIsMac = view.traitCollection.userInterfaceIdiom == .mac
    admission.distanceFromEdge = direction.distanceFromEdge(of: location, in: view.bounds.size)
    if let movement { admission.movement = direction.resolve(movement) }
    return admission
  }

  /// Why what lies under the finger keeps it; asked last, because a page controller asks the app.
  package func contentRefusal(
    direction: DragDirection, excluding excluded: [UIView] = []
  ) -> DragRefusal? {
    let refusal = touched?.refusal(in: view, excluding: excluded, direction: direction, of: self)
    guard refusal == nil, landing == nil, !isScroll, !goesFirst else { return refusal }
    let inside = sequence(first: touched, next: { $0?.superview }).prefix { $0 !== view }
    let pans = inside.flatMap { $0?.gestureRecognizers ?? [] }
    return pans.contains { $0.isRival(of: self) } ? .otherGesture : nil
  }
}
