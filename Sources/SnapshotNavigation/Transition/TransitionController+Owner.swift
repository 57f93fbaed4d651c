import UIKit

extension TransitionController: TransitionOwner {
  var configuration: SnapshotNavigationController.Configuration {
    navigation?.configuration ?? SnapshotNavigationController.Configuration()
  }
  var isObserved: Bool { navigation?.observers.wantsProgress ?? false }
  var isCovered: Bool { navigation?.isUnderModal ?? false }

  func pictureKeeper(of transition: Transition) -> TransitionController? { self }

  func touchTargets(of transition: Transition) -> TouchTargets? {
    guard let navigation, let screen = transition.to.viewIfLoaded else { return nil }
    let bars = [navigation.navigationBar, navigation.toolbar].compactMap { $0 as UIView? }
    return TouchTargets(views: bars + [screen], own: navigation.view)
  }
  var hasNextDrag: Bool {
    if ahead != nil { return false }
    // Where it takes part in the drag, UIKit has popped already.
    let left = (navigation?.viewControllers.count ?? 0) - (drag?.driver.animator == nil ? 1 : 0)
    return left > 1
  }

  func report(_ diagnostic: NavigationDiagnostic) { navigation?.report(diagnostic) }

  // MARK: Transitions

  func transition(_ transition: Transition, did event: Transition.Event) {
    switch event {
    case .started:
      if transition.timing == nil {
        // The status bar belongs to what appears since the drag passed half.
      } else if statusBar.changes {
        transition.atHalfway { [weak self] in self?.statusBar.release() }
      } else {
        statusBar.release()
      }
      handle(.started)
    case .committed:
      refreshStaleSafeArea(of: transition.to)
    case .rendered:
      snapshots.noteRendered()
    case .progressed(let coverage):
      emit(transition.event(.progress(coverage: coverage)))
    case .willEnd:
      holdEvents()
      retire(transition)
      refreshStaleSafeArea(of: transition.to)
    case .stopped:
      if transition.view.moving == nil {
        reveal(transition.view, duration: configuration.revealDuration)
      } else if trailing === transition {
        pictureEnded()
      }
    case .ended:
      comeToRest()
      releaseEvents(after: transition.event(.didFinish))
      focus.arrive(at: navigation?.topViewController, in: navigation?.viewIfLoaded)
      runCompletions()
    }
  }

  private func comeToRest() {
    if isAtRest { statusBar.release() }
    snapshots.reconcile()
    snapshots.noteRendering()
  }

  // MARK: Drags

  func fingerComesDown() {
    if drag == nil { ahead = nil }
    if isAtRest, navigation?.transitionCoordinator == nil { systemTransitions.govern() }
  }

  func admission(of start: DragStart, forward isForward: Bool) -> DragAdmission {
    guard let navigation, let top = navigation.topViewController else {
      return DragAdmission(depth: 0)
    }
    let options = top.snapshotNavigation
    let scope = Scope(navigation.viewIfLoaded)
    var admission = start.admission(
      in: options.dragArea.inherited(from: configuration.dragArea),
      edgePriority: isForward ? 0 : configuration.edgePriority,
      direction: dragDirection(of: start, forward: isForward))
    admission.isTransitionRunning = !isAtRest || navigation.transitionCoordinator != nil
    admission.isSearchActive = navigation.isSearching
    admission.isModalPresented = navigation.isUnderModal
    admission.isOnScreen = scope != nil
    admission.isLeftToSystem = systemTransitions.isAlways
    guard !isForward else { return admission }
    let stack = navigation.viewControllers
    admission.depth = stack.count
    admission.isLeftToSystem =
      stack.dropLast().last.map { systemTransitions.shows(top, over: $0) } ?? false
    return admission
  }

  func contentRefusal(of start: DragStart) -> DragRefusal? {
    start.contentRefusal(
      direction: dragDirection(of: start, forward: goesForward(start)),
      excluding: navigation?.topViewController?.snapshotNavigation.viewsExcludedFromDrag ?? [])
  }

  func confirmsDrag() -> Bool {
    ahead != nil || navigation?.topViewController?.confirmsPop(for: .drag) == true
  }

  func beginDrag() {
    guard isAtRest, let navigation, let scope = Scope(navigation.viewIfLoaded),
      let top = navigation.topViewController,
      let next = ahead ?? navigation.viewControllers.dropLast().last
    else { return }
    if presentAhead(from: top, in: scope) { return }
    navigation.installProxy()
    statusBar.note(statusBar.current, under: top)
    let caught = ahead == nil ? trailing : nil
    let grip = caught?.grip ?? 1
    let blurred = endPicture()
    let driver = (blurred ?? scope).keepingFrame(if: blurred != nil) {
      makeDriver(from: top, to: next)
    }
    guard let driver else { return }
    if let caught, grip < 1 { (driver as? SnapshotDragDriver)?.takeOver(caught) }
    let pushes = ahead != nil
    let direction =
      pushes ? forwardDirection(scope.direction) : dragDirection(of: top, scope.direction)
    let beginning = NavigationEvent(
      pushes ? .push : .pop, trigger: .drag, from: top, to: next)
    let (upper, lower) = pushes ? (next, top) : (top, next)
    begin(
      makeDrag(driver, along: direction, in: scope, from: grip) { [weak self] event in
        self?.drag(beginning, from: upper, to: lower, by: driver, did: event)
      })
    // A snapshot stands for it.
    if drag != nil { snapshots.lastRendered = nil }
  }

  func dragNext(
    with touch: TransitionView.Touch, landed landing: TransitionView.Touch, on view: TransitionView
  ) {
    guard let navigation, let superview = view.superview else { return }
    let start = DragStart(
      view: navigation.view, location: superview.convert(landing.location, to: navigation.view),
      movement: nil)
    if let refusal = refusal(of: start) { return report(.dragRefused(refusal)) }
    guard confirmsDrag() else { return report(.dragRefused(.vetoed)) }
    beginDrag()
    drag?.takeOver(touch, on: view)
  }

  private func makeDriver(
    from top: UIViewController, to next: UIViewController
  ) -> (any DragDriver)? {
    let pushes = ahead != nil
    if let animator = navigation?.proxy.appAnimator(
      for: pushes ? .push : .pop, from: top, to: next)
    {
      return PercentDrivenDragDriver(
        animator: animator, showing: next, pushes: pushes, owner: self)
    }
    let setup =
      pushes ? setup(pushing: next, over: top) : setup(from: top, to: next, waiting: false)
    return setup.map { SnapshotDragDriver.make(for: $0, owner: self) }
  }

  private func drag(
    _ begin: NavigationEvent, from upper: UIViewController, to lower: UIViewController,
    by driver: any DragDriver, did event: DragSession.Event
  ) {
    switch event {
    case .began:
      statusBar.show(at: begin.operation.coverage(leaving: 1), upper: upper, lower: lower)
      emit(begin)
    case .moved(let rest):
      let coverage = begin.operation.coverage(leaving: rest)
      statusBar.show(at: coverage, upper: upper, lower: lower)
      if isObserved { emit(begin.with(.progress(coverage: coverage))) }
    case .failed:
      ahead = nil
      endDrag(.cancelled)
      handle(.completed)
    case .ended(.finish):
      ahead = nil
      if driver.handsOver {
        endDrag(.handedOver, leaving: begin)
        awaitExternalEnd()
      } else {
        endDrag(.finished)
      }
    case .ended(.cancel):
      ahead = nil
      holdEvents()
      endDrag(.cancelled)
    case .cancelled(let hasBegun, let lingering):
      if let lingering { reveal(lingering, duration: 0) }
      comeToRest()
      releaseEvents(after: hasBegun ? begin.with(.didCancel) : nil)
      runCompletions()
    }
  }

  func finishDrag(
    with dragged: Transition, in context: (any UIViewControllerContextTransitioning)?,
    animated: Bool
  ) {
    if let context {
      adopt(dragged)
      dragged.adopt(context)
      if !animated { dragged.end() }
      return
    }
    guard let navigation else { return dragged.discard() }
    if animated { prepare(dragged) }
    let screen = dragged.operation == .push ? dragged.to : nil
    let hasChanged = system(dragged.operation) {
      navigation.changeStack(pushing: screen, animated: animated)
    }
    if !hasChanged || !animated || transition !== dragged {
      abandon(dragged)
      comeToRest()
      if dragged.phase != .ended(completed: true) {
        emit(dragged.event(hasChanged ? .didFinish : .didCancel))
      }
    }
  }

  func interactiveChangeIsSettingUp() { noteSettingUp() }

  func interactiveChangeDidStart() {
    handle(.started)
    if drag?.driver is LiveDragDriver, let screen = navigation?.topViewController {
      refreshStaleSafeArea(of: screen)
    }
  }

  func changeInteractively(pushing screen: UIViewController?) -> (@MainActor () -> Void)? {
    guard let navigation, let bars else { return nil }
    // From here on the bars are the other screen's.
    snapshots.lastRendered = nil
    handle(.dragReported)
    let hasChanged = system(screen == nil ? .pop : .push) {
      navigation.changeStack(pushing: screen, animated: true)
    }
    guard hasChanged else { return nil }
    return { [weak self] in
      guard let self else { return }
      restore(bars)
      snapshots.noteRendering()
      // A drag that ended before UIKit had started has left its part to this.
      if case .external = state.mode, external == nil { handle(.completed) }
    }
  }
}

extension UIViewController {
  var isUnderModal: Bool { modals.contains { !$0.isBeingDismissed } }

  /// What this controller and those around it present, even if it's on its way out.
  var modals: [UIViewController] {
    sequence(first: self, next: \.parent).compactMap(\.presentedViewController)
      .filter { !($0 is UISearchController) }
  }
}
