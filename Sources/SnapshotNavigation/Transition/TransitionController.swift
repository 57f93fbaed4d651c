import UIKit

/// Runs the transitions of one navigation controller: feeds ``NavigationState`` with events, does what
/// it says, and keeps snapshots, status bar and observers in step.
@MainActor
final class TransitionController {
  private enum Active {
    case nothing
    case transition(Transition)
    case drag(DragSession)
    case external(NavigationEvent)
  }

  enum Leftover {
    case none
    /// It moves on, because a finger has come down.
    case moving(Transition)
    case fading(TransitionView)
  }

  private(set) weak var navigation: SnapshotNavigationController?
  /// Makes the calls that change the stack: the controller, on `super`.
  private(set) weak var system: (any SystemNavigation)?
  private(set) var state = NavigationState()
  private var active = Active.nothing
  var picture = Leftover.none {
    didSet {
      // Otherwise it would stay in the window.
      if case .fading(let view) = oldValue, view !== fadingView { view.takeDown() }
    }
  }
  var waitingDriver: (any DragDriver)?
  /// Calls that wait until the transition that is being set up has started, or an end has been reported.
  private(set) var waitingCalls: [Call] = []
  /// What the next call is made on.
  var terms = CallTerms()
  /// What is called when everything is at rest, in the order of the calls.
  var completions: [@MainActor () -> Void] = []
  /// What started the change of the stack that UIKit may be about to show without asking.
  var unaskedTrigger = TransitionTrigger.programmatic
  private var unaskedOperation = NavigationEvent.Operation.push
  /// The bars before UIKit's change of the stack, whose callbacks may hide or show them.
  private(set) var barsBeforeChange: BarState?
  var barChoice = BarChoice()
  /// Where the tab bar was before a push has hidden it.
  var tabBarPlace: TabBarPlace?
  /// Whether the library itself hides or shows the navigation bar.
  var isSettingBar = false
  /// The screen that was on top when a change of the stack was complete for the last time.
  weak var shownScreen: UIViewController?
  /// The screen that is on screen, or on its way there, by the events so far.
  private weak var reportedScreen: UIViewController?
  private(set) lazy var snapshots = SnapshotKeeper(
    of: navigation, isAtRest: { [weak self] in self?.isAtRest ?? false },
    isShowingTop: { [weak self] in self?.isShowingTop ?? false },
    isReportingAppearance: { [weak self] in self?.events.isHeld ?? false })
  let statusBar: StatusBarKeeper
  let focus = FocusKeeper()
  private(set) lazy var systemTransitions = SystemTransitions(of: navigation)
  private var systemCalls = SystemCalls()
  private var events = EventQueue<NavigationEvent>()

  init(_ navigation: SnapshotNavigationController, calling system: (any SystemNavigation)? = nil) {
    self.navigation = navigation
    self.system = system ?? navigation
    statusBar = StatusBarKeeper(of: navigation)
  }

  var transition: Transition? {
    if case .transition(let transition) = active { transition } else { nil }
  }
  var drag: DragSession? {
    if case .drag(let drag) = active { drag } else { presentingDrag }
  }
  weak var presentingDrag: DragSession?
  var external: NavigationEvent? {
    if case .external(let event) = active { event } else { nil }
  }
  var isAtRest: Bool { state.isAtRest }
  var isInsideSystemCall: Bool { systemCalls.isInside }

  /// Whether the scope shows the top screen: a pop shows the leaving one until it's complete.
  private var isShowingTop: Bool {
    switch active {
    case .drag: false
    case .transition(let transition): transition.operation == .push && transition.phase == .moving
    case .nothing, .external: navigation?.transitionCoordinator == nil
    }
  }

  // MARK: Events and effects

  /// Tells the state what has happened and does what follows.
  ///
  /// - Returns: Whether the call that has come is to be made now.
  @discardableResult
  func handle(_ event: NavigationState.Event) -> Bool {
    var performs = false
    for effect in state.handle(event) {
      switch effect {
      case .perform: performs = true
      case .enqueue: break
      case .finish: transition?.end()
      case .abandon: discardTransition()
      case .endDrag: drag?.interrupt()
      case .endExternal: reportExternalEnd()
      case .settle: handle(.rested)
      case .flush where waitingCalls.isEmpty: break
      case .flush: FrameClock.after(frames: 1) { [weak self] in self?.makeWaitingCalls() }
      }
    }
    return performs
  }

  private func makeWaitingCalls() {
    let calls = waitingCalls
    waitingCalls = []
    for call in calls { make(call) }
  }

  func bringToRest() { _ = endMotion() }

  /// Brings all to rest, and says whether something was on its way: the last rendered frame shows it
  /// there.
  func endMotion() -> Bool {
    let isMoving = !isAtRest || hasPicture
    startDeferredTransition()
    handle(.interrupted(leaving: false))
    endPicture()
    return isMoving
  }

  /// The controller has left the screen: what UIKit hasn't started is given up, because starting it
  /// takes a layout, and this comes from an appearance callback.
  func leave() {
    handle(.interrupted(leaving: true))
    endPicture()
    snapshots.endWaiting()
  }

  private func startDeferredTransition() {
    guard state.awaitsStart, let view = navigation?.viewIfLoaded, view.window != nil else { return }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// The controller's view is laid out: UIKit starts then what it has put off.
  func layoutBegins() {
    if systemCalls.beginLayout(awaitingStart: state.awaitsStart) { handle(.settingUp) }
  }

  func layoutEnds() {
    if systemCalls.endLayout() { handle(.deferred) }
  }

  func noteSettingUp() {
    systemCalls.start()
    handle(.settingUp)
  }

  func abandon(_ abandoned: Transition) {
    guard transition === abandoned else { return abandoned.discard() }
    handle(.completed)
    discardTransition()
  }

  private func discardTransition() {
    statusBar.release()
    guard let transition else { return }
    active = .nothing
    transition.discard()
    reportEnd(of: transition)
  }

  private func reportEnd(of abandoned: Transition) {
    guard abandoned.isAnnounced else { return }
    let event = abandoned.event(.didCancel)
    emit(event.hasChanged(navigation?.viewControllers) ? event.with(.didFinish) : event)
  }

  // MARK: Calls

  /// Brings to rest what runs, or keeps the call: while UIKit sets a transition up, and while an end is
  /// reported, it waits.
  ///
  /// - Returns: Whether the call is to be made now.
  func admits(_ call: Call) -> Bool {
    guard let navigation else { return false }
    // What UIKit shows by itself goes on with the delegate it has begun with.
    if navigation.transitionCoordinator == nil { navigation.installProxy() }
    startDeferredTransition()
    if state.admitsCalls, !waitingCalls.isEmpty { makeWaitingCalls() }
    guard handle(.call) else {
      waitingCalls.append(call)
      return false
    }
    navigation.settlePresentations()
    endPicture()
    return true
  }

  /// Lets UIKit change the stack, by a call that has been admitted or by one of a drag.
  func system<Result>(
    _ operation: NavigationEvent.Operation, trigger: TransitionTrigger = .programmatic,
    _ call: () -> Result
  ) -> Result {
    systemCalls.enter()
    noteChange(operation, trigger: trigger)
    holdEvents()
    // Calls that it leads to are the app's own.
    let terms = terms.take()
    defer {
      systemCalls.leave()
      statusBar.stackDidChange()
      releaseEvents()
      self.terms = terms
    }
    return call()
  }

  /// UIKit is about to change the stack, by a call or by its own gesture.
  func noteChange(_ operation: NavigationEvent.Operation, trigger: TransitionTrigger) {
    unaskedTrigger = trigger
    unaskedOperation = operation
    barsBeforeChange = bars
    navigation?.topViewController?.clearPreferredTransition()
    focus.leave(navigation?.topViewController, in: navigation?.viewIfLoaded)
  }

  /// From now on events wait: their observers may call in turn.
  func holdEvents() { events.hold() }

  func releaseEvents(after event: NavigationEvent? = nil) {
    events.release(after: event)
    guard !events.isHeld else { return }
    sendEvents()
    if external != nil { handle(.announced) }
    reportUnanimatedChange()
  }

  func withTrigger<Result>(_ trigger: TransitionTrigger, _ call: () -> Result) -> Result {
    terms.trigger = trigger
    defer { terms.trigger = .programmatic }
    return call()
  }

  /// Gives the trigger to the next call that comes within a frame: UIKit may make it, or not.
  func expectCall(by trigger: TransitionTrigger) {
    terms.trigger = trigger
    FrameClock.after(frames: 1) { [weak self] in self?.terms.trigger = .programmatic }
  }

  func prepare(_ transition: Transition?) {
    guard let transition else { return }
    handle(.prepared)
    guard case .transition(.requested) = state.mode else { return transition.discard() }
    active = .transition(transition)
  }

  // MARK: Asked by UIKit

  func vend(_ transition: Transition) -> TransitionAnimator? {
    handle(.asked(.transition))
    guard case .transition = state.mode else {
      transition.discard()
      return nil
    }
    if transition !== self.transition { endPicture() }
    active = .transition(transition)
    if let gesture = navigation?.dragGesture {
      gesture.tapGuard.watch(transition, after: gesture.touches.last?.last)
    }
    transition.lowerKeyboard()
    let animator = transition.makeAnimator()
    // A drag has reported its beginning long ago.
    if transition.trigger != .drag {
      transition.isAnnounced = true
      emit(transition.event(.willBegin))
    }
    return animator
  }

  /// UIKit or an animator of the app's shows a push or a pop, which is reported all the same.
  func announce(
    _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    trigger: TransitionTrigger? = nil
  ) {
    endPicture()
    handle(.asked(.external))
    guard case .external(.settingUp) = state.mode else { return }
    let event = NavigationEvent(
      operation == .push ? .push : .pop,
      trigger: systemTransitions.isPopping ? .drag : trigger ?? unaskedTrigger,
      from: from, to: to)
    active = .external(event)
    emit(event)
    if !events.isHeld { handle(.announced) }
  }

  func endExternal(_ phase: NavigationEvent.Phase) {
    guard external != nil else { return }
    handle(.completed)
    reportExternalEnd(phase)
  }

  private func reportExternalEnd(_ phase: NavigationEvent.Phase? = nil) {
    guard let event = external else { return }
    active = .nothing
    emit(
      event.with(phase ?? (event.hasChanged(navigation?.viewControllers) ? .didFinish : .didCancel))
    )
  }

  // MARK: Events

  func emit(_ event: NavigationEvent) {
    events.add(event)
    sendEvents()
  }

  /// Reports a screen that has come without a transition, once UIKit has shown it.
  func reportUnanimatedChange() {
    guard !events.isHeld, state.mode == .idle, let navigation,
      navigation.viewIfLoaded?.window != nil,
      let shown = shownScreen, shown === navigation.topViewController
    else { return }
    let trigger = unaskedTrigger
    unaskedTrigger = .programmatic
    guard shown !== reportedScreen else { return }
    emit(
      NavigationEvent(
        unaskedOperation, trigger: trigger, isAnimated: false, from: reportedScreen, to: shown,
        phase: .didFinish))
  }

  private func sendEvents() {
    while let event = events.next() {
      switch event.phase {
      case .willBegin, .didFinish: reportedScreen = event.to
      case .didCancel: reportedScreen = event.from
      case .progress: break
      }
      navigation?.observers.send(event)
    }
  }

  // MARK: Ends

  func retire(_ ended: Transition) {
    guard transition === ended else { return }
    active = .nothing
    handle(.completed)
  }

  // MARK: Drags

  func run(_ drag: DragSession) {
    handle(.dragBegan)
    guard case .drag = state.mode else { return }
    active = .drag(drag)
    drag.begin()
  }

  func endDrag(_ outcome: NavigationState.DragOutcome, leaving event: NavigationEvent? = nil) {
    active = event.map(Active.external) ?? .nothing
    handle(.dragEnded(outcome))
  }

  func adopt(_ pop: Transition) {
    handle(.adopted)
    if case .transition = state.mode { active = .transition(pop) }
  }
}

extension NavigationEvent {
  @MainActor fileprivate func hasChanged(_ stack: [UIViewController]?) -> Bool {
    let screens = stack ?? []
    return operation == .push
      ? screens.contains { $0 === to } : from.map { !screens.holds($0) } ?? true
  }
}
