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
    case rested
    /// A transition of the library waits for UIKit.
    case prepared
    /// UIKit asks for an animator, in the call that changes the stack.
    case asked(AnimatorSource)
    /// The observers know of an external transition.
    case announced
    /// UIKit begins to set up what it has put off.
    case settingUp
    case deferred
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
    case settle
    /// Make the calls that wait, in the next frame.
    case flush
  }

  private(set) var mode: Mode

  init(mode: Mode = .idle) { self.mode = mode }

  var isAtRest: Bool {
    switch mode {
    case .idle, .ending, .external: true
    case .transition, .drag: false
    }
  }

  private var step: Step? {
    switch mode {
    case .transition(let step), .drag(.reported(let step)), .external(let step): step
    case .idle, .ending, .drag(.unreported): nil
    }
  }

  var awaitsStart: Bool { step == .requested }

  var admitsCalls: Bool {
    if case .ending = mode { false } else { step != .settingUp }
  }

  private mutating func become(_ next: Mode, _ effects: Effect...) -> [Effect] {
    mode = next
    return effects
  }

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
      return become(.ending(pending: nil), .abandon, .settle)
    case (.interrupted, .transition(.running)):
      return become(.ending(pending: nil), .finish, .settle)
    case (.interrupted, .drag):
      return become(.ending(pending: step == .running ? nil : step), .endDrag, .settle)
    case (.interrupted(leaving: true), .external):
      return become(.idle, .endExternal, .flush)
    // UIKit can't be interrupted while it sets up, nor in what it shows itself.
    case (.interrupted, .idle), (.interrupted, .ending), (.interrupted, .transition(.settingUp)),
      (.interrupted(leaving: false), .external):
      return []

    case (.rested, .ending(pending: nil)):
      return become(.idle, .flush)
    case (.rested, .ending(pending: .some(let step))):
      return become(.external(step))
    case (.rested, .idle), (.rested, .transition), (.rested, .drag), (.rested, .external):
      return []

    case (.completed, .transition), (.completed, .external):
      return become(.idle, .flush)
    case (.completed, .idle), (.completed, .ending), (.completed, .drag):
      return []

    case (.prepared, .idle):
      return become(.transition(.requested))
    case (.prepared, .ending), (.prepared, .transition), (.prepared, .drag), (.prepared, .external):
      return []

    case (.asked(.transition), .idle), (.asked(.transition), .transition):
      return become(.transition(.requested))
    case (.asked(.transition), .external):
      return become(.transition(.requested), .endExternal)
    case (.asked(.external), .idle):
      return become(.external(.settingUp))
    case (.asked(.external), .transition):
      return become(.external(.settingUp), .abandon)
    case (.asked(.external), .external):
      return become(.external(.settingUp), .endExternal)
    case (.asked, .ending), (.asked, .drag):
      return []

    // Calls that came meanwhile wait for its end: they would overlap it.
    case (.announced, .external(.settingUp)):
      return become(.external(.running))
    case (.announced, .idle), (.announced, .ending), (.announced, .transition), (.announced, .drag),
      (.announced, .external(.requested)), (.announced, .external(.running)):
      return []

    case (.settingUp, .transition(.requested)):
      return become(.transition(.settingUp))
    case (.settingUp, .drag(.reported(.requested))):
      return become(.drag(.reported(.settingUp)))
    case (.settingUp, .external(.requested)):
      return become(.external(.settingUp))
    case (.deferred, .transition(.settingUp)):
      return become(.transition(.requested))
    case (.deferred, .drag(.reported(.settingUp))):
      return become(.drag(.reported(.requested)))
    case (.deferred, .external(.settingUp)):
      return become(.external(.requested))
    case (.deferred, .idle), (.deferred, .ending), (.deferred, .transition), (.deferred, .drag),
      (.deferred, .external):
      return []
    case (.settingUp, .idle), (.settingUp, .ending), (.settingUp, .transition), (.settingUp, .drag),
      (.settingUp, .external):
      return []

    case (.started, .transition(.requested)), (.started, .transition(.settingUp)):
      return become(.transition(.running), .flush)
    case (.started, .drag(.reported(.requested))), (.started, .drag(.reported(.settingUp))):
      return become(.drag(.reported(.running)), .flush)
    case (.started, .external(.requested)), (.started, .external(.settingUp)):
      return become(.external(.running), .flush)
    case (.started, .idle), (.started, .ending), (.started, .transition(.running)),
      (.started, .drag(.unreported)), (.started, .drag(.reported(.running))),
      (.started, .external(.running)):
      return []

    case (.dragBegan, .idle):
      return become(.drag(.unreported))
    case (.dragBegan, .ending), (.dragBegan, .transition), (.dragBegan, .drag),
      (.dragBegan, .external):
      return []

    case (.dragReported, .drag(.unreported)):
      return become(.drag(.reported(.requested)))
    case (.dragReported, .idle), (.dragReported, .ending), (.dragReported, .transition),
      (.dragReported, .drag(.reported)), (.dragReported, .external):
      return []

    case (.dragEnded(.handedOver), .drag(.reported(.running))):
      return become(.external(.running))
    case (.dragEnded, .drag(.unreported)), (.dragEnded, .drag(.reported(.running))):
      return become(.idle, .flush)
    case (.dragEnded, .drag(.reported(let step))):
      return become(.external(step))
    case (.dragEnded(.handedOver), .ending(pending: nil)):
      return become(.ending(pending: .running))
    case (.dragEnded, .idle), (.dragEnded, .ending), (.dragEnded, .transition),
      (.dragEnded, .external):
      return []

    case (.adopted, .idle), (.adopted, .external(.running)):
      return become(.transition(.running))
    case (.adopted, .ending), (.adopted, .transition), (.adopted, .drag),
      (.adopted, .external(.requested)), (.adopted, .external(.settingUp)):
      return []
    }
  }
}
