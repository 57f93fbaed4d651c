import UIKit

/// Shows the transitions and drags of a stack, or of one presentation like a push.
///
/// It carries out the effects of its ``Activity``, keeps the ``Trail`` and delivers events in order. Its
/// owner decides what moves, and receives each report.
@MainActor
final class Movement {
  /// A report to the owner.
  enum Event {
    /// An event to deliver to observers.
    case deliver(NavigationEvent)
    /// A completion to call, after all earlier events.
    case call(Completion)
    case transition(Transition, Transition.Event)
    case drag(DragSession, DragSession.Event)
    /// A drag is finished; the stack changes next.
    case finishes(DragSession)
    /// A drag is canceled; the earlier state is restored next.
    case goesBack(DragSession)
    /// The earlier state is restored; `lingering` stays until the screen beneath has been rendered.
    case cancelled(DragSession, lingering: TransitionView?)
    /// UIKit begins to set up its part of a drag.
    case setsUpInteraction
    case startedInteraction
    /// UIKit's part of a drag is canceled; the state before it is restored.
    case undone(InteractiveUndo)
    /// UIKit has dropped its part of a drag, after the stack changed.
    case dropped(InteractiveUndo)
    /// A transition or a drag is over; `tell` is the event to report at rest.
    case ended(tell: NavigationEvent?)
    /// A transition was canceled before UIKit started it.
    case cancelledUnstarted(Transition)
    /// A step began, and UIKit didn't report its end, which the owner reads from the stack.
    case lost(NavigationEvent)
    /// A snapshot that covered its screen fades out.
    case revealed
    /// Waiting calls may be made.
    case admitsCalls
    /// UIKit is to start the step now, as far as layout is allowed.
    case startsNow
    /// UIKit doesn't start the step, which is canceled next.
    case neverStarts
    case failed(TransitionFault)
    /// A drag that moved nothing is finished; UIKit's pop follows.
    case popsPlainly
  }

  private(set) var activity = Activity.idle
  let trail = Trail()
  let keyboard: KeyboardFrame
  weak var owner: (any MovementOwner)?
  let isPresentation: Bool
  /// The events to report, in the order of all movements that share the queue.
  let events: EventQueue<(Movement, Event)>

  init(
    isPresentation: Bool = false, keyboard: KeyboardFrame? = nil,
    events: EventQueue<(Movement, Event)>? = nil
  ) {
    self.events = events ?? EventQueue()
    self.isPresentation = isPresentation
    self.keyboard = keyboard ?? KeyboardFrame()
  }

  // A container can release a stack in mid-motion without calling any method of the stack. UIKit frees
  // controllers on the main thread.
  deinit {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      for view in views { view.takeDown() }
    }
  }

  var transition: Transition? { activity.transition }
  var drag: DragSession? { activity.drag }
  var external: NavigationEvent? { activity.external }
  var isMoving: Bool { activity.isMoving }

  private var views: [TransitionView] {
    [drag?.driver.stage?.view, transition?.view, trail.moving?.view, trail.still]
      .compactMap(\.self)
  }

  /// Lets what moves or trails take the height of the view that it covers; another width ends it.
  func trackCovered() {
    if drag?.fits == false { bringToRest() }
    for view in views { view.trackCovered() }
  }

  /// Sends an event to the activity, and carries out the effects.
  ///
  /// - Returns: Whether to make the handled call now.
  @discardableResult
  func handle(_ event: Activity.Event) -> Bool {
    switch event {
    case .call, .interrupted(endsUIKitPart: false): callDue()
    case .interrupted(endsUIKitPart: true): callDue(animated: false)
    default: break
    }
    var (next, performs) = (activity, false)
    let effects = next.handle(event)
    // Freeing the former activity may call the app, so it waits until the property has changed.
    let former = activity
    activity = next
    defer { withExtendedLifetime(former) {} }
    if next.isUnstarted, !former.isUnstarted { awaitStart() }
    for effect in effects {
      switch effect {
      case .perform: performs = true
      case .enqueue: break
      case .end(let transition): end(transition)
      case .endDrag(let drag): drag.interrupt()
      case .reportLost(let event): owner?.movement(did: .lost(event))
      case .drop(let drag):
        drag.driver.stage?.view.takeDown()
        let part = drag.driver.uikitTransition?.part
        if part?.isFinishing == true, let begin = begin(of: drag) {
          if external != nil { handle(.ended) }
          owner?.movement(did: .lost(begin))
        } else if let undo = part?.undoBeforeStart {
          owner?.movement(did: .dropped(undo))
          endAwaitingUIKit()
        }
      case .rest: handle(.rested)
      case .flush: owner?.movement(did: .admitsCalls)
      }
    }
    // The sender of `ended` ends the transition.
    if case .ended = event { return performs }
    if let lost = former.transition, lost !== activity.transition { endDropped(lost) }
    return performs
  }

  /// Ends a transition that the activity has dropped without an end.
  private func endDropped(_ transition: Transition) {
    switch transition.phase {
    case .trailing, .ended: return
    case .prepared, .vended, .moving: break
    }
    assertionFailure("a transition is dropped: send an event that ends it first")
    end(transition)
  }

  private func end(_ transition: Transition) {
    transition.phase == .moving ? transition.end() : endUnstarted(transition)
  }

  /// Ends a transition or drag, started or not, because UIKit reports nothing more.
  func endStep() {
    if let transition {
      transition.phase == .moving ? transition.end() : cancel(transition)
    } else {
      handle(.interrupted(endsUIKitPart: true))
    }
  }

  /// The most frames until UIKit starts a step that isn't queued; usually 1.
  static let startLimit = 30

  /// Cancels a step that UIKit doesn't start, such as when the app's override makes no call.
  private func awaitStart() {
    var frames = 0
    FrameClock.run { [weak self, weak awaited = activity.subject] _ in
      guard let self, activity.isUnstarted, let owner else { return false }
      // A drag's part is awaited from the beginning, and not under the finger.
      if activity.subject !== awaited { (awaited, frames) = (activity.subject, 0) }
      frames = owner.isQueued ? 0 : frames + 1
      if frames < Self.startLimit || activity.drag != nil { return true }
      owner.movement(did: .neverStarts)
      endStep()
      return false
    }
  }

  // MARK: Transitions

  /// Makes a transition that runs by itself, with no visible change yet.
  func makeTransition(
    _ setup: TransitionSetup, trigger: TransitionTrigger, timing: TransitionTiming,
    startCoverage: CGFloat = 1
  ) -> Transition {
    let transition = Transition(
      setup, trigger: trigger, timing: timing, startCoverage: startCoverage, in: self)
    if setup.operation == .pop { transition.install() }
    return transition
  }

  /// Keeps a transition until UIKit asks for it, or discards one that can't run now.
  func prepare(_ transition: Transition?) {
    guard let transition else { return }
    handle(.prepared(transition))
    if self.transition !== transition { endUnstarted(transition) }
  }

  /// Takes a transition that UIKit asks for, unless a drag runs or an end is being reported.
  func take(_ transition: Transition) -> Bool {
    if let former = self.transition, former !== transition { cancel(former) }
    handle(.asked(transition))
    if self.transition !== transition { endUnstarted(transition) }
    return self.transition === transition
  }

  /// Makes the animator of a taken transition, and tells observers that the transition begins.
  func vend(_ transition: Transition) -> TransitionAnimator? {
    transition.lowerKeyboard()
    // As editing ended, the app may have given up the transition.
    guard transition.phase == .prepared else { return nil }
    let begins = !transition.isAnnounced
    // From here on, observers are told if one of their calls discards the transition.
    let animator = transition.makeAnimator()
    if begins { emit(event(of: transition, .willBegin)) }
    return animator
  }

  /// Another animator of a transition that UIKit has one for and hasn't started, because UIKit may ask again.
  func animatorAgain(from: UIViewController, to: UIViewController?) -> TransitionAnimator? {
    guard let transition, transition.phase == .vended, transition.from === from,
      transition.to === to
    else { return nil }
    return transition.makeAnimator()
  }

  func cancel(_ cancelled: Transition) {
    if transition === cancelled { handle(.ended) }
    endUnstarted(cancelled)
  }

  private func endUnstarted(_ transition: Transition) {
    let wasAnnounced = transition.isAnnounced
    guard transition.cancel() else { return }
    owner?.movement(did: .cancelledUnstarted(transition))
    if wasAnnounced {
      owner?.movement(did: .lost(event(of: transition, .willBegin)))
    }
  }

  func event(of transition: Transition, _ phase: NavigationEvent.Phase) -> NavigationEvent {
    NavigationEvent(
      transition.operation, isPresentation: isPresentation, trigger: transition.trigger,
      from: transition.from, to: transition.to, timing: transition.timing, phase: phase)
  }

  func transition(_ transition: Transition, did event: Transition.Event) {
    switch event {
    case .progressed(let coverage):
      return emit(self.event(of: transition, .progress(coverage: coverage)))
    case .started: handle(.started)
    case .lifted, .committed, .rendered, .willEnd, .stopped, .ended: break
    }
    owner?.movement(did: .transition(transition, event))
  }

  /// Reports an end, after which the events that `work` causes are delivered.
  ///
  /// Retains the owner, which the end of a presentation would free.
  func reportEnd(_ work: ((any MovementOwner)?) -> NavigationEvent?) {
    let owner = owner
    holdEvents()
    let event = work(owner)
    owner?.movement(did: .ended(tell: event))
  }

  /// Reports the end of a transition, around the work that completes UIKit's part.
  func end(
    _ transition: Transition, as end: NavigationEvent.Phase, _ complete: () -> Void
  ) {
    reportEnd { owner in
      if self.transition === transition { handle(.ended) }
      owner?.movement(did: .transition(transition, .willEnd))
      complete()
      owner?.movement(did: .transition(transition, .ended))
      return event(of: transition, end)
    }
  }

  /// Reveals the screen that a snapshot covers, if the snapshot is still up.
  func endWait(_ wait: RevealWait) {
    guard trail.waiting === wait else { return }
    trail.reveal(wait.view)
    owner?.movement(did: .revealed)
  }

  func fail(_ fault: TransitionFault) { owner?.movement(did: .failed(fault)) }

  // MARK: UIKit's own

  /// Reports a step that UIKit or the app's animator shows, except during a drag, or while an end
  /// is being reported.
  func announce(_ event: NavigationEvent) {
    handle(.leftToSystem(event))
    guard external != nil, activity.part == .settingUp else { return }
    emit(event)
    if !areEventsHeld { handle(.announced) }
  }

  func endExternal(_ phase: NavigationEvent.Phase) {
    guard let external else { return }
    handle(.ended)
    emit(external.with(phase))
  }

  // MARK: Events

  var areEventsHeld: Bool { events.isHeld }

  func emit(_ event: NavigationEvent) {
    events.add((self, .deliver(event)))
    deliver()
  }

  /// Calls completions, after the events emitted so far.
  func emit(_ completions: [Completion]) {
    for completion in completions { events.add((self, .call(completion))) }
    deliver()
  }

  /// Holds events and completions, because their receivers may make calls.
  func holdEvents() { events.hold() }

  func releaseEvents(after event: NavigationEvent? = nil) {
    events.release(after: event.map { (self, .deliver($0)) })
    guard !areEventsHeld else { return }
    deliver()
    if external != nil { handle(.announced) }
  }

  private func deliver() {
    while let (movement, event) = events.next() { movement.owner?.movement(did: event) }
  }
}

extension Movement: MotionOwner {
  func bringToRest() { owner?.bringToRest() }
}
