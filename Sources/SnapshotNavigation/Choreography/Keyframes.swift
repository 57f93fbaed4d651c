import Foundation

/// A choreography sampled along time: what the layer animations of a transition are made of.
struct Keyframes: Equatable, Sendable {
  /// Seconds from the first still to the last.
  let duration: TimeInterval
  /// Stills at even distances in time; never fewer than two.
  let frames: [StageFrame]
  /// The coverage of each still.
  let coverages: [CGFloat]

  /// Samples per second: the fastest screens show each one.
  static let rate: Double = 120

  /// Samples `choreography` while `coverage` runs from time 0 to `duration`.
  init(
    of choreography: any Choreography, in size: CGSize, for trigger: Trigger,
    duration: TimeInterval, coverage: (TimeInterval) -> CGFloat
  ) {
    let count = max(1, Int((duration * Self.rate).rounded(.up)))
    self.duration = duration
    coverages = (0...count).map { coverage(duration * Double($0) / Double(count)) }
    frames = coverages.map { choreography.frame(at: $0, in: size, for: trigger) }
  }

  /// The first and the last still.
  var ends: (first: StageFrame, last: StageFrame) {
    (frames.first ?? StageFrame(), frames.last ?? StageFrame())
  }
}
