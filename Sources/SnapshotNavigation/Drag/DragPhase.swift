import Foundation

/// The life of one drag.
///
///               begin            release              settled
///     idle ──────────► following ────────► settling ──────────► idle (finish or put back)
///                       ▲   │                │  │
///                       │   └─ interrupt ─► idle (put back)
///                       └────── press ───────┘  └─ interrupt ─► idle (as decided)
///
/// An interruption is never a release: what is undecided goes back.
enum DragPhase: Equatable, Sendable {
  case idle
  /// Under the finger; `anchor` is the coverage at which the finger took hold.
  case following(anchor: CGFloat, coverage: CGFloat)
  /// Let go and decided.
  case settling(Verdict)

  /// What happens to a drag.
  enum Event: Equatable, Sendable {
    /// The recognizer has begun, and every rule has passed.
    case begin
    /// The finger is `travel` widths of the stage from where it took hold, towards the pop side.
    case move(travel: CGFloat)
    /// The finger was lifted with `velocity` points per second towards the pop side; what passes
    /// `threshold` of the way is popped.
    case release(velocity: CGFloat, width: CGFloat, threshold: CGFloat)
    /// A finger was put on the settling stage, at `coverage`.
    case press(coverage: CGFloat)
    /// The settle has come to rest.
    case settled
    /// Cancelled, failed, resized, resigned active, or another operation.
    case interrupt
  }

  /// What is to be done about it.
  enum Effect: Equatable, Sendable {
    /// Put up the stage.
    case raise
    /// Show this coverage.
    case show(CGFloat)
    /// Let it settle from `coverage`, with `velocity` in coverage per second.
    case settle(Verdict, coverage: CGFloat, velocity: CGFloat)
    /// Pop; the stage is at rest.
    case finish
    /// Take the stage away; nothing else was touched.
    case putBack
    /// The event means nothing in this phase.
    case ignore
  }

  /// Moves to the next phase and says what is to be done.
  mutating func handle(_ event: Event) -> Effect {
    switch (self, event) {
    case (.idle, .begin):
      self = .following(anchor: 1, coverage: 1)
      return .raise

    case (.following(let anchor, _), .move(let travel)):
      let coverage = min(max(anchor - travel, 0), 1)
      self = .following(anchor: anchor, coverage: coverage)
      return .show(coverage)
    case (.following(_, let coverage), .release(let velocity, let width, let threshold)):
      let decision = ReleaseDecision(
        coverage: coverage, velocity: velocity, width: width, threshold: threshold)
      self = .settling(decision.verdict)
      let speed = width > 0 ? -velocity / width : 0
      return .settle(decision.verdict, coverage: coverage, velocity: speed)
    case (.following, .interrupt):
      self = .idle
      return .putBack

    case (.settling, .press(let coverage)):
      self = .following(anchor: coverage, coverage: coverage)
      return .show(coverage)
    case (.settling(let verdict), .settled), (.settling(let verdict), .interrupt):
      self = .idle
      return verdict == .finish ? .finish : .putBack

    case (.idle, .move), (.idle, .release), (.idle, .press), (.idle, .settled), (.idle, .interrupt),
      (.following, .begin), (.following, .press), (.following, .settled),
      (.settling, .begin), (.settling, .move), (.settling, .release):
      return .ignore
    }
  }
}
