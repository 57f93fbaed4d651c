/// The outcome of a drag, held until UIKit has started its part.
struct PendingOutcome: Equatable, Sendable {
  private(set) var isStarted = false
  private var verdict: Verdict?

  var isDecided: Bool { verdict != nil }
  /// Whether the drag has finished before UIKit has started, so that nothing is to be undone.
  var isFinishing: Bool { !isStarted && verdict == .finish }

  /// Decides the outcome, which is kept until UIKit has started.
  ///
  /// - Returns: Whether UIKit has started, so the driver carries out the outcome now.
  mutating func decide(_ verdict: Verdict) -> Bool {
    self.verdict = verdict
    return isStarted
  }

  /// Records that UIKit has started.
  ///
  /// - Returns: The outcome decided before; nil if the drag is still under way.
  mutating func start() -> Verdict? {
    isStarted = true
    return verdict
  }
}
