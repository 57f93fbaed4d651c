/// Where a transition is, from its scheduling to `completeTransition`.
///
///     scheduled --start--> animating | starting     starting --started--> interacting
///     interacting --finish--> finishing     interacting --cancel--> canceling
///     animating | finishing | canceling --pause--> interacting
///     any started --complete--> ended     any started --lose--> lost
struct TransitionPhase: Equatable, Sendable {
  enum State: Equatable, Sendable {
    case scheduled, animating

    /// Inside of `startInteractiveTransition`: what is called from there is lost.
    case starting
    case interacting, finishing, cancelling
    case ended(completed: Bool)

    /// Over, and neither its animator nor whoever waits for its end is told.
    case lost
  }

  enum Event: Equatable, Sendable {
    case start(interactive: Bool)
    case started, finish, cancel, pause, lose
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

  /// A finger took it up again after it had been let go.
  private(set) var wasCaught = false

  var isInteractive: Bool { state == .starting || state == .interacting }
  var hasEnded: Bool {
    switch state {
    case .ended, .lost: true
    case .scheduled, .animating, .starting, .interacting, .finishing, .cancelling: false
    }
  }

  mutating func handle(_ event: Event) -> Effect {
    switch (state, event) {
    case (.scheduled, .start(let interactive)):
      state = interactive ? .starting : .animating
      initiallyInteractive = interactive
      return .none
    case (.starting, .started):
      state = .interacting
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
      wasCaught = true
      state = .interacting
      return .interactionChanged
    case (.animating, .complete(let completed)), (.starting, .complete(let completed)),
      (.interacting, .complete(let completed)), (.finishing, .complete(let completed)),
      (.cancelling, .complete(let completed)):
      state = .ended(completed: completed)
      return .end(completed: completed)
    case (.animating, .lose), (.starting, .lose), (.interacting, .lose), (.finishing, .lose),
      (.cancelling, .lose):
      state = .lost
      return .none
    case (.starting, .finish), (.starting, .cancel), (.starting, .pause), (.animating, .finish),
      (.interacting, .pause), (.lost, .complete), (_, .started):
      return .none
    case (.scheduled, _), (.ended, _), (.lost, _), (_, .start), (.finishing, .finish),
      (.cancelling, .finish), (.cancelling, .cancel):
      return .refused
    }
  }
}
