import UIKit

extension Director {
  func confirmsDrag() -> Bool {
    navigation?.topViewController.map { wishes(of: $0).shouldPop(.drag) } ?? false
  }

  func refusal(of start: DragStart) -> DragRefusal? {
    guard let navigation, let top = navigation.topViewController else { return .atRoot }
    let wishes = wishes(of: top)
    let scope = Scope(of: navigation)
    let area = wishes.preferredDragArea ?? configuration.drag
    var admission = start.admission(
      in: wishes.usesSystemTransition ? .disabled : area,
      direction: scope?.direction ?? .leftToRight, excluding: wishes.viewsExcludedFromDrag)
    admission.depth = navigation.viewControllers.count
    admission.isTransitionRunning = !isAtRest || navigation.transitionCoordinator != nil
    admission.isModalPresented = navigation.isUnderModal
    admission.isOnScreen = scope != nil
    admission.screenAllows = wishes.allowsDragToPop
    return admission.refusal
  }

  var isCovered: Bool { navigation?.isUnderModal ?? false }

  /// The finger has begun: everything it needs is put up now.
  func beginDrag() {
    guard isAtRest, let navigation, let scope = Scope(of: navigation) else { return }
    let stack = navigation.viewControllers
    guard let upper = stack.last, let lower = stack.dropLast().last else { return }
    navigation.installProxy()
    statusBars[upper] = StatusBar(of: navigation)
    fadingStage?.takeDown()
    fadingStage = nil
    guard let route = makeRoute(from: upper, to: lower) else { return }
    dragged = (upper, lower)
    startDrag(route, in: scope) { [weak self] phase in
      self?.emit(
        NavigationEvent(operation: .pop, trigger: .drag, from: upper, to: lower, phase: phase))
    }
  }

  private func makeRoute(
    from upper: UIViewController, to lower: UIViewController
  ) -> (any DragRoute)? {
    if let animator = appAnimator(for: .pop, from: upper, to: lower) {
      return AnimatorRoute(animator: animator, upper: upper, lower: lower, owner: self)
    }
    return passage(from: upper, to: lower, waiting: false).map {
      DragStage($0, owner: self).route
    }
  }

  /// State first: the drag is no more before anyone hears how it ended.
  func dragDidEnd(_ session: DragSession, popping: Bool) {
    if drag === session {
      drag = nil
      dragged = nil
    }
  }

  func dragWasPutBack(_ session: DragSession) {
    if isAtRest { releaseStatusBar() }
    noteCommit()
    session.report(.didCancel)
    runCompletions()
  }

  func dragStands(at coverage: CGFloat) {
    guard let (upper, lower) = dragged else { return }
    showStatusBar(at: coverage, upper: upper, lower: lower)
  }

  /// Pops for real at the end of a drag: the stage already shows what comes.
  func pop(atRest pop: NavigationTransition, animated: Bool) {
    guard let navigation else { return pop.discard() }
    transition = pop
    let popped = system { navigation.systemPop(animated: animated) }
    if popped == nil || !animated || transition !== pop {
      abandon(pop)
      reconcile()
      noteCommit()
      if !pop.isComplete { emit(popped == nil ? .didCancel : .didFinish, of: pop) }
    }
  }

  func animatorWillFinish(from upper: UIViewController, to lower: UIViewController) {
    foreign = NavigationEvent(
      operation: .pop, trigger: .drag, from: upper, to: lower, phase: .willBegin)
  }

  func interactivePopWasTakenBack() { noteCommit() }

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
