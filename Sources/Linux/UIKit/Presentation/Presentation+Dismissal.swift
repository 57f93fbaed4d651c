extension Presentation {
  /// This presentation and those its screen has made in turn, from the bottom.
  private var stack: [Presentation] {
    var stack = [self]
    while let next = stack.last?.presented.presentation { stack.append(next) }
    return stack
  }

  /// Apple: dismissing a screen dismisses all that it has presented in turn; only the topmost is
  /// animated, those between are removed.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    let stack = stack
    if let busy = stack.first(where: { $0.state.isInTransition }) {
      return busy.putOff(animated: animated, completion: completion, of: self)
    }
    guard let top = stack.last else { return }
    if top !== self { top.takeOver(from: stack.dropLast()) }
    top.leave(animated: animated, completion: completion)
  }

  /// What comes too early waits for the end of the transition at hand, unless that is a custom one.
  private func putOff(animated: Bool, completion: (() -> Void)?, of asked: Presentation) {
    let isLeaving = asked === self && (state.phase == .leaving || state.phase == .dismissing)
    if controller.presentationStyle == .custom, !isLeaving {
      return HostRuntime.current.log(PresentationWarning.customDismissal)
    }
    guard HostRuntime.current.settings.earlyDismissal == .waits, !isLeaving else {
      let name = (asked.presenter ?? asked.presented).logName
      return HostRuntime.current.log(PresentationWarning.dismissal(from: name))
    }
    if let completion { waitingCompletions.append(completion) }
    guard waitingDismissal == nil else { return }
    // One dismissal does for all that were asked for, and completes each of them.
    waitingDismissal = { [weak self, weak asked] in
      let completions = self?.waitingCompletions ?? []
      self?.waitingCompletions = []
      guard let asked, asked.state.phase == .presented else { return }
      asked.dismiss(animated: animated) { for completion in completions { completion() } }
    }
  }

  /// The topmost presentation becomes the one of the lowest presenter.
  private func takeOver(from others: ArraySlice<Presentation>) {
    guard let lowest = others.first, let base = lowest.presenter else { return }
    displaced = lowest.displaced
    lowest.displaced = nil
    presenter = base
    base.presentation = self
    presented.presenter = base
    skipped = Array(others)
    for one in others {
      one.presented.presentation = nil
      one.presented.presentationMove = .dismissing
      _ = one.state.handle(.dismiss)
      _ = one.state.handle(.start)
      one.displaced = nil
    }
  }

  private func leave(animated: Bool, completion: (() -> Void)?) {
    guard let presenter, state.handle(.dismiss) == .scheduleDismissal else { return }
    presented.presentationMove = .dismissing
    let transition = ScreenTransition(
      container: container, from: presented, to: presenter, isAnimated: animated,
      style: controller.presentationStyle)
    transition.completion = completion
    self.transition = transition
    guard animated else {
      guard HostRuntime.current.settings.unanimatedDismissalWaits else { return startDismissing() }
      return HostRuntime.current.beforeNextLayout { [weak self] in self?.startDismissing() }
    }
    transition.findAnimator { [unowned self, unowned transition] in
      let delegate = presented.transitioningDelegate
      if let animator = transition.asked({
        delegate?.animationController(forDismissed: presented)
      }) {
        transition.animator = animator
        transition.interaction = delegate?.interactionControllerForDismissal(using: animator)
      } else {
        transition.animator = controller.systemAnimator(isPresenting: false)
      }
    }
    HostRuntime.current.whenTransitionsStart { [weak self] in self?.startDismissing() }
  }

  private func startDismissing() {
    guard let transition, state.handle(.start) == .runDismissal else { return }
    transition.begin()
    if displaced?.hasHome == false { displaced = nil }
    for one in skipped { one.beginSkipping(animated: transition.isAnimated) }
    controller.dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: transition.isAnimated)
    if displaced != nil {
      presenter?.beginAppearanceTransition(true, animated: transition.isAnimated)
    }
    prepareToDismiss(transition)
    transition.callbacks.reversed = { [weak self] in self?.turnRound() }
    transition.callbacks.ended = { finished in self.endDismissing(finished: finished) }
    transition.callbacks.released = { [weak transition] in transition.map(self.close) }
    guard transition.animates else { return transition.runUnanimated() }
    transition.start()
    if displaced?.view.window != nil { presenter?.sendIsAppearingIfNeeded() }
  }

  private func prepareToDismiss(_ transition: ScreenTransition) {
    transition.fromView = controller.presentedView
    transition.toView = displaced?.view
    let standing = presenter?.viewIfLoaded?.frame ?? .zero
    transition.setFrames(
      initialFrom: controller.presentedView?.frame ?? .zero,
      initialTo: displaced == nil ? standing : .zero,
      finalTo: displaced?.frame(in: container) ?? standing)
  }

  /// Apple: the presenter's viewDidAppear comes before the presented screen's viewDidDisappear.
  private func endDismissing(finished: Bool) {
    guard state.handle(finished ? .finish : .cancel) != .refused else { return }
    guard finished else { return endCancelledDismissing() }
    let presenter = presenter
    displaced?.putBack()
    let showsPresenterAgain = displaced != nil
    displaced = nil
    for one in skipped { one.leaveHierarchy() }
    leaveHierarchy()
    if showsPresenterAgain {
      presenter?.sendIsAppearingIfNeeded()
      presenter?.endAppearanceIfRunning()
    }
    presented.endAppearanceIfRunning()
    presented.presentationMove = .none
    controller.dismissalTransitionDidEnd(true)
    for one in skipped { one.endSkipping() }
    skipped = []
    controller.containerStorage = nil
    controller.releasePresented()
  }

  private func endCancelledDismissing() {
    transition?.completion = nil
    displaced?.view.removeFromSuperview()
    presented.endAppearanceIfRunning()
    if displaced != nil { presenter?.endAppearanceIfRunning() }
    presented.presentationMove = .none
    controller.dismissalTransitionDidEnd(false)
  }

  /// The relation ends before the did… calls, so that a presenter may present again from its
  /// viewDidAppear.
  private func leaveHierarchy() {
    if presenter?.presentation === self { presenter?.presentation = nil }
    presented.presenter = nil
    controller.presentedView?.removeFromSuperview()
    container.removeFromSuperview()
    if presented.storedPresentationController === controller {
      presented.storedPresentationController = nil
    }
  }

  private func beginSkipping(animated: Bool) {
    controller.dismissalTransitionWillBegin()
    if presented.appearance.phase == .appeared {
      presented.beginAppearanceTransition(false, animated: animated)
    }
    container.isHidden = true
  }

  private func endSkipping() {
    _ = state.handle(.finish)
    presented.endAppearanceIfRunning()
    presented.presentationMove = .none
    controller.dismissalTransitionDidEnd(true)
    controller.containerStorage = nil
    controller.releasePresented()
  }
}
