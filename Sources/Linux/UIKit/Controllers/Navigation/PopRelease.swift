/// Whether a lifted finger pops: where it would come to, at the average speed and acceleration of its
/// last samples, is compared with half the width, or with 187.5 points where that is less.
struct PopRelease: Equatable, Sendable {
  private struct Sample: Equatable {
    var way: CGFloat
    var time: TimeInterval
  }

  private static let count = 5
  private static let longestWay: CGFloat = 187.5
  private var samples: [Sample] = []
  var width: CGFloat

  init(width: CGFloat = 0) { self.width = width }

  /// Adds how far the finger is towards the pop, in points.
  mutating func add(_ way: CGFloat, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(way: way, time: time))
    samples.removeFirst(max(0, samples.count - Self.count))
  }

  /// Whether the pop finishes when the finger is lifted now.
  ///
  /// - Parameters:
  ///   - speed: In points per second towards the pop; decides where there are too few samples.
  ///   - projection: How far ahead to look, in seconds.
  /// - Returns: Whether it finishes.
  func finishes(speed: CGFloat, projection: TimeInterval) -> Bool {
    guard samples.count >= 3, let last = samples.last else { return speed > 0 }
    let speeds = zip(samples, samples.dropFirst()).map {
      ($1.way - $0.way) / CGFloat($1.time - $0.time)
    }
    let seconds = CGFloat(last.time - samples[0].time)
    let average = (last.way - samples[0].way) / seconds
    let acceleration = ((speeds.last ?? 0) - speeds[0]) / seconds
    var ahead = CGFloat(projection)
    // What slows down stops; it doesn't turn round.
    if average * acceleration < 0 { ahead = min(ahead, -average / acceleration) }
    let end = last.way + average * ahead + acceleration * ahead * ahead / 2
    return end > min(Self.longestWay, width / 2)
  }
}
