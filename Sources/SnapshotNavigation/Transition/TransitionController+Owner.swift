import UIKit

/// What transitions and drags of the stack need.
extension TransitionController: TransitionOwner {
  var configuration: SnapshotNavigationController.Configuration {
    navigation?.configuration ?? SnapshotNavigationController.Configuration()
  }
  var isObserved: Bool { navigation?.observers.wantsProgress ?? false }
  var isCovered: Bool { navigation?.isUnderModal ?? false }
  var trailsPictures: Bool { true }
  var hasNextDrag: Bool {
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
    case .progressed(let coverage):
      emit(transition.event(.progress(coverage: coverage)))
    case .willEnd:
      holdEvents()
      retire(transition)
      if transition.isTrailing { trail(transition) }
      refreshStaleSafeArea(of: transition.to)
    case .stopped:
      if transition.operation == .pop {
        reveal(transition.view, duration: configuration.revealDuration)
      } else if trailing === transition {
        pictureEnded()
      }
    case .ended:
      if isAtRest { statusBar.release() }
      snapshots.reconcile()
      snapshots.noteRendering()
      releaseEvents(after: transition.event(.didFinish))
      moveFocus(to: navigation?.topViewController?.view)
      runCompletions()
    }
  }

  // MARK: Drags

  func fingerComesDown() {
    if isAtRest, navigation?.transitionCoordinator == nil { systemTransitions.govern() }
  }

  func admission(of start: DragStart) -> DragAdmission {
    guard let navigation, let top = navigation.topViewController else {
      return DragAdmission(depth: 0)
    }
    let options = top.snapshotNavigation
    let scope = Scope(navigation.viewIfLoaded)
    var admission = start.admission(
      in: options.dragArea ?? configuration.drag,
      edgePriority: configuration.edgePriority,
      direction: dragDirection(of: top, start.view.layoutDirection))
    let stack = navigation.viewControllers
    admission.depth = stack.count
    admission.isLeftToSystem =
      stack.dropLast().last.map { systemTransitions.shows(top, over: $0) } ?? false
    admission.isTransitionRunning = !isAtRest || navigation.transitionCoordinator != nil
    admission.isModalPresented = navigation.isUnderModal
    admission.isOnScreen = scope != nil
    admission.screenAllows = options.allowsDragToPop
    return admission
  }

  func contentRefusal(of start: DragStart) -> DragRefusal? {
    let top = navigation?.topViewController
    return start.contentRefusal(
      direction: dragDirection(of: top, start.view.layoutDirection),
      excluding: top?.snapshotNavigation.viewsExcludedFromDrag ?? [])
  }

  func confirmsDrag() -> Bool {
    navigation?.topViewController?.confirmsPop(for: .interactive) ?? false
  }

  /// The finger has begun: everything it needs is put up now.
  func beginDrag() {
    guard isAtRest, let navigation, let scope = Scope(navigation.viewIfLoaded) else { return }
    let stack = navigation.viewControllers
    guard let upper = stack.last, let lower = stack.dropLast().last else { return }
    navigation.installProxy()
    statusBar.note(statusBar.current, under: upper)
    let coverage = trailing?.grip ?? 1
    endPicture()
    guard let driver = makeDriver(from: upper, to: lower) else { return }
    let beginning = NavigationEvent(.pop, trigger: .interactive, from: upper, to: lower)
    begin(
      makeDrag(driver, of: upper, in: scope, from: coverage) { [weak self] event in
        self?.drag(beginning, from: upper, to: lower, by: driver, did: event)
      })
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
    from upper: UIViewController, to lower: UIViewController
  ) -> (any DragDriver)? {
    if let animator = navigation?.proxy.appAnimator(for: .pop, from: upper, to: lower) {
      return PercentDrivenDragDriver(animator: animator, lower: lower, owner: self)
    }
    return setup(from: upper, to: lower, waiting: false).map {
      SnapshotDragDriver.make(for: $0, owner: self)
    }
  }

  private func drag(
    _ begin: NavigationEvent, from upper: UIViewController, to lower: UIViewController,
    by driver: any DragDriver, did event: DragSession.Event
  ) {
    switch event {
    case .began:
      statusBar.show(at: 1, upper: upper, lower: lower)
      emit(begin)
    case .moved(let coverage):
      statusBar.show(at: coverage, upper: upper, lower: lower)
      if isObserved { emit(begin.with(.progress(coverage: coverage))) }
    case .failed:
      endDrag(.cancelled)
      handle(.completed)
    case .ended(.finish):
      if driver.handsOver {
        endDrag(.handedOver, leaving: begin)
      } else {
        endDrag(.finished)
      }
    case .ended(.cancel):
      holdEvents()
      endDrag(.cancelled)
    case .cancelled(let hasBegun, let lingering):
      if let lingering { reveal(lingering, duration: 0) }
      if isAtRest { statusBar.release() }
      snapshots.reconcile()
      snapshots.noteRendering()
      releaseEvents(after: hasBegun ? begin.with(.didCancel) : nil)
      runCompletions()
    }
  }

  func finishDrag(
    with pop: Transition, in context: (any UIViewControllerContextTransitioning)?, animated: Bool
  ) {
    if let context {
      adopt(pop)
      pop.adopt(context)
      if !animated { pop.end() }
      return
    }
    guard let navigation else { return pop.discard() }
    if animated { prepare(pop) }
    let popped = system { navigation.systemPop(animated: animated) }
    if popped == nil || !animated || transition !== pop {
      abandon(pop)
      if isAtRest { statusBar.release() }
      snapshots.reconcile()
      snapshots.noteRendering()
      if pop.phase != .ended(completed: true) {
        emit(pop.event(popped == nil ? .didCancel : .didFinish))
      }
    }
  }

  func interactivePopIsSettingUp() { noteSettingUp() }

  func interactivePopDidStart() {
    handle(.started)
    if drag?.driver is LiveDragDriver, let lower = navigation?.topViewController {
      refreshStaleSafeArea(of: lower)
    }
  }

  func popInteractively() -> (@MainActor () -> Void)? {
    guard let navigation else { return nil }
    let bars = BarState(of: navigation)
    // From here on the bars are the lower screen's.
    snapshots.lastRendered = nil
    handle(.dragReported)
    guard system({ navigation.systemPop(animated: true) }) != nil else { return nil }
    return { [weak self] in
      guard let self, let navigation = self.navigation else { return }
      bars.restore(in: navigation)
      snapshots.noteRendering()
      // A drag that ended before UIKit had started has left its part to this.
      if case .external = state.mode, external == nil { handle(.completed) }
    }
  }
}

extension UIViewController {
  /// Whether a modal covers this controller; a search controller doesn't count.
  fileprivate var isUnderModal: Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if let modal = current.presentedViewController, !modal.isBeingDismissed,
        !(modal is UISearchController)
      {
        return true
      }
      controller = current.parent
    }
    return false
  }
}
