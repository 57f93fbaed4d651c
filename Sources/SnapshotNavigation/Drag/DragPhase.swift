import Foundation

/// The life of one drag.
///
///           begin           raised            release            settled
///     idle ───────► raising ───────► following ───────► settling ───────► idle (finish or put back)
///                      │              ▲   │                │  │
///                      │              │   └─ interrupt ─► idle (put back)
///                      └─ interrupt   └────── press ───────┘  └─ interrupt ─► idle (as decided)
///
/// Over a snapshot, the lift ends a finished drag: `settling` becomes `released`, and a transition goes on.
/// If the stack keeps the screen, the drag settles back.
///
/// In other drags, a finger on a screen that is being popped can hold the screen, take it back, or move on
/// toward the pop side. The last finishes the pop, and the finger drags the next screen.
///
/// An interruption is never a release: it undoes an undecided drag.
enum DragPhase: Equatable, Sendable {
  case idle
  /// The driver sets up its view, at `coverage`; observers don't know of the drag yet.
  case raising(coverage: CGFloat)
  /// Under the finger; `anchor` is the coverage at which the finger took hold.
  case following(anchor: CGFloat, coverage: CGFloat)
  case settling(Verdict)
  /// Finished by the lift: the drag goes on as a transition, and nothing is left to interrupt.
  case released
  /// Stopped by a finger during a pop, at `coverage`.
  case held(coverage: CGFloat)

  /// Input to the phase.
  enum Event: Equatable, Sendable {
    /// The recognizer has begun, and every rule has passed; the screen may be in motion.
    case begin(coverage: CGFloat)
    /// The driver has set up its view.
    case raised
    /// There is nothing to drag after all.
    case failed
    /// The finger has moved `travel` lengths of the stage toward the pop side since it took hold.
    case move(travel: CGFloat)
    /// The finger was lifted with `velocity` points per second toward the pop side; a drag past
    /// `threshold` of the way pops.
    case release(velocity: CGFloat, length: CGFloat, threshold: CGFloat)
    /// A finger was put on the settling stage, at `coverage`; `passesOn` if it could drag the next
    /// screen.
    case press(coverage: CGFloat, passesOn: Bool)
    case settled
    /// The finished drag goes on as a transition.
    case handedOn
    /// The stack has kept the screen of a released drag, which has come to `coverage`.
    case kept(coverage: CGFloat)
    /// The recognizer was canceled or failed, the view was resized, the app resigned active, or another
    /// operation began.
    case interrupt
  }

  /// An action for the session to carry out.
  enum Effect: Equatable, Sendable {
    case raise
    /// Report that the drag has begun.
    case begin
    /// Report that the drag hasn't begun.
    case fail
    case show(CGFloat)
    /// Let the drag settle from `coverage`, with `velocity` in coverage per second.
    case settle(Verdict, coverage: CGFloat, velocity: CGFloat)
    case finish
    /// Let the drag go on as a transition.
    case handOn
    /// Pop at once, because the finger goes on to the next screen.
    case finishAndPassOn
    /// Restore everything, and report the cancellation if the drag has begun.
    case putBack(hasBegun: Bool)
    case ignore
  }

  /// The travel, in lengths of the stage, below which a finger only holds.
  private static let holdingTravel: CGFloat = 0.03

  mutating func handle(_ event: Event) -> Effect {
    switch (self, event) {
    case (.idle, .begin(let coverage)):
      self = .raising(coverage: coverage)
      return .raise

    case (.raising(let coverage), .raised):
      self = .following(anchor: coverage, coverage: coverage)
      return .begin
    case (.raising, .interrupt):
      self = .idle
      return .putBack(hasBegun: false)
    // The app may have ended the drag meanwhile.
    case (.raising, .failed), (.idle, .failed):
      self = .idle
      return .fail

    case (.following(let anchor, _), .move(let travel)):
      let coverage = min(max(anchor - travel, 0), 1)
      self = .following(anchor: anchor, coverage: coverage)
      return .show(coverage)
    case (.following(_, let coverage), .release(let velocity, let length, let threshold)):
      let decision = ReleaseDecision(
        coverage: coverage, velocity: velocity, length: length, threshold: threshold)
      self = .settling(decision.verdict)
      let speed = length > 0 ? -velocity / length : 0
      return .settle(decision.verdict, coverage: coverage, velocity: speed)
    case (.following, .interrupt), (.held, .interrupt):
      self = .idle
      return .putBack(hasBegun: true)

    case (.settling(.finish), .press(let coverage, passesOn: true)):
      self = .held(coverage: coverage)
      return .show(coverage)
    case (.held, .move(let travel)) where travel > Self.holdingTravel:
      self = .idle
      return .finishAndPassOn
    case (.held(let coverage), .move(let travel)) where travel < -Self.holdingTravel:
      self = .following(anchor: coverage, coverage: coverage)
      return handle(.move(travel: travel))
    case (.held(let coverage), .release):
      self = .following(anchor: coverage, coverage: coverage)
      return handle(event)

    case (.settling(.finish), .handedOn):
      self = .released
      return .handOn
    case (.released, .kept(let coverage)):
      self = .settling(.cancel)
      return .settle(.cancel, coverage: coverage, velocity: 0)

    case (.settling, .press(let coverage, _)):
      self = .following(anchor: coverage, coverage: coverage)
      return .show(coverage)
    case (.settling(let verdict), .settled), (.settling(let verdict), .interrupt):
      self = .idle
      return verdict == .finish ? .finish : .putBack(hasBegun: true)

    default: return .ignore
    }
  }
}
