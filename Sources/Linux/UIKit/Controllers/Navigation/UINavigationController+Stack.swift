extension UINavigationController {
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
    _ change: StackEdit<UIViewController>, animated: Bool
  ) -> [UIViewController] {
    guard !change.added.isEmpty || !change.removed.isEmpty || change.changesTop else {
      changeStack(change)
      noteReordering(change)
      return []
    }
    logOverlap(change)
    let actual = announceMoves(of: change)
    changeStack(actual)
    if change.direction == .pop { askBarForProgrammaticPop(change) }
    if appearance.phase == .appearing, stage.isResting {
      changeWhileAppearing(change)
      return change.removed
    }
    guard isOnScreen else {
      settleOffScreen(change)
      return change.removed
    }
    switch stage {
    case .resting:
      begin(change, animated: animated)
    case .scheduled(let scheduled):
      merge(actual, into: scheduled, animated: animated)
    case .running(let running):
      let whole = running.followUp?.change.followed(by: actual) ?? actual
      running.followUp = StackTransition.FollowUp(change: whole, isAnimated: animated)
    case .wedged:
      // The transition is never started: the stack and what is seen part ways, as on a phone.
      break
    }
    return change.removed
  }

  /// What the app does to the stack from inside these callbacks comes to nothing: the change that
  /// is to be made undoes it.
  private func announceMoves(
    of change: StackEdit<UIViewController>
  ) -> StackEdit<UIViewController> {
    let outer = changesMeanwhile
    changesMeanwhile = []
    for screen in change.removed { screen.willMove(toParent: nil) }
    for screen in change.added { addChild(screen) }
    let meanwhile = changesMeanwhile ?? []
    changesMeanwhile = outer.map { $0 + meanwhile }
    return meanwhile.reduce(change) { $1.reversed.followed(by: $0) }
  }

  /// Only the order of the lower screens has changed: a transition under way need not know, but for
  /// the stack it leads from and to.
  private func noteReordering(_ change: StackEdit<UIViewController>) {
    switch stage {
    case .scheduled(let live):
      live.change = live.change.followed(by: change)
    case .running(let live):
      if let followUp = live.followUp {
        live.followUp?.change = followUp.change.followed(by: change)
      } else {
        live.change = live.change.followed(by: change)
      }
    case .resting, .wedged:
      break
    }
  }

  func changeStack(_ change: StackEdit<UIViewController>) {
    change.apply(to: &stack)
    barItemsKept = min(barItemsKept, change.kept)
    for screen in change.added { screen.stacks += 1 }
    for screen in change.removed { screen.stacks -= 1 }
    changesMeanwhile?.append(change)
  }

  /// Whether a screen stands on the stack.
  func holds(_ screen: UIViewController) -> Bool {
    screen.stacks > 0 && stack.contains { $0 === screen }
  }

  /// Whether anybody would see a transition.
  var isOnScreen: Bool {
    isViewLoaded && appearance.phase == .appeared && shownScreen != nil
  }

  func begin(_ change: StackEdit<UIViewController>, animated: Bool) {
    guard change.changesTop else {
      settleOffScreen(change)
      view.setNeedsLayout()
      return
    }
    let isAnimated = animated && UIView.areAnimationsEnabled
    let next = makeTransition(change, animated: isAnimated)
    liveTransition = next
    stage = .scheduled(next)
    guard isAnimated else { return startScheduledTransition() }
    view.setNeedsLayout()
    HostRuntime.current.beforeNextLayout { [weak self, weak next] in
      guard let self, case .scheduled(let scheduled) = self.stage, scheduled === next else {
        return
      }
      self.startScheduledTransition()
    }
  }

  private func merge(
    _ change: StackEdit<UIViewController>, into scheduled: StackTransition, animated: Bool
  ) {
    let merged = scheduled.change.followed(by: change)
    liveTransition = nil
    stage = .resting
    let skipped = scheduled.change.added.filter { !holds($0) }
    for screen in skipped where screen.storedParent === self { screen.removeFromParent() }
    if merged.changesTop {
      let isAnimated = animated && scheduled.isAnimated && UIView.areAnimationsEnabled
      begin(merged, animated: isAnimated)
      if isAnimated, let next = liveTransition {
        next.transition.coordinator.inherit(from: scheduled.transition.coordinator)
        next.isSystemPop = scheduled.isSystemPop
        return
      }
    } else {
      settleOffScreen(merged)
    }
    scheduled.transition.coordinator.endUnstarted()
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
    isAnsweringBar = true
    popToViewController(screen, animated: true)
    isAnsweringBar = false
  }

  private func logOverlap(_ change: StackEdit<UIViewController>) {
    switch stage {
    case .scheduled(let earlier), .running(let earlier):
      if change.direction == .push, earlier.change.direction == .push {
        HostRuntime.current.log(
          "nested push animation can result in corrupted navigation bar")
      }
    case .resting, .wedged:
      break
    }
  }
}
