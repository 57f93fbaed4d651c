import Foundation

/// A choreography sampled for the layer animations of a transition.
package struct Keyframes: Equatable, Sendable {
  let duration: TimeInterval
  /// The curve of the coverages; nil for layouts at equal intervals.
  let pace: TransitionTiming.Curve?
  /// The layouts; never fewer than two.
  let layouts: [TransitionLayout]
  package let coverages: [CGFloat]

  /// Samples per second: the highest refresh rate of a display.
  static let rate: Double = 120
  /// The number of equal intervals that a motion along a pace is divided into.
  ///
  /// A path that is straight from end to end needs only the first and last sample. A path that is
  /// straight between every other sample needs only every other one.
  private static let intervals = 16

  /// Samples a choreography; with a pace, `coverage` runs from its first value to its last on that
  /// curve.
  package init(
    of choreography: any Choreography, in size: CGSize, for trigger: TransitionTrigger,
    duration: TimeInterval, pace: TransitionTiming.Curve? = nil,
    coverage: (TimeInterval) -> CGFloat
  ) {
    func layout(_ coverage: CGFloat) -> TransitionLayout {
      choreography.layout(at: coverage, in: size, for: trigger)
    }
    self.duration = duration
    if let pace {
      let (start, end) = (coverage(0), coverage(duration))
      let marks = (0...Self.intervals).map {
        start + (end - start) * CGFloat($0) / CGFloat(Self.intervals)
      }
      let samples = marks.map(layout)
      for span in [Self.intervals, 2] where samples.areStraight(between: span) {
        let kept = stride(from: 0, through: Self.intervals, by: span)
        self.pace = pace
        coverages = kept.map { marks[$0] }
        layouts = kept.map { samples[$0] }
        return
      }
    }
    self.pace = nil
    let count = max(1, Int((duration * Self.rate).rounded(.up)))
    coverages = (0...count).map { coverage(duration * Double($0) / Double(count)) }
    layouts = coverages.map(layout)
  }
}

extension [TransitionLayout] {
  /// Whether layer animations between every `span`-th layout pass through all the others.
  fileprivate func areStraight(between span: Int) -> Bool {
    indices.dropLast().allSatisfy { index in
      let start = index - index % span
      let share = CGFloat(index - start) / CGFloat(span)
      return self[index].isOnWay(from: self[start], to: self[start + span], at: share)
    }
  }
}

extension TransitionLayout {
  fileprivate func isOnWay(
    from start: TransitionLayout, to end: TransitionLayout, at share: CGFloat
  ) -> Bool {
    func fits(_ number: (TransitionLayout) -> CGFloat) -> Bool {
      abs(number(self) - number(start) - (number(end) - number(start)) * share) < 0.001
    }
    return fits(\.upper.scale) && fits(\.shade)
      && fits(\.upper.offset.x) && fits(\.upper.offset.y) && fits(\.upper.opacity)
      && fits(\.upper.shadow.opacity) && fits(\.lower.offset.x) && fits(\.lower.offset.y)
      && fits(\.lower.scale) && fits(\.lower.opacity) && fits(\.lower.shadow.opacity)
  }
}
