extension UITabBarController {
  /// Apple: the new screens become children; the selection is kept where it can be.
  ///
  /// Measured: with animation the delegate is asked for an animator, as for a selection.
  func replaceTabs(with new: [UIViewController], animated: Bool) {
    let next = TabSelection.after(replacing: tabs, with: new, selected: selection.index)
    let from = shownTab
    let gone = tabs.filter { old in !new.contains { $0 === old } }
    let isMoving = animated && tabTransition == nil && viewIfLoaded?.window != nil
    for old in gone {
      old.willMove(toParent: nil)
      if isMoving, old === from { continue }
      if old === from { take(old) }
      old.removeFromParent()
    }
    let added = new.filter { $0.storedParent !== self }
    tabs = new
    for screen in added { addChild(screen) }
    for screen in added { screen.didMove(toParent: self) }
    selection = next
    isMoreSelected = false
    tabItemsMayHaveChanged()
    guard isViewLoaded else { return }
    if isMoving, let from, let to = selectedViewController, from !== to,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
    {
      return run(animator, from: from, to: to)
    }
    if isMoving, let from, gone.contains(where: { $0 === from }) {
      take(from)
      from.removeFromParent()
    }
    showSelectedTab()
  }

  /// Apple: the bar shows its screens' items, also those that they are given later.
  func tabItemsMayHaveChanged() {
    let items = barItems
    if !items.elementsEqual(tabBar.items ?? [], by: ===) {
      tabBar.setItems(items, animated: false)
    }
    let selected = selectedViewController?.tabBarItem
    let isInBar = items.contains { $0 === selected }
    tabBar.selectedItem = isInBar || !hidesTabs || selected == nil ? selected : more.tabBarItem
  }

  func select(_ index: Int?) {
    guard index != selection.index || isMoreSelected else { return }
    isMoreSelected = false
    let from = shownTab
    selection.index = index
    if let screen = selectedViewController, tabsBeyondBar.contains(where: { $0 === screen }) {
      openInMore = screen
    }
    tabItemsMayHaveChanged()
    guard isViewLoaded else { return }
    guard let from, let to = selectedViewController, view.window != nil, tabTransition == nil,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: from, to: to)
    else { return showSelectedTab() }
    run(animator, from: from, to: to)
  }

  /// Puts the selected screen in place, without a transition.
  ///
  /// - Parameter isForwarded: Whether the controller's own appearance is about to be forwarded to it.
  ///   One that comes later, while the controller appears, appears with it.
  func showSelectedTab(isForwarded: Bool = false) {
    let screen = selectedViewController
    guard tabTransition == nil, screen !== shownTab else { return }
    let old = shownTab
    shownTab = screen
    let isShown = appearance.phase == .appeared
    let isComing = appearance.phase == .appearing && !isForwarded
    // Measured: the new tab is called before the old one, both times.
    if isShown || isComing { screen?.beginAppearanceTransition(true, animated: false) }
    if isShown || isComing { old?.beginAppearanceTransition(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if let view = screen?.view {
      screenContainer.addSubview(view)
      place(screen)
    }
    followBarWishes(of: screen)
    if isShown { screen?.endAppearanceIfRunning() }
    if isShown || isComing { old?.endAppearanceIfRunning() }
    viewIfLoaded?.setNeedsLayout()
    setNeedsStatusBarAppearanceUpdate()
  }

  /// A tab that isn't one any more leaves the screen.
  private func take(_ screen: UIViewController) {
    let isShown = appearance.phase == .appeared
    if isShown { screen.beginAppearanceTransition(false, animated: false) }
    screen.viewIfLoaded?.removeFromSuperview()
    if isShown { screen.endAppearanceIfRunning() }
    shownTab = nil
  }

  /// The app's animator moves the two screens; the bar stays.
  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, from: UIViewController,
    to: UIViewController
  ) {
    let transition = ScreenTransition(
      container: screenContainer, from: from, to: to, isAnimated: true, style: .none)
    let old = tabs.firstIndex { $0 === from }
    tabTransition = transition
    transition.begin()
    transition.animator = animator
    transition.interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
    transition.fromView = from.view
    transition.toView = to.view
    to.beginAppearanceTransition(true, animated: true)
    from.beginAppearanceTransition(false, animated: true)
    let placement = placement(of: to)
    to.containerInsets = placement.insets
    transition.setFrames(initialFrom: from.view.frame, finalTo: placement.frame)
    transition.callbacks.reversed = {
      to.beginAppearanceTransition(false, animated: true)
      from.beginAppearanceTransition(true, animated: true)
    }
    transition.callbacks.ended = { [weak self] finished in
      self?.endTransition(from: from, to: to, finished: finished, old: old)
    }
    transition.callbacks.released = { [weak self] in
      self?.tabTransition = nil
      self?.showSelectedTab()
      self?.dropOldTabs()
    }
    transition.start()
    if to.view.window != nil { to.sendIsAppearingIfNeeded() }
  }

  /// Tabs that were replaced while they were shown go when they no longer are.
  private func dropOldTabs() {
    for screen in children where screen !== more && screen !== shownTab {
      if !tabs.contains(where: { $0 === screen }) { screen.removeFromParent() }
    }
  }

  private func endTransition(
    from: UIViewController, to: UIViewController, finished: Bool, old: Int?
  ) {
    let (stays, leaves) = finished ? (to, from) : (from, to)
    leaves.viewIfLoaded?.removeFromSuperview()
    shownTab = stays
    if !finished, selectedViewController === to, old != nil || from === more {
      selection.index = old
      tabItemsMayHaveChanged()
    }
    if stays.view.superview !== screenContainer { screenContainer.addSubview(stays.view) }
    place(stays)
    stays.endAppearanceIfRunning()
    leaves.endAppearanceIfRunning()
  }
}
