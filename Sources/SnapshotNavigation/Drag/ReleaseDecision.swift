import Foundation

/// The outcome of a released drag.
package enum Verdict: Sendable, Hashable, CaseIterable {
  case finish
  case cancel

  /// How much of the leaving screen remains in the end: 0 or 1.
  var remaining: CGFloat { self == .finish ? 0 : 1 }
}

/// Decides for ``DragPhase`` whether a released drag finishes or goes back.
struct ReleaseDecision: Equatable, Sendable {
  /// The fraction of its speed that a thrown screen keeps per millisecond.
  static let decelerationRate: CGFloat = 0.998

  /// How much of the leaving screen remains when the finger lifts, from 0 to 1.
  var remaining: CGFloat
  /// The finger's speed in the direction in which the screen leaves, in points per second.
  var velocity: CGFloat
  /// The distance of a complete drag, in points.
  var length: CGFloat
  /// The fraction of the way that a drag has to pass to finish; clamped to the range from 0 to 1.
  var threshold: CGFloat = 0.5

  /// How much would remain once the momentum is used up; may be below 0 or above 1.
  var projectedRemaining: CGFloat {
    guard length > 0 else { return remaining }
    let rate = Self.decelerationRate
    return remaining - velocity / 1_000 * rate / (1 - rate) / length
  }

  /// A drag past the threshold finishes; a flick alone can decide either way.
  var verdict: Verdict {
    projectedRemaining < 1 - min(max(threshold, 0), 1) ? .finish : .cancel
  }
}
