import Foundation

/// The direction in which the upper screen of a choreography leaves, and in which it's dragged.
public enum TransitionAxis: Sendable, Hashable, CaseIterable {
  /// Sideways: the upper screen leaves toward the trailing side.
  case horizontal
  /// Downward.
  case down
  /// Upward.
  case up
}

extension TransitionAxis {
  /// The offset of a screen that has moved `fraction` of its size toward where it leaves, in points.
  func offset(_ fraction: CGFloat, in size: CGSize) -> CGPoint {
    switch self {
    case .horizontal: CGPoint(x: fraction * size.width, y: 0)
    case .down: CGPoint(x: 0, y: fraction * size.height)
    case .up: CGPoint(x: 0, y: -fraction * size.height)
    }
  }
}
