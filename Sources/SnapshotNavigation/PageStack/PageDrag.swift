import UIKit

extension PageStackView: DragOwner {
  var isObserved: Bool { false }

  var isCovered: Bool { false }

  func report(_ diagnostic: NavigationDiagnostic) {
    Log.note("\(diagnostic)")
    diagnosticHandler?(diagnostic)
  }

  func confirmsDrag() -> Bool { true }

  /// Pages are dragged as screens are by default.
  private var feel: SnapshotNavigationController.Configuration {
    SnapshotNavigationController.Configuration()
  }

  private var dragDirection: DragDirection {
    DragDirection(choreography(for: .pop).axis, layoutDirection)
  }

  func admission(of start: DragStart) -> DragAdmission {
    var admission = start.admission(
      in: configuration.dragArea, edgePriority: feel.edgePriority, direction: dragDirection
    )
    admission.depth = pages.count
    admission.isTransitionRunning = !isAtRest
    admission.isOnScreen = canMove
    return admission
  }

  func contentRefusal(of start: DragStart) -> DragRefusal? {
    if let refusal = start.contentRefusal(direction: dragDirection) { return refusal }
    let isAllowed = delegate?.pageStackView(self, allowsDraggingBack: topPage) ?? true
    return isAllowed ? nil : .vetoed
  }

  func beginDrag() {
    guard isAtRest, let page = pages.dropLast().last else { return }
    let upper = shown
    delegate?.pageStackView(self, willHide: upper.page, toShow: page, animated: true)
    // Changes that the delegate made take precedence.
    var isUnchanged: Bool { isAtRest && shown === upper && pages.dropLast().last === page }
    guard isUnchanged else { return }
    layoutIfNeeded()
    let lower = PageSlot(page, insets: insets(for: page), frame: bounds)
    var timing: TransitionTiming?
    let stage = makeStage(.pop, from: upper, to: lower, timing: &timing)
    guard isUnchanged else { return stage.takeDown(leaving: lower, at: .start) }
    let session = DragSession(
      driver: stage, across: self, direction: dragDirection,
      response: feel.settleResponse, threshold: feel.releaseThreshold, owner: self
    ) { [weak self] event in
      switch event {
      case .began, .moved: break
      case .failed, .ended: self?.drag = nil
      case .cancelled: if let self { settled(on: topPage, hiding: page, animated: true) }
      }
    }
    drag = session
    session.begin()
  }

  func finishDrag(_ stage: PageStage) {
    _ = list.pop()
    shown = stage.lower
    stage.takeDown(leaving: stage.upper, at: .end)
    place()
    settled(on: shown.page, hiding: stage.upper.page, animated: true)
  }
}
