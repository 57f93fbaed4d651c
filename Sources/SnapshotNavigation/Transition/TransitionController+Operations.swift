import UIKit

/// The app's calls: what runs is brought to rest, the screen that is left is captured, the stack changes.
extension TransitionController {
  func push(_ screen: UIViewController, animated: Bool, _ call: @escaping @MainActor () -> Void) {
    change(to: screen, animated: animated, by: call) {
      StackChange(pushing: screen, over: $0.topViewController)
    } leadingTo: {
      $0.viewControllers + [screen]
    }
  }

  func setViewControllers(
    _ screens: [UIViewController], animated: Bool, _ call: @escaping @MainActor () -> Void
  ) {
    let replace: @MainActor () -> Void = { [weak navigation, snapshots] in
      call()
      snapshots.forward.replace(by: screens, now: navigation?.viewControllers ?? screens)
    }
    change(to: screens.last, animated: animated, by: replace) {
      StackChange(from: $0.viewControllers, to: screens)
    } leadingTo: { _ in
      screens
    }
  }

  private func change(
    to top: UIViewController?, animated: Bool, by call: @escaping @MainActor () -> Void,
    _ change: @escaping @MainActor (UINavigationController) -> StackChange<UIViewController>,
    leadingTo stack: @escaping @MainActor (UINavigationController) -> [UIViewController]
  ) {
    switch admit({ [weak self] in
      self?.change(to: top, animated: animated, by: call, change, leadingTo: stack)
    }) {
    case .deferred: return
    case .untouched: call()
    case .ready(let completion):
      if let navigation {
        perform(
          change(navigation), to: top, in: stack(navigation), animated: animated, call)
      }
      settle(completion)
    }
  }

  /// Any of the pops; `target` is the screen that will be on top, nil for the one below it.
  func pop<Result>(
    to target: UIViewController?, animated: Bool, expected: @autoclosure () -> Result?,
    _ call: @escaping @MainActor () -> Result?
  ) -> Result? {
    let wasOnStack = target.map { navigation?.viewControllers.holds($0) ?? false } ?? false
    switch admit({ [weak self] in
      _ = self?.pop(to: target, animated: animated, expected: nil, call)
    }) {
    case .deferred: return expected()
    case .untouched: return call()
    case .ready(let completion):
      defer { settle(completion) }
      return popNow(to: target, wasOnStack: wasOnStack, animated: animated, call)
    }
  }

  private func popNow<Result>(
    to target: UIViewController?, wasOnStack: Bool, animated: Bool, _ call: () -> Result?
  ) -> Result? {
    guard let navigation else { return call() }
    // A drag that has just been finished has changed the stack, and may have removed the target.
    let target = target ?? navigation.viewControllers.dropLast().last
    let isOnStack = target.map(navigation.viewControllers.holds) ?? false
    if wasOnStack, !isOnStack { return nil }
    if let top = navigation.topViewController, let target, isOnStack, top !== target,
      isMoving(animated), case .idle = state.mode
    {
      prepare(makePop(from: top, to: target, trigger: queue.trigger))
      if transition == nil, navigation.transitionCoordinator == nil {
        navigation.installProxy(plain: systemTransitions.governs(top, over: target))
      }
      if transition != nil { statusBar.hold(statusBar.current) }
    }
    let popped = system(.pop, call)
    if popped == nil, let transition { abandon(transition) }
    return popped
  }

  // MARK: Parts

  /// A change of the stack by push or by setting all of it; nothing here grows with its depth.
  private func perform(
    _ change: StackChange<UIViewController>, to top: UIViewController?,
    in stack: @autoclosure () -> [UIViewController], animated: Bool, _ call: () -> Void
  ) {
    guard let navigation else { return call() }
    top?.clearPreferredTransition()
    let old = navigation.topViewController
    let scope = surroundings(animated: animated)
    var snapshot: LeftSnapshot?
    if let old, let scope, change.covered != nil || (change.kind == .replace && animated) {
      snapshot = snapshots.capture(old, in: scope, animated: animated)
      // A capture that commits lets UIKit start what it had put off.
      if !isAtRest { bringToRest() }
    }
    let stamp = scope?.stamp
    let appearance = statusBar.current
    systemTransitions.noteLook()
    if let covered = change.covered { statusBar.note(appearance, under: covered) }
    if let old, let scope, let top, isMoving(animated), case .idle = state.mode {
      switch change.kind {
      case .push, .replace:
        prepare(
          makePush(
            of: top, over: old, showing: snapshot, of: scope, leadingTo: stack(),
            trigger: queue.trigger))
      case .pop: prepare(makePop(from: old, to: top, trigger: queue.trigger))
      case .unchanged: break
      }
    }
    if transition != nil { statusBar.hold(appearance) }
    system(change.kind == .pop ? .pop : .push, call)
    if let covered = change.covered, covered === old, let snapshot, let stamp,
      navigation.topViewController !== covered, navigation.viewControllers.holds(covered)
    {
      snapshots.insert(snapshot, for: covered, stamp: stamp)
    }
  }

  private func settle(_ completion: (@MainActor () -> Void)?) {
    queue.complete(with: completion)
    snapshots.reconcile()
    snapshots.noteRendering(isFollowed: transition != nil)
    if isAtRest, navigation?.viewIfLoaded?.window == nil { runCompletions() }
  }

  /// What is around the stack: the tab bar of a screen that hasn't been rendered comes or goes with the
  /// next layout.
  private func surroundings(
    before stack: [UIViewController]? = nil, animated: Bool
  ) -> NavigationScope? {
    guard let navigation else { return nil }
    if let place = navigation.tabBarController?.barPlace { tabBarPlace = place }
    let surroundings = NavigationScope(of: navigation, before: stack)
    guard animated, let surroundings, surroundings.hasTabBar,
      let top = navigation.topViewController, snapshots.isUnrendered(top)
    else { return surroundings }
    surroundings.outermost.view.layoutIfNeeded()
    return NavigationScope(of: navigation, before: stack)
  }

  private func isMoving(_ animated: Bool) -> Bool { animated && UIView.areAnimationsEnabled }

  // MARK: Making transitions

  /// A push over a snapshot of the lower screen; how the upper screen moves is read as UIKit starts.
  func makePush(
    of screen: UIViewController, over lower: UIViewController, showing snapshot: LeftSnapshot?,
    of surroundings: NavigationScope, leadingTo stack: @autoclosure () -> [UIViewController],
    trigger: TransitionTrigger
  ) -> Transition? {
    guard let snapshot else { return nil }
    let scope = surroundings.scope(showing: stack())
    return makeTransition(
      TransitionSetup(
        .push, upper: screen, lower: lower, scope: scope,
        lowerView: surroundings.view(of: snapshot, in: scope), upperView: nil,
        choreography: configuration.choreography(nil)),
      trigger: trigger, timing: configuration.timing)
  }

  func makePop(
    from screen: UIViewController, to target: UIViewController, trigger: TransitionTrigger
  ) -> Transition? {
    guard !systemTransitions.shows(screen, over: target) else { return nil }
    return setup(from: screen, to: target, waiting: true).map {
      makeTransition($0, trigger: trigger, timing: configuration.timing)
    }
  }

  /// What shows a pop; a drag can't wait for a snapshot that is still compressed.
  func setup(
    from screen: UIViewController, to target: UIViewController, waiting isWaiting: Bool
  ) -> TransitionSetup? {
    guard let navigation else { return nil }
    let stack = navigation.viewControllers
    // UIKit may have popped already.
    let before = stack.holds(screen) ? stack : stack + [screen]
    guard let surroundings = surroundings(before: before, animated: true) else { return nil }
    let scope = surroundings.scope(
      showing: Array(stack.prefix { $0 !== target }) + [target])
    let isKept = snapshots.keepsForward
    if isKept { statusBar.note(statusBar.current, under: screen) }
    guard
      let upperView = snapshots.view(leaving: screen, in: surroundings, scope, isStored: isKept)
    else { return nil }
    let snapshot = snapshots.snapshot(of: target, in: surroundings, waiting: isWaiting)
    return TransitionSetup(
      .pop, upper: screen, lower: target, scope: scope,
      lowerView: surroundings.view(of: snapshot, in: scope), upperView: upperView,
      choreography: configuration.choreography(screen.snapshotNavigation.popChoreography),
      isCoordinated: screen.snapshotNavigation.wantsCoordinatedDrag)
  }
}

extension [UIViewController] {
  /// Whether a screen is on this stack; looks from the top, where it usually is.
  func holds(_ screen: UIViewController) -> Bool { lastIndex { $0 === screen } != nil }
}
