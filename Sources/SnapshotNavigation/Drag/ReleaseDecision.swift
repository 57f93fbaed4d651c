import Foundation

/// The outcome of a released drag.
package enum Verdict: Sendable, Hashable, CaseIterable {
  case finish
  case cancel

  var coverage: CGFloat { self == .finish ? 0 : 1 }
}

/// Decides for ``DragPhase`` whether a released drag finishes or goes back.
///
/// Coverage is how much of the leaving screen is left, in drags both back and forward.
struct ReleaseDecision: Equatable, Sendable {
  /// The fraction of its speed that a thrown screen keeps per millisecond.
  static let decelerationRate: CGFloat = 0.998

  /// The coverage when the finger lifts, from 0 to 1.
  var coverage: CGFloat
  /// The finger's speed in the direction in which the screen leaves, in points per second.
  var velocity: CGFloat
  /// The distance of a complete drag, in points.
  var length: CGFloat
  /// The fraction of the way that a drag has to pass to finish; clamped to the range from 0 to 1.
  var threshold: CGFloat = 0.5

  /// The coverage at which the momentum would be used up; may be below 0 or above 1.
  var projectedCoverage: CGFloat {
    guard length > 0 else { return coverage }
    let rate = Self.decelerationRate
    return coverage - velocity / 1_000 * rate / (1 - rate) / length
  }

  /// A drag past the threshold finishes; a flick alone can decide either way.
  var verdict: Verdict {
    projectedCoverage < 1 - min(max(threshold, 0), 1) ? .finish : .cancel
  }
}
