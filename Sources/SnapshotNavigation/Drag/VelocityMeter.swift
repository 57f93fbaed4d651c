import Foundation

/// Measures a finger's speed over the last tenth of a second.
struct VelocityMeter: Sendable {
  /// The age at which samples expire, in seconds.
  static let window: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, position: CGFloat)] = []

  init() { samples.reserveCapacity(32) }

  /// Notes where the finger is, in points, at a time in seconds.
  mutating func add(_ position: CGFloat, at time: TimeInterval) {
    samples.removeAll { time - $0.time > Self.window }
    samples.append((time, position))
  }

  /// The speed at `time`, in points per second; 0 for a finger that has rested.
  func velocity(at time: TimeInterval) -> CGFloat {
    let recent = samples.filter { time - $0.time <= Self.window }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    return (last.position - first.position) / CGFloat(last.time - first.time)
  }
}
