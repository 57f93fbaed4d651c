extension UITabBarController {
  var isBarHidden: Bool { isHiddenByApp || isHiddenByScreen }

  private var layout: TabBarLayout {
    TabBarLayout(
      bounds: view.bounds, safeArea: view.safeAreaInsets, isHidden: isBarHidden,
      isTranslucent: tabBar.isTranslucent)
  }

  func layOutTabs() {
    screenContainer.frame = view.bounds
    let frame = layout.barFrame
    tabBar.bounds.size = frame.size
    tabBar.center = CGPoint(x: frame.midX, y: frame.midY)
    tabBar.isHidden = isBarHidden && !isBarSliding
    if tabTransition == nil { place(shownTab) }
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
  /// Beside a transition the bar slides for itself, sideways, whatever the animator does.
  func setTabBar(hidden: Bool, animated: Bool, for transition: ScreenTransition?) {
    let stack = shownTab as? UINavigationController
    let wish = stack?.topViewController.flatMap { stack?.hidesBottomBar(for: $0) } ?? hidden
    guard wish != isHiddenByScreen else { return }
    let was = isBarHidden
    isHiddenByScreen = wish
    let slides = animated && transition != nil
    barVisibilityDidChange(from: was, slide: slides ? (.sideways, duration(of: transition)) : nil)
  }

  /// A tab that is selected may have left the bar hidden, or shown, when it was last selected.
  func followBarWishes(of screen: UIViewController?) {
    guard let stack = screen as? UINavigationController, let top = stack.topViewController else {
      return setTabBar(hidden: false, animated: false, for: nil)
    }
    setTabBar(hidden: stack.hidesBottomBar(for: top), animated: false, for: nil)
  }

  private func duration(of transition: ScreenTransition?) -> TimeInterval {
    let settings = HostRuntime.current.settings
    switch settings.barTransitionDuration {
    case .fixed(let duration): return duration
    case .followsAnimator:
      return transition?.animator?.transitionDuration(using: transition)
        ?? settings.navigationDuration
    }
  }

  func barVisibilityDidChange(
    from was: Bool, slide: (direction: TabBarSlide.Direction, duration: TimeInterval)?
  ) {
    let hidden = isBarHidden
    guard hidden != was, isViewLoaded else { return }
    view.setNeedsLayout()
    let layer = tabBar.layer
    guard let slide, slide.duration > 0, UIView.areAnimationsEnabled, view.window != nil else {
      isBarSliding = false
      layer.removeAnimation(forKey: "transform")
      UIView.performWithoutAnimation { layer.transform = CATransform3DIdentity }
      return
    }
    let offset = TabBarSlide(
      direction: slide.direction,
      mirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      size: layout.barFrame.size
    ).hiddenOffset
    let away = CATransform3DMakeTranslation(offset.width, offset.height, 0)
    isBarSliding = true
    tabBar.isHidden = false
    UIView.performWithoutAnimation { layer.transform = hidden ? CATransform3DIdentity : away }
    UIView.animate(
      withDuration: slide.duration, delay: 0, options: .allowUserInteraction,
      animations: { layer.transform = hidden ? away : CATransform3DIdentity },
      completion: { [weak self] _ in
        guard let self, self.isBarHidden == hidden else { return }
        self.isBarSliding = false
        layer.transform = CATransform3DIdentity
        self.viewIfLoaded?.setNeedsLayout()
      })
  }
}
