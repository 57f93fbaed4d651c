/// What a navigation controller is in the middle of.
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
struct NavigationState: Equatable, Sendable {
  /// How far UIKit is with a transition.
  enum Step: Hashable, Sendable, CaseIterable {
    /// Called for; UIKit starts it with the next layout.
    case requested
    /// UIKit is calling the screens' appearance callbacks.
    case settingUp
    case running
  }

  /// Whether UIKit knows of a drag, and how far it is with its part.
  enum UIKitShare: Hashable, Sendable {
    /// UIKit takes no part until the drag is at rest.
    case unreported
    /// UIKit pops interactively.
    case reported(Step)
  }

  enum Mode: Hashable, Sendable {
    case idle
    /// What was running is brought to its end; `pending` is left if UIKit has yet to start its part.
    case ending(pending: Step?)
    /// A push or pop that the library shows.
    case transition(Step)
    case drag(UIKitShare)
    /// A push or pop that UIKit or an animator of the app's shows, or that is left of a drag.
    case external(Step)
  }

  /// Whose animator UIKit is given, besides that of a drag.
  enum AnimatorSource: Hashable, Sendable, CaseIterable {
    case transition
    case external
  }

  /// How a drag ends.
  enum DragOutcome: Hashable, Sendable, CaseIterable {
    case cancelled
    case finished
    /// The app's animator finishes it by itself.
    case handedOver
  }

  enum Event: Hashable, Sendable {
    /// The app calls a push, a pop or a change of the stack.
    case call
    /// The scene goes to the background, the size changes; `leaving`: the window is gone.
    case interrupted(leaving: Bool)
    /// Everything that was running has ended.
    case rested
    /// A transition of the library waits for UIKit.
    case prepared
    /// UIKit asks for an animator, in the call that changes the stack.
    case asked(AnimatorSource)
    /// The observers know of an external transition.
    case announced
    /// UIKit begins to set up what it has put off.
    case settingUp
    /// It has put that off again.
    case deferred
    /// UIKit has started.
    case started
    /// A transition, the library's or an external one, is over or given up.
    case completed
    case dragBegan
    /// UIKit has been asked to pop interactively.
    case dragReported
    case dragEnded(DragOutcome)
    /// A finished drag has become a transition that UIKit has already started.
    case adopted
  }

  enum Effect: Hashable, Sendable {
    /// Make the call.
    case perform
    /// Keep the call until the transition has started.
    case enqueue
    /// Bring the running transition to its end, at once.
    case finish
    /// Give up a transition that UIKit hasn't started.
    case abandon
    /// Bring the drag to its end, at once: as decided, else back.
    case endDrag
    /// Report that the external transition is over.
    case endExternal
    /// Everything has ended.
    case settle
    /// Make the calls that wait, in the next frame.
    case flush
  }

  private(set) var mode: Mode

  init(mode: Mode = .idle) { self.mode = mode }

  /// Whether no transition of the library and no drag is under way.
  var isAtRest: Bool {
    switch mode {
    case .idle, .ending, .external: true
    case .transition, .drag: false
    }
  }

  /// How far UIKit is with what is under way, if it takes part.
  private var step: Step? {
    switch mode {
    case .transition(let step), .drag(.reported(let step)), .external(let step): step
    case .idle, .ending, .drag(.unreported): nil
    }
  }

  /// Whether UIKit has put something off until the next layout.
  var awaitsStart: Bool { step == .requested }

  /// Whether a call is made now, not put off.
  var admitsCalls: Bool {
    if case .ending = mode { false } else { step != .settingUp }
  }

  /// Moves to the next mode and says what is to be done.
  mutating func handle(_ event: Event) -> [Effect] {
    switch (event, mode) {
    case (.call, .ending), (.call, .transition(.settingUp)), (.call, .drag(.reported(.settingUp))),
      (.call, .external(.settingUp)):
      return [.enqueue]
    case (.call, .idle), (.call, .external):
      return [.perform]
    case (.call, .transition), (.call, .drag):
      return handle(.interrupted(leaving: false)) + [.perform]

    case (.interrupted, .transition(.requested)):
      mode = .ending(pending: nil)
      return [.abandon, .settle]
    case (.interrupted, .transition(.running)):
      mode = .ending(pending: nil)
      return [.finish, .settle]
    case (.interrupted, .drag):
      mode = .ending(pending: step == .running ? nil : step)
      return [.endDrag, .settle]
    case (.interrupted(leaving: true), .external):
      mode = .idle
      return [.endExternal, .flush]
    // UIKit can't be interrupted while it sets up, nor in what it shows itself.
    case (.interrupted, .idle), (.interrupted, .ending), (.interrupted, .transition(.settingUp)),
      (.interrupted(leaving: false), .external):
      return []

    case (.rested, .ending(pending: nil)):
      mode = .idle
      return [.flush]
    case (.rested, .ending(pending: .some(let step))):
      mode = .external(step)
      return []
    case (.rested, .idle), (.rested, .transition), (.rested, .drag), (.rested, .external):
      return []

    case (.completed, .transition), (.completed, .external):
      mode = .idle
      return [.flush]
    case (.completed, .idle), (.completed, .ending), (.completed, .drag):
      return []

    case (.prepared, .idle):
      mode = .transition(.requested)
      return []
    case (.prepared, .ending), (.prepared, .transition), (.prepared, .drag), (.prepared, .external):
      return []

    case (.asked(.transition), .idle), (.asked(.transition), .transition):
      mode = .transition(.requested)
      return []
    case (.asked(.transition), .external):
      mode = .transition(.requested)
      return [.endExternal]
    case (.asked(.external), .idle):
      mode = .external(.settingUp)
      return []
    case (.asked(.external), .transition):
      mode = .external(.settingUp)
      return [.abandon]
    case (.asked(.external), .external):
      mode = .external(.settingUp)
      return [.endExternal]
    case (.asked, .ending), (.asked, .drag):
      return []

    // Calls that came meanwhile wait for its end: they would overlap it.
    case (.announced, .external(.settingUp)):
      mode = .external(.running)
      return []
    case (.announced, .idle), (.announced, .ending), (.announced, .transition), (.announced, .drag),
      (.announced, .external(.requested)), (.announced, .external(.running)):
      return []

    case (.settingUp, .transition(.requested)):
      mode = .transition(.settingUp)
      return []
    case (.settingUp, .drag(.reported(.requested))):
      mode = .drag(.reported(.settingUp))
      return []
    case (.settingUp, .external(.requested)):
      mode = .external(.settingUp)
      return []
    case (.deferred, .transition(.settingUp)):
      mode = .transition(.requested)
      return []
    case (.deferred, .drag(.reported(.settingUp))):
      mode = .drag(.reported(.requested))
      return []
    case (.deferred, .external(.settingUp)):
      mode = .external(.requested)
      return []
    case (.deferred, .idle), (.deferred, .ending), (.deferred, .transition), (.deferred, .drag),
      (.deferred, .external):
      return []
    case (.settingUp, .idle), (.settingUp, .ending), (.settingUp, .transition), (.settingUp, .drag),
      (.settingUp, .external):
      return []

    case (.started, .transition(.requested)), (.started, .transition(.settingUp)):
      mode = .transition(.running)
      return [.flush]
    case (.started, .drag(.reported(.requested))), (.started, .drag(.reported(.settingUp))):
      mode = .drag(.reported(.running))
      return [.flush]
    case (.started, .external(.requested)), (.started, .external(.settingUp)):
      mode = .external(.running)
      return [.flush]
    case (.started, .idle), (.started, .ending), (.started, .transition(.running)),
      (.started, .drag(.unreported)), (.started, .drag(.reported(.running))),
      (.started, .external(.running)):
      return []

    case (.dragBegan, .idle):
      mode = .drag(.unreported)
      return []
    case (.dragBegan, .ending), (.dragBegan, .transition), (.dragBegan, .drag),
      (.dragBegan, .external):
      return []

    case (.dragReported, .drag(.unreported)):
      mode = .drag(.reported(.requested))
      return []
    case (.dragReported, .idle), (.dragReported, .ending), (.dragReported, .transition),
      (.dragReported, .drag(.reported)), (.dragReported, .external):
      return []

    case (.dragEnded(.handedOver), .drag(.reported(.running))):
      mode = .external(.running)
      return []
    case (.dragEnded, .drag(.unreported)), (.dragEnded, .drag(.reported(.running))):
      mode = .idle
      return [.flush]
    case (.dragEnded, .drag(.reported(let step))):
      mode = .external(step)
      return []
    case (.dragEnded(.handedOver), .ending(pending: nil)):
      mode = .ending(pending: .running)
      return []
    case (.dragEnded, .idle), (.dragEnded, .ending), (.dragEnded, .transition),
      (.dragEnded, .external):
      return []

    case (.adopted, .idle), (.adopted, .external(.running)):
      mode = .transition(.running)
      return []
    case (.adopted, .ending), (.adopted, .transition), (.adopted, .drag),
      (.adopted, .external(.requested)), (.adopted, .external(.settingUp)):
      return []
    }
  }
}
