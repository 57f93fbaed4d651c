import Foundation

/// What a navigation controller is in the middle of: the case says what runs, and holds it.
///
///           prepared, asked             settingUp  started
///     idle ──────────► transition: requested ► settingUp ► running ──► completed: idle
///       │ dragBegan     dragReported           settingUp  started
///       ├───────────► drag: unreported ► reported(requested ► settingUp ► running) ──► dragEnded
///       │ asked           announced
///       └───────────► external: settingUp ► running ──► completed: idle
///
/// `interrupted`, and a `call` that finds something running, lead through `ending` back to rest. While
/// UIKit sets a transition up, or while an end is reported, the app's calls wait.
enum Activity<Transition, Drag, External> {
  enum Step: Hashable, Sendable, CaseIterable {
    /// Called for; UIKit starts it with the next layout.
    case requested
    /// UIKit is calling the screens' appearance callbacks.
    case settingUp
    case running
  }

  /// Whether UIKit knows of a drag, and how far it is with its part.
  enum UIKitShare: Hashable, Sendable {
    case unreported
    /// UIKit pops interactively.
    case reported(Step)
  }

  case idle
  /// What was running is brought to its end; `pending` is left if UIKit has yet to start its part, and
  /// `external` if an animator of the app's goes on with a drag.
  case ending(pending: Step?, external: External?)
  /// A push or pop that the library shows.
  case transition(Step, Transition)
  case drag(UIKitShare, Drag)
  /// A push or pop that UIKit or an animator of the app's shows; nil for UIKit's part of a drag that has
  /// ended before UIKit has started it.
  case external(Step, External?)

  /// Whose animator UIKit is given, besides that of a drag.
  enum Animator {
    case transition(Transition)
    case external(External)
  }

  enum DragOutcome {
    case cancelled
    case finished
    /// The app's animator finishes it by itself.
    case handedOver(External)

    fileprivate var external: External? {
      if case .handedOver(let external) = self { external } else { nil }
    }
  }

  enum Event {
    /// The app calls a push, a pop or a change of the stack.
    case call
    /// The scene goes to the background, the size changes; `leaving`: the window is gone.
    case interrupted(leaving: Bool)
    case rested
    /// A transition of the library waits for UIKit.
    case prepared(Transition)
    /// UIKit asks for an animator, in the call that changes the stack.
    case asked(Animator)
    /// The observers know of an external transition.
    case announced
    /// UIKit begins to set up what it has put off.
    case settingUp
    case deferred
    case started
    /// A transition, the library's or an external one, is over or given up.
    case completed
    case dragBegan(Drag)
    /// UIKit has been asked to pop interactively.
    case dragReported
    case dragEnded(DragOutcome)
    /// A finished drag has become a transition that UIKit has already started.
    case adopted(Transition)
  }

  enum Effect {
    case perform
    /// Keep the call until the transition has started.
    case enqueue
    /// Bring the running transition to its end, at once.
    case finish(Transition)
    /// Give up a transition that UIKit hasn't started.
    case abandon(Transition)
    /// Bring the drag to its end, at once: as decided, else back.
    case endDrag(Drag)
    /// Report that the external transition is over.
    case endExternal(External?)
    /// Say that what was interrupted is at rest: the event `rested`.
    case settle
    /// Make the calls that wait, in the next frame.
    case flush
  }

  // MARK: What runs

  var isIdle: Bool { if case .idle = self { true } else { false } }

  var isAtRest: Bool {
    switch self {
    case .idle, .ending, .external: true
    case .transition, .drag: false
    }
  }

  var transition: Transition? {
    if case .transition(_, let transition) = self { transition } else { nil }
  }

  var drag: Drag? {
    if case .drag(_, let drag) = self { drag } else { nil }
  }

  var external: External? {
    if case .external(_, let external) = self { external } else { nil }
  }

  private var step: Step? {
    switch self {
    case .transition(let step, _), .drag(.reported(let step), _), .external(let step, _): step
    case .idle, .ending, .drag(.unreported, _): nil
    }
  }

  var awaitsStart: Bool { step == .requested }

  var admitsCalls: Bool {
    if case .ending = self { false } else { step != .settingUp }
  }

  // MARK: What happens

  private mutating func become(_ next: Self, _ effects: Effect...) -> [Effect] {
    self = next
    return effects
  }

  mutating func handle(_ event: Event) -> [Effect] {
    switch (event, self) {
    case (.call, .ending), (.call, .transition(.settingUp, _)),
      (.call, .drag(.reported(.settingUp), _)), (.call, .external(.settingUp, _)):
      return [.enqueue]
    case (.call, .idle), (.call, .external):
      return [.perform]
    case (.call, .transition), (.call, .drag):
      return handle(.interrupted(leaving: false)) + [.perform]

    case (.interrupted, .transition(.requested, let transition)):
      return become(.ending(pending: nil, external: nil), .abandon(transition), .settle)
    case (.interrupted, .transition(.running, let transition)):
      return become(.ending(pending: nil, external: nil), .finish(transition), .settle)
    case (.interrupted(let leaving), .drag(_, let drag)):
      // UIKit drops with the window what it hasn't started.
      let pending = leaving || step == .running ? nil : step
      return become(.ending(pending: pending, external: nil), .endDrag(drag), .settle)
    case (.interrupted(leaving: true), .external(_, let external)):
      return become(.idle, .endExternal(external), .flush)
    // UIKit can't be interrupted while it sets up, nor in what it shows itself.
    case (.interrupted, .idle), (.interrupted, .ending), (.interrupted, .transition(.settingUp, _)),
      (.interrupted(leaving: false), .external):
      return []

    case (.rested, .ending(pending: nil, _)):
      return become(.idle, .flush)
    case (.rested, .ending(pending: .some(let step), let external)):
      return become(.external(step, external))
    case (.rested, .idle), (.rested, .transition), (.rested, .drag), (.rested, .external):
      return []

    case (.completed, .transition), (.completed, .external):
      return become(.idle, .flush)
    case (.completed, .idle), (.completed, .ending), (.completed, .drag):
      return []

    case (.prepared(let transition), .idle):
      return become(.transition(.requested, transition))
    case (.prepared, .ending), (.prepared, .transition), (.prepared, .drag), (.prepared, .external):
      return []

    case (.asked(.transition(let transition)), .idle),
      (.asked(.transition(let transition)), .transition):
      return become(.transition(.requested, transition))
    case (.asked(.transition(let transition)), .external(_, let external)):
      return become(.transition(.requested, transition), .endExternal(external))
    case (.asked(.external(let next)), .idle):
      return become(.external(.settingUp, next))
    case (.asked(.external(let next)), .transition(_, let transition)):
      return become(.external(.settingUp, next), .abandon(transition))
    case (.asked(.external(let next)), .external(_, let external)):
      return become(.external(.settingUp, next), .endExternal(external))
    case (.asked, .ending), (.asked, .drag):
      return []

    // Calls that came meanwhile wait for its end: they would overlap it.
    case (.announced, .external(.settingUp, let external)):
      return become(.external(.running, external))
    case (.announced, .idle), (.announced, .ending), (.announced, .transition), (.announced, .drag),
      (.announced, .external(.requested, _)), (.announced, .external(.running, _)):
      return []

    case (.settingUp, .transition(.requested, let transition)):
      return become(.transition(.settingUp, transition))
    case (.settingUp, .drag(.reported(.requested), let drag)):
      return become(.drag(.reported(.settingUp), drag))
    case (.settingUp, .external(.requested, let external)):
      return become(.external(.settingUp, external))
    case (.deferred, .transition(.settingUp, let transition)):
      return become(.transition(.requested, transition))
    case (.deferred, .drag(.reported(.settingUp), let drag)):
      return become(.drag(.reported(.requested), drag))
    case (.deferred, .external(.settingUp, let external)):
      return become(.external(.requested, external))
    case (.deferred, .idle), (.deferred, .ending), (.deferred, .transition), (.deferred, .drag),
      (.deferred, .external):
      return []
    case (.settingUp, .idle), (.settingUp, .ending), (.settingUp, .transition), (.settingUp, .drag),
      (.settingUp, .external):
      return []

    case (.started, .transition(.requested, let transition)),
      (.started, .transition(.settingUp, let transition)):
      return become(.transition(.running, transition), .flush)
    case (.started, .drag(.reported(.requested), let drag)),
      (.started, .drag(.reported(.settingUp), let drag)):
      return become(.drag(.reported(.running), drag), .flush)
    case (.started, .external(.requested, let external)),
      (.started, .external(.settingUp, let external)):
      return become(.external(.running, external), .flush)
    case (.started, .idle), (.started, .ending), (.started, .transition(.running, _)),
      (.started, .drag(.unreported, _)), (.started, .drag(.reported(.running), _)),
      (.started, .external(.running, _)):
      return []

    case (.dragBegan(let drag), .idle):
      return become(.drag(.unreported, drag))
    case (.dragBegan, .ending), (.dragBegan, .transition), (.dragBegan, .drag),
      (.dragBegan, .external):
      return []

    case (.dragReported, .drag(.unreported, let drag)):
      return become(.drag(.reported(.requested), drag))
    case (.dragReported, .idle), (.dragReported, .ending), (.dragReported, .transition),
      (.dragReported, .drag(.reported, _)), (.dragReported, .external):
      return []

    case (.dragEnded(.handedOver(let external)), .drag(.reported(.running), _)):
      return become(.external(.running, external))
    case (.dragEnded, .drag(.unreported, _)), (.dragEnded, .drag(.reported(.running), _)):
      return become(.idle, .flush)
    case (.dragEnded(let outcome), .drag(.reported(let step), _)):
      return become(.external(step, outcome.external))
    case (.dragEnded(.handedOver(let external)), .ending(let pending, _)):
      return become(.ending(pending: pending ?? .running, external: external))
    case (.dragEnded, .idle), (.dragEnded, .ending), (.dragEnded, .transition),
      (.dragEnded, .external):
      return []

    case (.adopted(let transition), .idle), (.adopted(let transition), .external(.running, _)):
      return become(.transition(.running, transition))
    case (.adopted, .ending), (.adopted, .transition), (.adopted, .drag),
      (.adopted, .external(.requested, _)), (.adopted, .external(.settingUp, _)):
      return []
    }
  }
}

extension Activity: Equatable
where Transition: Equatable, Drag: Equatable, External: Equatable {}

extension Activity: Hashable
where Transition: Hashable, Drag: Hashable, External: Hashable {}

extension Activity.Effect: Equatable
where Transition: Equatable, Drag: Equatable, External: Equatable {}

extension Activity: Sendable where Transition: Sendable, Drag: Sendable, External: Sendable {}

extension Activity.Event: Sendable
where Transition: Sendable, Drag: Sendable, External: Sendable {}

extension Activity.Effect: Sendable
where Transition: Sendable, Drag: Sendable, External: Sendable {}

extension Activity.DragOutcome: Sendable where External: Sendable {}

extension Activity.Animator: Sendable where Transition: Sendable, External: Sendable {}
