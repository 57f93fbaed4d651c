import SnapshotNavigation
import UIKit

extension PageStackView: DragSource, DragOwner, MotionOwner {
  package var isObserved: Bool { false }

  package var isUnderModal: Bool { false }

  package func report(_ event: DragGesture.Event) {
    switch event {
    case .landed: break
    case .refused(let refusal): report(.dragRefused(refusal))
    case .paused: drag?.interrupt()
    case .stopped: bringToRest()
    }
  }

  func report(_ diagnostic: PageDiagnostic) {
    Log.note("\(diagnostic)")
    diagnosticHandler?(diagnostic)
  }

  /// Asks again, because the top page may have changed.
  package func confirm(_ plan: DragPlan) -> Bool { allowsDrag }

  private var resumes: Bool { drag?.mayResume == true }

  private var allowsDrag: Bool {
    delegate?.pageStackView(self, allowsDraggingBack: topPage) ?? true
  }

  /// A navigation controller's defaults, which also apply to pages.
  private var defaults: SnapshotNavigationController.Configuration {
    SnapshotNavigationController.Configuration()
  }

  private var dragDirection: DragDirection {
    DragDirection(choreography(for: .pop).axis, layoutDirection)
  }

  package func admission(of start: DragStart) -> DragAdmission {
    var admission = start.admission(
      in: configuration.dragArea, edgePriority: defaults.edgePriority, angle: defaults.dragAngle,
      direction: dragDirection)
    admission.depth = pages.count
    admission.isTransitionRunning = drag != nil && !resumes
    admission.isOnScreen = canMove
    return admission
  }

  package func plan(for start: DragStart) -> DragAnswer {
    let direction = dragDirection
    let refusal =
      admission(of: start).refusal ?? start.contentRefusal(direction: direction)
    if let refusal { return .refusal(refusal) }
    return resumes || allowsDrag ? .plan(DragPlan(.back, direction)) : .refusal(.vetoed)
  }

  package func begin(_ plan: DragPlan) -> DragSession? {
    var coverage: CGFloat = 1
    if let stage = transition?.stage {
      // A page that is still being pushed goes back from where it is.
      if stage.upper === shown { coverage = stage.coverage() }
      bringToRest()
    }
    guard isAtRest, let page = pages.dropLast().last else { return nil }
    let upper = shown
    delegate?.pageStackView(self, willHide: upper.page, toShow: page, animated: true)
    // Changes that the delegate made take precedence.
    var isUnchanged: Bool { isAtRest && shown === upper && pages.dropLast().last === page }
    guard isUnchanged else { return nil }
    layoutIfNeeded()
    let lower = PageSlot(page, insets: insets(for: page), frame: bounds)
    var timing: TransitionTiming?
    let stage = makeStage(.pop, from: upper, to: lower, timing: &timing)
    guard isUnchanged else {
      stage.takeDown(leaving: lower, at: .start)
      return nil
    }
    let session = DragSession(
      plan, driver: stage, across: self, from: coverage, settleResponse: defaults.settleResponse,
      releaseThreshold: defaults.releaseThreshold, owner: self)
    drag = session
    session.begin()
    return session
  }

  package func drag(_ drag: DragSession, did event: DragSession.Event) {
    switch event {
    case .began: break
    case .settles: drag.guardTaps(by: gesture.tapGuard)
    case .failed: self.drag = nil
    }
  }

  package func finish(_ drag: DragSession, _ work: () -> Void) {
    self.drag = nil
    work()
  }

  package func cancel(_ drag: DragSession, hasBegun: Bool, _ putBack: () -> TransitionView?) {
    self.drag = nil
    _ = putBack()
    guard let page = (drag.driver as? PageStage)?.lower.page else { return }
    cameToRest(on: topPage, hiding: page, animated: true)
  }

  package func drag(_ drag: DragSession, remaining rest: CGFloat) {}

  func finishDrag(_ stage: PageStage) {
    _ = list.pop()
    shown = stage.lower
    stage.takeDown(leaving: stage.upper, at: .end)
    place()
    cameToRest(on: shown.page, hiding: stage.upper.page, animated: true)
  }
}
