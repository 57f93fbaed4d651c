/// Where a modal presentation is, from `present` to the end of its dismissal.
///
///     scheduled --start--> presenting --finish--> presented
///     presented --dismiss--> leaving --start--> dismissing --finish--> gone
///     presenting --cancel--> gone          dismissing --cancel--> presented
struct PresentationState: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    case scheduled, presenting, presented, leaving, dismissing, gone
  }

  enum Event: Equatable, Sendable {
    case start, dismiss, finish, cancel
  }

  enum Effect: Equatable, Sendable {
    case runPresentation, didPresent, didNotPresent
    case scheduleDismissal, runDismissal, didDismiss, didNotDismiss
    /// UIKit ignores the event and says so in its log.
    case refused
  }

  private(set) var phase = Phase.scheduled

  var isInTransition: Bool { phase != .presented && phase != .gone }

  mutating func handle(_ event: Event) -> Effect {
    switch (phase, event) {
    case (.scheduled, .start):
      phase = .presenting
      return .runPresentation
    case (.presenting, .finish):
      phase = .presented
      return .didPresent
    case (.presenting, .cancel), (.scheduled, .cancel):
      phase = .gone
      return .didNotPresent
    case (.presented, .dismiss):
      phase = .leaving
      return .scheduleDismissal
    case (.leaving, .start):
      phase = .dismissing
      return .runDismissal
    case (.dismissing, .finish):
      phase = .gone
      return .didDismiss
    case (.dismissing, .cancel):
      phase = .presented
      return .didNotDismiss
    case (.scheduled, .dismiss), (.scheduled, .finish), (.presenting, .start),
      (.presenting, .dismiss), (.presented, .start), (.presented, .finish),
      (.presented, .cancel), (.leaving, .dismiss), (.leaving, .finish), (.leaving, .cancel),
      (.dismissing, .start), (.dismissing, .dismiss), (.gone, _):
      return .refused
    }
  }
}
