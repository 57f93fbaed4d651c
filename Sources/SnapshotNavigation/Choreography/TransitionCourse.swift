import Foundation

/// The motion of a transition by itself, from a call or from a finger's release to rest.
///
/// The motion never overshoots, because an overshoot would show the background behind the screens.
package struct TransitionCourse: Equatable, Sendable {
  /// The duration in seconds, stored because a spring's takes over a thousand evaluations to compute.
  package let duration: TimeInterval
  /// How much of the leaving screen remains at the end: 0, or 1 if a drag is canceled.
  package let end: CGFloat
  /// The most that may remain, by which a timing's motion is multiplied.
  private let maximum: CGFloat
  private let motion: Motion

  /// The source of the motion.
  private enum Motion: Equatable {
    case curve(TransitionTiming.Curve)
    case spring(Spring)
  }

  /// Runs a timing from `startCoverage`, which is below 1 for a screen that a finger has dragged.
  package init(_ timing: TransitionTiming, startCoverage: CGFloat = 1) {
    (duration, end, maximum) = (timing.duration, 0, startCoverage)
    switch timing {
    case .curve(_, let curve): motion = .curve(curve)
    case .spring: motion = .spring(timing.spring)
    }
  }

  /// Settles from `start`, on a spring that carries the finger's `velocity` in coverage per second.
  init(from start: CGFloat, velocity: CGFloat, to end: CGFloat, response: TimeInterval) {
    let spring = Spring(
      position: start - end, velocity: velocity, response: response, dampingRatio: 1)
    (duration, self.end, maximum) = (spring.arrival, end, 1)
    motion = .spring(spring)
  }

  /// How much of the leaving screen remains after `time` seconds; exactly the end's from `duration` on.
  package func remaining(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return end }
    let fraction =
      switch motion {
      case .curve(let curve): 1 - curve.value(at: CGFloat(time / duration))
      case .spring(let spring): spring.position(at: max(0, time))
      }
    return min(max(end + maximum * fraction, 0), maximum)
  }

  /// Whether a different screen covers more than half at the end than at the start.
  var crossesHalf: Bool { (remaining(at: 0) < 0.5) != (end == 0) }

  /// The time of the first sample past halfway; nil if none is before the end.
  var halfway: TimeInterval? {
    stride(from: 0, to: duration, by: 1 / Keyframes.rate).first { remaining(at: $0) < 0.5 }
  }

  /// The curve of the coverage; nil for a spring, and for a curve that overshoots and is cut off.
  package var pace: TransitionTiming.Curve? {
    guard case .curve(let curve) = motion,
      [curve.first, curve.second].allSatisfy({ 0...1 ~= $0.x && 0...1 ~= $0.y })
    else { return nil }
    return curve
  }
}
