import UIKit

/// Requests and reports of drags and their drivers.
extension Movement: DragOwner {
  var isObserved: Bool { owner?.isObserved ?? false }
  var isUnderModal: Bool { owner?.isUnderModal ?? false }

  /// Makes a drag from a plan, shown by the app's animator or by the library.
  ///
  /// A `caught` push continues from its coverage.
  func makeDrag(
    _ plan: DragPlan, animator: (any UIViewControllerAnimatedTransitioning)?,
    setup: @autoclosure () -> TransitionSetup?, across view: UIView, from caught: Transition?,
    configuration: SnapshotNavigationController.Configuration
  ) -> DragSession? {
    let driver: (any DragDriver)?
    if let animator, let next = plan.screens?.to {
      driver = PercentDrivenDragDriver(
        animator: animator, showing: next, pushes: plan.way == .forward, in: self)
    } else {
      driver = setup().map { SnapshotDragDriver.make(for: $0, goingOnWith: caught, in: self) }
    }
    return driver.map {
      session(
        plan, driver: $0, across: view, from: caught?.coverage ?? 1, keyboard: keyboard,
        configuration: configuration)
    }
  }

  /// Makes a drag that moves nothing, and that UIKit's own pop follows.
  func makePlainDrag(
    _ plan: DragPlan, across view: UIView,
    configuration: SnapshotNavigationController.Configuration
  ) -> DragSession {
    session(
      plan, driver: PlainDragDriver(in: self), across: view, configuration: configuration)
  }

  private func session(
    _ plan: DragPlan, driver: any DragDriver, across view: UIView, from start: CGFloat = 1,
    keyboard: KeyboardFrame? = nil,
    configuration: SnapshotNavigationController.Configuration
  ) -> DragSession {
    DragSession(
      plan, driver: driver, across: view, from: start, keyboard: keyboard,
      settleResponse: configuration.settleResponse,
      releaseThreshold: configuration.releaseThreshold, owner: self)
  }

  /// Ends the events of a drag that moved nothing, because UIKit's pop reports its own.
  func popPlainly(after drag: DragSession) {
    if let begin = begin(of: drag) { emit(begin.with(.didCancel)) }
    owner?.movement(did: .popsPlainly)
  }

  func run(_ drag: DragSession) {
    handle(.dragBegan(drag))
    if activity.drag === drag { drag.begin() }
  }

  func drag(_ drag: DragSession, remaining rest: CGFloat) {
    owner?.drag(drag, remaining: rest)
    // The owner may have ended the drag.
    guard isObserved, self.drag === drag, let begin = begin(of: drag) else { return }
    emit(begin.with(.progress(coverage: drag.plan.operation.coverage(remaining: rest))))
  }

  func begin(of drag: DragSession) -> NavigationEvent? {
    drag.plan.screens.map { from, to in
      NavigationEvent(
        drag.plan.operation, isPresentation: isPresentation, trigger: .drag, from: from, to: to)
    }
  }

  func drag(_ drag: DragSession, did event: DragSession.Event) {
    guard let begin = begin(of: drag) else { return }
    if case .failed = event {
      end(drag) {}
      handle(.ended)
    }
    owner?.movement(did: .drag(drag, event))
    if case .began = event { emit(begin) }
  }

  /// Removes a drag from the activity, then notifies UIKit while the app's calls wait.
  private func end<Result>(
    _ drag: DragSession, external event: NavigationEvent? = nil, _ work: () -> Result
  ) -> Result {
    // An interruption sends `rested` itself.
    let isInterrupted = self.drag !== drag
    handle(.dragEnded(external: event))
    defer { if !isInterrupted { handle(.rested) } }
    return work()
  }

  func finish(_ drag: DragSession, _ work: () -> Void) {
    let external = drag.driver.uikitTransition?.appFinishes == true ? begin(of: drag) : nil
    end(drag, external: external) {
      owner?.movement(did: .finishes(drag))
      work()
    }
  }

  func cancel(_ drag: DragSession, hasBegun: Bool, _ putBack: () -> TransitionView?) {
    reportEnd { owner in
      let lingering = end(drag) {
        owner?.movement(did: .goesBack(drag))
        return putBack()
      }
      owner?.movement(did: .cancelled(drag, lingering: lingering))
      return hasBegun ? begin(of: drag)?.with(.didCancel) : nil
    }
  }

  func reloadChoreography(_ setup: inout TransitionSetup) { owner?.reloadChoreography(&setup) }

  func changeInteractively(pushing screen: UIViewController?) -> InteractiveUndo? {
    guard UIView.areAnimationsEnabled else { return nil }
    handle(.dragReported)
    let undo = owner?.changeInteractively(pushing: screen)
    // The app's override may have popped to another screen.
    if let shown = undo?.shown { drag?.leads(to: shown) }
    return undo
  }

  /// UIKit begins to set up its part of a drag, and ignores progress and outcomes until it has started.
  func setUpInteraction() {
    owner?.movement(did: .setsUpInteraction)
    handle(.settingUp)
  }

  func startInteraction() {
    handle(.started)
    owner?.movement(did: .startedInteraction)
  }

  /// Restores the state before UIKit's part of a canceled drag.
  func undo(_ undo: InteractiveUndo) {
    owner?.movement(did: .undone(undo))
    endAwaitingUIKit()
  }

  /// Ends the step of a drag that ended before UIKit started: now UIKit's part is over, too.
  func endAwaitingUIKit() { if activity.awaitsUIKit { handle(.ended) } }

  /// Lets a finished drag go on by itself; the call to UIKit follows in the next frame.
  ///
  /// The motion is committed first, so nothing that the app does in the call delays it.
  func goOn(
    _ drag: DragSession, _ setup: TransitionSetup, along course: TransitionCourse,
    for shownTrigger: TransitionTrigger
  ) {
    let dragged = Transition(
      setup, trigger: .drag, timing: nil, course: course, of: drag, for: shownTrigger, in: self)
    handle(.lifted(dragged))
    guard transition === dragged else {
      _ = dragged.cancel()
      return
    }
    dragged.goOn()
    CATransaction.flush()
    owner?.movement(did: .transition(dragged, .lifted))
    FrameClock.after(frames: 1) { [weak self, weak dragged] in
      if let self, let dragged, transition === dragged { callDue() }
    }
  }

  /// Makes the call that a finger has decided, if it hasn't been made.
  func callDue(animated: Bool = true) {
    guard let dragged = activity.due else { return }
    owner?.changeScreens(for: dragged, animated: animated && UIView.areAnimationsEnabled)
  }

  /// Makes UIKit start the transition at hand, as far as layout is allowed.
  func startNow() {
    callDue()
    owner?.movement(did: .startsNow)
  }

  /// Lets a finished drag go back, because the stack has kept its screen.
  func turnBack(_ dragged: Transition) {
    let rest = dragged.remaining
    guard let drag = dragged.giveDragBack() else { return cancel(dragged) }
    handle(.keptScreen(of: drag))
    drag.turnBack(from: rest)
  }

  /// Completes UIKit's interactive transition at the end of a drag in which UIKit took part.
  func complete(
    _ setup: TransitionSetup, in context: any UIViewControllerContextTransitioning, animated: Bool
  ) {
    let animated = animated && UIView.areAnimationsEnabled
    let dragged = Transition(setup, trigger: .drag, timing: nil, in: self)
    if animated { handle(.adopted(dragged)) }
    dragged.adopt(context)
    if !animated { dragged.end() }
  }
}

extension DragPlan {
  /// The drag's operation on the stack.
  var operation: NavigationEvent.Operation { way == .forward ? .push : .pop }

  /// Whether a change of the stack is the drag's; the app's override may make another.
  func isChange(
    _ operation: UINavigationController.Operation, from screen: UIViewController
  ) -> Bool {
    self.from === screen && (operation == .push) == (way == .forward)
  }
}
