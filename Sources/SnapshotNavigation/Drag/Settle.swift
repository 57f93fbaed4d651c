import Foundation

/// The motion from a release to rest, on a spring that carries the finger's speed.
///
/// The motion never overshoots, because that would show what is behind the screen.
package struct Settle: Equatable, Sendable {
  let verdict: Verdict
  package let duration: TimeInterval
  private let spring: Spring

  /// Starts at `coverage`, which changes by `velocity` a second as the finger lifts.
  init(from coverage: CGFloat, velocity: CGFloat, to verdict: Verdict, response: TimeInterval) {
    self.verdict = verdict
    spring = Spring(
      position: coverage - verdict.coverage, velocity: velocity, response: response,
      dampingRatio: 1)
    duration = Self.arrival(of: spring)
  }

  var crossesHalf: Bool { (coverage(at: 0) < 0.5) != (verdict == .finish) }

  /// The coverage after `time` seconds, from 0 to 1; exactly the verdict's from `duration` on.
  package func coverage(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return verdict.coverage }
    return min(max(verdict.coverage + spring.position(at: max(0, time)), 0), 1)
  }

  private static func arrival(of spring: Spring) -> TimeInterval {
    let settled = spring.settlingDuration
    guard spring.position != 0, settled > 0 else { return settled }
    return (1...256).lazy.map { settled * Double($0) / 256 }
      .first { spring.position(at: $0) * spring.position <= 0 } ?? settled
  }
}
