/// Which bars of a navigation controller are to be seen, and which are on their way.
struct BarVisibility: Equatable, Sendable {
  var isBarHidden = false
  var isToolbarHidden = true
  var isSliding = false
  var isToolbarSliding = false

  /// Asked for with animation while a transition was being set up: the bar goes with the screens.
  var slidesWithTransition = false
}

extension UINavigationController {
  var isToolbarOut: Bool {
    barVisibility.isToolbarHidden || (stack.last.map { hidesBottomBar(for: $0) } ?? false)
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

  func changeBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barVisibility.isBarHidden else { return }
    barVisibility.isBarHidden = hidden
    guard isViewLoaded else { return }
    defer { setNeedsStatusBarAppearanceUpdate() }
    guard animated, isOnScreen, UIView.areAnimationsEnabled else {
      barVisibility.isSliding = false
      layoutBars()
      view.setNeedsLayout()
      return
    }
    if case .running(let live) = stage, live.isAnimated, live.usesSystemAnimator,
      live.transition.phase.state == .scheduled
    {
      barVisibility.slidesWithTransition = true
      barVisibility.isSliding = true
      return
    }
    slideBar(duration: HostRuntime.current.settings.barHideShowDuration)
  }

  /// In and out at the top, in the documented time; the screen's insets follow at once.
  private func slideBar(duration: TimeInterval) {
    var away = layout
    away.isBarHidden = true
    var shown = layout
    shown.isBarHidden = false
    let hides = barVisibility.isBarHidden
    let outside = away.barFrame.offsetBy(dx: 0, dy: -layout.safeArea.top)
    barVisibility.isSliding = true
    navigationBar.isHidden = false
    UIView.performWithoutAnimation {
      navigationBar.frame = hides ? shown.barFrame : outside
    }
    view.setNeedsLayout()
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction,
      animations: {
        self.navigationBar.frame = hides ? outside : shown.barFrame
        if self.stage.isResting { self.view.layoutIfNeeded() }
      },
      completion: { _ in
        guard self.barVisibility.isBarHidden == hides else { return }
        self.barVisibility.isSliding = false
        self.layoutBars()
      })
  }

  /// With UIKit's own animator a bar that comes or goes moves sideways with its screen.
  func slideBarWithTransition(_ live: StackTransition) {
    guard barVisibility.slidesWithTransition else { return }
    barVisibility.slidesWithTransition = false
    let hides = barVisibility.isBarHidden
    var shown = layout
    shown.isBarHidden = false
    let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = mirrored ? -view.bounds.width : view.bounds.width
    let isPush = live.change.direction != .pop
    let outside = shown.barFrame.offsetBy(dx: isPush == hides ? -width : width, dy: 0)
    navigationBar.isHidden = false
    navigationBar.frame = hides ? shown.barFrame : outside
    UIView.animate(
      withDuration: barDuration(for: live), delay: 0, options: .allowUserInteraction,
      animations: { self.navigationBar.frame = hides ? outside : shown.barFrame },
      completion: { _ in
        guard self.barVisibility.isBarHidden == hides else { return }
        self.barVisibility.isSliding = false
        self.layoutBars()
      })
  }

  func changeToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barVisibility.isToolbarHidden else { return }
    barVisibility.isToolbarHidden = hidden
    guard isViewLoaded else { return }
    storedToolbar.setItems(stack.last?.toolbarItems, animated: false)
    guard animated, isOnScreen, UIView.areAnimationsEnabled else {
      barVisibility.isToolbarSliding = false
      layoutBars()
      return view.setNeedsLayout()
    }
    barVisibility.isToolbarSliding = true
    storedToolbar.isHidden = false
    var before = layout
    before.isToolbarHidden.toggle()
    UIView.performWithoutAnimation { storedToolbar.frame = before.toolbarFrame }
    view.setNeedsLayout()
    UIView.animate(
      withDuration: HostRuntime.current.settings.barHideShowDuration, delay: 0,
      options: .allowUserInteraction,
      animations: { self.storedToolbar.frame = self.layout.toolbarFrame },
      completion: { _ in
        guard self.barVisibility.isToolbarHidden == hidden else { return }
        self.barVisibility.isToolbarSliding = false
        self.layoutBars()
      })
  }

  func toolbarItemsDidChange(of screen: UIViewController, animated: Bool) {
    guard screen === stack.last else { return }
    storedToolbar.setItems(screen.toolbarItems, animated: animated)
  }

  /// Apple: true for a screen that asks for it and for all above it; the root is not pushed.
  func hidesBottomBar(for screen: UIViewController) -> Bool {
    guard let index = stack.lastIndex(where: { $0 === screen }) else { return false }
    return stack[...index].dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  func updateBottomBars(animated: Bool, live: StackTransition?) {
    storedToolbar.setItems(stack.last?.toolbarItems, animated: animated)
    guard let tabs = tabBarController, let top = stack.last else { return }
    tabs.setTabBar(hidden: hidesBottomBar(for: top), animated: animated, for: live?.transition)
  }
}
