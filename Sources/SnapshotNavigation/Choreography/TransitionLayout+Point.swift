import Foundation

extension TransitionLayout {
  /// Finds a point in one of the two screens.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the screens at rest.
  ///   - screen: The screen to look in.
  ///   - size: The size of both screens.
  ///   - direction: The direction in which the screens are laid out.
  /// - Returns: The point's place in the screen; nil if something else is visible there.
  package func place(
    of point: CGPoint, on screen: Screen, in size: CGSize,
    facing direction: LayoutDirection = .leftToRight
  ) -> CGPoint? {
    let placements = screen == .upper ? [upper, lower] : [lower, upper]
    let (own, other) = (placements[0].facing(direction), placements[1].facing(direction))
    guard own.opacity >= 0.5, let place = own.place(of: point, in: size) else { return nil }
    let isHidden =
      front != screen && other.opacity >= 0.5 && other.place(of: point, in: size) != nil
    return isHidden ? nil : place
  }
}

extension ScreenPlacement {
  /// A point's place in the screen; nil if the point is beside the screen.
  fileprivate func place(of point: CGPoint, in size: CGSize) -> CGPoint? {
    guard scale > 0, size.width > 0 else { return nil }
    let x = (point.x - size.width / 2 - offset.x) / scale
    let y = (point.y - size.height / 2 - offset.y) / scale
    let place = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
    return CGRect(origin: .zero, size: size).contains(place) ? place : nil
  }
}
