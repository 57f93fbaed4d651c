import Foundation

/// The direction in which a finger drags a screen away.
package struct DragDirection: Equatable, Sendable {
  let isVertical: Bool
  /// 1 for right or down, -1 for left or up.
  private(set) var sign: CGFloat
  /// Whether the previous page or row appears, rather than the next one.
  private(set) var showsPrevious: Bool

  package init(_ axis: TransitionAxis, _ layout: LayoutDirection) {
    isVertical = axis != .horizontal
    sign = isVertical ? (axis == .down ? 1 : -1) : layout.sign
    showsPrevious = axis != .up
  }

  var reversed: DragDirection {
    var direction = self
    direction.sign = -sign
    direction.showsPrevious.toggle()
    return direction
  }

  func along(_ movement: CGPoint) -> CGFloat { (isVertical ? movement.y : movement.x) * sign }

  /// A movement with `x` in this direction and `y` across it.
  func resolve(_ movement: CGPoint) -> CGPoint {
    CGPoint(x: along(movement), y: isVertical ? movement.x : movement.y)
  }

  func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// A point's distance from the edge from which the screen is dragged away, in points.
  func distanceFromEdge(of point: CGPoint, in size: CGSize) -> CGFloat {
    sign > 0 ? along(point) : length(of: size) + along(point)
  }
}
