extension UINavigationController {
  /// The bar's items are those of the stack.
  ///
  /// Of the lower ones only those that have changed are asked for: the bar has the others already.
  func showBarItems(
    animated: Bool = false, duration: TimeInterval = 0, forward: Bool = true
  ) {
    if isNested || nestedCount > 0 {
      return showItemsOfAllLevels(animated: animated, duration: duration, forward: forward)
    }
    let kept = max(0, min(bars.itemsKept, stack.count - 2))
    bars.itemsKept = stack.count
    navigationBar.show(
      stack[kept...].map(\.navigationItem), above: kept, animated: animated, duration: duration,
      forward: forward)
  }

  func beginBarTransition(_ live: StackTransition) {
    showBarItems(
      animated: live.isAnimated, duration: barDuration(for: live),
      forward: live.change.direction != .pop)
    updateBottomBars(animated: live.isAnimated, live: live)
  }

  /// How long bars that come or go take beside a transition: as long as its animator says.
  func barDuration(for live: StackTransition) -> TimeInterval {
    live.transition.animator?.transitionDuration(using: live.transition) ?? 0
  }

  func endBarTransition(_ live: StackTransition, finished: Bool) {
    let navigationBar = outermost.navigationBar
    if !navigationBar.isBusy { navigationBar.endTransition() }
    if isNested { outermost.viewIfLoaded?.setNeedsLayout() }
    endRides(live, finished: finished)
    showLateBars(live, finished: finished)
    navigationBar.showLateItems()
    if finished {
      leaveBarScar(live)
      if let item = live.change.removed.last?.navigationItem {
        (navigationBar.delegate?.navigationBar(_:didPop:))?(navigationBar, item)
      } else if let item = live.change.added.last?.navigationItem {
        (navigationBar.delegate?.navigationBar(_:didPush:))?(navigationBar, item)
      }
    } else {
      showBarItems()
      whenBarsComeBack { [weak self] in self?.updateBottomBars(animated: false, live: nil) }
    }
  }

  /// A constant of the host: a transition that was caught and then finished leaves the bar with the
  /// items of the screen that left.
  private func leaveBarScar(_ live: StackTransition) {
    guard HostRuntime.current.settings.caughtPopMixesBarItems, live.transition.phase.wasCaught,
      !isNested, nestedCount == 0
    else { return }
    var screens = stack
    live.change.reversed.apply(to: &screens)
    bars.itemsKept = 0
    navigationBar.show(
      screens.map(\.navigationItem), above: 0, animated: false, duration: 0, forward: true)
  }

  /// The back button: Apple asks the bar's delegate first, then pops.
  ///
  /// A delegate that has popped by itself and lets UIKit pop as well breaks its books.
  func backButtonTapped() {
    let takesTouches = HostRuntime.current.settings.navigationBarTakesTouchesInTransitions
    guard stack.count > 1, isRestingAtAllLevels || takesTouches,
      let item = innermost.stack.last?.navigationItem
    else { return }
    let allowed = (navigationBar.delegate?.navigationBar(_:shouldPop:))?(navigationBar, item)
    guard allowed ?? true else { return }
    guard innermost.stack.last?.navigationItem === item else {
      return HostTrap.raise(
        .internalInconsistency,
        "\(logName) was popped inside navigationBar:shouldPopItem:, which answered YES.")
    }
    bars.hasAskedToPop = true
    popViewController(animated: true)
    bars.hasAskedToPop = false
  }
}
