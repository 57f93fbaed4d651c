import Foundation

/// The state of a ``Movement``, including the transition or drag that runs.
///
///           prepared, asked             settingUp  started
///     idle ──────────► transition: requested ► settingUp ► running ──► completed: idle
///       │ dragBegan     dragReported           settingUp  started
///       ├───────────► drag: unreported ► reported(requested ► settingUp ► running) ──► dragEnded
///       │ asked           announced
///       └───────────► external: settingUp ► running ──► completed: idle
///
/// A finished drag over a snapshot is `released`: it goes on as a transition that is `due` until UIKit is
/// called. If the stack keeps the screen, the transition becomes the drag again.
///
/// During a transition or drag, `interrupted` or a `call` leads through `ending` to rest. While UIKit sets
/// up a transition, or while an end is reported, the app's calls wait.
enum Activity {
  /// UIKit's progress with a transition.
  enum Step: CaseIterable {
    /// Decided by a finger; the call to UIKit follows.
    case due
    /// Requested; UIKit starts it with the next layout.
    case requested
    /// UIKit is calling the screens' appearance callbacks.
    case settingUp
    case running
  }

  /// Whether UIKit takes part in a drag, and the step that UIKit has reached.
  enum UIKitShare: Hashable {
    case unreported
    /// UIKit was asked to pop or push interactively.
    case reported(Step)
  }

  /// A change of screens shown by UIKit or the app's animator.
  enum External {
    /// A push or pop whose end is reported to observers.
    case step(NavigationEvent)
    /// UIKit's part of a drag that ended before UIKit started it.
    case rest(of: DragSession)

    /// The effects if UIKit starts another change.
    fileprivate var end: [Effect] {
      if case .step(let event) = self { [.endExternal(event)] } else { [] }
    }

    /// The effects if UIKit drops the change.
    fileprivate var drop: [Effect] {
      if case .rest(let drag) = self { [.drop(drag)] } else { end }
    }
  }

  case idle
  /// A transition or drag is ending; `next` is the state afterward.
  indirect case ending(next: Activity)
  /// A push or pop that the library shows.
  case transition(Step, Transition)
  case drag(UIKitShare, DragSession)
  indirect case external(Step, External)

  /// A source of UIKit's animator, other than a drag.
  enum Animator {
    case transition(Transition)
    case external(NavigationEvent)
  }

  /// The outcome of a drag.
  enum DragOutcome {
    case cancelled
    case finished
    /// The app's animator finishes the change by itself.
    case handedOver(NavigationEvent)
  }

  /// Something that happened and may change the activity.
  enum Event {
    /// The app pushes, pops or replaces the stack.
    case call
    /// The scene enters the background, or the size changes; `withoutWindow` if the window is gone.
    case interrupted(withoutWindow: Bool)
    case rested
    /// One of the library's transitions waits for UIKit.
    case prepared(Transition)
    /// UIKit asks for an animator, in the call that changes the stack.
    case asked(Animator)
    /// Observers have been told of an external transition.
    case announced
    /// UIKit begins to set up a deferred change.
    case settingUp
    case deferred
    case started
    /// A transition, the library's or an external one, has ended or been given up.
    case completed
    case dragBegan(DragSession)
    /// UIKit is asked to pop or push interactively.
    case dragReported
    case dragEnded(DragOutcome)
    /// A finished drag has become a transition that UIKit has already started.
    case adopted(Transition)
    /// A finished drag has become a transition for which UIKit is still to be called.
    case released(Transition)
    /// The stack has kept the screen of a finished drag, which goes back.
    case keptScreen(of: DragSession)
  }

  /// Work that an event requires of the movement.
  enum Effect {
    case perform
    /// Keep the call until the transition has started.
    case enqueue
    /// End the running transition at once.
    case finish(Transition)
    /// Give up a transition that UIKit hasn't started.
    case cancel(Transition)
    /// End the drag at once, as decided, or else undo it.
    case endDrag(DragSession)
    /// Report that the external transition is over.
    case endExternal(NavigationEvent)
    /// Undo UIKit's part, which won't start, of a drag that has ended.
    case drop(DragSession)
    /// Send the event `rested`: the interruption is over.
    case rest
    /// Make the waiting calls in the next frame.
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

  var drag: DragSession? {
    if case .drag(_, let drag) = self { drag } else { nil }
  }

  var external: NavigationEvent? {
    if case .external(_, .step(let event)) = self { event } else { nil }
  }

  private var step: Step? {
    switch self {
    case .transition(let step, _), .drag(.reported(let step), _), .external(let step, _): step
    case .idle, .ending, .drag(.unreported, _): nil
    }
  }

  var awaitsStart: Bool { step == .requested }
  /// Whether UIKit has been asked for a change, and hasn't started it.
  var isUnstarted: Bool { step == .requested || step == .settingUp }
  /// A transition that a finger has decided, and for which UIKit is still to be called.
  var due: Transition? { step == .due ? transition : nil }

  /// The library's transition or drag, even if only UIKit's part is left; otherwise nil.
  var subject: AnyObject? {
    switch self {
    case .transition(_, let transition): transition
    case .drag(_, let drag), .external(_, .rest(let drag)): drag
    case .idle, .ending, .external(_, .step): nil
    }
  }

  var admitsCalls: Bool {
    if case .ending = self { false } else { step != .settingUp }
  }

  // MARK: What happens

  private mutating func become(_ next: Self, _ effects: Effect...) -> [Effect] {
    self = next
    return effects
  }

  /// Handles an event and returns its effects; each state ignores events it doesn't list.
  mutating func handle(_ event: Event) -> [Effect] {
    if let step, let next = step.next(by: event) {
      return next == .running ? become(at(next), .flush) : become(at(next))
    }
    switch self {
    case .idle: return atRest(event)
    case .ending(let next): return ending(event, next)
    case .transition(let step, let transition): return showing(event, step, transition)
    case .drag(let share, let drag): return dragging(event, share, drag)
    case .external(let step, let external): return following(event, step, external)
    }
  }

  /// A copy in which UIKit is at another step.
  private func at(_ step: Step) -> Self {
    switch self {
    case .transition(_, let transition): .transition(step, transition)
    case .drag(_, let drag): .drag(.reported(step), drag)
    case .external(_, let external): .external(step, external)
    case .idle, .ending: self
    }
  }

  private mutating func atRest(_ event: Event) -> [Effect] {
    switch event {
    case .call: [.perform]
    case .prepared(let transition), .asked(.transition(let transition)):
      become(.transition(.requested, transition))
    case .asked(.external(let next)): become(.external(.settingUp, .step(next)))
    case .dragBegan(let drag): become(.drag(.unreported, drag))
    case .released(let transition): become(.transition(.due, transition))
    default: []
    }
  }

  private mutating func ending(_ event: Event, _ next: Activity) -> [Effect] {
    switch event {
    case .call: [.enqueue]
    case .rested: next.isIdle ? become(.idle, .flush) : become(next)
    case .dragEnded(.handedOver(let event)):
      become(.ending(next: .external(next.step ?? .running, .step(event))))
    case .adopted(let transition): become(.transition(.running, transition), .flush)
    default: []
    }
  }

  private mutating func showing(
    _ event: Event, _ step: Step, _ transition: Transition
  ) -> [Effect] {
    switch (event, step) {
    case (.call, .settingUp): [.enqueue]
    case (.call, _): handle(.interrupted(withoutWindow: false)) + [.perform]
    // UIKit can't be interrupted while it sets up a transition.
    case (.interrupted, .settingUp): []
    case (.interrupted, .due), (.interrupted, .requested):
      become(.ending(next: .idle), .cancel(transition), .rest)
    case (.interrupted, .running):
      become(.ending(next: .idle), .finish(transition), .rest)
    case (.completed, _): become(.idle, .flush)
    case (.prepared(let due), .due) where due === transition:
      become(.transition(.requested, transition))
    case (.keptScreen(let drag), .requested): become(.drag(.unreported, drag))
    case (.asked(.transition(let next)), _): become(.transition(.requested, next))
    case (.asked(.external(let next)), _):
      become(.external(.settingUp, .step(next)), .cancel(transition))
    default: []
    }
  }

  private mutating func dragging(
    _ event: Event, _ share: UIKitShare, _ drag: DragSession
  ) -> [Effect] {
    switch (event, share) {
    case (.call, .reported(.settingUp)): return [.enqueue]
    case (.call, _): return handle(.interrupted(withoutWindow: false)) + [.perform]
    case (.interrupted, .unreported), (.interrupted, .reported(.running)):
      return become(.ending(next: .idle), .endDrag(drag), .rest)
    // Without a window, UIKit won't start its part.
    case (.interrupted(withoutWindow: true), .reported):
      return become(.ending(next: .idle), .endDrag(drag), .rest, .drop(drag))
    case (.interrupted(withoutWindow: false), .reported(let step)):
      return become(.ending(next: .external(step, .rest(of: drag))), .endDrag(drag), .rest)
    case (.dragReported, .unreported): return become(.drag(.reported(.requested), drag))
    case (.dragEnded(.handedOver(let event)), .reported(let step)):
      return become(.external(step, .step(event)))
    case (.dragEnded, .unreported): return become(.idle, .flush)
    // As UIKit reports the drag's end, the app may make a call.
    case (.dragEnded, .reported(.running)): return become(.ending(next: .idle))
    case (.dragEnded, .reported(let step)): return become(.external(step, .rest(of: drag)))
    default: return []
    }
  }

  private mutating func following(
    _ event: Event, _ step: Step, _ external: External
  ) -> [Effect] {
    switch (event, step) {
    // A call while UIKit sets up would overlap its transition.
    case (.call, .settingUp): [.enqueue]
    case (.call, _): [.perform]
    // UIKit's own transition ends early only if the window is gone.
    case (.interrupted(withoutWindow: true), _):
      become(.idle) + external.drop + [.flush]
    case (.completed, _): become(.idle, .flush)
    case (.asked(.transition(let transition)), _):
      become(.transition(.requested, transition)) + external.end
    case (.asked(.external(let next)), _):
      become(.external(.settingUp, .step(next))) + external.end
    case (.announced, .settingUp): become(.external(.running, external))
    case (.adopted(let transition), .running): become(.transition(.running, transition))
    default: []
    }
  }
}

extension Activity.Step {
  /// UIKit's step after an event; nil if the event doesn't change it.
  fileprivate func next(by event: Activity.Event) -> Self? {
    switch (event, self) {
    case (.settingUp, .requested): .settingUp
    case (.deferred, .settingUp): .requested
    case (.started, .requested), (.started, .settingUp): .running
    default: nil
    }
  }
}
