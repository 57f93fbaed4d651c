import UIKit

/// Decides which drags may begin.
extension NavigationCoordinator: DragSource {
  func report(_ event: DragGesture.Event) {
    switch event {
    case .landed:
      snapshots.memory.prepareForTouch()
      if !isMoving, navigation?.transitionCoordinator == nil {
        systemTransitions.updatePopGestures()
      }
    case .refused(let refusal): report(.dragRefused(refusal))
    case .paused: drag?.interrupt()
    case .stopped: bringToRest()
    }
  }

  func report(_ diagnostic: NavigationDiagnostic) { navigation?.report(diagnostic) }

  func admission(of start: DragStart) -> DragAdmission { judge(start).admission }

  func plan(for start: DragStart) -> DragAnswer {
    let (way, admission) = judge(start)
    guard let navigation, let top = navigation.topViewController else {
      return .refusal(admission.refusal ?? .atRoot)
    }
    let direction = dragDirection(of: start, way)
    let refusal =
      admission.refusal
      ?? start.contentRefusal(
        direction: direction, excluding: top.snapshotNavigation.viewsExcludedFromDrag,
        including: top.snapshotNavigation.viewsIncludedInDrag)
    if let refusal { return .refusal(refusal) }
    var plan = DragPlan(way, direction, from: top, to: next(way))
    plan.modals = start.modals
    return .plan(plan)
  }

  func confirm(_ plan: DragPlan) -> Bool {
    plan.way == .forward || navigation?.topViewController?.confirmsPop(for: .drag) == true
  }

  func begin(_ plan: DragPlan) -> DragSession? {
    guard let navigation, let scope = Scope(navigation.viewIfLoaded) else { return nil }
    // The top screen may have pushed, popped or presented by now.
    let isUnderModal = isUnderModal(since: plan)
    if isUnderModal || isMoving || navigation.transitionCoordinator != nil {
      report(.refused(isUnderModal ? .modalPresented : .transitionRunning))
      return nil
    }
    guard let top = navigation.topViewController, top === plan.from else { return nil }
    var plan = plan
    // The screen below may have changed since the top screen was asked.
    if plan.way == .back { plan.to = navigation.viewControllers.dropLast().last }
    guard let (_, next) = plan.screens else { return nil }
    if plan.way == .forward, let modal = next as? UINavigationController {
      // UIKit presents one modal at a time.
      guard navigation.presentedViewController == nil else {
        report(.refused(.modalPresented))
        return nil
      }
      return present(modal, from: top, along: plan.direction)
    }
    if systemTransitions.popsPlainly {
      movement.run(movement.makePlainDrag(plan, across: scope.view, configuration: configuration))
      return movement.drag
    }
    navigation.installProxy(plain: false)
    statusBar.note(statusBar.current, under: top)
    // A drag that doesn't begin must not leave a snapshot behind.
    defer { if self.drag == nil { snapshots.reconcile() } }
    // A presentation's trail moves the whole stack.
    let caught = trailing.flatMap {
      plan.way == .back && $0.to === top && $0.isCatchable ? $0 : nil
    }
    let hadTrail = hasTrail
    let blurred = endTrail()
    let commits = blurred != nil || hadTrail && frames.rendersOnCapture(top)
    let drag = (blurred ?? scope).keepingFrame(if: commits) {
      movement.makeDrag(
        plan, animator: animator(for: plan.way, from: top, to: next),
        setup: prepareSetup(for: plan.way, from: top, to: next), across: scope.view, from: caught,
        configuration: configuration)
    }
    guard let drag else {
      systemTransitions.leaveToUIKit(top)
      report(.refused(.notCaptured))
      return nil
    }
    movement.run(drag)
    // A snapshot covers the top screen now.
    if self.drag != nil { frames.forgetContent() }
    return self.drag
  }

  private func animator(
    for way: DragPlan.Way, from top: UIViewController, to next: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    proxy.appAnimator(for: way == .forward ? .push : .pop, from: top, to: next)
  }

  private func prepareSetup(
    for way: DragPlan.Way, from top: UIViewController, to next: UIViewController
  ) -> TransitionSetup? {
    way == .forward
      ? prepareSetup(pushing: next, over: top)
      : prepareSetup(from: top, to: next, waiting: false)
  }

  // MARK: The way

  /// A drag's way, back or forward, and its admission.
  private func judge(_ start: DragStart) -> (way: DragPlan.Way, admission: DragAdmission) {
    let way = goesForward(start) ? DragPlan.Way.forward : .back
    let admission = admission(of: start, way)
    // A finger that can't go back may still go forward.
    guard start.movement == nil, admission.touchRefusal != nil, mayGoForward else {
      return (way, admission)
    }
    return (.forward, self.admission(of: start, .forward))
  }

  private func admission(of start: DragStart, _ way: DragPlan.Way) -> DragAdmission {
    guard let navigation, let top = navigation.topViewController else {
      return DragAdmission(depth: 0)
    }
    let options = top.snapshotNavigation
    var admission = start.admission(
      in: options.dragArea.inherited(from: configuration.dragArea),
      edgePriority: way == .forward ? 0 : configuration.edgePriority,
      angle: configuration.dragAngle,
      direction: dragDirection(of: start, way))
    let resumes = movement.drag.map { $0.mayResume && $0.plan.way == way } ?? false
    admission.isTransitionRunning =
      !resumes && (isMoving || navigation.transitionCoordinator != nil)
    admission.isSearchActive = navigation.isSearching
    admission.isModalPresented = navigation.modals.contains { modal in
      navigation.refusesDrag(
        under: modal, lettingFingerThrough: start.modals.contains { $0.object === modal })
    }
    admission.isOnScreen = Scope(navigation.viewIfLoaded) != nil
    admission.isLeftToSystem = systemTransitions.showsAll
    let next = next(way)
    admission.isBarElsewhere = bars.isElsewhere(on: [top, next])
    guard way == .back else { return admission }
    admission.depth = navigation.viewControllers.count
    admission.isLeftToSystem =
      !systemTransitions.popsPlainly
      && next.map { systemTransitions.shows(top, over: $0) } ?? false
    return admission
  }

  /// Whether a modal has been presented that wasn't there as the drag's finger came down.
  func isUnderModal(since plan: DragPlan?) -> Bool {
    navigation?.modals.contains { modal in
      !modal.isBeingDismissed && plan?.modals.contains { $0.object === modal } != true
    } ?? false
  }

  /// Whether keys and the escape gesture are meant for a modal over the stack.
  var refusesKeys: Bool {
    guard let navigation else { return true }
    return navigation.modals.contains(where: navigation.refusesKeys)
  }

  /// The screen that a drag would lead to; nil if the top screen has yet to name it.
  private func next(_ way: DragPlan.Way) -> UIViewController? {
    way == .back ? navigation?.viewControllers.dropLast().last : snapshots.ahead.first
  }

  private func dragDirection(of start: DragStart, _ way: DragPlan.Way) -> DragDirection {
    let layout = start.view.layoutDirection
    return way == .forward
      ? forwardDirection(layout)
      : configuration.dragDirection(of: navigation?.topViewController, layout)
  }

  private func goesForward(_ start: DragStart) -> Bool {
    guard mayGoForward, let movement = start.movement else { return false }
    let way = forwardDirection(start.view.layoutDirection).resolve(movement)
    return way.x > abs(way.y)
  }
}
