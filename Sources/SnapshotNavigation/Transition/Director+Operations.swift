import UIKit

extension Director {
  /// Whether a call comes from inside the callbacks of a transition that is being set up; then it
  /// waits, and runs in its turn.
  private func isDelayed(_ call: @escaping @MainActor () -> Void) -> Bool {
    let isPopSettingUp = interactivePop == .settingUp && navigation?.transitionCoordinator != nil
    guard transition?.phase == .settingUp || isPopSettingUp || isAnnouncing else { return false }
    delayed.append(call)
    return true
  }

  /// Whether the library has no part in a call: UIKit's own calls to itself.
  private var isBystander: Bool { isInsideSystemCall || navigation == nil }

  func push(_ screen: UIViewController, animated: Bool, _ call: @escaping @MainActor () -> Void) {
    if isDelayed({ [weak self] in self?.push(screen, animated: animated, call) }) { return }
    guard !isBystander, let navigation else { return call() }
    prepareForOperation()
    let change = StackChange(pushing: screen, over: navigation.topViewController)
    perform(change, to: screen, animated: animated, call)
  }

  func setViewControllers(
    _ screens: [UIViewController], animated: Bool, _ call: @escaping @MainActor () -> Void
  ) {
    if isDelayed({ [weak self] in self?.setViewControllers(screens, animated: animated, call) }) {
      return
    }
    guard !isBystander, let navigation else { return call() }
    prepareForOperation()
    let change = StackChange(from: navigation.viewControllers, to: screens)
    perform(change, to: screens.last, animated: animated, call)
  }

  /// Any of the pops; `target` is the screen that will be on top, nil for the one below it.
  func pop<Result>(
    to target: UIViewController?, animated: Bool, expected: @autoclosure () -> Result?,
    _ call: @escaping @MainActor () -> Result?
  ) -> Result? {
    if isDelayed({ [weak self] in
      _ = self?.pop(to: target, animated: animated, expected: nil, call)
    }) {
      return expected()
    }
    guard !isBystander, let navigation else { return call() }
    let wasOnStack = target.map(navigation.viewControllers.holds) ?? false
    prepareForOperation()
    // A drag that has just been finished has changed the stack, and may have taken the target away.
    let target = target ?? navigation.viewControllers.dropLast().last
    let isOnStack = target.map(navigation.viewControllers.holds) ?? false
    if wasOnStack, !isOnStack { return nil }
    if let top = navigation.topViewController, let target, isOnStack, top !== target,
      isMoving(animated)
    {
      transition = makePop(from: top, to: target)
      if transition != nil { statusBar = StatusBar(of: navigation) }
    }
    let popped = system(call)
    if popped == nil, let transition { abandon(transition) }
    settle()
    return popped
  }

  // MARK: Parts

  private func prepareForOperation() {
    navigation?.installProxy()
    if !delayed.isEmpty { runDelayed() }
    bringToRest()
    if let navigation { PushPresentation.settle(around: navigation) }
  }

  /// A change of the stack by push or by setting all of it; nothing here grows with its depth.
  private func perform(
    _ change: StackChange<UIViewController>, to top: UIViewController?, animated: Bool,
    _ call: () -> Void
  ) {
    guard let navigation else { return call() }
    let old = navigation.topViewController
    let scope = Scope(of: navigation)
    var picture: UIImage?
    if let old, let scope, change.covered != nil || (change.kind == .replace && animated) {
      picture = bitmap(of: old, in: scope, animated: animated)
      // A capture that commits lets UIKit start what it had put off.
      if transition != nil { bringToRest() }
    }
    let stamp = scope?.stamp
    let look = StatusBar(of: navigation)
    if let covered = change.covered { statusBars[covered] = look }
    if let old, let scope, let top, isMoving(animated) {
      switch change.kind {
      case .push, .replace: transition = makePush(of: top, over: old, showing: picture, in: scope)
      case .pop: transition = makePop(from: old, to: top)
      case .unchanged: break
      }
    }
    if transition != nil { statusBar = look }
    system(call)
    if let covered = change.covered, covered === old, let picture, let stamp,
      navigation.topViewController !== covered, navigation.viewControllers.holds(covered)
    {
      archive.insert(picture, for: covered, stamp: stamp)
    }
    settle()
  }

  /// After UIKit has had its way: what does not move is over already.
  private func settle() {
    reconcile()
    noteCommit()
    if isAtRest, navigation?.viewIfLoaded?.window == nil { runCompletions() }
  }

  private func isMoving(_ animated: Bool) -> Bool { animated && UIView.areAnimationsEnabled }

  /// The one bitmap of a push: the last committed frame, or what would be committed next.
  private func bitmap(of screen: UIViewController, in scope: Scope, animated: Bool) -> UIImage? {
    guard !wishes(of: screen).isSensitive else { return nil }
    let isCommitted = committed === screen
    guard isCommitted || animated else { return nil }
    return scope.bitmap(committing: !isCommitted)
  }

  // MARK: Making transitions

  func makePush(
    of screen: UIViewController, over lower: UIViewController, showing picture: UIImage?,
    in scope: Scope
  ) -> NavigationTransition? {
    let wishes = wishes(of: screen)
    guard let picture, !wishes.usesSystemTransition else { return nil }
    return makeTransition(
      .push,
      Passage(
        upper: screen, lower: lower, scope: scope,
        stage: StageView(over: scope, lower: picture, upper: nil),
        choreography: choreography(wishes.pushChoreography)))
  }

  func makePop(from screen: UIViewController, to target: UIViewController) -> NavigationTransition?
  {
    guard !wishes(of: screen).usesSystemTransition else { return nil }
    return passage(from: screen, to: target, waiting: true).map { makeTransition(.pop, $0) }
  }

  /// What a pop is shown by; whoever cannot wait does without a picture that is still compressed.
  func passage(
    from screen: UIViewController, to target: UIViewController, waiting isWaiting: Bool
  ) -> Passage? {
    guard let scope = navigation.flatMap({ Scope(of: $0) }),
      let replicant = scope.replicant(committing: committed !== screen)
    else { return nil }
    let picture = picture(of: target, in: scope, waiting: isWaiting)
    return Passage(
      upper: screen, lower: target, scope: scope,
      stage: StageView(over: scope, lower: picture, upper: replicant),
      choreography: choreography(wishes(of: screen).popChoreography))
  }

  /// The stored picture of a screen, if it still fits.
  ///
  /// Only who `isWaiting` has a compressed one decoded here and now; a finger never waits.
  func picture(
    of screen: UIViewController, in scope: Scope, waiting isWaiting: Bool
  ) -> UIImage? {
    guard !wishes(of: screen).isSensitive else { return nil }
    switch store.find(screen, fitting: scope.stamp) {
    case .picture(let image): return image
    case .compressed:
      if isWaiting, let image = archive.picture(of: screen) { return image }
      report(.snapshotMissing)
      return nil
    case .stale(let differences):
      report(.snapshotStale(differences))
      return nil
    case .missing:
      report(.snapshotMissing)
      return nil
    }
  }
}

extension [UIViewController] {
  /// Whether a screen is on this stack; looks from the top, where it usually is.
  func holds(_ screen: UIViewController) -> Bool { lastIndex { $0 === screen } != nil }
}
