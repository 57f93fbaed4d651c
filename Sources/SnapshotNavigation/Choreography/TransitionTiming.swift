import Foundation

/// The duration and curve of a transition that isn't dragged.
public enum TransitionTiming: Equatable, Sendable {
  /// A fixed duration in seconds, along a curve; 0 or less means no animation.
  case curve(duration: TimeInterval, Curve)

  /// A spring without initial speed.
  ///
  /// `response` is the period of its undamped oscillation in seconds, above 0. `dampingRatio` is 1
  /// for no overshoot, or from 0.2 to below 1 for a bouncier end.
  case spring(response: TimeInterval, dampingRatio: CGFloat)

  /// The default: 0.35 s, with a gentle start and a soft end.
  public static let standard = TransitionTiming.curve(duration: 0.35, .standard)

  /// How long the transition takes, in seconds; never negative.
  public var duration: TimeInterval {
    switch self {
    case .curve(let duration, _): duration.isFinite ? max(0, duration) : 0
    case .spring: spring.settlingDuration
    }
  }

  package var spring: Spring {
    guard case .spring(let response, let dampingRatio) = self else {
      return Spring(position: 1, velocity: 0, response: 0, dampingRatio: 1)
    }
    return Spring(position: 1, velocity: 0, response: response, dampingRatio: dampingRatio)
  }
}

extension TransitionTiming {
  /// A transition's easing: a cubic curve from (0, 0) to (1, 1), as in CSS.
  public struct Curve: Equatable, Sendable {
    package let first: CGPoint
    package let second: CGPoint

    /// Creates a curve from two control points, whose `x` is clamped to the range from 0 to 1.
    public init(_ first: CGPoint, _ second: CGPoint) {
      self.first = CGPoint(x: min(max(first.x, 0), 1), y: first.y)
      self.second = CGPoint(x: min(max(second.x, 0), 1), y: second.y)
    }

    /// Constant speed.
    public static let linear = Curve(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    /// Slow at both ends.
    public static let easeInOut = Curve(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    /// Fast, then slow.
    public static let easeOut = Curve(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    /// A gentle start and a soft end; the default.
    public static let standard = Curve(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))

    /// The value at a fraction of the time, from 0 to 1.
    func value(at time: CGFloat) -> CGFloat {
      if time <= 0 { return 0 }
      if time >= 1 { return 1 }
      // x grows with the parameter, so halving the interval always converges.
      var low: CGFloat = 0
      var high: CGFloat = 1
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if Self.point(at: middle, first.x, second.x) < time { low = middle } else { high = middle }
      }
      return Self.point(at: (low + high) / 2, first.y, second.y)
    }

    private static func point(at t: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
      let u = 1 - t
      return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
  }
}
