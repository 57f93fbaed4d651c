import UIKit

/// Updates bars, status bar, snapshots and observers with each step of a transition or drag.
extension NavigationCoordinator: MovementOwner {
  var configuration: SnapshotNavigationController.Configuration {
    navigation?.configuration ?? SnapshotNavigationController.Configuration()
  }
  var isObserved: Bool { observers.wantsProgress }
  var isQueued: Bool { callCompletions.hasCoordinator && navigation?.stackCoordinator == nil }
  var isUnderModal: Bool { isUnderModal(since: drag?.plan) }

  func reloadChoreography(_ setup: inout TransitionSetup) {
    setup.choreography = configuration.choreography(
      setup.upper.snapshotNavigation.pushChoreography)
  }

  func movement(did event: Movement.Event) {
    switch event {
    case .deliver(let event): deliver(event)
    case .call(let completion): observers.call(completion)
    case .transition(let transition, let step): self.transition(transition, did: step)
    case .drag(let drag, let step): self.drag(drag, did: step)
    case .finishes: if external != nil { awaitExternalEnd() }
    case .goesBack: break
    case .cancelled(_, let lingering):
      if let lingering { movement.trail.reveal(lingering, fading: false) }
    case .setsUpInteraction: noteSetUp()
    case .startedInteraction:
      if drag?.driver is LiveDragDriver, let screen = navigation?.topViewController {
        bars.refreshStaleSafeArea(of: screen, since: change.bars)
      }
    case .undone(let undo): restore(undo)
    case .dropped(let undo): takeBack(undo)
    case .ended(let event): comeToRest(telling: event)
    case .cancelledUnstarted:
      statusBar.release()
      callCompletions.run(after: 2)
    case .lost(let event):
      stopAwaiting(event)
      reportEnd(of: event)
      frames.noteRendering()
    case .revealed: frames.awaitRendering()
    case .startsNow: startTransition()
    // UIKit may keep its coordinator forever.
    case .neverStarts:
      if let coordinator = navigation?.stackCoordinator {
        callCompletions.noteOverdue(coordinator, awaiting: 0)
      }
      if mustStart { Fuse.app.note(.notStarted, report) }
    case .failed(let fault): Fuse.app.note(fault, report)
    case .popsPlainly: popPlainly()
    case .admitsCalls: makeCallsNext()
    }
  }

  /// Whether UIKit has changed the stack, and nothing excuses that it doesn't show the change.
  private var mustStart: Bool {
    guard let navigation, let window = navigation.viewIfLoaded?.window, !window.isHidden,
      window.windowScene?.activationState == .foregroundActive, UIView.areAnimationsEnabled,
      // UIKit may keep a former root in the window, beneath a modal.
      navigation.belongs(to: window.rootViewController),
      let top = navigation.topViewController
    else { return false }
    return top === (transition?.to ?? (activity.subject as? DragSession)?.plan.to)
  }

  private func transition(_ transition: Transition, did step: Transition.Event) {
    switch step {
    case .started:
      if transition.isDragged {
        // The appearing screen got the status bar when the drag passed halfway.
      } else if statusBar.changes {
        transition.atHalfway { [weak self] in self?.statusBar.release() }
      } else {
        statusBar.release()
      }
    case .lifted:
      gesture.tapGuard.watch(transition, after: transition.firstTap(in: gesture.touches))
      guard transition.remaining >= 0.5 else { return }
      FrameClock.run { [weak self, weak transition] _ in
        guard let self, let transition, transition.isOnItsWay else { return false }
        if transition.remaining < 0.5 { statusBar.show(transition.to) }
        return transition.remaining >= 0.5
      }
    case .committed, .willEnd: bars.refreshStaleSafeArea(of: transition.to, since: change.bars)
    // A frame with a tab bar in motion shows the screen, but not the bar.
    case .rendered: if transition.view.tabBar?.isShown != true { frames.noteRendered() }
    case .stopped:
      if transition.view.moving == nil {
        reveal(after: transition, showing: snapshots.kept(of: transition.to))
      } else if trailing === transition {
        trailEnded()
      }
    case .ended:
      if transition.to === navigation?.topViewController { bars.noteShown(transition.to) }
      callCompletions.didShow(transition.to)
    case .progressed: break
    }
  }

  private func comeToRest(telling event: NavigationEvent?) {
    comeToRest()
    releaseEvents(after: event)
    if event?.phase == .didFinish {
      focus.arrive(at: navigation?.topViewController, in: navigation?.viewIfLoaded)
    }
    callCompletions.run()
  }

  func comeToRest() {
    if !isMoving { statusBar.release() }
    snapshots.reconcile()
    frames.noteRendering()
    bars.askForTabBar(since: change.bars)
  }
}

extension UIViewController {
  /// Whether `root` contains or presents this controller, or is this controller.
  fileprivate func belongs(to root: UIViewController?) -> Bool {
    sequence(first: self) { $0.parent ?? $0.presentingViewController }.contains { $0 === root }
  }
}
