import Foundation

/// The motion of a mass on a damped spring from 0 to its rest at 1.
package struct SpringMotion: Sendable {
  package var mass: Double
  package var stiffness: Double
  package var damping: Double
  /// Whole distances per second at the begin, positive towards the rest.
  package var velocity: Double
  package var allowsOverdamping = false

  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, velocity: Double = 0
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.velocity = velocity
  }

  /// The frequency without damping, in radians per second.
  package var frequency: Double { (stiffness / mass).squareRoot() }

  /// 1 is critical; more only where overdamping is allowed.
  package var dampingRatio: Double {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return allowsOverdamping ? ratio : min(1, ratio)
  }

  /// Apple: mass and stiffness must be greater than zero; without them there is no motion, only
  /// the rest.
  private var isPossible: Bool { mass > 0 && stiffness > 0 }

  package func position(at time: Double) -> Double {
    guard isPossible else { return 1 }
    let ratio = dampingRatio
    let decay = ratio * frequency
    if ratio < 1 {
      let wave = frequency * (1 - ratio * ratio).squareRoot()
      let side = (decay - velocity) / wave
      return 1 - exp(-decay * time) * (cos(wave * time) + side * sin(wave * time))
    }
    if ratio == 1 { return 1 - exp(-decay * time) * (1 + (decay - velocity) * time) }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-decay + spread, -decay - spread)
    let share = (velocity + fast) / (fast - slow)
    return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
  }

  /// When what is left stays below a thousandth of the distance.
  package var settlingDuration: Double {
    guard isPossible, dampingRatio > 0 else { return .infinity }
    let ratio = dampingRatio
    let slowest =
      ratio > 1 ? frequency * (ratio - (ratio * ratio - 1).squareRoot()) : ratio * frequency
    let wave = max(frequency * max(0, 1 - ratio * ratio).squareRoot(), 1e-9)
    var amplitude = 1.0
    if ratio < 1 {
      amplitude = (1 + pow((ratio * frequency - velocity) / wave, 2)).squareRoot()
    }
    var time = log(1000 * max(amplitude, 1)) / slowest
    if ratio >= 1 {
      while abs(1 - position(at: time)) > 0.001 { time *= 1.05 }
    }
    return time
  }
}
