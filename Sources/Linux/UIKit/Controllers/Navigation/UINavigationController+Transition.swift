extension UINavigationController {
  func makeTransition(
    _ change: StackEdit<UIViewController>, animated: Bool
  ) -> StackTransition {
    let transition = ScreenTransition(
      container: screenContainer, from: shownScreen, to: change.incomingTop,
      isAnimated: animated, style: .none)
    return StackTransition(change: change, isAnimated: animated, transition: transition)
  }

  /// UIKit starts a deferred transition with the next layout of the container, or of its own
  /// accord before the next frame.
  func startScheduledTransition() {
    guard case .scheduled(let live) = stage else { return }
    stage = .running(live)
    let transition = live.transition
    transition.ended = { [weak self] finished in self?.complete(live, finished: finished) }
    transition.released = { [weak self] in self?.release(live) }
    guard let from = transition.from, let to = transition.to else {
      return transition.runUnanimated()
    }
    live.wasBarHidden = barVisibility.isBarHidden
    live.offsetBefore = from.scrollViewBeneathTopBar?.contentOffset
    let asksFirst = HostRuntime.current.settings.asksForAnimatorBeforeWillCallbacks
    if live.isAnimated, asksFirst { askForAnimators(live, from: from, to: to) }
    to.loadViewIfNeeded()
    if live.change.direction == .pop {
      from.parentMove = .from
    } else {
      to.parentMove = .to
    }
    from.beginAppearanceTransition(false, animated: live.isAnimated)
    to.beginAppearanceTransition(true, animated: live.isAnimated)
    if live.isAnimated, !asksFirst { askForAnimators(live, from: from, to: to) }
    (storedDelegate?.navigationController(_:willShow:animated:))?(
      self, to, live.isAnimated)
    prepareScreens(live, from: from, to: to)
    guard live.isAnimated else {
      screenContainer.addSubview(to.view)
      to.view.frame = transition.finalFrame(for: to)
      to.sendIsAppearingIfNeeded()
      return transition.runUnanimated()
    }
    transition.reversed = { [weak self, weak live] in
      if let live { self?.reverseAppearance(live) }
    }
    transition.progressed = { [weak self] percent in
      self?.navigationBar.scrubTransition(to: percent)
    }
    transition.settling = { [weak self] cancelled, speed, curve in
      self?.navigationBar.settleTransition(reversed: cancelled, speed: speed, curve: curve)
    }
    transition.start()
    if to.view.window != nil { to.sendIsAppearingIfNeeded() }
  }

  private func askForAnimators(
    _ live: StackTransition, from: UIViewController, to: UIViewController
  ) {
    let transition = live.transition
    let operation: Operation = live.change.direction == .pop ? .pop : .push
    if let delegate = storedDelegate {
      let answer = DefaultImplementation.answer(of: delegate) {
        delegate.navigationController(
          self, animationControllerFor: operation, from: from, to: to)
      }
      vendsAnimators = answer != nil
      if let animator = answer ?? nil {
        transition.animator = animator
        transition.interaction = delegate.navigationController(
          self, interactionControllerFor: animator)
        live.usesSystemAnimator = false
        return
      }
    }
    transition.animator = NavigationSlide(operation: operation)
    if live.isSystemPop { transition.interaction = popInteraction }
  }

  private func prepareScreens(
    _ live: StackTransition, from: UIViewController, to: UIViewController
  ) {
    let transition = live.transition
    let isStale = isSafeAreaStale(for: live)
    staleScreen = isStale ? ObjectIdentifier(to) : nil
    beginBarTransition(live)
    layoutBars()
    let placement = placement(of: to)
    if !isStale { to.containerInsets = placement.insets }
    transition.fromView = from.view
    transition.toView = to.view
    transition.setFrames(
      initialFrom: from.viewIfLoaded?.frame ?? screenContainer.bounds, finalTo: placement.frame)
  }

  /// An opaque bar that comes back under an app's animator: UIKit may leave the screen's safe area
  /// as it was until something else lays it out.
  private func isSafeAreaStale(for live: StackTransition) -> Bool {
    HostRuntime.current.settings.safeAreaStaysStaleAfterBarReturns && live.isAnimated
      && !live.usesSystemAnimator && live.wasBarHidden && !barVisibility.isBarHidden
      && !navigationBar.isTranslucent
  }

  /// A cancelled transition: the reversed will… calls come on release, the did… calls at the end.
  private func reverseAppearance(_ live: StackTransition) {
    guard let from = live.transition.from, let to = live.transition.to else { return }
    let returningFirst = HostRuntime.current.settings.cancelledPopTellsIncomingFirst
    if returningFirst { from.beginAppearanceTransition(true, animated: true) }
    to.beginAppearanceTransition(false, animated: true)
    if !returningFirst { from.beginAppearanceTransition(true, animated: true) }
  }

  private func complete(_ live: StackTransition, finished: Bool) {
    guard case .running(let running) = stage, running === live else { return }
    let unexpected = finished && stack.last !== live.transition.to
    stage = .resting
    if unexpected {
      HostRuntime.current.log(
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree"
          + " might get corrupted.")
    }
    if finished { completeForward(live) } else { completeCancelled(live) }
  }

  private func release(_ live: StackTransition) {
    if liveTransition === live { liveTransition = nil }
    popInteraction = liveTransition == nil ? nil : popInteraction
    if let followUp = live.followUp { follow(followUp, after: live) }
  }

  private func completeForward(_ live: StackTransition) {
    guard let to = live.transition.to else { return }
    let from = live.transition.from
    shownScreen = to
    if let view = from?.viewIfLoaded, view.isDescendant(of: screenContainer) {
      view.removeFromSuperview()
    }
    endBarTransition(live, finished: true)
    viewIfLoaded?.setNeedsLayout()
    if let from { endAppearance(of: from) }
    endAppearance(of: to)
    from?.parentMove = .none
    to.parentMove = .none
    for screen in live.change.added where screen.storedParent === self {
      screen.didMove(toParent: self)
    }
    for screen in live.change.removed where !holds(screen) { screen.removeFromParent() }
    (storedDelegate?.navigationController(_:didShow:animated:))?(
      self, to, live.isAnimated)
  }

  /// The container may have gone in the meantime and taken its screen's callbacks with it.
  private func endAppearance(of screen: UIViewController) {
    switch screen.appearance.phase {
    case .appearing, .disappearing: screen.endAppearanceTransition()
    case .appeared, .disappeared: break
    }
  }

  private func completeCancelled(_ live: StackTransition) {
    guard let from = live.transition.from, let to = live.transition.to else { return }
    if live.followUp == nil { changeStack(live.change.reversed) }
    to.viewIfLoaded?.removeFromSuperview()
    if from.view.superview !== screenContainer { screenContainer.addSubview(from.view) }
    let changedBar = barVisibility.isBarHidden != live.wasBarHidden
    endBarTransition(live, finished: false)
    let settings = HostRuntime.current.settings
    if !settings.cancelledPopKeepsBarHiddenState, changedBar {
      setNavigationBarHidden(live.wasBarHidden, animated: false)
    }
    let placement = placement(of: from)
    from.containerInsets = placement.insets
    from.view.frame = placement.frame
    if settings.cancelledPopKeepsScrollOffset, changedBar { keepScrollOffset(live, of: from) }
    viewIfLoaded?.setNeedsLayout()
    let returningFirst = settings.cancelledPopTellsIncomingFirst
    if returningFirst { endAppearance(of: from) }
    endAppearance(of: to)
    if !returningFirst { endAppearance(of: from) }
    from.parentMove = .none
    to.parentMove = .none
    if live.followUp == nil {
      for screen in live.change.added { screen.removeFromParent() }
    }
  }

  /// A constant of the host: the offset that the other screen's insets gave the content stays.
  private func keepScrollOffset(_ live: StackTransition, of screen: UIViewController) {
    guard let offset = live.offsetBefore, let scrollView = screen.scrollViewBeneathTopBar else {
      return
    }
    let bar = live.wasBarHidden ? -navigationBar.bounds.height : navigationBar.bounds.height
    scrollView.contentOffset = CGPoint(x: offset.x, y: offset.y + bar)
  }

  /// What was asked for during a transition is made good when it has ended.
  private func follow(_ followUp: StackTransition.FollowUp, after live: StackTransition) {
    guard case .resting = stage, let shown = shownScreen else { return }
    let isComplete = shown === live.change.incomingTop
    let change = isComplete ? followUp.change : live.change.followed(by: followUp.change)
    var base = stack
    change.reversed.apply(to: &base)
    let known = Set((base + stack).map { ObjectIdentifier($0) })
    for child in children where !known.contains(ObjectIdentifier(child)) {
      child.removeFromParent()
    }
    begin(change, animated: followUp.isAnimated)
  }
}
