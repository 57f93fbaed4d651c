extension UINavigationController {
  var layout: NavigationLayout {
    NavigationLayout(
      bounds: viewIfLoaded?.bounds ?? .zero, safeArea: viewIfLoaded?.safeAreaInsets ?? .zero,
      barHeight: navigationBar.preferredHeight, barInset: navigationBar.insetHeight,
      isBarHidden: isBarOut || isBarUpright,
      isBarTranslucent: navigationBar.isTranslucent, toolbarHeight: UIToolbar.standardHeight,
      isToolbarHidden: isToolbarOut, isToolbarTranslucent: storedToolbar.isTranslucent)
  }

  func placement(of screen: UIViewController) -> NavigationLayout.Placement {
    layout.placement(
      edges: screen.edgesForExtendedLayout,
      includesOpaqueBars: screen.extendedLayoutIncludesOpaqueBars)
  }

  func installBars(in container: NavigationContainerView) {
    screenContainer.frame = container.bounds
    screenContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(screenContainer)
    addBarInHostileHierarchy(to: container)
    container.addSubview(toolbarPlace)
    if HostRuntime.hostile.viewLiesAbove { container.addSubview(WrapperView(over: container)) }
    navigationBar.isHidden = bars.visibility.isBarHidden
    setToolbarOut(true)
    container.addGestureRecognizer(popGesture)
    container.addGestureRecognizer(contentPopGesture)
    layoutBars()
  }

  /// UIKit starts a deferred transition no later than with the container's layout.
  func layoutContainer() {
    if HostRuntime.current.isInAppearanceCallback {
      HostRuntime.current.log(
        "Forced layout of \(logName) inside an appearance callback.")
    }
    startWithLayout()
    layoutBars()
    switch stage {
    case .resting(.still), .resting(.ending):
      if shownScreen == nil { showFirstScreen() }
      if isOnScreen, shownScreen !== stack.last { catchUp() }
      layoutShownScreen()
    case .running(let live):
      let waits = live.insetsWait && HostRuntime.current.settings.barChangeLaysOutAtTheEnd
      if let to = live.transition.to, bars.staleScreen != ObjectIdentifier(to), !waits {
        to.containerInsets = placement(of: to).insets
      }
    case .resting(.wedged), .changing, .asking, .scheduled:
      break
    }
  }

  func layoutBars() {
    guard isViewLoaded else { return }
    let layout = layout
    if isBarUpright {
      let edge = traitCollection.verticalBarEdge
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      navigationBar.frame = layout.uprightBarFrame(atLeft: (edge == .leading) != isMirrored)
      navigationBar.isHidden = isBarOut
    } else if !bars.visibility.isSliding {
      navigationBar.frame = layout.barFrame
      navigationBar.isHidden = layout.isBarHidden
    }
    bringBarHome()
    if !bars.visibility.isToolbarSliding {
      toolbarPlace.frame = layout.toolbarFrame
      setToolbarOut(layout.isToolbarHidden)
    }
    navigationBar.topInset = layout.safeArea.top
    storedToolbar.bottomInset = layout.safeArea.bottom
    if !isNested { navigationBar.contentScrollView = screenBeneathBar?.scrollViewBeneathTopBar }
  }

  private var isBarUpright: Bool { traitCollection.verticalBarEdge != .unspecified }

  /// Puts the bar where the system has it: a parent may draw it.
  func bringBarHome() {
    guard HostRuntime.current.settings.navigationBarHome == .parent, !isNested else { return }
    guard let window = view.window else { return navigationBar.removeFromSuperview() }
    let home = parent?.viewIfLoaded ?? window
    let frame = view.convert(navigationBar.frame, to: home)
    if navigationBar.superview !== home { home.addSubview(navigationBar) }
    navigationBar.frame = frame
  }

  func layoutShownScreen() {
    guard let shown = shownScreen, let shownView = shown.viewIfLoaded else { return }
    let placement = placement(of: shown)
    if bars.staleScreen != ObjectIdentifier(shown) { shown.containerInsets = placement.insets }
    if shownView.superview === screenContainer, shownView.transform.isIdentity {
      shownView.frame = placement.frame
    }
  }

  // MARK: First screen

  /// Puts the top screen in place when the controller appears; true when the delegate is to hear.
  func installTopScreen() -> Bool {
    loadViewIfNeeded()
    guard stage.isResting, shownScreen !== stack.last else { return false }
    // A screen may push another as it loads.
    while let top = stack.last, !top.isViewLoaded { top.loadViewIfNeeded() }
    guard let top = stack.last, shownScreen !== top else { return false }
    let isFirst = shownScreen == nil
    shownScreen?.viewIfLoaded?.removeFromSuperview()
    shownScreen = top
    // The outermost bar has the items already, or shows them along with its own transition.
    if !isNested { showBarItems() }
    bars.hidesBottomBar = nil
    updateBottomBars(animated: false, live: nil)
    layoutBars()
    let placement = placement(of: top)
    top.containerInsets = placement.insets
    screenContainer.addSubview(top.view)
    top.view.frame = placement.frame
    return isFirst
  }

  func announceFirstScreen(animated: Bool) {
    guard let shown = shownScreen else { return }
    pending.firstScreen = (shown, animated)
    announce(shown, animated: animated)
  }

  func reportFirstScreen() {
    guard let first = pending.firstScreen, appearance.phase == .appeared else { return }
    pending.firstScreen = nil
    reportShown(first.screen, animated: first.isAnimated)
  }
}

extension UIViewController {
  /// The scroll view whose content a bar looks at: the one the screen names, else its view or that
  /// view's first subview.
  var scrollViewBeneathTopBar: UIScrollView? {
    if let named = contentScrollView(for: .top) { return named }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}
