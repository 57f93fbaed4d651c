extension UITabBarController {
  var isBarHidden: Bool { isHiddenByApp || isHiddenByScreen }

  private var layout: TabBarLayout {
    TabBarLayout(
      bounds: view.bounds, safeArea: view.safeAreaInsets, isHidden: isBarHidden,
      isTranslucent: tabBar.isTranslucent, hasAccessory: bottomAccessory != nil)
  }

  func layOutTabs() {
    screenContainer.frame = view.bounds
    placeBar()
    if tabTransition == nil { place(shownTab) }
  }

  /// One that slides is still seen, or seen again.
  private func placeBar() {
    let isAway = isHiddenByScreen && !isBarSliding
    let place = isAway ? HostRuntime.current.settings.hiddenTabBar : nil
    var frame = layout.barFrame
    if place == .standsOffScreen { frame.origin.y = view.bounds.maxY }
    tabBar.bounds.size = frame.size
    tabBar.center = CGPoint(x: frame.midX, y: frame.midY)
    if tabBar.isHidden != ownHiding.byHost { ownHiding.byApp = tabBar.isHidden }
    let staysHidden = ownHiding.byApp && HostRuntime.hostile.tabBarIsHiddenByApp
    tabBar.isHidden =
      place == .isHidden || isHiddenByApp && !isBarSliding || isUndrawn || staysHidden
    ownHiding.byHost = tabBar.isHidden
    if place == .leavesSuperview || HostRuntime.hostile.tabBarFloats {
      tabBar.removeFromSuperview()
    } else if tabBar.superview == nil {
      view.insertSubview(tabBar, aboveSubview: screenContainer)
    }
    placeAccessory()
  }

  /// It comes and goes with the bar, and lies above it.
  private func placeAccessory() {
    let content = bottomAccessory?.contentView
    if let shown = shownAccessory, shown !== content { shown.removeFromSuperview() }
    shownAccessory = content
    guard let content else { return }
    if content.superview !== view { view.addSubview(content) }
    let frame = layout.accessoryFrame
    content.bounds.size = frame.size
    content.center = CGPoint(x: frame.midX, y: frame.midY)
    content.isHidden = isBarHidden && !isBarSliding
  }

  /// Whether an app's animator shows a pop of the stack that's seen, without a finger or with one.
  var isPopping: Bool {
    let stack = shownTab as? UINavigationController
    guard let live = stack?.liveTransition?.transition, let from = live.from else { return false }
    return !(live.animator is NavigationSlide) && stack?.viewControllers.contains(from) == false
  }

  func place(_ screen: UIViewController?) {
    guard let screen, let view = screen.viewIfLoaded else { return }
    let placement = placement(of: screen)
    screen.containerInsets = placement.insets
    if view.frame != placement.frame { view.frame = placement.frame }
  }

  func placement(of screen: UIViewController) -> TabBarLayout.Placement {
    layout.placement(
      extendsUnderBottom: screen.edgesForExtendedLayout.contains(.bottom),
      includesOpaqueBars: screen.extendedLayoutIncludesOpaqueBars
        || screen is UINavigationController)
  }

  /// A navigation controller's top screen has `hidesBottomBarWhenPushed`.
  ///
  /// Beside a transition the bar slides sideways: with UIKit's animator it rides with its screen and is
  /// covered by the other one, with an app's it goes its own width in the animator's time.
  func setTabBar(hidden: Bool, animated: Bool, for transition: ScreenTransition?) {
    let stack = shownTab as? UINavigationController
    let wish = stack.flatMap { $0.topViewController == nil ? nil : $0.hidesBottomBar } ?? hidden
    guard wish != isHiddenByScreen else { return }
    let was = isBarHidden
    isHiddenByScreen = wish
    let slides = animated && transition != nil
    barVisibilityDidChange(
      from: was, slide: slides ? (.sideways, duration(of: transition)) : nil, beside: transition)
  }

  /// A tab that is selected may have left the bar hidden, or shown, when it was last selected.
  func followBarWishes(of screen: UIViewController?) {
    let stack = screen as? UINavigationController
    setTabBar(hidden: stack?.hidesBottomBar ?? false, animated: false, for: nil)
  }

  private func duration(of transition: ScreenTransition?) -> TimeInterval {
    transition?.animator?.transitionDuration(using: transition)
      ?? HostRuntime.current.settings.navigationDuration
  }

  func barVisibilityDidChange(
    from was: Bool, slide: (direction: TabBarSlide.Direction, duration: TimeInterval)?,
    beside transition: ScreenTransition? = nil
  ) {
    let hidden = isBarHidden
    guard hidden != was, isViewLoaded else { return }
    view.setNeedsLayout()
    barRide?.finish()
    barRide = nil
    // One that ends before the next frame is never seen.
    guard let slide, slide.duration > 1.0 / 120, UIView.areAnimationsEnabled, view.window != nil
    else {
      isBarSliding = false
      return
    }
    isBarSliding = true
    placeBar()
    let ride = makeRide(
      TabBarSlide(
        direction: slide.direction,
        mirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        ridesWithScreen: transition?.animator is NavigationSlide, size: layout.barFrame.size),
      hides: hidden, duration: slide.duration, beside: transition)
    barRide = ride
    ride.begin()
  }

  private func makeRide(
    _ slide: TabBarSlide, hides: Bool, duration: TimeInterval, beside transition: ScreenTransition?
  ) -> BarRide {
    let bar = tabBar
    let cover = slide.ridesWithScreen ? UIView(frame: bar.bounds) : nil
    cover?.backgroundColor = .black
    if cover != nil { bar.mask = cover }
    let parts = [bar.layer] + (shownAccessory.map { [$0.layer] } ?? [])
    return BarRide(
      parts + (cover.map { [$0.layer] } ?? []), beside: transition, duration: duration,
      place: { part in
        let away = hides ? part : 1 - part
        let offset = slide.offset(away)
        for layer in parts {
          layer.transform = CATransform3DMakeTranslation(offset.width, offset.height, 0)
        }
        cover?.frame.origin.x = slide.uncovered(away)
      },
      restore: {
        UIView.performWithoutAnimation {
          for layer in parts { layer.transform = CATransform3DIdentity }
        }
        if cover != nil, bar.mask === cover { bar.mask = nil }
      },
      ended: { [weak self] ride in
        guard let self, barRide === ride, ride.transition?.wasDriven != true else { return }
        finishBarRide()
      })
  }

  /// A transition that a finger drove is over.
  func endBarRide(beside transition: ScreenTransition) {
    if barRide?.transition === transition { finishBarRide() }
  }

  private func finishBarRide() {
    barRide?.finish()
    barRide = nil
    isBarSliding = false
    viewIfLoaded?.setNeedsLayout()
  }
}
