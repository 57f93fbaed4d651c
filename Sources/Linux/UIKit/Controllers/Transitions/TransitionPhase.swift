/// Where a transition is, from its scheduling to `completeTransition`.
///
///     scheduled --start--> animating | interacting
///     interacting --finish--> finishing     interacting --cancel--> canceling
///     animating | finishing | canceling --pause--> interacting
///     any started --complete--> ended
struct TransitionPhase: Equatable, Sendable {
  enum State: Equatable, Sendable {
    case scheduled, animating, interacting, finishing, cancelling
    case ended(completed: Bool)
  }

  enum Event: Equatable, Sendable {
    case start(interactive: Bool)
    case finish, cancel, pause
    case complete(Bool)
  }

  enum Effect: Equatable, Sendable {
    /// Interactive has become not interactive, or the other way round.
    case interactionChanged
    /// The screens turn round: the reversed will… calls are due.
    case interactionCancelled
    case end(completed: Bool)
    /// The event has no meaning in this state.
    case refused
    case none
  }

  private(set) var state = State.scheduled
  private(set) var wasCancelled = false
  private(set) var initiallyInteractive = false

  var isInteractive: Bool { state == .interacting }
  var hasEnded: Bool {
    if case .ended = state { return true }
    return false
  }

  mutating func handle(_ event: Event) -> Effect {
    switch (state, event) {
    case (.scheduled, .start(let interactive)):
      state = interactive ? .interacting : .animating
      initiallyInteractive = interactive
      return .none
    case (.interacting, .finish):
      state = .finishing
      return .interactionChanged
    case (.interacting, .cancel), (.animating, .cancel), (.finishing, .cancel):
      state = .cancelling
      wasCancelled = true
      return .interactionCancelled
    case (.animating, .pause), (.finishing, .pause), (.cancelling, .pause):
      wasCancelled = false
      state = .interacting
      return .interactionChanged
    case (.animating, .complete(let completed)), (.interacting, .complete(let completed)),
      (.finishing, .complete(let completed)), (.cancelling, .complete(let completed)):
      state = .ended(completed: completed)
      return .end(completed: completed)
    case (.animating, .finish), (.interacting, .pause):
      return .none
    case (.scheduled, _), (.ended, _), (_, .start), (.finishing, .finish), (.cancelling, .finish),
      (.cancelling, .cancel):
      return .refused
    }
  }
}
