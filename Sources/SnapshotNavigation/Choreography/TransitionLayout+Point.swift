import Foundation

extension TransitionLayout {
  /// Finds a point in one of the two screens.
  ///
  /// - Parameters:
  ///   - point: In the coordinates of the screens at rest.
  ///   - screen: Which of the two.
  ///   - size: The size of both.
  /// - Returns: Where in the screen the point is; nil if something else is seen there.
  func place(of point: CGPoint, on screen: Screen, in size: CGSize) -> CGPoint? {
    let (own, other) = screen == .upper ? (upper, lower) : (lower, upper)
    guard own.opacity >= 0.5, let place = own.place(of: point, in: size) else { return nil }
    let isHidden =
      front != screen && other.opacity >= 0.5 && other.place(of: point, in: size) != nil
    return isHidden ? nil : place
  }
}

extension ScreenPlacement {
  /// Where in the screen a point is; nil if the point is beside it.
  fileprivate func place(of point: CGPoint, in size: CGSize) -> CGPoint? {
    guard scale > 0, size.width > 0 else { return nil }
    let x = (point.x - size.width / 2 - offset.x) / scale
    let y = (point.y - size.height / 2 - offset.y) / scale
    let place = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
    return CGRect(origin: .zero, size: size).contains(place) ? place : nil
  }
}
