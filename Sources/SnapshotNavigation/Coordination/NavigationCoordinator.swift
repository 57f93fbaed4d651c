import UIKit

/// Runs the transitions of one navigation controller.
///
/// It makes the app's calls, tells its ``Movement`` what to show, and updates snapshots, status bar and
/// observers.
@MainActor
final class NavigationCoordinator: SnapshotOwner {
  /// The controller; nil once it's freed, when observers may still receive an end.
  private(set) weak var navigation: SnapshotNavigationController?
  let proxy: DelegateProxy
  let plainProxy: PlainDelegateProxy
  let gesture = DragGesture()
  let movement = Movement()
  /// The events of presentations like a push by this stack, in one order.
  let presentationEvents = EventQueue<(Movement, Movement.Event)>()
  let callCompletions = CallCompletions()
  /// Calls that wait until a transition has been set up or an end has been reported.
  private(set) var waitingCalls: [Call] = []
  /// The trigger and completion of the next call.
  private(set) var terms = CallTerms()
  var change = SystemChange()
  let bars: NavigationBars
  /// The screen that events last reported as shown or appearing.
  weak var reportedScreen: UIViewController?
  let snapshots = Shelf()
  let statusBar: StatusBarKeeper
  let focus: FocusKeeper
  /// The observers, which receive an end even after the controller has been freed.
  let observers: TransitionObservers
  let systemTransitions: SystemTransitions
  private var systemCalls = SystemCalls()

  init(_ navigation: SnapshotNavigationController) {
    self.navigation = navigation
    observers = navigation.observers
    bars = NavigationBars(of: navigation, snapshots.records)
    statusBar = StatusBarKeeper(of: navigation, snapshots.records)
    focus = FocusKeeper(snapshots.records)
    systemTransitions = SystemTransitions(of: navigation, snapshots.records)
    proxy = DelegateProxy(of: navigation)
    plainProxy = PlainDelegateProxy(proxy)
    gesture.source = self
    movement.owner = self
    callCompletions.owner = self
    frames.owner = self
  }

  /// A change of the stack by UIKit, which may show it without asking for an animator.
  struct SystemChange {
    var operation = NavigationEvent.Operation.push
    var trigger = TransitionTrigger.programmatic
    /// The bars before callbacks hide or show them.
    var bars: BarState?
    /// The leaving screen for which UIKit has asked for an animator; nil before, and after the end.
    var animatedScreen: Weak<UIViewController>?
  }

  var frames: FrameWatch { snapshots.frames }
  var activity: Activity { movement.activity }
  var transition: Transition? { movement.transition }
  /// The stack's drag, or the one that presents another navigation controller from the stack.
  var drag: DragSession? { movement.drag ?? navigation?.presentingDrag }
  var external: NavigationEvent? { movement.external }
  var isMoving: Bool { movement.isMoving }
  var isInsideSystemCall: Bool { systemCalls.isInside }

  /// Until a pop is complete, the scope shows the leaving screen.
  var isShowingTop: Bool? {
    if movement.drag != nil { return false }
    if let transition { return transition.operation == .push && transition.phase == .moving }
    // A modal lies above the scope; one that contains the scope moves it.
    guard navigation?.isMovedBySystem == true else { return !isWaiting }
    return navigation?.stackCoordinator.map(callCompletions.isOverdue) == true ? false : nil
  }

  var isCallingScreens: Bool {
    movement.areEventsHeld || isBringingTop || frames.isCalledInThisTurn
  }

  /// Whether UIKit may be calling the screens, such as after its own transitions.
  var isReportingAppearance: Bool {
    movement.areEventsHeld || external != nil && navigation?.stackCoordinator != nil
      || navigation?.isPresentationEnding == true
  }

  // MARK: Rest

  var isTransitioning: Bool { !activity.isIdle || !waitingCalls.isEmpty }

  /// Calls `completion` once, when nothing moves and UIKit has shown the top screen, or if there's no
  /// window.
  func whenSettled(_ completion: @escaping @MainActor () -> Void) {
    callCompletions.whenAtRest(Completion(completion))
  }

  func makeCallsNext() {
    guard !waitingCalls.isEmpty else { return }
    FrameClock.after(frames: 1) { [weak self] in self?.makeWaitingCalls() }
  }

  private func makeWaitingCalls() {
    let calls = waitingCalls
    waitingCalls = []
    for call in calls { make(call, hasWaited: true) }
  }

  func bringToRest() { _ = endMotion() }

  /// Ends all motion, and returns whether the last rendered frame shows any.
  func endMotion() -> Bool {
    let showsMotion = isMoving || isTrailMoving
    movement.startNow()
    movement.handle(.interrupted(endsUIKitPart: false))
    endTrail()
    return showsMotion
  }

  /// Ends everything as the controller leaves the screen.
  ///
  /// Gives up a transition that UIKit hasn't started, because starting takes a layout, which appearance
  /// callbacks don't allow.
  func didDisappear() {
    // A dismissal may be bringing the controller back as its root is replaced.
    navigation?.endPresentationMotion()
    movement.handle(.interrupted(endsUIKitPart: true))
    endTrail()
    snapshots.didDisappear()
    // Without the window, UIKit drops a transition in setup, and reports no end.
    FrameClock.after(frames: 2) { [self] in
      if transition != nil, navigation?.viewIfLoaded?.window == nil { movement.endStep() }
    }
    // UIKit no longer shows the change of a deferred call.
    callCompletions.run(after: 2)
  }

  func startTransition() {
    guard activity.awaitsStart, frames.mayCommit, let navigation, navigation.mayLayOut,
      let view = navigation.viewIfLoaded, view.window != nil
    else { return }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// Called before a layout, in which UIKit starts deferred transitions.
  func layoutBegins() {
    if systemCalls.beginLayout(awaitingStart: activity.awaitsStart) { movement.handle(.settingUp) }
  }

  func layoutEnds() {
    if systemCalls.endLayout() { movement.handle(.deferred) }
    if !systemCalls.isInLayout {
      frames.didLayOut()
      if activity.admitsCalls { makeCallsNext() }
    }
    // A container may resize the view without notice.
    if !activity.awaitsStart { movement.trackCovered() }
    endStaleWait()
  }

  /// Notes that UIKit begins to set up a transition, which was expected in this layout.
  func noteSetUp() { systemCalls.setUp() }

  // MARK: Calls

  typealias Call = NavigationCall<UIViewController>

  /// Makes a call that reached the controller, with the trigger and completion set before.
  @discardableResult
  func make(_ change: Call.Change, animated: Bool) -> [UIViewController]? {
    let terms = terms.take()
    return make(
      Call(
        change: change, isAnimated: animated, trigger: terms.trigger, completion: terms.completion))
  }

  /// Interrupts a transition or drag, or keeps the call while UIKit sets up a transition or an end is
  /// reported.
  ///
  /// ``Activity`` decides how, and ``Movement`` does it before this returns. A transition that UIKit has
  /// started is completed, with its snapshots, events and completions. A transition that UIKit hasn't
  /// started is discarded. A drag ends as decided, or is undone. Presentations and trails end, too.
  ///
  /// - Returns: Whether to make the call now.
  func makeWay(for call: Call) -> Bool {
    guard let navigation else { return false }
    // UIKit's own transition keeps the delegate it began with.
    if navigation.transitionCoordinator == nil { navigation.installProxy(plain: false) }
    movement.startNow()
    if admitsCalls, !waitingCalls.isEmpty { makeWaitingCalls() }
    guard admitsCalls || !call.isAnimated, movement.handle(.call) else {
      keep(call)
      return false
    }
    // UIKit has changed the stack for a drag without a transition, which can't start any more.
    if activity.awaitsUIKit, activity.awaitsStart, navigation.stackCoordinator == nil {
      movement.endStep()
    }
    // UIKit may still be calling the screens of a presentation that ends here.
    let isCalled = frames.isCalledInThisTurn
    navigation.endPresentationMotion()
    if isCalled, !frames.isCalledInThisTurn { frames.endAppearanceCallbacksNext() }
    endTrail()
    return true
  }

  func keep(_ call: Call) { waitingCalls.append(call) }

  /// Whether a transition may begin.
  var admitsCalls: Bool { activity.admitsCalls && !isBringingTop }

  /// Whether UIKit may be showing a screen that no frame has shown yet, and that only a commit inside its
  /// callbacks could capture.
  var isBringingTop: Bool { systemCalls.isInLayout && !frames.isTopRendered }

  /// Whether a step is ending, and only a commit could capture the top screen, which no frame has shown.
  var isEndingUnrendered: Bool {
    movement.areEventsHeld && !frames.isTopRendered && !systemTransitions.showsAll
      && navigation?.topViewController.flatMap(snapshots.kept) == nil
  }

  /// Makes UIKit change the stack, by an admitted call or by a drag's.
  func performOnUIKit<Result>(
    _ operation: NavigationEvent.Operation, trigger: TransitionTrigger = .programmatic,
    _ call: () -> Result
  ) -> Result {
    systemCalls.enter()
    noteChange(operation, trigger: trigger)
    movement.holdEvents()
    // Nested calls are the app's own, so they don't take these terms.
    let (terms, top) = (terms.take(), navigation?.topViewController)
    defer {
      systemCalls.exit()
      if !isMoving, navigation?.topViewController === top { systemTransitions.updatePopGestures() }
      releaseEvents()
      self.terms = terms
    }
    return call()
  }

  /// Passes calls from callbacks straight to UIKit.
  func inSystemCall<Result>(_ call: () -> Result) -> Result {
    systemCalls.enter()
    defer { systemCalls.exit() }
    return call()
  }

  /// Notes that UIKit is about to change the stack, by a call or by its own gesture.
  func noteChange(_ operation: NavigationEvent.Operation, trigger: TransitionTrigger) {
    change = SystemChange(operation: operation, trigger: trigger, bars: bars.state)
    systemTransitions.release()
    navigation?.topViewController?.clearPreferredTransition()
    focus.remember(navigation?.topViewController, in: navigation?.viewIfLoaded)
  }

  func releaseEvents(after event: NavigationEvent? = nil) {
    movement.releaseEvents(after: event)
    reportUnanimatedChange()
  }

  func withTrigger<Result>(_ trigger: TransitionTrigger, _ call: () -> Result) -> Result {
    terms.trigger = trigger
    defer { terms.trigger = .programmatic }
    return call()
  }

  /// Makes a call with a `completion`.
  func withCompletion<Result>(
    _ completion: @escaping @MainActor () -> Void, _ call: () -> Result
  ) -> Result {
    // The app's override may make its call with its own completion.
    let outer = terms.completion
    terms.completion = Completion(completion)
    let result = call()
    // The app's override made no call, or UIKit passes the call on to another stack.
    if let completion = terms.completion { callCompletions.whenAtRest(completion) }
    terms.completion = outer
    return result
  }

  /// Sets the trigger of the next call within a frame.
  ///
  /// UIKit may make that call, or change the stack without one, unless an inner stack pops.
  func expectChange(by trigger: TransitionTrigger, isInside: Bool) {
    terms.trigger = trigger
    if !isInside { change.trigger = trigger }
    FrameClock.after(frames: 1) { [weak self] in self?.terms.trigger = .programmatic }
  }

  // MARK: Asked by UIKit

  func vend(_ transition: Transition) -> TransitionAnimator? {
    let isPrepared = transition === self.transition
    guard movement.take(transition) else { return nil }
    if !isPrepared { endTrail() }
    gesture.tapGuard.watch(transition, after: transition.firstTap(in: gesture.touches))
    return movement.vend(transition)
  }

  /// Reports a push or pop that UIKit or the app's animator shows.
  func announce(
    _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    trigger: TransitionTrigger? = nil
  ) {
    let event = NavigationEvent(
      operation == .push ? .push : .pop,
      trigger: systemTransitions.isPopping ? .drag : trigger ?? change.trigger,
      from: from, to: to)
    // UIKit may ask twice about a change.
    if change.animatedScreen?.object === from, external?.isSameStep(as: event) == true { return }
    endTrail()
    movement.announce(event)
    // UIKit may drop the transition before `willShow`, or report no end; its coordinator is there within four
    // frames.
    FrameClock.after(frames: 4) { [weak self] in
      if self?.external != nil { self?.awaitExternalEnd() }
    }
  }

  // MARK: Bars

  var animatesBars: Bool { !isMoving || drag?.driver.uikitTransition?.appFinishes == true }

  /// Puts an appearing screen in place before the next frame, because a bar changed.
  func barsDidChange() {
    if let transition, transition.phase == .moving {
      bars.refreshStaleSafeArea(of: transition.to, since: change.bars)
    }
  }
}
