import UIKit

extension PushPresentation: TransitionOwner {
  var isObserved: Bool { onEvent != nil || stacks.contains(where: \.observers.wantsProgress) }

  /// The stack whose screens appear, if it's one of the library's.
  private func appearingStack(in transition: Transition) -> SnapshotNavigationController? {
    let screen = transition.operation == .push ? presented : source?.nearestNavigation
    return screen as? SnapshotNavigationController
  }

  func trailKeeper(of transition: Transition) -> TrailKeeper? {
    appearingStack(in: transition)?.transitions.trailKeeper(of: transition)
  }

  /// Beneath a modal that leaves, only a stack of the library's can tell a tap that was meant for it.
  func touchTargets(of transition: Transition) -> TouchTargets? {
    guard let screen = transition.to.viewIfLoaded else { return nil }
    let own =
      transition.operation == .push
      ? controller?.presentedView : appearingStack(in: transition)?.viewIfLoaded
    return own.map { TouchTargets(views: [screen], own: $0) }
  }

  /// Guards the screens that appear against taps that weren't meant for them.
  func guardTaps(during transition: Transition) {
    let gesture =
      transition.operation == .push ? gesture : appearingStack(in: transition)?.dragGesture
    gesture?.tapGuard.watch(transition, after: start)
  }

  func emit(_ event: NavigationEvent) {
    switch event.phase {
    case .willBegin, .didFinish: isReported = event.operation == .push
    case .didCancel: isReported = event.operation == .pop
    case .progress: break
    }
    for stack in stacks { stack.observers.send(event) }
    onEvent?(event)
  }

  func bringToRest() {
    drag?.interrupt()
    if transition?.phase == .waiting { transition = nil }
    transition?.end()
    // In the background nothing can be captured or moved.
    if scope == nil { dropUndrawn() }
  }

  func transition(_ transition: Transition, did event: Transition.Event) {
    switch event {
    case .started, .committed, .rendered: break
    case .progressed(let coverage):
      emit(transition.event(.progress(coverage: coverage), isPresentation: true))
    case .willEnd:
      if self.transition === transition { self.transition = nil }
    case .ended:
      emit(transition.event(.didFinish, isPresentation: true))
      focus.arrive(at: transition.to.visibleScreen, in: transition.to.viewIfLoaded)
    case .stopped:
      guard transition.operation == .pop else { return }
      // The view outlives the presentation, whose container has gone, by a moment.
      if let live = transition.to.viewIfLoaded { transition.view.conceal(live) }
      // A stack that changes meanwhile takes it down.
      if let stack = transition.to.visibleStacks.last {
        stack.transitions.trail.reveal(transition.view, duration: configuration.revealDuration)
      } else {
        transition.view.reveal(duration: configuration.revealDuration)
      }
    }
  }

  func renew(_ setup: inout TransitionSetup) {
    setup.scope = Scope(presented?.viewIfLoaded) ?? setup.scope
    setup.choreography = configuration.choreography(screen?.snapshotNavigation.pushChoreography)
  }
}

extension PushPresentation: StackChanging {
  func keepWaiting(_ driver: (any DragDriver)?) { waitingDriver = driver }

  func finishDrag(
    of setup: TransitionSetup, in context: (any UIViewControllerContextTransitioning)?,
    animated: Bool
  ) {
    let pop = Transition(setup, trigger: .drag, timing: nil, owner: self)
    transition = pop
    if let context {
      pop.adopt(context)
      if !animated { pop.end() }
      return
    }
    // The app's dismissal has ended the drag, and completes it.
    if isDismissing { return }
    if isCovered {
      // What has come above would be dismissed instead.
      transition = nil
      isConcealed = false
      return emit(pop.event(.didCancel, isPresentation: true))
    }
    let moves = animated && UIView.areAnimationsEnabled
    dismiss(animated: moves)
    if !moves { transition = nil }
  }

  func interactiveChange(did event: InteractiveChange) {
    // UIKit has made the call that ended the drag before this start, without a transition.
    if case .start = event, drag == nil { for stack in stacks { stack.bringToRest() } }
  }

  func changeInteractively(pushing screen: UIViewController?) -> InteractiveUndo? {
    guard presenter != nil, UIView.areAnimationsEnabled else { return nil }
    if screen == nil { dismiss(animated: true) }
    return InteractiveUndo()
  }

  private func dismiss(animated: Bool) {
    isDismissing = true
    presenter?.dismiss(animated: animated)
    isDismissing = false
  }
}
