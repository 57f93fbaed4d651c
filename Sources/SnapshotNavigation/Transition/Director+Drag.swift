import UIKit

extension Director {
  /// Whether a drag may begin; reports the reason if it may not.
  func admitsDrag(from start: CGPoint, moving movement: CGPoint, in view: UIView) -> Bool {
    guard let navigation, let top = navigation.topViewController else { return false }
    let wishes = wishes(of: top)
    let scope = Scope(of: navigation)
    let direction = scope?.direction ?? .leftToRight
    let touched = view.hitTest(start, with: nil)

    var admission = DragAdmission()
    admission.area = wishes.preferredDragArea ?? navigation.configuration.drag
    if wishes.usesSystemTransition { admission.area = .disabled }
    admission.interfaceIsMac = view.traitCollection.userInterfaceIdiom == .mac
    admission.depth = navigation.viewControllers.count
    admission.isTransitionRunning = !isAtRest || navigation.transitionCoordinator != nil
    admission.isModalPresented = navigation.isUnderModal
    admission.isOnScreen = scope != nil
    admission.screenAllows = wishes.allowsDragToPop
    admission.distanceFromEdge =
      direction == .leftToRight ? start.x : view.bounds.width - start.x
    admission.movement = CGPoint(x: movement.x * direction.sign, y: movement.y)
    admission.claim = touched?.claim(
      in: view, excluding: wishes.viewsExcludedFromDrag, direction: direction)

    let refusal = admission.refusal ?? (wishes.shouldPop(.drag) ? nil : .vetoed)
    if let refusal { report(.dragRefused(refusal)) }
    return refusal == nil
  }

  /// The finger has begun: everything it needs is put up now.
  func beginDrag() {
    guard isAtRest, let navigation, let scope = Scope(of: navigation) else { return }
    let stack = navigation.viewControllers
    guard let upper = stack.last, let lower = stack.dropLast().last else { return }
    navigation.installProxy()
    statusBars[upper] = StatusBar(of: navigation)
    fadingStage?.takeDown()
    fadingStage = nil
    guard let route = makeRoute(from: upper, to: lower, in: scope) else { return }
    let session = DragSession(
      route: route, width: scope.view.bounds.width, direction: scope.direction,
      response: navigation.configuration.settleResponse, owner: self
    ) { [weak self] phase in
      self?.emit(
        NavigationEvent(operation: .pop, trigger: .drag, from: upper, to: lower, phase: phase))
    }
    drag = session
    dragged = (upper, lower)
    session.begin()
    if drag === session { keyboard.lower(in: scope.view) }
  }

  private func makeRoute(
    from upper: UIViewController, to lower: UIViewController, in scope: Scope
  ) -> (any DragRoute)? {
    if let animator = appAnimator(for: .pop, from: upper, to: lower) {
      return AnimatorRoute(animator: animator, upper: upper, lower: lower, director: self)
    }
    guard let replicant = scope.replicant(committing: committed !== upper) else { return nil }
    let picture = picture(of: lower, in: scope, waiting: false)
    let stage = DragStage(
      view: StageView(over: scope, lower: picture, upper: replicant), scope: scope,
      choreography: choreography(wishes(of: upper).popChoreography))
    if picture == nil {
      return LiveRoute(stage: stage, upper: upper, lower: lower, director: self)
    }
    return PictureRoute(stage: stage, upper: upper, lower: lower, director: self)
  }

  /// State first: the drag is no more before anyone hears how it ended.
  func dragDidEnd(_ session: DragSession, popping: Bool) {
    if drag === session {
      drag = nil
      dragged = nil
    }
    if popping { keyboard.forget() }
  }

  func dragWasPutBack(_ session: DragSession) {
    if isAtRest { releaseStatusBar() }
    noteCommit()
    keyboard.raise()
    session.report(.didCancel)
    runCompletions()
  }

  func dragStands(at coverage: CGFloat) {
    guard let (upper, lower) = dragged else { return }
    showStatusBar(at: coverage, upper: upper, lower: lower)
  }

  func dragWasLost() { report(.dragRefused(.otherGesture)) }

  /// Pops for real at the end of a drag: the stage already shows what comes.
  func pop(atRest pop: NavigationTransition, animated: Bool) {
    guard let navigation else { return pop.discard() }
    transition = pop
    let popped = system { navigation.systemPop(animated: animated) }
    if popped == nil || !animated || transition !== pop {
      let isOurs = transition === pop
      abandon(pop)
      reconcile()
      noteCommit()
      if isOurs, popped != nil { emit(.didFinish, of: pop) }
    }
  }

  func popInteractively() -> (@MainActor () -> Void)? {
    guard let navigation else { return nil }
    let bars = BarState(of: navigation)
    // From here on the bars are the target's.
    committed = nil
    guard system({ navigation.systemPop(animated: true) }) != nil else { return nil }
    interactivePop = .waiting
    return { [weak navigation] in if let navigation { bars.restore(in: navigation) } }
  }
}

extension UIViewController {
  /// Whether a modal covers this controller; a search controller does not count.
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
