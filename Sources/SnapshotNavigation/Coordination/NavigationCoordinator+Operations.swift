import UIKit

/// Makes the app's calls: ends other motion, captures the leaving screen, and changes the stack.
extension NavigationCoordinator {
  /// - Returns: The screens that a pop removes, even if the call waits; nil for other calls.
  @discardableResult
  func make(_ call: Call, hasWaited: Bool = false) -> [UIViewController]? {
    guard let navigation, !isInsideSystemCall else { return makeInsideSystemCall(call) }
    if waitsForUIKit(call, in: navigation, hasWaited: hasWaited) {
      keepUntilUIKitEnds(call)
      return call.popped(from: navigation.viewControllers)
    }
    if removesNothing(call, in: navigation) {
      callCompletions.add(call.completion, until: destination(of: call))
      defer { endIfOver(call, hasChanged: false) }
      // UIKit makes an earlier call's change first, and raises if that pops the screen.
      if call.popsToScreen, !systemTransitions.showsAll { return nil }
      return inSystemCall { makeOnSystem(call) }
    }
    if setsBelow(call, in: navigation) { return nil }
    if !hasWaited, animates(call), activity.isIdle, isEndingUnrendered {
      keep(call)
      makeCallsNext()
      return call.popped(from: navigation.viewControllers)
    }
    let target: UIViewController? =
      if case .pop = call.change { nil } else { call.target(on: navigation.viewControllers) }
    let wasPossible = hasWaited || isPossible(call, in: navigation)
    let dragged = drag.flatMap {
      $0.plan.way == .back ? (screen: $0.plan.from, remaining: $0.remaining) : nil
    }
    guard makeWay(for: call) else { return call.popped(from: navigation.viewControllers) }
    callCompletions.add(call.completion, until: destination(of: call))
    let (top, depth) = (navigation.topViewController, navigation.viewControllers.count)
    defer {
      conclude(
        call,
        hasChanged: navigation.topViewController !== top
          || navigation.viewControllers.count != depth)
    }
    // The end of a transition may have removed the screens that the call needs.
    if wasPossible, !isPossible(call, in: navigation) { return nil }
    var call = call
    if let dragged, dragged.screen === top { call.startCoverage = dragged.remaining }
    if call.isPop { return pop(call, to: target) }
    change(call)
    return nil
  }

  /// Makes a call that a callback of another change makes, and whose change is the one that's reported.
  private func makeInsideSystemCall(_ call: Call) -> [UIViewController]? {
    callCompletions.add(call.completion, until: destination(of: call))
    let stack = navigation?.viewControllers ?? []
    let popped = makeOnSystem(call)
    let made = StackChange(from: stack, to: navigation?.viewControllers ?? [])
    if made.kind != .unchanged { change.operation = made.operation }
    return popped
  }

  /// Whether UIKit accepts the call, rather than raise for a repeated push or a pop to a missing screen.
  private func isPossible(_ call: Call, in navigation: UINavigationController) -> Bool {
    switch call.change {
    case .push(let screen):
      screen.parent !== navigation || !navigation.viewControllers.holds(screen)
    case .popTo(let screen): navigation.viewControllers.holds(screen)
    case .pop, .popToRoot, .set: true
    }
  }

  /// Whether a call waits for the end of UIKit's own transition, with the calls that wait before it.
  ///
  /// UIKit would defer a pop to a screen, and raise if the screen had been popped by then.
  private func waitsForUIKit(
    _ call: Call, in navigation: UINavigationController, hasWaited: Bool
  ) -> Bool {
    guard !isMoving, !systemTransitions.showsAll, navigation.stackCoordinator != nil,
      callCompletions.hasCoordinator || !hasWaited
    else { return false }
    return call.popsToScreen || !waitingCalls.isEmpty
  }

  private func keepUntilUIKitEnds(_ call: Call) {
    keep(call)
    // A transition that is given up may still end soon.
    if let coordinator = navigation?.stackCoordinator, callCompletions.isOverdue(coordinator) {
      callCompletions.noteOverdue(coordinator, awaiting: Movement.startLimit)
    }
    callCompletions.afterCoordinator { [weak self] in self?.makeCallsNext() }
  }

  /// Whether a call pops no screens, and so needn't end a transition, as on a repeated tab tap.
  private func removesNothing(_ call: Call, in navigation: UINavigationController) -> Bool {
    guard call.isPop, drag == nil, waitingCalls.isEmpty else { return false }
    let stack = navigation.viewControllers
    return call.target(on: stack).map { $0 === stack.last } ?? true
  }

  /// Sets a stack with the same top, so that what moves goes on.
  ///
  /// - Returns: Whether the call has been made.
  private func setsBelow(_ call: Call, in navigation: UINavigationController) -> Bool {
    guard case .set(let screens) = call.change, waitingCalls.isEmpty, !systemTransitions.showsAll,
      activity.due == nil, drag?.driver.uikitTransition == nil
    else { return false }
    let stack = navigation.viewControllers
    if screens != stack {
      guard keepsStep(screens, in: navigation) else { return false }
      movement.startNow()
      // UIKit would put the call off until its part is complete.
      transition?.yieldToTouch()
      guard transition == nil, keepsStep(screens, in: navigation) else { return false }
      inSystemCall { _ = makeOnSystem(call) }
    } else {
      // During a transition, UIKit would set the stack again at its end.
      snapshots.forward.replace(by: screens, now: screens)
    }
    callCompletions.add(call.completion, until: screens.last)
    let change = StackChange(from: stack, to: navigation.viewControllers)
    for screen in change.moved { snapshots.invalidate(screen) }
    if !isMoving { systemTransitions.updatePopGestures() }
    conclude(call, hasChanged: false)
    return true
  }

  /// Whether the top screen stays, and the screens of a step that isn't UIKit's own stay in place.
  private func keepsStep(_ screens: [UIViewController], in navigation: UINavigationController)
    -> Bool
  {
    guard admitsCalls, external == nil, let top = screens.last,
      top === navigation.topViewController,
      Set(screens).count == screens.count
    else { return false }
    if let drag {
      return drag.plan.from === top
        && (drag.plan.way == .forward || screens.dropLast().last === drag.plan.to)
    }
    guard let from = (transition ?? trailing)?.from else { return true }
    return navigation.viewControllers.holds(from) == screens.holds(from)
  }

  /// Makes the call on UIKit, and updates the forward history.
  @discardableResult
  func makeOnSystem(_ call: Call) -> [UIViewController]? {
    let top = navigation?.topViewController
    let popped = navigation?.makeOnSystem(call)
    if let stack = navigation?.viewControllers, stack.last !== top { bars.noteTabBar(of: stack) }
    // UIKit has deferred the push, and a screen can't be pushed twice.
    if case .push(let screen) = call.change, snapshots.ahead.first === screen {
      snapshots.clearForward()
    }
    if case .set(let screens) = call.change {
      let stack = navigation?.viewControllers ?? screens
      snapshots.forward.replace(by: screens, now: stack)
      // UIKit has deferred the change, and doesn't report it if the top screen stays.
      if stack != screens {
        FrameClock.after(frames: 2) { [weak self] in self?.snapshots.reconcile() }
      }
    }
    return popped
  }

  private func pop(_ call: Call, to target: UIViewController?) -> [UIViewController]? {
    guard let navigation else { return makeOnSystem(call) }
    // A drag that has just been finished has changed the stack, and may have removed the target.
    let target = target ?? navigation.viewControllers.dropLast().last
    let isOnStack = target.map(navigation.viewControllers.holds) ?? false
    if let top = navigation.topViewController, let target, isOnStack, top !== target,
      animates(call), activity.isIdle
    {
      movement.prepare(
        makePop(from: top, to: target, trigger: call.trigger, startCoverage: call.startCoverage))
      if transition == nil, navigation.transitionCoordinator == nil {
        navigation.installProxy(plain: systemTransitions.showsWithGestures(top, over: target))
      }
      if transition != nil { statusBar.held = statusBar.current }
    }
    let popped = performOnUIKit(.pop, trigger: call.trigger) { makeOnSystem(call) }
    if popped == nil, let transition { movement.cancel(transition) }
    return popped
  }

  // MARK: Parts

  /// Changes the stack by a push or a replacement.
  private func change(_ call: Call) {
    guard let navigation else { return }
    let stack = stack(after: call, in: navigation)
    let change = StackChange(from: navigation.viewControllers, to: stack)
    let (old, top) = (navigation.topViewController, stack.last)
    top?.clearPreferredTransition()
    let scope = prepareSurroundings(animated: call.isAnimated)
    var snapshot: Snapshot?
    if let old, let scope, change.covered != nil || (change.kind == .replace && call.isAnimated) {
      snapshot = frames.capture(old, in: scope, animated: call.isAnimated)
      // A capture that commits lets UIKit start a deferred change.
      if isMoving { bringToRest() }
    }
    let appearance = statusBar.current
    systemTransitions.noteBarStyle()
    if let covered = change.covered { statusBar.note(appearance, under: covered) }
    if let old, let scope, let top, animates(call), activity.isIdle {
      switch change.kind {
      case .push, .replace:
        movement.prepare(
          makePush(
            of: top, over: old, showing: snapshot?.look, of: scope,
            leadingTo: stack, trigger: call.trigger))
      case .pop:
        movement.prepare(
          makePop(from: old, to: top, trigger: call.trigger, startCoverage: call.startCoverage))
      case .unchanged: break
      }
    }
    if transition != nil { statusBar.held = appearance }
    performOnUIKit(change.operation, trigger: call.trigger) {
      _ = makeOnSystem(call)
    }
    if let covered = change.covered, covered === old, let snapshot,
      navigation.topViewController !== covered, navigation.viewControllers.holds(covered),
      gesture.touches.last?.mayHaveOpenedMenu != true
    {
      snapshots.insert(snapshot, for: covered)
    }
    for screen in change.moved { snapshots.invalidate(screen) }
  }

  private func stack(
    after call: Call, in navigation: UINavigationController
  ) -> [UIViewController] {
    switch call.change {
    case .push(let screen): navigation.viewControllers + [screen]
    case .set(let screens): screens
    case .pop, .popTo, .popToRoot: navigation.viewControllers
    }
  }

  private func conclude(_ call: Call, hasChanged: Bool) {
    snapshots.reconcile()
    frames.noteRendering(inTransition: transition != nil)
    endIfOver(call, hasChanged: hasChanged)
    if hasChanged, activity.isIdle { awaitShown() }
  }

  private func endIfOver(_ call: Call, hasChanged: Bool) {
    // The call had no effect that UIKit shows, or no window shows it.
    let isOver = !hasChanged && navigation?.transitionCoordinator == nil
    if let completion = call.completion, isOver || navigation?.viewIfLoaded?.window == nil {
      callCompletions.end(completion)
    }
  }

  /// The screen that UIKit shows after a call.
  ///
  /// Nil for a pop that UIKit may defer until a running transition ends.
  private func destination(of call: Call) -> UIViewController? {
    switch call.change {
    case .push(let screen): screen
    case .set(let screens): screens.last
    case .pop where navigation?.transitionCoordinator != nil: nil
    case .pop, .popTo, .popToRoot: navigation.flatMap { call.target(on: $0.viewControllers) }
    }
  }

  /// Returns the stack's surroundings, laid out first if an unrendered screen's tab bar may still change.
  private func prepareSurroundings(
    before stack: [UIViewController]? = nil, animated: Bool
  ) -> NavigationScope? {
    guard let navigation else { return nil }
    let surroundings = NavigationScope(of: navigation, before: stack)
    guard animated, let surroundings, let top = navigation.topViewController,
      frames.rendersOnCapture(top), surroundings.layOutTabBar()
    else { return surroundings }
    return NavigationScope(of: navigation, before: stack)
  }

  private func animates(_ call: Call) -> Bool { call.isAnimated && UIView.areAnimationsEnabled }

  // MARK: Making transitions

  /// Makes a push over the lower screen's snapshot; the choreography is read as UIKit starts.
  func makePush(
    of screen: UIViewController, over lower: UIViewController, showing look: Snapshot.Look?,
    of surroundings: NavigationScope, leadingTo stack: [UIViewController],
    trigger: TransitionTrigger
  ) -> Transition? {
    guard let look else { return nil }
    return movement.makeTransition(
      TransitionSetup(
        .push, upper: screen, lower: lower, scope: surroundings.scope,
        lowerView: surroundings.view(of: look), upperView: nil,
        choreography: configuration.choreography(nil), targets: touchTargets,
        tabBar: surroundings.movingTabBar(
          in: .push, to: stack, lower: look,
          beneath: movement.keyboard)),
      trigger: trigger, timing: configuration.timing)
  }

  func makePop(
    from screen: UIViewController, to target: UIViewController, trigger: TransitionTrigger,
    startCoverage: CGFloat = 1
  ) -> Transition? {
    guard !systemTransitions.shows(screen, over: target) else { return nil }
    return prepareSetup(from: screen, to: target, waiting: true).map {
      movement.makeTransition(
        $0, trigger: trigger, timing: configuration.timing, startCoverage: startCoverage)
    }
  }

  /// Captures the screen that a pop removes, and returns the pop's setup.
  ///
  /// A drag can't wait for a compressed snapshot to be decoded.
  func prepareSetup(
    from screen: UIViewController, to target: UIViewController, waiting isWaiting: Bool
  ) -> TransitionSetup? {
    guard let navigation else { return nil }
    let stack = navigation.viewControllers
    // UIKit may have popped already.
    let before = stack.holds(screen) ? stack : stack + [screen]
    guard let surroundings = prepareSurroundings(before: before, animated: true) else { return nil }
    let isKept = configuration.forwardHistory > 0
    if isKept { statusBar.note(statusBar.current, under: screen) }
    guard
      let upperView = snapshots.view(leaving: screen, in: surroundings, isStored: isKept)
    else { return nil }
    let look = snapshots.look(of: target, in: surroundings, waiting: isWaiting)
    return TransitionSetup(
      .pop, upper: screen, lower: target, scope: surroundings.scope,
      lowerView: surroundings.view(of: look), upperView: upperView,
      choreography: configuration.choreography(screen.snapshotNavigation.popChoreography),
      isCoordinated: screen.snapshotNavigation.wantsCoordinatedDrag, targets: touchTargets,
      tabBar: surroundings.movingTabBar(
        in: .pop, to: Array(stack.prefix { $0 !== target }) + [target], lower: look,
        beneath: movement.keyboard))
  }

  var touchTargets: TouchTargets? {
    (navigation?.viewIfLoaded).map {
      TouchTargets(navigation: navigation, own: $0, keeper: movement)
    }
  }
}

extension StackChange {
  /// The operation that shows the change.
  fileprivate var operation: NavigationEvent.Operation { kind == .pop ? .pop : .push }
}

extension [UIViewController] {
  /// Whether a screen is on this stack, searched from the top, where the screen usually is.
  func holds(_ screen: UIViewController) -> Bool { lastIndex { $0 === screen } != nil }
}
