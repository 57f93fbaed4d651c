import UIKit

extension PushPresentation: DragSource {
  func report(_ event: DragGesture.Event) {
    switch event {
    case .landed: break
    case .refused(let refusal): report(.dragRefused(refusal))
    case .paused: movement.drag?.interrupt()
    case .stopped: bringToRest()
    }
  }

  func report(_ diagnostic: NavigationDiagnostic) { stacks.first?.report(diagnostic) }

  private func dragDirection(_ layout: LayoutDirection) -> DragDirection {
    configuration.dragDirection(of: screen, layout)
  }

  func admission(of start: DragStart) -> DragAdmission {
    guard let presented, let screen, scope != nil else { return DragAdmission(isOnScreen: false) }
    let options = screen.snapshotNavigation
    var admission = start.admission(
      in: options.dragArea.inherited(from: configuration.dragArea),
      edgePriority: configuration.edgePriority, angle: configuration.dragAngle,
      direction: dragDirection(start.view.layoutDirection))
    admission.isTransitionRunning =
      movement.drag?.mayResume != true && isMoving || isMovedInside
    admission.isModalPresented = isUnderModal
    admission.isLeftToSystem = isLeftToSystem
    admission.isBarElsewhere = isBarElsewhere
    admission.isModalInPresentation = presented.isModalInPresentation
    return admission
  }

  func plan(for start: DragStart) -> DragAnswer {
    if let refusal = admission(of: start).refusal { return .refusal(refusal) }
    guard let presented, let screen, let presenter else { return .refusal(.notOnScreen) }
    if start.touched?.isOnDeepStack(in: presented) == true { return .refusal(.deeperStack) }
    let direction = dragDirection(start.view.layoutDirection)
    let refusal = start.contentRefusal(
      direction: direction, excluding: screen.snapshotNavigation.viewsExcludedFromDrag,
      including: screen.snapshotNavigation.viewsIncludedInDrag)
    if let refusal { return .refusal(refusal) }
    return .plan(DragPlan(.back, direction, from: presented, to: presenter))
  }

  /// Whether the presented screen or its stack is moving, for example under another finger.
  private var isMovedInside: Bool {
    presented?.transitionCoordinator != nil
      || presentedStack?.transitions.isMoving == true
  }

  func confirm(_ plan: DragPlan) -> Bool { screen?.confirmsPop(for: .drag) ?? false }

  func begin(_ plan: DragPlan) -> DragSession? {
    guard !isMoving, presented === plan.from, presenter === plan.to, let scope else { return nil }
    // The screen may have pushed or presented by now.
    guard !isMovedInside, !isUnderModal else {
      report(.refused(isUnderModal ? .modalPresented : .transitionRunning))
      return nil
    }
    let caught = keeper.trail.moving.flatMap {
      $0.to === presented && $0.isCatchable ? $0 : nil
    }
    let isMoving = endMotionInside()
    // The last rendered frame shows motion.
    if isMoving { isConcealed = true }
    let drag = scope.keepingFrame(if: isMoving) {
      makeDrag(plan, prepareDismissal(), in: scope, from: caught)
    }
    drag.map(movement.run) ?? report(.refused(.notCaptured))
    isConcealed = movement.drag != nil
    return movement.drag
  }

  /// Ends the motion of the presented stack, and the presentation's trail.
  ///
  /// - Returns: Whether the last rendered frame shows any.
  func endMotionInside() -> Bool {
    let wasTrailing = movement.trail.moving != nil
    movement.trail.end()
    return presentedStack?.transitions.endMotion() ?? wasTrailing
  }

  /// Makes UIKit present interactively; UIKit asks for an animator in the call.
  func present(along direction: DragDirection) -> DragSession? {
    call(for: .forwardDrag(direction)) {
      if let presented { source?.present(presented, animated: true) }
    }
    if presented?.presentingViewController == nil { restore() }
    movement.drag?.begin()
    return movement.drag
  }

  func makeDrag(
    _ plan: DragPlan, _ setup: @autoclosure () -> TransitionSetup?, in scope: Scope,
    from caught: Transition? = nil
  ) -> DragSession? {
    movement.makeDrag(
      plan, animator: screen?.ownAnimator(for: plan.way == .forward ? .push : .pop), setup: setup(),
      across: scope.view, from: caught, configuration: configuration)
  }

  func drag(_ drag: DragSession, did step: DragSession.Event) {
    switch step {
    case .failed: report(.refused(.vetoed))
    case .settles:
      for gesture in [gesture, sourceStack?.dragGesture] {
        (gesture?.tapGuard).map(drag.guardTaps)
      }
    case .began: break
    }
  }

  func drag(_ drag: DragSession, remaining rest: CGFloat) {
    // UIKit doesn't report that another root has replaced the presenter.
    if !hasPresenter { bringToRest() }
  }
}

extension PushPresentation {
  func escape() -> Bool {
    guard let presented, let presenter, let screen, !isMoving, !isUnderModal,
      !presented.isModalInPresentation, !presented.hasDeepStack, screen.confirmsPop(for: .escape)
    else { return false }
    // The modal may already be gone.
    if presented.presentingViewController == nil || presented.isBeingDismissed { return true }
    call(for: .escape) { presenter.dismiss(animated: true) }
    return true
  }
}

extension UIViewController {
  fileprivate var hasDeepStack: Bool {
    viewIfLoaded?.window != nil && (isDeepStack || children.contains(where: \.hasDeepStack))
  }
}

extension UIView {
  fileprivate func isOnDeepStack(in container: UIViewController) -> Bool {
    sequence(first: self as UIResponder) { $0 === container ? nil : $0.next }
      .contains(where: \.isDeepStack)
  }
}

extension UIResponder {
  fileprivate var isDeepStack: Bool {
    ((self as? UINavigationController)?.viewControllers.count ?? 0) > 1
  }
}
