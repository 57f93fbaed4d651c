extension UINavigationController {
  /// The stack changed while nothing could be shown: what is seen follows without animation.
  func catchUp() {
    guard stage.isResting, let shown = shownScreen, let top = stack.last, shown !== top else {
      return
    }
    let change = StackEdit(old: stack.filter { $0 !== top } + [shown], new: stack)
    let live = makeTransition(change, animated: false)
    stage = .scheduled(live)
    startScheduledTransition()
  }

  /// A controller that was on the screen without any screen shows its first one; if it's still
  /// appearing itself, the screen appears along with it.
  func showFirstScreen() {
    let isAppearing = appearance.phase == .appearing
    guard stage.isResting, shownScreen == nil, isAppearing || appearance.phase == .appeared,
      installTopScreen(), let top = shownScreen
    else { return }
    let isAnimated = isAppearing && appearsAnimated
    top.beginAppearanceTransition(true, animated: isAnimated)
    announceFirstScreen(animated: isAnimated)
    guard !isAppearing else { return top.sendIsAppearingIfNeeded() }
    top.endAppearanceTransition()
    reportFirstScreen()
  }

  /// A change in the midst of the container's own appearing joins it: the new top appears with the
  /// container, without a transition of its own.
  func changeWhileAppearing(_ change: StackEdit<UIViewController>) {
    guard change.changesTop, let old = shownScreen else { return settleOffScreen(change) }
    let wasAppearing = old.appearance.phase == .appearing
    if wasAppearing {
      old.beginAppearanceTransition(false, animated: appearsAnimated)
      pending.departures.append(old)
    }
    _ = installTopScreen()
    for screen in change.added { screen.didMove(toParent: self) }
    for screen in change.removed where screen !== old { screen.removeFromParent() }
    if !wasAppearing, change.removed.contains(where: { $0 === old }) { old.removeFromParent() }
    guard wasAppearing, let top = shownScreen else { return }
    top.beginAppearanceTransition(true, animated: appearsAnimated)
    announceFirstScreen(animated: appearsAnimated)
  }

  /// Screens that were left while the container was still appearing, or just as it went, have gone once
  /// it has.
  func endDepartures() {
    let gone = pending.departures
    pending.departures = []
    for screen in gone {
      let isLeft = !holds(screen) && screen.storedParent === self
      if isLeft { screen.detachFromParent() }
      if screen.appearance.phase == .disappearing { screen.endAppearanceTransition() }
      if isLeft { screen.reportDetached() }
    }
  }

  /// The container goes before its transition has started: there is nothing left to animate.
  ///
  /// What was to come without animation is made good.
  func dropScheduledTransition() {
    guard case .scheduled(let scheduled) = stage else { return }
    guard scheduled.isAnimated else { return startScheduledTransition() }
    stage = .resting(.still)
    settleOffScreen(scheduled.change)
    if let shown = shownScreen, !holds(shown) { pending.departures.append(shown) }
    dropRides(scheduled)
    scheduled.transition.coordinator.endUnstarted()
    performWaitingOperations()
  }
}
