extension UINavigationController {
  /// Makes a change of the stack now or, while another one is on its way, when that has been completed.
  ///
  /// - Returns: Nil if it waits.
  func perform<Result>(_ operation: @escaping @MainActor (UINavigationController) -> Result?)
    -> Result?
  {
    // An unanimated change that waits for the layout is made good first: the stack never lags for it.
    if case .scheduled(let live) = stage, !live.isAnimated { startScheduledTransition() }
    guard stage.isBusy || !pending.operations.isEmpty else { return operation(self) }
    pending.operations.append { [weak self] in
      if let self { _ = operation(self) }
    }
    return nil
  }

  /// A pop to a screen; measured: outside of a visible window it's made, and returns nil.
  func performPop(
    _ operation: @escaping @MainActor (UINavigationController) -> [UIViewController]?
  ) -> [UIViewController]? {
    let isSeen = viewIfLoaded?.window?.isHidden == false
    let popped = perform(operation)
    return isSeen ? popped.flatMap(answer) : nil
  }

  /// What has waited for the end of a transition.
  func performWaitingOperations() {
    while !stage.isBusy, !pending.operations.isEmpty { pending.operations.removeFirst()() }
  }

  func push(_ screen: UIViewController, animated: Bool) {
    if screen is UINavigationController {
      return HostTrap.raise(
        .invalidArgument, "Pushing a navigation controller is not supported")
    }
    let change = StackEdit.push(screen, on: stack, isKnownToBeNew: screen.stacks == 0)
    guard change.repeated == nil else {
      let reason =
        "\(logName) is pushing the same view controller instance (\(screen.logName)) more than"
        + " once which is not supported and is most likely an error in the application"
      return HostTrap.raise(.invalidArgument, reason)
    }
    apply(change, animated: animated)
  }

  func replaceStack(with screens: [UIViewController], animated: Bool) {
    let change = StackEdit(old: stack, new: screens)
    if let repeated = change.repeated {
      let reason =
        "All view controllers in a navigation stack must be distinct (\(repeated.logName))"
      return HostTrap.raise(.invalidArgument, reason)
    }
    apply(change, animated: animated)
  }

  /// Apple: the stack changes at the call; what is to be seen of it starts with the next layout
  /// when animated, and at once otherwise.
  @discardableResult
  func apply(
    _ change: StackEdit<UIViewController>, animated: Bool, pops: Bool = false
  ) -> [UIViewController] {
    guard !change.added.isEmpty || !change.removed.isEmpty || change.changesTop else {
      changeStack(change)
      return []
    }
    stage.beginChange()
    for screen in change.removed { screen.willMove(toParent: nil) }
    for screen in change.added { addChild(screen) }
    changeStack(change)
    if pops, !bars.hasAskedToPop { askToPop(change, .inCall) }
    stage.endChange()
    if appearance.phase == .appearing, stage.isResting {
      changeWhileAppearing(change)
    } else if !isOnScreen {
      settleOffScreen(change)
    } else if stage.isResting {
      begin(change, animated: animated, asksToPop: pops && !bars.hasAskedToPop)
    }
    // Wedged: the transition is never started, the stack and what is seen part ways, as on a phone.
    performWaitingOperations()
    return change.removed
  }

  func changeStack(_ change: StackEdit<UIViewController>) {
    change.apply(to: &stack)
    (bars.hidBottomBar, bars.hidesBottomBar) = (bars.hidesBottomBar, nil)
    if isOnScreen { _ = hidesBottomBar }
    bars.itemsKept = min(bars.itemsKept, change.kept)
    noteNesting(change)
    for screen in change.added { screen.stacks += 1 }
    for screen in change.removed { screen.stacks -= 1 }
  }

  /// Whether a screen stands on the stack.
  func holds(_ screen: UIViewController) -> Bool {
    screen.stacks > 0 && stack.contains { $0 === screen }
  }

  /// Whether anybody would see a transition.
  var isOnScreen: Bool {
    isViewLoaded && appearance.phase == .appeared && shownScreen != nil
  }

  func begin(_ change: StackEdit<UIViewController>, animated: Bool, asksToPop: Bool = false) {
    guard change.changesTop else {
      settleOffScreen(change)
      view.setNeedsLayout()
      return
    }
    let isAnimated = animated && UIView.areAnimationsEnabled
    let next = makeTransition(change, animated: isAnimated)
    next.asksToPop = asksToPop
    stage = .asking(next)
    if isAnimated, let from = next.transition.from, let to = next.transition.to {
      next.transition.findAnimator { [unowned self, unowned next] in
        askForAnimators(next, from: from, to: to)
      }
    }
    // Whoever was asked may have taken the window away.
    guard isOnScreen else {
      stage = .resting(.still)
      next.transition.dropCoordinator()
      return settleOffScreen(change)
    }
    stage = .scheduled(next)
    if isAnimated || HostRuntime.current.settings.unanimatedChangesComeWithLayout {
      view.setNeedsLayout()
      if isAnimated, HostRuntime.hostile.startsInCall { view.layoutIfNeeded() }
    } else {
      startScheduledTransition()
    }
  }

  /// Nothing is to be seen of the change: only the parents are told.
  func settleOffScreen(_ change: StackEdit<UIViewController>) {
    for screen in change.added { screen.didMove(toParent: self) }
    for screen in change.removed {
      guard screen !== shownScreen || !isOnScreen else { continue }
      if screen.viewIfLoaded?.superview === screenContainer {
        screen.view.removeFromSuperview()
      }
      screen.removeFromParent()
    }
    showBarItems()
    viewIfLoaded?.setNeedsLayout()
  }

  /// The back button's menu asks nobody.
  package func popFromBackButtonMenu(to screen: UIViewController) {
    let level = sequence(first: self, next: \.nested).first { $0.holds(screen) }
    (level ?? self).popToViewController(screen, animated: true)
  }
}
