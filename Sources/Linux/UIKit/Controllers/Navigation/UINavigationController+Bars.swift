extension UINavigationController {
  var isToolbarOut: Bool {
    bars.visibility.isToolbarHidden || hidesBottomBar
  }

  func makeBar(_ type: UINavigationBar.Type) -> UINavigationBar {
    let bar = type.init(frame: CGRect(x: 0, y: 0, width: 0, height: UINavigationBar.compactHeight))
    bar.owningController = self
    bar.delegate = self as? any UINavigationBarDelegate
    return bar
  }

  func makeToolbar(_ type: UIToolbar.Type) -> UIToolbar {
    type.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIToolbar.standardHeight))
  }

  /// What stands for the toolbar above the screens: in iOS 26 a container that floats there, else
  /// the toolbar itself.
  func makeToolbarPlace() -> UIView {
    guard HostRuntime.current.settings.toolbarFloats else { return storedToolbar }
    let place = FloatingToolbarContainer(frame: storedToolbar.frame)
    storedToolbar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(storedToolbar)
    return place
  }

  func setToolbarOut(_ isOut: Bool) {
    storedToolbar.isHidden = isOut
    toolbarPlace.isHidden = isOut
  }

  func changeBarHidden(_ hidden: Bool, animated: Bool) {
    if putOff(.navigationBar, hides: hidden, animated: animated, byValue: true) { return }
    guard hidden != bars.visibility.isBarHidden else { return }
    bars.visibility.isBarHidden = hidden
    bars.rides.removeValue(forKey: .navigationBar)?.finish()
    guard isViewLoaded, !isNested else { return }
    defer { setNeedsStatusBarAppearanceUpdate() }
    if !hidden { fixItems() }
    if putOff(.navigationBar, hides: hidden, animated: animated, byValue: false) { return }
    guard movesBars(animated: animated) else {
      bars.visibility.isSliding = false
      return showBarChange(.navigationBar)
    }
    bars.visibility.isSliding = true
    if ride(.navigationBar, hides: hidden) { return }
    var shown = layout
    shown.isBarHidden = false
    var away = layout
    away.isBarHidden = true
    slide(
      navigationBar, hides: hidden, shown: shown.barFrame,
      outside: away.barFrame.offsetBy(dx: 0, dy: -layout.safeArea.top)
    ) { [self] _ in
      guard bars.visibility.isBarHidden == hidden else { return }
      bars.visibility.isSliding = false
      layoutBars()
    }
  }

  /// A constant of the host: a bar that comes back in a transition has the items it finds.
  private func fixItems() {
    guard HostRuntime.current.settings.itemsAfterBarReturnsAreLate, case .running(let live) = stage,
      live.isAnimated
    else { return }
    showBarItems()
    navigationBar.itemsWait = true
  }

  func changeToolbarHidden(_ hidden: Bool, animated: Bool) {
    if putOff(.toolbar, hides: hidden, animated: animated, byValue: true) { return }
    guard hidden != bars.visibility.isToolbarHidden else { return }
    bars.visibility.isToolbarHidden = hidden
    bars.rides.removeValue(forKey: .toolbar)?.finish()
    guard isViewLoaded else { return }
    storedToolbar.setItems(stack.last?.toolbarItems, animated: false)
    if putOff(.toolbar, hides: hidden, animated: animated, byValue: false) { return }
    guard movesBars(animated: animated) else {
      bars.visibility.isToolbarSliding = false
      return showBarChange(.toolbar)
    }
    bars.visibility.isToolbarSliding = true
    setToolbarOut(false)
    if ride(.toolbar, hides: hidden) { return }
    var shown = layout
    shown.isToolbarHidden = false
    var away = layout
    away.isToolbarHidden = true
    slide(
      toolbarPlace, hides: hidden, shown: shown.toolbarFrame, outside: away.toolbarFrame
    ) { [self] finished in
      guard bars.visibility.isToolbarHidden == hidden else { return }
      guard finished || !hidden || view.window == nil else {
        // Its removed animation leaves the old toolbar where it was.
        toolbarPlace.frame = shown.toolbarFrame
        return
      }
      bars.visibility.isToolbarSliding = false
      layoutBars()
    }
  }

  /// While a transition turns back, what is asked for comes without animation.
  private func movesBars(animated: Bool) -> Bool {
    guard animated, isOnScreen, UIView.areAnimationsEnabled, !bars.isTurningBack else {
      return false
    }
    guard case .running(let live) = stage else { return true }
    return !live.isTurningBack
  }

  /// A change without animation is there at once, but for the insets of a screen that is coming.
  private func showBarChange(_ kind: BarRide.Kind) {
    if case .running(let live) = stage {
      live.awaitsRide.remove(kind)
      live.insetsWait = live.insetsWait || live.hasInsets
    }
    layoutBars()
    view.setNeedsLayout()
  }

  /// Outside of transitions a bar comes and goes across its edge, in the documented time; the
  /// screen's insets follow at once.
  private func slide(
    _ bar: UIView, hides: Bool, shown: CGRect, outside: CGRect,
    completion: @escaping (Bool) -> Void
  ) {
    bar.isHidden = false
    UIView.performWithoutAnimation { bar.frame = hides ? shown : outside }
    view.setNeedsLayout()
    UIView.animate(
      withDuration: HostRuntime.current.settings.barHideShowDuration, delay: 0,
      options: .allowUserInteraction,
      animations: {
        bar.frame = hides ? outside : shown
        guard self.stage.isResting else { return }
        HostRuntime.current.byItself { self.view.layoutIfNeeded() }
      },
      completion: completion)
  }

  // MARK: Beside a transition

  /// Beside an animated transition a bar comes and goes as that does; false where there is none.
  private func ride(_ kind: BarRide.Kind, hides: Bool) -> Bool {
    switch stage {
    case .resting, .changing, .asking: return false
    case .scheduled(let live):
      guard live.isAnimated else { return false }
      if !live.awaitsRide.insert(kind).inserted { return true }
      switch kind {
      case .navigationBar: live.wasBarHidden = !hides
      case .toolbar: live.wasToolbarHidden = !hides
      }
    case .running(let live):
      guard live.isAnimated else { return false }
      if live.transition.phase.state == .scheduled {
        live.awaitsRide.insert(kind)
      } else {
        beginRide(kind, hides: hides, live)
      }
    }
    return true
  }

  /// The bars that have been asked for by now set out.
  func beginRides(_ live: StackTransition) {
    let kinds = live.awaitsRide
    live.awaitsRide = []
    for kind in kinds {
      let hides = isHidden(kind)
      if hides != live.wasHidden(kind) {
        beginRide(kind, hides: hides, live)
      } else {
        endRide(kind)
      }
    }
  }

  /// The transition comes to nothing: the bars are where they belong.
  func dropRides(_ live: StackTransition) {
    let kinds = live.awaitsRide
    live.awaitsRide = []
    for kind in kinds { endRide(kind) }
  }

  private func isHidden(_ kind: BarRide.Kind) -> Bool {
    switch kind {
    case .navigationBar: bars.visibility.isBarHidden
    case .toolbar: bars.visibility.isToolbarHidden
    }
  }

  private func beginRide(_ kind: BarRide.Kind, hides: Bool, _ live: StackTransition) {
    let duration = barDuration(for: live)
    guard duration > 0 else { return endRide(kind) }
    var shown = layout
    shown.isBarHidden = false
    shown.isToolbarHidden = false
    var travel: CGFloat = 0
    if live.usesSystemAnimator {
      let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let width = mirrored ? -view.bounds.width : view.bounds.width
      travel = (live.change.direction != .pop) == hides ? -width : width
    }
    let isBar = kind == .navigationBar
    let bar: UIView = isBar ? navigationBar : toolbarPlace
    let place = isBar ? shown.barFrame : shown.toolbarFrame
    let alpha = bar.alpha
    let made = BarRide(
      [bar.layer], beside: live.transition, duration: duration,
      place: { part in
        let away = hides ? part : 1 - part
        bar.frame = place.offsetBy(dx: travel * away, dy: 0)
        if travel == 0 { bar.alpha = alpha * (1 - away) }
      },
      restore: { bar.alpha = alpha },
      ended: { [weak self] ride in
        // One that a finger drove waits for the end of the transition.
        guard let self, bars.rides[kind] === ride, ride.transition?.wasDriven != true else {
          return
        }
        bars.rides[kind] = nil
        ride.finish()
        endRide(kind)
      })
    bars.rides[kind] = made
    bar.isHidden = false
    made.begin()
  }

  func endRide(_ kind: BarRide.Kind) {
    setSliding(kind, false)
    layoutBars()
  }

  func setSliding(_ kind: BarRide.Kind, _ isSliding: Bool) {
    switch kind {
    case .navigationBar: bars.visibility.isSliding = isSliding
    case .toolbar: bars.visibility.isToolbarSliding = isSliding
    }
  }

  func setHidden(_ kind: BarRide.Kind, _ isHidden: Bool) {
    switch kind {
    case .navigationBar: bars.visibility.isBarHidden = isHidden
    case .toolbar: bars.visibility.isToolbarHidden = isHidden
    }
  }

  /// The transition is over: bars that a finger drove are where they belong; a canceled one leaves them
  /// as they were, if they were asked for with animation.
  func endRides(_ live: StackTransition, finished: Bool) {
    guard !finished || live.transition.wasDriven else { return }
    tabBarController?.endBarRide(beside: live.transition)
    for (kind, ride) in bars.rides where ride.transition === live.transition {
      bars.rides[kind] = nil
      ride.finish()
      guard !finished else { return endRide(kind) }
      whenBarsComeBack { [weak self] in
        self?.setHidden(kind, live.wasHidden(kind))
        self?.endRide(kind)
      }
    }
  }

  /// A canceled transition puts its bars back at once, or by a point of the host a turn later.
  func whenBarsComeBack(_ work: @escaping @MainActor () -> Void) {
    HostRuntime.current.inFrames(HostRuntime.hostile.barsComeBackLate ? 1 : 0) { [weak self] in
      work()
      self?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The bars that go with a transition.
  func rides(beside transition: ScreenTransition?) -> [BarRide] {
    let rides = [bars.rides[.navigationBar], bars.rides[.toolbar], tabBarController?.barRide]
    return rides.compactMap { $0 }.filter { $0.transition === transition }
  }

  func toolbarItemsDidChange(of screen: UIViewController, animated: Bool) {
    guard screen === stack.last else { return }
    storedToolbar.setItems(screen.toolbarItems, animated: animated)
  }

  /// Whether a screen of the stack asks for it; all are asked as the stack changes, the root, too.
  var hidesBottomBar: Bool {
    let asksRoot = !HostRuntime.hostile.rootKeepsBottomBar
    if asksRoot, let hides = bars.hidesBottomBar { return hides }
    let inner = (stack.last as? UINavigationController)?.stack.dropFirst() ?? []
    let hides = (stack.dropFirst(asksRoot ? 0 : 1) + inner)
      .contains(where: \.hidesBottomBarWhenPushed)
    if isOnScreen { bars.hidesBottomBar = hides }
    return hides
  }

  func updateBottomBars(animated: Bool, live: StackTransition?) {
    storedToolbar.setItems(stack.last?.toolbarItems, animated: animated)
    let outermost = outermost
    guard let tabs = tabBarController, !outermost.stack.isEmpty else { return }
    tabs.setTabBar(hidden: outermost.hidesBottomBar, animated: animated, for: live?.transition)
  }
}
