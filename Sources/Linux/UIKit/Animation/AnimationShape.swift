import CoreGraphics
import Foundation
import QuartzCore

/// How a value goes from 0 to 1 while time does.
struct AnimationShape: Sendable {
  enum Kind: Sendable {
    case cubic(CGPoint, CGPoint)
    case spring(Spring)
  }

  var kind: Kind

  static let linear = AnimationShape(kind: .cubic(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)))

  /// Apple's four curves, with the control points of the timing functions of the same names.
  static func curve(_ curve: UIView.AnimationCurve) -> AnimationShape {
    let (one, two) = controlPoints(of: curve)
    return AnimationShape(kind: .cubic(one, two))
  }

  static func controlPoints(of curve: UIView.AnimationCurve) -> (CGPoint, CGPoint) {
    switch curve {
    case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    case ._keyboard: (CGPoint(x: 0.38, y: 0.7), CGPoint(x: 0.125, y: 1))
    }
  }

  /// How long it takes; a spring with a mass of its own does not ask.
  func duration(wished: TimeInterval) -> TimeInterval {
    guard case .spring(let spring) = kind, spring.hasOwnDuration else { return wished }
    return spring.motion.settlingDuration
  }

  /// The animation of a property that has this shape.
  func animation(keyPath: String, duration: TimeInterval) -> CABasicAnimation {
    switch kind {
    case .cubic(let one, let two):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(one.x), Float(one.y), Float(two.x), Float(two.y))
      animation.duration = duration
      return animation
    case .spring(let spring):
      let fitted = spring.fitted(to: duration)
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = fitted.mass
      animation.stiffness = fitted.stiffness
      animation.damping = fitted.damping
      animation.initialVelocity = fitted.initialVelocity
      animation.allowsOverdamping = fitted.allowsOverdamping
      animation.duration = self.duration(wished: duration)
      return animation
    }
  }

  /// The value at a part of the duration.
  func value(at part: Double, duration: TimeInterval) -> Double {
    switch kind {
    case .cubic(let one, let two):
      return CubicCurve(one, two).value(at: min(max(part, 0), 1))
    case .spring(let spring):
      if part <= 0 { return 0 }
      return spring.fitted(to: duration).value(at: min(part, 1) * self.duration(wished: duration))
    }
  }

  /// The part of the duration at which the value is first reached.
  func part(reaching value: Double, duration: TimeInterval) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    if case .spring = kind {
      high =
        (1...64).map { Double($0) / 64 }.first {
          self.value(at: $0, duration: duration) >= value
        } ?? 1
    }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.value(at: middle, duration: duration) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// A timing function's curve from (0, 0) to (1, 1).
struct CubicCurve {
  private let one: CGPoint
  private let two: CGPoint

  init(_ one: CGPoint, _ two: CGPoint) {
    self.one = one
    self.two = two
  }

  func value(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if coordinate(Double(one.x), Double(two.x), middle) < x {
        low = middle
      } else {
        high = middle
      }
    }
    return coordinate(Double(one.y), Double(two.y), (low + high) / 2)
  }

  private func coordinate(_ one: Double, _ two: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * one + 3 * s * t * t * two + t * t * t
  }
}

/// A damped spring that pulls from 0 to 1.
struct Spring: Equatable, Sendable {
  var mass: CGFloat = 1
  var stiffness: CGFloat = 100
  var damping: CGFloat = 10
  /// In remaining distances per second.
  var initialVelocity: CGFloat = 0
  /// Whether it settles when it does, rather than when it is told to.
  var hasOwnDuration = true
  /// Measured: a spring given by its figures is at most critically damped, as `CASpringAnimation` is.
  var allowsOverdamping = false

  /// Where a spring counts as settled: a thousandth of its way.
  private static let rest = 0.001

  init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// Apple: a ratio of 1 settles without a swing, less swings; the duration decides the rest.
  init(dampingRatio: CGFloat, initialVelocity: CGFloat) {
    self.initialVelocity = initialVelocity
    hasOwnDuration = false
    stiffness = 1
    damping = 2 * min(max(dampingRatio, 0.01), 1)
  }

  var dampingRatio: Double {
    let ratio = Double(damping) / (2 * (Double(stiffness) * Double(mass)).squareRoot())
    return allowsOverdamping ? ratio : min(1, ratio)
  }

  /// The same spring, as a layer's animation has it.
  var motion: SpringMotion {
    var motion = SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
    motion.allowsOverdamping = allowsOverdamping
    return motion
  }

  /// The same ratio, as stiff as it must be to settle in this time.
  func fitted(to duration: TimeInterval) -> Spring {
    guard !hasOwnDuration, duration > 0 else { return self }
    var spring = self
    spring.hasOwnDuration = true
    let ratio = dampingRatio
    var low = 0.1 / duration
    var high = 2000 / duration
    for _ in 0..<60 {
      let middle = (low * high).squareRoot()
      spring.stiffness = CGFloat(middle * middle)
      spring.damping = CGFloat(2 * ratio * middle)
      if spring.settlingDuration > duration { low = middle } else { high = middle }
    }
    return spring
  }

  /// When the swing's envelope has come to rest.
  var settlingDuration: TimeInterval {
    let frequency = (Double(stiffness) / Double(mass)).squareRoot()
    let ratio = dampingRatio
    guard frequency > 0, ratio > 0 else { return 0 }
    let velocity = Double(initialVelocity)
    let slowest =
      ratio < 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    if ratio < 0.999 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (ratio * frequency - velocity) / damped
      return log((1 + sine * sine).squareRoot() / Self.rest) / slowest
    }
    var time = 0.0
    let slope = abs(frequency - velocity)
    for _ in 0..<60 {
      time = log((1 + slope * time) / Self.rest) / slowest
    }
    return time
  }

  func value(at time: TimeInterval) -> Double {
    let frequency = (Double(stiffness) / Double(mass)).squareRoot()
    let ratio = dampingRatio
    let velocity = Double(initialVelocity)
    let decay = exp(-ratio * frequency * time)
    if abs(ratio - 1) < 0.001 {
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (ratio * frequency - velocity) / damped
      return 1 - decay * (cos(damped * time) + sine * sin(damped * time))
    }
    let damped = frequency * (ratio * ratio - 1).squareRoot()
    let sine = (ratio * frequency - velocity) / damped
    return 1 - decay * (cosh(damped * time) + sine * sinh(damped * time))
  }
}
