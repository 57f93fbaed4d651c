/// The outcome of a drag, which waits until UIKit has started its part.
struct PendingOutcome: Equatable, Sendable {
  private(set) var isStarted = false
  private var verdict: Verdict?

  var isDecided: Bool { verdict != nil }

  /// Decides the outcome; until UIKit has started it's kept.
  ///
  /// - Returns: Whether UIKit has started, so that the driver carries the outcome out now.
  mutating func decide(_ verdict: Verdict) -> Bool {
    self.verdict = verdict
    return isStarted
  }

  /// UIKit has started.
  ///
  /// - Returns: What has been decided before; nil if the drag is still under way.
  mutating func start() -> Verdict? {
    isStarted = true
    return verdict
  }
}
