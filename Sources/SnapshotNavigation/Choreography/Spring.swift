import Foundation

/// A damped spring that pulls a position to zero, in closed form.
package struct Spring: Equatable, Sendable {
  /// Distance from the resting point at time 0, as a fraction of the distance to travel.
  let position: CGFloat
  /// Speed at time 0, in fractions of the distance per second.
  let velocity: CGFloat
  /// Period of the undamped oscillation in seconds; 0 or less means at rest at once.
  let response: TimeInterval
  /// The damping ratio; 1 doesn't overshoot.
  ///
  /// Limited to 0.2 ... 1, so that every spring comes to rest soon.
  let dampingRatio: CGFloat

  /// The largest position that counts as being at rest: less than half a point across an iPhone.
  static let tolerance: CGFloat = 0.001

  init(position: CGFloat, velocity: CGFloat, response: TimeInterval, dampingRatio: CGFloat) {
    self.position = position
    self.velocity = velocity
    self.response = response.isFinite ? max(0, response) : 0
    self.dampingRatio = dampingRatio.isFinite ? min(max(dampingRatio, 0.2), 1) : 1
  }

  private var frequency: CGFloat { 2 * .pi / CGFloat(response) }

  package var stiffness: CGFloat { frequency * frequency }
  package var damping: CGFloat { 2 * dampingRatio * frequency }

  func position(at time: TimeInterval) -> CGFloat {
    guard response > 0 else { return 0 }
    let (t, w, z) = (CGFloat(time), frequency, dampingRatio)
    let decay = exp(-z * w * t)
    guard z < 1 else { return (position + (velocity + w * position) * t) * decay }
    let damped = w * (1 - z * z).squareRoot()
    let amplitude = (velocity + z * w * position) / damped
    return (position * cos(damped * t) + amplitude * sin(damped * t)) * decay
  }

  /// The time at which the position is 0 for the first time, or settles there.
  var arrival: TimeInterval {
    let settled = settlingDuration
    guard position != 0, settled > 0 else { return settled }
    return (1...256).lazy.map { settled * Double($0) / 256 }
      .first { position(at: $0) * position <= 0 } ?? settled
  }

  var settlingDuration: TimeInterval {
    guard response > 0 else { return 0 }
    let interval = response / 64
    let last = (0..<1_280).last { abs(position(at: interval * Double($0))) > Self.tolerance }
    return last.map { interval * Double($0 + 1) } ?? 0
  }
}
