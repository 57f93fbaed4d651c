extension UINavigationController {
  /// The bar's items are those of the stack.
  ///
  /// Of the lower ones only those that have changed are asked for: the bar has the others already.
  func showBarItems(
    animated: Bool = false, duration: TimeInterval = 0, forward: Bool = true
  ) {
    let kept = max(0, min(barItemsKept, stack.count - 2))
    barItemsKept = stack.count
    navigationBar.show(
      stack[kept...].map(\.navigationItem), above: kept, animated: animated, duration: duration,
      forward: forward)
  }

  func beginBarTransition(_ live: StackTransition) {
    let duration = barDuration(for: live)
    showBarItems(
      animated: live.isAnimated, duration: duration, forward: live.change.direction != .pop)
    updateBottomBars(animated: live.isAnimated, live: live)
    if live.isAnimated { slideBarWithTransition(live) }
  }

  /// How long the bars take beside a custom animator is a constant of the host.
  func barDuration(for live: StackTransition) -> TimeInterval {
    let animator = live.transition.animator?.transitionDuration(using: live.transition) ?? 0
    guard !live.usesSystemAnimator else { return animator }
    switch HostRuntime.current.settings.barTransitionDuration {
    case .followsAnimator: return animator
    case .fixed(let duration): return duration
    }
  }

  func endBarTransition(_ live: StackTransition, finished: Bool) {
    navigationBar.endTransition()
    barVisibility.slidesWithTransition = false
    if finished {
      leaveBarScar(live)
      if let item = live.change.removed.last?.navigationItem {
        (navigationBar.delegate?.navigationBar(_:didPop:))?(navigationBar, item)
      } else if let item = live.change.added.last?.navigationItem {
        (navigationBar.delegate?.navigationBar(_:didPush:))?(navigationBar, item)
      }
    } else {
      showBarItems()
      updateBottomBars(animated: false, live: nil)
    }
  }

  /// A constant of the host: a transition that was caught and then finished leaves the bar with the
  /// items of the screen that left.
  private func leaveBarScar(_ live: StackTransition) {
    guard HostRuntime.current.settings.caughtPopMixesBarItems, live.transition.wasCaught else {
      return
    }
    var screens = stack
    live.followUp?.change.reversed.apply(to: &screens)
    live.change.reversed.apply(to: &screens)
    barItemsKept = 0
    navigationBar.show(
      screens.map(\.navigationItem), above: 0, animated: false, duration: 0, forward: true)
  }

  /// Whether UIKit asks the bar's delegate on programmatic pops too is a constant of the host; the
  /// answer changes nothing then, the stack has changed already.
  func askBarForProgrammaticPop(_ change: StackEdit<UIViewController>) {
    guard HostRuntime.current.settings.asksShouldPopForProgrammaticPops, !isAnsweringBar,
      let item = change.outgoingTop?.navigationItem, isViewLoaded
    else { return }
    _ = (navigationBar.delegate?.navigationBar(_:shouldPop:))?(navigationBar, item)
  }

  /// The back button: Apple asks the bar's delegate first, then pops.
  func backButtonTapped() {
    let takesTouches = HostRuntime.current.settings.navigationBarTakesTouchesInTransitions
    guard stack.count > 1, stage.isResting || takesTouches,
      let item = stack.last?.navigationItem
    else { return }
    let allowed = (navigationBar.delegate?.navigationBar(_:shouldPop:))?(navigationBar, item)
    guard allowed ?? true else { return }
    isAnsweringBar = true
    popViewController(animated: true)
    isAnsweringBar = false
  }
}
