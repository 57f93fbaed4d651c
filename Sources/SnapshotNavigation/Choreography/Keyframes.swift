import Foundation

/// A choreography sampled over time, for the layer animations of a transition.
struct Keyframes: Equatable, Sendable {
  let duration: TimeInterval
  /// Layouts at even distances in time; never fewer than two.
  let layouts: [TransitionLayout]
  let coverages: [CGFloat]

  /// Samples per second: the highest refresh rate of a display.
  static let rate: Double = 120

  init(
    of choreography: any Choreography, in size: CGSize, for trigger: PopTrigger,
    duration: TimeInterval, coverage: (TimeInterval) -> CGFloat
  ) {
    let count = max(1, Int((duration * Self.rate).rounded(.up)))
    self.duration = duration
    coverages = (0...count).map { coverage(duration * Double($0) / Double(count)) }
    layouts = coverages.map { choreography.layout(at: $0, in: size, for: trigger) }
  }

  var isFade: Bool {
    layouts.contains { $0.upper.opacity < 1 }
      && layouts.allSatisfy { $0.upper == ScreenPlacement(opacity: $0.upper.opacity) }
  }
}
