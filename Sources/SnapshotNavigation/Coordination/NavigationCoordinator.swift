import UIKit

typealias NavigationActivity = Activity<Transition, DragSession, NavigationEvent>

/// Runs the transitions of one navigation controller: feeds its ``Activity`` with events, does what it
/// says, and keeps snapshots, status bar and observers in step.
@MainActor
final class NavigationCoordinator: SnapshotOwner {
  private(set) weak var navigation: SnapshotNavigationController?
  /// Makes the calls that change the stack: the controller, on `super`.
  private(set) weak var system: (any SystemNavigation)?
  private(set) var activity = NavigationActivity.idle
  let trail = Trail()
  private(set) lazy var settling = Settling(of: self)
  var waitingDriver: (any DragDriver)?
  /// Calls that wait until the transition that is being set up has started, or an end has been reported.
  private(set) var waitingCalls: [Call] = []
  /// What the next call is made on.
  private(set) var terms = CallTerms()
  /// What started the change of the stack that UIKit may be about to show without asking.
  private(set) var unaskedTrigger = TransitionTrigger.programmatic
  private var unaskedOperation = NavigationEvent.Operation.push
  let bars: NavigationBars
  /// The screen that is on screen, or on its way there, by the events so far.
  private weak var reportedScreen: UIViewController?
  private(set) lazy var snapshots = SnapshotKeeper(of: navigation, owner: self)
  let statusBar: StatusBarKeeper
  let focus = FocusKeeper()
  private(set) lazy var systemTransitions = SystemTransitions(of: navigation)
  private var systemCalls = SystemCalls()
  private var events = EventQueue<NavigationEvent>()

  init(_ navigation: SnapshotNavigationController, calling system: (any SystemNavigation)? = nil) {
    self.navigation = navigation
    self.system = system ?? navigation
    bars = NavigationBars(of: navigation)
    statusBar = StatusBarKeeper(of: navigation)
  }

  var transition: Transition? { activity.transition }
  var drag: DragSession? { activity.drag ?? presentingDrag }
  weak var presentingDrag: DragSession?
  var external: NavigationEvent? { activity.external }
  var isAtRest: Bool { activity.isAtRest }
  var isInsideSystemCall: Bool { systemCalls.isInside }

  /// Whether the scope shows the top screen: a pop shows the leaving one until it's complete.
  var isShowingTop: Bool {
    switch activity {
    case .drag: false
    case .transition(_, let transition):
      transition.operation == .push && transition.phase == .moving
    case .idle, .ending, .external: navigation?.transitionCoordinator == nil
    }
  }

  var isReportingAppearance: Bool { events.isHeld }

  // MARK: Events and effects

  /// Tells the activity what has happened and does what follows.
  ///
  /// - Returns: Whether the call that has come is to be made now.
  @discardableResult
  func handle(_ event: NavigationActivity.Event) -> Bool {
    var (next, performs) = (activity, false)
    let effects = next.handle(event)
    // What ends may be freed with it, and call in turn: not while the property changes.
    let former = activity
    activity = next
    defer { withExtendedLifetime(former) {} }
    for effect in effects {
      switch effect {
      case .perform: performs = true
      case .enqueue: break
      case .finish(let transition): transition.end()
      case .abandon(let transition): discard(transition)
      case .endDrag(let drag): drag.interrupt()
      case .endExternal(let event): if let event { reportEnd(of: event) }
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
    let isMoving = !isAtRest || hasTrail
    startDeferredTransition()
    handle(.interrupted(leaving: false))
    endTrail()
    return isMoving
  }

  /// The controller has left the screen: what UIKit hasn't started is given up, because starting it
  /// takes a layout, and this comes from an appearance callback.
  func leave() {
    handle(.interrupted(leaving: true))
    endTrail()
    snapshots.endWaiting()
  }

  private func startDeferredTransition() {
    guard activity.awaitsStart, let view = navigation?.viewIfLoaded, view.window != nil else {
      return
    }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// The controller's view is laid out: UIKit starts then what it has put off.
  func layoutBegins() {
    if systemCalls.beginLayout(awaitingStart: activity.awaitsStart) { handle(.settingUp) }
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
    discard(abandoned)
  }

  private func discard(_ transition: Transition) {
    statusBar.release()
    transition.discard()
    reportEnd(of: transition)
  }

  private func reportEnd(of abandoned: Transition) {
    guard abandoned.isAnnounced else { return }
    let event = abandoned.event(.didCancel)
    emit(event.hasChanged(navigation?.viewControllers) ? event.with(.didFinish) : event)
  }

  // MARK: Calls

  typealias Call = NavigationCall<UIViewController>

  /// A call that has reached the controller, on the terms that were said before it.
  @discardableResult
  func make(_ change: Call.Change, animated: Bool) -> [UIViewController]? {
    let terms = terms.take()
    return make(
      Call(
        change: change, isAnimated: animated, trigger: terms.trigger, completion: terms.completion))
  }

  /// Brings to rest what runs, or keeps the call: while UIKit sets a transition up, and while an end is
  /// reported, it waits.
  ///
  /// - Returns: Whether the call is to be made now.
  func admits(_ call: Call) -> Bool {
    guard let navigation else { return false }
    // What UIKit shows by itself goes on with the delegate it has begun with.
    if navigation.transitionCoordinator == nil { navigation.installProxy() }
    startDeferredTransition()
    if activity.admitsCalls, !waitingCalls.isEmpty { makeWaitingCalls() }
    guard handle(.call) else {
      waitingCalls.append(call)
      return false
    }
    navigation.settlePresentations()
    endTrail()
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
    bars.noteChange()
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

  func withCompletion<Result>(
    _ completion: @escaping @MainActor () -> Void, _ call: () -> Result
  ) -> Result {
    terms.completion = completion
    let result = call()
    settling.add(terms.completion)
    terms.completion = nil
    return result
  }

  /// Gives the trigger to the next call that comes within a frame: UIKit may make it, or change the stack
  /// without a call, where no stack inside this one does.
  func expectChange(by trigger: TransitionTrigger, isInside: Bool) {
    terms.trigger = trigger
    if !isInside { unaskedTrigger = trigger }
    FrameClock.after(frames: 1) { [weak self] in self?.terms.trigger = .programmatic }
  }

  func prepare(_ transition: Transition?) {
    guard let transition else { return }
    handle(.prepared(transition))
    if self.transition !== transition { transition.discard() }
  }

  // MARK: Asked by UIKit

  func vend(_ transition: Transition) -> TransitionAnimator? {
    let isPrepared = transition === self.transition
    handle(.asked(.transition(transition)))
    guard transition === self.transition else {
      transition.discard()
      return nil
    }
    if !isPrepared { endTrail() }
    if let gesture = navigation?.dragGesture {
      gesture.tapGuard.watch(transition, after: gesture.touches.last?.last)
    }
    transition.lowerKeyboard()
    let animator = transition.makeAnimator()
    // A drag has reported its beginning long ago.
    if transition.trigger != .drag {
      transition.announce()
      emit(transition.event(.willBegin))
    }
    return animator
  }

  /// UIKit or an animator of the app's shows a push or a pop, which is reported all the same.
  func announce(
    _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    trigger: TransitionTrigger? = nil
  ) {
    endTrail()
    let event = NavigationEvent(
      operation == .push ? .push : .pop,
      trigger: systemTransitions.isPopping ? .drag : trigger ?? unaskedTrigger,
      from: from, to: to)
    handle(.asked(.external(event)))
    guard case .external(.settingUp, _) = activity else { return }
    emit(event)
    if !events.isHeld { handle(.announced) }
  }

  func endExternal(_ phase: NavigationEvent.Phase) {
    guard let event = external else { return }
    handle(.completed)
    reportEnd(of: event, phase)
  }

  private func reportEnd(of external: NavigationEvent, _ phase: NavigationEvent.Phase? = nil) {
    let hasChanged = external.hasChanged(navigation?.viewControllers)
    emit(external.with(phase ?? (hasChanged ? .didFinish : .didCancel)))
  }

  // MARK: Bars

  var animatesBars: Bool { isAtRest || drag?.driver.part?.handsOver == true }

  /// A bar has come or gone: what is shown of a coming screen is in place before the next frame.
  func barsDidChange() {
    if let transition, transition.phase == .moving { bars.refreshStaleSafeArea(of: transition.to) }
  }

  // MARK: Events

  func emit(_ event: NavigationEvent) {
    events.add(event)
    sendEvents()
  }

  /// Reports a screen that has come without a transition, once UIKit has shown it.
  func reportUnanimatedChange() {
    guard !events.isHeld, activity.isIdle, let navigation,
      navigation.viewIfLoaded?.window != nil,
      let shown = bars.shownScreen, shown === navigation.topViewController
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
    if transition === ended { handle(.completed) }
  }

  // MARK: Drags

  func run(_ drag: DragSession) {
    handle(.dragBegan(drag))
    if activity.drag === drag { drag.begin() }
  }
}

extension NavigationEvent {
  @MainActor fileprivate func hasChanged(_ stack: [UIViewController]?) -> Bool {
    let screens = stack ?? []
    return operation == .push
      ? screens.contains { $0 === to } : from.map { !screens.holds($0) } ?? true
  }
}
