import Foundation

/// The life of one drag.
///
///           begin             installed           release            settled
///     idle ───────► installing ───────► following ───────► settling ───────► idle (finish or put back)
///                       │                ▲   │                │  │
///                       │                │   └─ interrupt ─► idle (put back)
///                       └─ interrupt     └────── resume ──────┘  └─ interrupt ─► idle (as decided)
///
/// Over a snapshot, the lift ends a finished drag: `settling` becomes `released`, and a transition goes on.
/// If the stack keeps the screen, the drag settles back. A finger can resume a drag that settles back.
///
/// An interruption is never a release: it undoes an undecided drag.
enum DragPhase: Equatable, Sendable {
  case idle
  /// The driver sets up its view, at `remaining`; observers don't know of the drag yet.
  case installing(remaining: CGFloat)
  /// Under the finger; `anchor` is the part that remained when the finger took hold.
  case following(anchor: CGFloat, remaining: CGFloat)
  case settling(Verdict)
  /// Finished by the lift: the drag goes on as a transition, and nothing is left to interrupt.
  case released

  /// Input to the phase.
  enum Event: Equatable, Sendable {
    /// The recognizer has begun, and every rule has passed; the screen may be in motion.
    case begin(remaining: CGFloat)
    /// The driver has set up its view.
    case installed
    /// There's nothing to drag after all.
    case failed
    /// The finger has moved `travel` lengths of the stage in the drag's direction since it took hold.
    case move(travel: CGFloat)
    /// The finger was lifted with `velocity` points per second in the drag's direction; a drag past
    /// `threshold` of the way finishes.
    case release(velocity: CGFloat, length: CGFloat, threshold: CGFloat)
    /// Another finger drags the screen, which has come back to `remaining`.
    case resume(remaining: CGFloat)
    case settled
    /// The finished drag goes on as a transition.
    case handedOn
    /// The stack has kept the screen of a released drag, which has come to `remaining`.
    case kept(remaining: CGFloat)
    /// The recognizer was canceled or failed, the view was resized, the app resigned active, or another
    /// operation began.
    case interrupt
  }

  /// An action for the session to carry out.
  enum Effect: Equatable, Sendable {
    case install
    /// Report that the drag has begun.
    case begin
    /// Report that the drag hasn't begun.
    case fail
    case show(CGFloat)
    /// Let the drag settle from `remaining`, with `velocity` in lengths of the stage per second.
    case settle(Verdict, remaining: CGFloat, velocity: CGFloat)
    case finish
    /// Let the drag go on as a transition.
    case handOn
    /// Restore everything, and report the cancellation if the drag has begun.
    case putBack(hasBegun: Bool)
    case ignore
  }

  mutating func handle(_ event: Event) -> Effect {
    switch (self, event) {
    case (.idle, .begin(let remaining)):
      self = .installing(remaining: remaining)
      return .install

    case (.installing(let remaining), .installed):
      self = .following(anchor: remaining, remaining: remaining)
      return .begin
    case (.installing, .interrupt):
      self = .idle
      return .putBack(hasBegun: false)
    // The app may have ended the drag meanwhile.
    case (.installing, .failed), (.idle, .failed):
      self = .idle
      return .fail

    case (.following(let anchor, _), .move(let travel)):
      let remaining = min(max(anchor - travel, 0), 1)
      self = .following(anchor: anchor, remaining: remaining)
      return .show(remaining)
    case (.following(_, let remaining), .release(let velocity, let length, let threshold)):
      let decision = ReleaseDecision(
        remaining: remaining, velocity: velocity, length: length, threshold: threshold)
      self = .settling(decision.verdict)
      let speed = length > 0 ? -velocity / length : 0
      return .settle(decision.verdict, remaining: remaining, velocity: speed)
    case (.following, .interrupt):
      self = .idle
      return .putBack(hasBegun: true)

    case (.settling(.finish), .handedOn):
      self = .released
      return .handOn
    case (.released, .kept(let remaining)):
      self = .settling(.cancel)
      return .settle(.cancel, remaining: remaining, velocity: 0)

    case (.settling(.cancel), .resume(let remaining)):
      self = .following(anchor: remaining, remaining: remaining)
      return .show(remaining)
    case (.settling(let verdict), .settled), (.settling(let verdict), .interrupt):
      self = .idle
      return verdict == .finish ? .finish : .putBack(hasBegun: true)

    default: return .ignore
    }
  }
}
