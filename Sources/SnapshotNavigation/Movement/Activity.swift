/// The state of a ``Movement``: at rest, one step, or the end of a step.
///
///           prepared, asked       settingUp   started    ended
///     idle ──────────► playing: requested ► settingUp ► running ──► idle
///       │ lifted                prepared
///       ├───────────► playing: due ► requested, as above
///       │ dragBegan             dragReported   settingUp   started    dragEnded
///       ├───────────► finger: untouched ► requested ► settingUp ► running ──► idle
///       │             dragEnded before `started`: awaitingUIKit, then the same parts
///       │ leftToSystem           announced   ended
///       └───────────► system: settingUp ► running ──► idle
///
/// A finished drag over a snapshot is `lifted`: it goes on as a transition that is `due` until UIKit is
/// called. If the stack keeps the screen, the transition becomes the drag again.
///
/// During a transition or drag, `interrupted` or a `call` leads through `ending` to rest, or to
/// `awaitingUIKit` if UIKit still has to start its part of the drag. While UIKit sets up a transition, or
/// while the end of one is being reported, the app's calls wait.
enum Activity {
  case idle
  /// A step is ending; `next` is what is left of it.
  case ending(next: Step?)
  case step(Step)

  /// Something that happened and may change the activity.
  enum Event {
    /// The app pushes, pops or replaces the stack.
    case call
    /// The scene enters the background, or the size changes; `endsUIKitPart` if UIKit reports nothing more,
    /// such as without a window.
    case interrupted(endsUIKitPart: Bool)
    case rested
    /// One of the library's transitions waits for UIKit.
    case prepared(Transition)
    /// UIKit asks for the animator of one of the library's transitions, in the call that changes the stack.
    case asked(Transition)
    /// UIKit asks for an animator, and the library leaves the change to UIKit or the app.
    case leftToSystem(NavigationEvent)
    /// Observers have received the beginning of a change that UIKit or the app shows.
    case announced
    /// UIKit begins to set up a deferred change.
    case settingUp
    case deferred
    case started
    /// A transition, the library's or another, has ended or been canceled.
    case ended
    case dragBegan(DragSession)
    /// UIKit is asked to pop or push interactively.
    case dragReported
    /// A drag is over; the app's animator may finish the change by itself.
    case dragEnded(external: NavigationEvent?)
    /// A finished drag has become a transition that UIKit has already started.
    case adopted(Transition)
    /// A finished drag has become a transition for which UIKit is still to be called.
    case lifted(Transition)
    /// The stack has kept the screen of a finished drag, which goes back.
    case keptScreen(of: DragSession)
  }

  /// Work that an event requires of the movement.
  enum Effect {
    case perform
    /// Keep the call until the transition has started.
    case enqueue
    /// End a transition at once, or give it up if UIKit hasn't started it.
    case end(Transition)
    /// End the drag at once, as decided, or else undo it.
    case endDrag(DragSession)
    /// Report the end of a change that UIKit or the app shows.
    case reportLost(NavigationEvent)
    /// End UIKit's part, which won't start, of a drag that has ended: report a finished drag, or take back a
    /// canceled one.
    case drop(DragSession)
    /// Send the event `rested`: the interruption is over.
    case rest
    /// Make the waiting calls in the next frame.
    case flush
  }

  // MARK: What runs

  var isIdle: Bool { if case .idle = self { true } else { false } }

  private var step: Step? { if case .step(let step) = self { step } else { nil } }

  var isMoving: Bool { step?.isMoving ?? false }
  var transition: Transition? { step?.transition }
  var drag: DragSession? { step?.drag }
  var external: NavigationEvent? { step?.external }
  var subject: AnyObject? { step?.subject }
  var part: Step.UIKitPart? { step?.part }

  var awaitsStart: Bool { part == .requested }
  /// Whether UIKit has been asked for a change, and hasn't started it.
  var isUnstarted: Bool { part == .requested || part == .settingUp }
  /// A transition that a finger has decided, and for which UIKit is still to be called.
  var due: Transition? { part == .due ? transition : nil }
  /// Whether only UIKit's part of a drag is left.
  var awaitsUIKit: Bool { if case .awaitingUIKit = step?.motion { true } else { false } }

  var admitsCalls: Bool {
    if case .ending = self { false } else { part != .settingUp }
  }

  // MARK: What happens

  private mutating func become(_ next: Self, _ effects: Effect...) -> [Effect] {
    self = next
    return effects
  }

  private mutating func become(
    _ motion: Step.Motion, _ part: Step.UIKitPart, _ effects: Effect...
  ) -> [Effect] {
    self = .step(Step(motion, part))
    return effects
  }

  /// Handles an event and returns its effects; each state ignores events it doesn't list.
  mutating func handle(_ event: Event) -> [Effect] {
    switch self {
    case .idle: return atRest(event)
    case .ending(let next): return ending(event, next)
    case .step(let step):
      if let part = step.part.next(by: event) {
        self = .step(Step(step.motion, part))
        return part == .running ? [.flush] : []
      }
      return switch step.motion {
      case .playing(let transition): showing(event, step.part, transition)
      case .finger(let drag): dragging(event, step.part, drag)
      case .system, .awaitingUIKit: leftToUIKit(event, step)
      }
    }
  }

  private mutating func atRest(_ event: Event) -> [Effect] {
    switch event {
    case .call: [.perform]
    case .prepared(let transition), .asked(let transition):
      become(.playing(transition), .requested)
    case .leftToSystem(let next): become(.system(next), .settingUp)
    case .dragBegan(let drag): become(.finger(drag), .untouched)
    case .lifted(let transition): become(.playing(transition), .due)
    default: []
    }
  }

  private mutating func ending(_ event: Event, _ next: Step?) -> [Effect] {
    switch event {
    case .call: [.enqueue]
    case .rested: next.map { become(.step($0)) } ?? become(.idle, .flush)
    case .dragEnded(external: let event?):
      become(.ending(next: Step(.system(event), next?.part ?? .running)))
    case .adopted(let transition): become(.playing(transition), .running, .flush)
    default: []
    }
  }

  private mutating func showing(
    _ event: Event, _ part: Step.UIKitPart, _ transition: Transition
  ) -> [Effect] {
    switch (event, part) {
    case (.call, .settingUp): [.enqueue]
    case (.call, _): handle(.interrupted(endsUIKitPart: false)) + [.perform]
    // UIKit can't be interrupted while it sets up a transition.
    case (.interrupted, .settingUp): []
    case (.interrupted, _): become(.ending(next: nil), .end(transition), .rest)
    case (.ended, _): become(.idle, .flush)
    case (.prepared(let due), .due) where due === transition:
      become(.playing(transition), .requested)
    case (.keptScreen(let drag), .requested): become(.finger(drag), .untouched)
    case (.asked(let next), _): become(.playing(next), .requested)
    case (.leftToSystem(let next), _): become(.system(next), .settingUp, .end(transition))
    default: []
    }
  }

  private mutating func dragging(
    _ event: Event, _ part: Step.UIKitPart, _ drag: DragSession
  ) -> [Effect] {
    switch (event, part) {
    case (.call, .settingUp): return [.enqueue]
    case (.call, _): return handle(.interrupted(endsUIKitPart: false)) + [.perform]
    case (.interrupted, .untouched), (.interrupted, .running):
      return become(.ending(next: nil), .endDrag(drag), .rest)
    // Without a window, UIKit won't start its part.
    case (.interrupted(endsUIKitPart: true), _):
      return become(.ending(next: nil), .endDrag(drag), .rest, .drop(drag))
    case (.interrupted(endsUIKitPart: false), _):
      return become(.ending(next: Step(.awaitingUIKit(drag), part)), .endDrag(drag), .rest)
    case (.dragReported, .untouched): return become(.finger(drag), .requested)
    case (.dragEnded, .untouched): return become(.idle, .flush)
    case (.dragEnded(external: let event?), _): return become(.system(event), part)
    // As UIKit reports the drag's end, the app may make a call.
    case (.dragEnded, .running): return become(.ending(next: nil))
    case (.dragEnded, _): return become(.awaitingUIKit(drag), part)
    default: return []
    }
  }

  /// Handles an event of a change that UIKit or the app shows, or that UIKit still has to take back.
  private mutating func leftToUIKit(_ event: Event, _ step: Step) -> [Effect] {
    // The effects if UIKit starts another change, and if UIKit drops this one.
    let ended = step.external.map { [Effect.reportLost($0)] } ?? []
    let dropped =
      if case .awaitingUIKit(let drag) = step.motion { [Effect.drop(drag)] } else { ended }
    return switch (event, step.part) {
    // A call while UIKit sets up would overlap its transition.
    case (.call, .settingUp): [.enqueue]
    case (.call, _): [.perform]
    // UIKit's own transition ends early only if the window is gone.
    case (.interrupted(endsUIKitPart: true), _): become(.idle) + dropped + [.flush]
    case (.ended, _): become(.idle, .flush)
    case (.asked(let transition), _): become(.playing(transition), .requested) + ended
    case (.leftToSystem(let next), _): become(.system(next), .settingUp) + ended
    case (.announced, .settingUp): become(step.motion, .running)
    case (.adopted(let transition), .running): become(.playing(transition), .running)
    default: []
    }
  }
}
