import Foundation

/// A timing and its duration, which takes over a thousand steps to compute for a spring.
package struct TransitionCourse: Equatable, Sendable {
  let timing: TransitionTiming
  package let duration: TimeInterval
  /// The coverage at which a pop begins.
  private let left: CGFloat

  package init(_ timing: TransitionTiming, left: CGFloat = 1) {
    self.timing = timing
    self.left = left
    duration = timing.duration
  }

  func progress(at time: TimeInterval) -> CGFloat {
    if time >= duration { return 1 }
    if time <= 0 { return 0 }
    switch timing {
    case .curve(_, let curve): return curve.value(at: CGFloat(time / duration))
    case .spring: return 1 - timing.spring.position(at: time)
    }
  }

  /// The time of the first sample past halfway; nil if none is before the end.
  var halfway: TimeInterval? {
    let half = 1 - 0.5 / left
    return stride(from: 0, to: duration, by: 1 / Keyframes.rate).first { progress(at: $0) > half }
  }

  package func coverage(at time: TimeInterval, rising isRising: Bool) -> CGFloat {
    let progress = min(max(progress(at: time), 0), 1)
    return isRising ? progress : left * (1 - progress)
  }

  /// The curve of the coverage; nil for a spring, and for a curve that overshoots and is cut off.
  package var pace: TransitionTiming.Curve? {
    guard case .curve(_, let curve) = timing,
      [curve.first, curve.second].allSatisfy({ 0...1 ~= $0.x && 0...1 ~= $0.y })
    else { return nil }
    return curve
  }
}
