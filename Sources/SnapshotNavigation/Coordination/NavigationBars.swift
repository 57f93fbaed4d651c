import UIKit

/// Manages a navigation controller's bars: their visibility, and the effects of a change.
@MainActor
final class NavigationBars {
  private weak var navigation: SnapshotNavigationController?
  private var choice = BarChoice()
  /// Whether the library itself hides or shows the navigation bar.
  private(set) var isSetting = false
  private let records: ScreenRecords
  /// The bars that a cancellation has just put back; nil once the app or another screen changes them.
  private var restored: BarState?
  /// The top screen after the last completed change of the stack.
  private(set) weak var shownScreen: UIViewController?

  init(of navigation: SnapshotNavigationController, _ records: ScreenRecords) {
    self.navigation = navigation
    self.records = records
  }

  /// Handles the app's call to hide or show the bar.
  ///
  /// - Returns: Whether to make the call now; otherwise, it has been recorded.
  func admitsNavigationBar(hidden isHidden: Bool) -> Bool {
    guard !isSetting, let navigation, !navigation.hidesBarByItself(isHidden) else { return true }
    restored = nil
    let top = navigation.topViewController
    let option = top?.isViewLoaded == true ? top?.snapshotNavigation.navigationBar : nil
    return choice.call(
      isHidden, on: option ?? .automatic,
      isChanging: top !== shownScreen || navigation.stackCoordinator != nil)
  }

  /// Applies the option of a screen that is about to appear, or whose option was set.
  func apply(of screen: UIViewController, animated: Bool) {
    restored = nil
    guard let navigation else { return }
    let option = screen.snapshotNavigation.navigationBar
    let isCompact = navigation.hidesBarsWhenVerticallyCompact && navigation.isVerticallyCompact
    let isHidden = choice.show(
      option, while: navigation.isNavigationBarHidden && !isCompact)
    guard let isHidden, isHidden || option == .visible || !isCompact else { return }
    setNavigationBar(hidden: isHidden, animated: animated)
  }

  /// Whether one of the screens shows a bar that can't move with the screen.
  ///
  /// Such a bar is vertical at a side, or is in another view, such as a parent's or a Mac's toolbar.
  func isElsewhere(on screens: [UIViewController?]) -> Bool {
    guard let navigation, screens.contains(where: shows) else { return false }
    return navigation.isBarElsewhere
  }

  private func shows(on screen: UIViewController?) -> Bool {
    guard let navigation, let screen else { return false }
    if screen === navigation.topViewController { return !navigation.isNavigationBarHidden }
    return choice.shows(
      screen.snapshotNavigation.navigationBar, while: navigation.isNavigationBarHidden)
  }

  /// Makes a call that isn't recorded as the app's.
  private func setNavigationBar(hidden isHidden: Bool, animated: Bool) {
    guard let navigation, navigation.isNavigationBarHidden != isHidden else { return }
    isSetting = true
    navigation.setNavigationBarHidden(isHidden, animated: animated)
    isSetting = false
  }

  /// Notes the top screen that was shown; the change of the stack is complete.
  func noteShown(_ screen: UIViewController?) { shownScreen = screen }

  /// Applies the option of a top screen that changed while the controller was off screen.
  func applyOfNewTop() {
    guard let top = navigation?.topViewController, top.isViewLoaded, top !== shownScreen else {
      return
    }
    apply(of: top, animated: false)
  }

  /// Notes whether the stack hides the tab bar, in the call that has changed the stack.
  ///
  /// UIKit asks the screens then; an app may set the flag for one push only, on the screen that pushes.
  func noteTabBar(of stack: [UIViewController]) {
    guard let top = stack.last, navigation?.tabBarController != nil else { return }
    records[top].hidesTabBar = stack.hidesTabBar
  }

  /// Whether UIKit hides the tab bar for a stack.
  func hidesTabBar(on stack: [UIViewController]) -> Bool {
    stack.last.flatMap { records[$0].hidesTabBar } ?? stack.hidesTabBar
  }

  /// Requests a tab bar again that the app has un-hidden during a transition, and reports a bar that the
  /// transition has lost.
  ///
  /// A bar that an app un-hides inside a running pop may stay undrawn (developers' measurements of iOS 27).
  /// Any other bar that's out of sight is the app's or the system's affair: apps have bars of their own, and
  /// on iPadOS the bar may float elsewhere.
  func askForTabBar(since before: BarState?) {
    guard let bar = before?.tabBar, bar.isHiddenByApp || bar.isInWindow && !bar.isHidden,
      missingTabBar != nil
    else { return }
    FrameClock.after(frames: 1) { [weak self] in
      guard let self, let tabs = missingTabBar,
        navigation?.transitions.isMoving == false
      else { return }
      if bar.isHiddenByApp {
        tabs.setBarHiddenByApp(true)
        tabs.setBarHiddenByApp(false)
        tabs.view.setNeedsLayout()
      }
      FrameClock.after(frames: 2) { [weak self] in
        if let self, missingTabBar != nil { navigation?.report(.tabBarMissing) }
      }
    }
  }

  /// The controller of a tab bar that's missing, although nothing hides it; nil if none is.
  private var missingTabBar: UITabBarController? {
    let stacks = sequence(first: navigation as UIViewController?, next: { $0?.parent })
      .compactMap { $0 as? UINavigationController }
    guard let navigation, let tabs = navigation.tabBarController,
      tabs.viewIfLoaded?.window != nil, tabs.tabBar.window == nil || tabs.tabBar.isHidden,
      tabs.isBarHiddenByApp == false,
      !stacks.contains(where: { hidesTabBar(on: $0.viewControllers) })
    else { return nil }
    return tabs
  }

  var state: BarState? {
    navigation.map {
      BarState(
        isNavigationBarHidden: $0.isNavigationBarHidden, isToolbarHidden: $0.isToolbarHidden,
        choice: choice, tabBar: $0.tabBarController?.stateOfBar)
    }
  }

  /// Puts the bars back after a canceled change.
  func restore(_ bars: BarState) {
    restored = bars
    // UIKit may put its own bars back a turn later.
    FrameClock.after(frames: 2) { [weak self] in
      guard let self, let bars = restored else { return }
      restored = nil
      putBack(bars)
    }
    putBack(bars)
  }

  private func putBack(_ bars: BarState) {
    choice = bars.choice
    UIView.performWithoutAnimation {
      setNavigationBar(hidden: bars.isNavigationBarHidden, animated: false)
      if navigation?.isToolbarHidden != bars.isToolbarHidden {
        navigation?.setToolbarHidden(bars.isToolbarHidden, animated: false)
      }
      if let tabBar = bars.tabBar { navigation?.tabBarController?.restore(tabBar) }
    }
  }

  /// Lays out again if a screen's safe area omits a returning bar or includes a hidden one.
  ///
  /// With a custom animator, UIKit may leave the safe area stale until the container's own insets change.
  ///
  /// - Parameters:
  ///   - screen: The appearing screen.
  ///   - before: The bars before the transition; nil if unknown.
  func refreshStaleSafeArea(of screen: UIViewController, since before: BarState?) {
    guard UINavigationController.mayLeaveSafeAreaStale, let navigation,
      before?.isNavigationBarHidden != navigation.isNavigationBarHidden,
      let view = screen.viewIfLoaded, view.window != nil,
      let superview = view.superview, navigation.mayLayOut
    else { return }
    let bar = navigation.navigationBar
    let covered =
      navigation.isNavigationBarHidden
      ? navigation.view.convert(CGPoint(x: 0, y: navigation.view.safeAreaInsets.top), to: superview)
        .y
      : bar.convert(bar.bounds, to: superview).maxY
    let additional = screen.additionalSafeAreaInsets.top
    let surplus = view.safeAreaInsets.top - max(0, covered - view.frame.minY)
    // A container in between may add insets; a stale bar adds at least its height.
    let isStale =
      navigation.isNavigationBarHidden
      ? surplus - max(0, additional) > bar.bounds.height - 0.5 && bar.bounds.height > 0
      : surplus - min(0, additional) < -0.5
    guard isStale else { return }
    let insets = navigation.additionalSafeAreaInsets
    UIView.performWithoutAnimation {
      navigation.additionalSafeAreaInsets.top += 1
      navigation.view.layoutIfNeeded()
      navigation.additionalSafeAreaInsets = insets
      navigation.view.layoutIfNeeded()
    }
  }
}

extension UITabBarController {
  fileprivate var stateOfBar: BarState.TabBar {
    BarState.TabBar(
      isHiddenByApp: isBarHiddenByApp == true, isHidden: tabBar.isHidden,
      isInWindow: tabBar.window != nil)
  }

  fileprivate func restore(_ bar: BarState.TabBar) {
    if isBarHiddenByApp == !bar.isHiddenByApp { setBarHiddenByApp(bar.isHiddenByApp) }
    if tabBar.isHidden != bar.isHidden { tabBar.isHidden = bar.isHidden }
  }
}

extension UINavigationController {
  /// Whether the bar, if there is one, is vertical at a side, or another view has it.
  var isBarElsewhere: Bool {
    guard let view = viewIfLoaded, view.window != nil else { return false }
    if traitCollection.verticalBarNumber != 0 { return true }
    // A hidden bar may have no superview, and no frame.
    if isNavigationBarHidden {
      return navigationBar.superview.map { !$0.isDescendant(of: view) } ?? false
    }
    return !navigationBar.isDescendant(of: view)
      || navigationBar.bounds.isEmpty && !view.bounds.isEmpty
  }

  /// Whether UIKit itself may hide the bar: by a tap, a swipe, a search or a compact height.
  ///
  /// UIKit's call isn't the app's. The documentation doesn't say whether UIKit calls the setter.
  fileprivate func hidesBarByItself(_ isHidden: Bool) -> Bool {
    if hidesBarsOnTap, barHideOnTapGestureRecognizer.state != .possible { return true }
    if hidesBarsOnSwipe, barHideOnSwipeGestureRecognizer.state != .possible { return true }
    return hidesBarsWhenVerticallyCompact && isHidden && isVerticallyCompact || isSearching
  }

  fileprivate var isVerticallyCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Whether the top screen's own search is active and hides the bar.
  var isSearching: Bool {
    guard let top = topViewController,
      let search = top.presentedViewController as? UISearchController
        ?? top.navigationItem.searchController
    else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
      && !viewControllers.dropLast().contains { $0.navigationItem.searchController === search }
  }
}
