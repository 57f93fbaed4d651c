import UIKit

/// A drag under way: shows it, and changes the stack at its end.
extension NavigationCoordinator: DragOwner {
  var isCovered: Bool { navigation?.isUnderModal ?? false }

  func hasNextDrag(after drag: DragSession) -> Bool {
    if drag.plan.way == .forward { return false }
    // Where it takes part in the drag, UIKit has popped already.
    let left = (navigation?.viewControllers.count ?? 0) - (drag.driver.part == nil ? 1 : 0)
    return left > 1
  }

  func drag(_ drag: DragSession, did event: DragSession.Event) {
    guard let (from, to) = drag.plan.screens else { return }
    let begin = NavigationEvent(drag.plan.operation, trigger: .drag, from: from, to: to)
    switch event {
    case .began:
      showStatusBar(of: drag.plan, leaving: 1)
      emit(begin)
    case .moved(let rest):
      showStatusBar(of: drag.plan, leaving: rest)
      if isObserved {
        emit(begin.with(.progress(coverage: begin.operation.coverage(leaving: rest))))
      }
    case .failed:
      handle(.dragEnded(.cancelled))
      handle(.completed)
    case .ended(.finish):
      if drag.driver.part?.handsOver == true {
        handle(.dragEnded(.handedOver(begin)))
        awaitExternalEnd()
      } else {
        handle(.dragEnded(.finished))
      }
    case .ended(.cancel):
      holdEvents()
      handle(.dragEnded(.cancelled))
    case .cancelled(let hasBegun, let lingering):
      if let lingering { trail.reveal(lingering, duration: 0) }
      comeToRest()
      releaseEvents(after: hasBegun ? begin.with(.didCancel) : nil)
      settling.run()
    case .passedOn(let touch, let landing, let view):
      dragNext(with: touch, landed: landing, on: view)
    }
  }

  private func showStatusBar(of plan: DragPlan, leaving rest: CGFloat) {
    guard let (from, to) = plan.screens else { return }
    let (upper, lower) = plan.way == .forward ? (to, from) : (from, to)
    statusBar.show(
      at: plan.operation.coverage(leaving: rest), upper: upper, lower: lower)
  }

  /// A finger that has finished a drag drags the next screen, if the rules let it by how it landed.
  private func dragNext(
    with touch: TransitionView.Touch, landed landing: TransitionView.Touch, on view: TransitionView
  ) {
    guard let navigation, let superview = view.superview else { return }
    // It has moved on to the pop side.
    let direction = configuration.dragDirection(
      of: navigation.topViewController, navigation.view.layoutDirection)
    let start = DragStart(
      view: navigation.view, location: superview.convert(landing.location, to: navigation.view),
      movement: direction.step)
    switch plan(for: start) {
    case .refusal(let refusal): report(.refused(refusal))
    case .plan(let plan):
      guard confirm(plan) else { return report(.refused(.vetoed)) }
      begin(plan)?.takeOver(touch, on: view)
    }
  }
}

extension NavigationCoordinator: StackChanging {
  func keepWaiting(_ driver: (any DragDriver)?) { waitingDriver = driver }

  func changeInteractively(pushing screen: UIViewController?) -> InteractiveUndo? {
    guard let navigation, let before = bars.state else { return nil }
    // From here on the bars are the other screen's.
    snapshots.forgetRendering()
    handle(.dragReported)
    let hasChanged = system(screen == nil ? .pop : .push) {
      navigation.changeStack(pushing: screen, animated: true)
    }
    return hasChanged ? InteractiveUndo(bars: before) : nil
  }

  func interactiveChange(did event: InteractiveChange) {
    switch event {
    case .beginSettingUp: noteSettingUp()
    case .start:
      handle(.started)
      if drag?.driver is LiveDragDriver, let screen = navigation?.topViewController {
        bars.refreshStaleSafeArea(of: screen)
      }
    case .cancel(let undo):
      if let before = undo.bars { bars.restore(before) }
      snapshots.noteRendering()
      // A drag that ended before UIKit had started has left its part to this.
      if case .external(_, nil) = activity { handle(.completed) }
    }
  }

  func finishDrag(
    of setup: TransitionSetup, in context: (any UIViewControllerContextTransitioning)?,
    animated: Bool
  ) {
    let dragged = Transition(setup, trigger: .drag, timing: nil, owner: self)
    if let context {
      handle(.adopted(dragged))
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
}

extension DragPlan {
  /// What the drag does to the stack.
  var operation: NavigationEvent.Operation { way == .forward ? .push : .pop }
}
