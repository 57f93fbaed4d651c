import UIKit

/// Handles the steps of the presentation's transitions and drags, and makes the calls to UIKit.
extension PushPresentation: MovementOwner {
  /// Whether each frame is reported: to observers, or to check a drag, whose presenter may vanish.
  var isObserved: Bool {
    movement.drag != nil || onEvent != nil || stacks.contains(where: \.observers.wantsProgress)
  }
  var isQueued: Bool { false }
  var isUnderModal: Bool { isPresented && presented?.presentedViewController != nil }

  func reloadChoreography(_ setup: inout TransitionSetup) {
    setup.scope = Scope(presented?.viewIfLoaded) ?? setup.scope
    setup.choreography = configuration.choreography(screen?.snapshotNavigation.pushChoreography)
  }

  func bringToRest() {
    movement.handle(.interrupted(endsUIKitPart: false))
    movement.trail.end()
    // In the background, nothing can be captured or moved.
    if scope == nil, cover?.view != nil { dropCover() }
  }

  func movement(did event: Movement.Event) {
    switch event {
    case .deliver(let event): deliver(event)
    case .transition(let transition, .lifted): guardTaps(during: transition)
    case .transition(let transition, .stopped) where transition.operation == .push:
      if movement.trail.moving === transition { movement.trail.clear() }
      letCoverWait()
    case .transition(let transition, .stopped) where transition.movement === movement:
      reveal(after: transition)
    // A dismissal has begun without a presenter; UIKit ignores an end inside this call.
    case .transition(let transition, .started) where !hasPresenter:
      transition.view.isHidden = true
      FrameClock.after(frames: 1) { [weak transition] in transition?.end() }
    case .drag(let drag, let step): self.drag(drag, did: step)
    case .goesBack(let drag):
      if drag.plan.way == .forward { presented?.presentedViewController?.dismiss(animated: false) }
    case .cancelled(_, let lingering):
      lingering?.reveal(fading: false)
      FrameClock.after(frames: 2) { [weak self] in
        if let self, movement.drag == nil { isConcealed = false }
      }
    case .startedInteraction:
      // Before this start, UIKit made the call that ended the drag, without a transition.
      if movement.drag == nil { for stack in stacks { stack.bringToRest() } }
    case .ended(let event):
      movement.releaseEvents(after: event)
      if event?.phase == .didFinish, let screen = event?.to {
        focus.arrive(at: screen.visibleScreen, in: screen.viewIfLoaded)
      }
    case .lost(let event): reportEnd(of: event)
    case .failed(let fault): Fuse.app.note(fault, report)
    case .transition, .setsUpInteraction, .undone, .dropped, .finishes, .cancelledUnstarted, .call,
      .revealed, .admitsCalls,
      .startsNow, .neverStarts, .popsPlainly:
      break
    }
  }

  private func reportEnd(of event: NavigationEvent) {
    let isThere = presented?.presentingViewController != nil && presented?.isBeingDismissed == false
    movement.emit(event.with(isThere == (event.operation == .push) ? .didFinish : .didCancel))
  }

  private func deliver(_ event: NavigationEvent) {
    switch event.phase {
    case .willBegin, .didFinish: isReported = event.operation == .push
    case .didCancel: isReported = event.operation == .pop
    case .progress: break
    }
    // Every observer receives a beginning before any receives an end that one of them causes.
    movement.holdEvents()
    for stack in stacks { stack.observers.send(event) }
    onEvent?(event)
    movement.releaseEvents()
  }

  private func reveal(after transition: Transition) {
    // Another root has replaced the presenter in the window.
    guard let live = transition.to.viewIfLoaded, live.window != nil else {
      return transition.view.takeDown()
    }
    // The view briefly outlives the presentation, whose container is gone.
    transition.view.conceal(live)
    // A stack that changes meanwhile removes the view.
    if let stack = transition.to.visibleStacks.last {
      let fits = NavigationScope(of: stack)?.isFilled(by: presenter?.viewIfLoaded) == true
      stack.transitions.reveal(after: transition, showing: fits ? cover : nil)
    } else {
      transition.view.reveal()
    }
  }

  /// Guards the screens that appear against taps that weren't meant for them.
  func guardTaps(during transition: Transition) {
    switch transition.operation {
    case .push: gesture.tapGuard.watch(transition, after: start)
    case .pop:
      sourceStack?.dragGesture.tapGuard.watch(
        transition, after: transition.firstTap(in: gesture.touches))
    }
  }

  // MARK: Changing what is presented

  func changeInteractively(pushing screen: UIViewController?) -> InteractiveUndo? {
    guard presenter != nil else { return nil }
    if screen == nil { dismiss(animated: true) }
    return InteractiveUndo()
  }

  func changeScreens(for dragged: Transition, animated: Bool) {
    if animated || caller == .presentation { movement.prepare(dragged) }
    // The app's dismissal has ended the drag, and completes the transition.
    if caller == .presentation { return }
    if isUnderModal {
      // UIKit would dismiss the modal above instead.
      isConcealed = false
      return movement.cancel(dragged)
    }
    dismiss(animated: animated)
    // The app's override may not have dismissed.
    if !animated || presented?.isBeingDismissed != true { movement.cancel(dragged) }
  }

  private func dismiss(animated: Bool) {
    call(for: .presentation) { presenter?.dismiss(animated: animated) }
  }
}
