extension UINavigationController {
  func makeTransition(
    _ change: StackEdit<UIViewController>, animated: Bool
  ) -> StackTransition {
    let ownContainer =
      animated && HostRuntime.hostile.transitionsHaveOwnContainer
      ? ScreenContainerView(frame: screenContainer.bounds) : nil
    let transition = ScreenTransition(
      container: ownContainer ?? screenContainer, from: shownScreen, to: change.incomingTop,
      isAnimated: animated, style: .none)
    let live = StackTransition(change: change, isAnimated: animated, transition: transition)
    live.isSystemPop = interactivePop != nil
    transition.isSystemPop = live.isSystemPop
    return live
  }

  /// UIKit starts a deferred transition with the next layout of the container.
  func startScheduledTransition() {
    guard case .scheduled(let live) = stage else { return }
    stage = .running(live)
    let transition = live.transition
    transition.callbacks.ended = { [weak self] finished in self?.complete(live, finished: finished)
    }
    transition.callbacks.released = { [weak self] in self?.release(live) }
    transition.begin()
    guard let from = transition.from, let to = transition.to else {
      return transition.runUnanimated()
    }
    if live.isAnimated { moveIntoHostileHierarchy(live, from: from) }
    if !live.awaitsRide.contains(.navigationBar) { live.wasBarHidden = bars.visibility.isBarHidden }
    if !live.awaitsRide.contains(.toolbar) {
      live.wasToolbarHidden = bars.visibility.isToolbarHidden
    }
    if !transition.animates { dropRides(live) }
    live.offsetBefore = from.scrollViewBeneathTopBar?.contentOffset
    to.loadViewIfNeeded()
    if live.change.direction == .pop {
      from.parentMove = .from
    } else {
      to.parentMove = .to
    }
    let willShowComesFirst = HostRuntime.hostile.willShowComesFirst
    if willShowComesFirst { announce(to, animated: live.isAnimated) }
    from.beginAppearanceTransition(false, animated: live.isAnimated)
    to.beginAppearanceTransition(true, animated: live.isAnimated)
    if !willShowComesFirst { announce(to, animated: live.isAnimated) }
    prepareScreens(live, from: from, to: to)
    guard transition.animates else {
      screenContainer.addSubview(to.view)
      to.view.frame = transition.finalFrame(for: to)
      to.sendIsAppearingIfNeeded()
      return transition.runUnanimated()
    }
    transition.callbacks.progressed = { [weak self, weak transition] percent in
      self?.outermost.navigationBar.scrubTransition(to: percent)
      for ride in self?.rides(beside: transition) ?? [] { ride.seek(to: percent) }
    }
    transition.callbacks.settling = { [weak self, weak transition] cancelled, speed, curve in
      self?.outermost.navigationBar.settleTransition(
        reversed: cancelled, speed: speed, curve: curve)
      for ride in self?.rides(beside: transition) ?? [] {
        ride.settle(reversed: cancelled, speed: speed, curve: curve)
      }
    }
    transition.callbacks.coordinatorEnded = { [weak self] in
      self?.stage.release(live)
      self?.keepCoordinator(of: live)
    }
    transition.callbacks.starting = { [weak self, weak transition] in
      guard let self, let transition else { return }
      beginRides(live)
      guard transition.isDriven, HostRuntime.current.settings.barsWaitForProgress else { return }
      outermost.navigationBar.scrubTransition(to: 0)
    }
    transition.start()
    if HostRuntime.hostile.laysOutAgain {
      view.setNeedsLayout()
      HostRuntime.current.byItself { view.layOut() }
    }
    if to.view.window != nil { to.sendIsAppearingIfNeeded() }
  }

  /// Asked in the very call that changes the stack.
  ///
  /// A preferred transition of the upper screen is UIKit's to show, whatever its kind: nobody is asked.
  func askForAnimators(
    _ live: StackTransition, from: UIViewController, to: UIViewController
  ) {
    let transition = live.transition
    let operation: Operation = live.change.direction == .pop ? .pop : .push
    let upper = operation == .push ? to : from
    if upper.preferredTransition == nil, let delegate = storedDelegate {
      let answer = transition.asked {
        DefaultImplementation.answer(of: delegate) {
          delegate.navigationController(
            self, animationControllerFor: operation, from: from, to: to)
        }
      }
      note(delegate, vendsAnimators: answer != nil)
      if let animator = answer ?? nil {
        transition.animator = animator
        transition.interaction = delegate.navigationController(
          self, interactionControllerFor: animator)
        live.usesSystemAnimator = false
        return
      }
    }
    transition.animator = NavigationSlide(operation: operation)
    if live.isSystemPop { transition.interaction = interactivePop?.interaction }
  }

  private func prepareScreens(
    _ live: StackTransition, from: UIViewController, to: UIViewController
  ) {
    let transition = live.transition
    let isStale = isSafeAreaStale(for: live)
    bars.staleScreen = isStale ? ObjectIdentifier(to) : nil
    if live.asksToPop { askToPop(live.change, .atStart) }
    beginBarTransition(live)
    layoutBars()
    let placement = placement(of: to)
    if !isStale { to.containerInsets = placement.insets }
    live.hasInsets = true
    transition.fromView = from.view
    transition.toView = to.view
    transition.setFrames(
      initialFrom: from.viewIfLoaded?.frame ?? screenContainer.bounds, finalTo: placement.frame)
  }

  /// An opaque bar that comes back under an app's animator: UIKit may leave the screen's safe area
  /// as it was until something else lays it out.
  private func isSafeAreaStale(for live: StackTransition) -> Bool {
    HostRuntime.current.settings.safeAreaStaysStaleAfterBarReturns && live.isAnimated
      && !live.usesSystemAnimator && live.wasBarHidden && !bars.visibility.isBarHidden
      && !navigationBar.isTranslucent
  }

  private func complete(_ live: StackTransition, finished: Bool) {
    guard case .running(let running) = stage, running === live else { return }
    stage = .resting(.ending(live))
    if finished {
      completeForward(live)
    } else {
      completeCancelled(live, isReported: HostRuntime.current.settings.cancelledPopIsReported)
    }
  }

  private func release(_ live: StackTransition) {
    stage.release(live)
    if liveTransition == nil { interactivePop = nil }
    moveOutOfWrapper()
    performWaitingOperations()
  }

  private func completeForward(_ live: StackTransition) {
    guard let to = live.transition.to else { return }
    let from = live.transition.from
    shownScreen = to
    if let view = from?.viewIfLoaded { remove(view, of: live) }
    leaveOwnContainer(of: live, keeping: to)
    endBarTransition(live, finished: true)
    viewIfLoaded?.setNeedsLayout()
    let left = live.change.removed.filter { !holds($0) && $0.storedParent === self }
    for screen in left { screen.detachFromParent() }
    if let from { endAppearance(of: from) }
    endAppearance(of: to)
    from?.parentMove = .none
    to.parentMove = .none
    for screen in live.change.added where screen.storedParent === self {
      screen.didMove(toParent: self)
    }
    for screen in left { screen.reportDetached() }
    reportShown(to, animated: live.isAnimated)
  }

  func announce(_ screen: UIViewController, animated: Bool) {
    for _ in 0..<HostRuntime.hostile.willShowCalls {
      (storedDelegate?.navigationController(_:willShow:animated:))?(self, screen, animated)
    }
  }

  /// Once and at once, but for the points of the host.
  func reportShown(_ screen: UIViewController, animated: Bool) {
    for delay in HostRuntime.hostile.didShowDelays {
      HostRuntime.current.inFrames(delay) { [weak self] in
        guard let self else { return }
        (storedDelegate?.navigationController(_:didShow:animated:))?(self, screen, animated)
      }
    }
  }

  /// The container may have gone in the meantime and taken its screen's callbacks with it.
  private func endAppearance(of screen: UIViewController) {
    switch screen.appearance.phase {
    case .appearing, .disappearing: screen.endAppearanceTransition()
    case .appeared, .disappeared: break
    }
  }

  /// The stack is as it was, and nobody is told.
  func lose(_ live: StackTransition) {
    stage = .resting(.ending(live))
    live.transition.lose()
    completeCancelled(live, isReported: false)
    moveOutOfWrapper()
    stage.release(live)
    interactivePop = nil
  }

  private func completeCancelled(_ live: StackTransition, isReported: Bool) {
    guard let from = live.transition.from, let to = live.transition.to else { return }
    let hidBottomBar = bars.hidBottomBar
    changeStack(live.change.reversed)
    bars.hidesBottomBar = hidBottomBar
    to.viewIfLoaded?.removeFromSuperview()
    if from.view.superview !== screenContainer { screenContainer.addSubview(from.view) }
    leaveOwnContainer(of: live, keeping: from)
    let changedBar = bars.visibility.isBarHidden != live.wasBarHidden
    live.insetsWait = false
    endBarTransition(live, finished: false)
    let settings = HostRuntime.current.settings
    let placement = placement(of: from)
    from.containerInsets = placement.insets
    from.view.frame = placement.frame
    if settings.cancelledPopKeepsScrollOffset, changedBar { keepScrollOffset(live, of: from) }
    viewIfLoaded?.setNeedsLayout()
    from.parentMove = .none
    bars.isTurningBack = true
    defer { bars.isTurningBack = false }
    turnBackAppearance(from: from, to: to)
    to.parentMove = .none
    for screen in live.change.added { screen.removeFromParent() }
    guard isReported else { return }
    announce(from, animated: live.isAnimated)
    reportShown(from, animated: live.isAnimated)
  }

  /// The coming screen hears its disappear pair, then the one that stays its appear pair.
  ///
  /// The container may have gone in the meantime and taken their callbacks with it.
  private func turnBackAppearance(from: UIViewController, to: UIViewController) {
    if to.appearance.phase == .appearing {
      to.beginAppearanceTransition(false, animated: true)
      endAppearance(of: to)
    }
    guard from.appearance.phase == .disappearing else { return }
    let isSeen = appearance.phase == .appeared || appearance.phase == .appearing
    if isSeen { from.beginAppearanceTransition(true, animated: true) }
    endAppearance(of: from)
  }

  /// A constant of the host: the offset that the other screen's insets gave the content stays.
  private func keepScrollOffset(_ live: StackTransition, of screen: UIViewController) {
    guard let offset = live.offsetBefore, let scrollView = screen.scrollViewBeneathTopBar else {
      return
    }
    let bar = live.wasBarHidden ? -navigationBar.bounds.height : navigationBar.bounds.height
    scrollView.contentOffset = CGPoint(x: offset.x, y: offset.y + bar)
  }
}
