import UIKit

/// What UIKit asks and reports, through the delegate proxy.
extension TransitionController {
  /// The animator for a transition: the app's first, then the library's.
  func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let drag { return drag.driver.animator }
    // The options of the screen that appears are read from here on.
    to.loadViewIfNeeded()
    if let animator = navigation?.proxy.appAnimator(for: operation, from: from, to: to) {
      announce(operation, from: from, to: to)
      return animator
    }
    let upper = operation == .push ? to : from
    if !upper.usesSystemTransition, !systemGestures.isPopping,
      let transition = prepared(from: from, to: to) ?? makeUnprepared(operation, from: from, to: to)
    {
      if operation == .push {
        transition.setup.choreography = choreography(upper.snapshotNavigation.pushChoreography)
      }
      return vend(transition)
    }
    announce(operation, from: from, to: to)
    return nil
  }

  /// The transition that waits for just this question; another one that waits is given up.
  private func prepared(from: UIViewController, to: UIViewController) -> Transition? {
    guard let transition else { return nil }
    if transition.phase == .waiting, transition.from === from, transition.to === to {
      return transition
    }
    abandon(transition)
    return nil
  }

  /// A transition that wasn't prepared by a call: the back button's menu, a top that has changed in the
  /// same turn, or a call that UIKit has queued.
  private func makeUnprepared(
    _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> Transition? {
    if operation == .pop { return makePop(from: from, to: to) }
    guard let stack = navigation?.viewControllers, let navigation, operation == .push,
      let scope = NavigationScope(of: navigation, before: stack.dropLast())
    else { return nil }
    return makePush(
      of: to, over: from, showing: snapshots.archive.picture(of: from), of: scope, leadingTo: stack)
  }

  func willShow(_ screen: UIViewController, animated: Bool) {
    if state.awaitsStart { noteSettingUp() }
    if animated { noteUnasked(screen) }
    followExternal(to: screen)
    applyNavigationBar(of: screen)
  }

  func didShow(_ screen: UIViewController) {
    if let transition, transition.phase != .moving, transition.to === screen { abandon(transition) }
    endExternal(screen === external?.from ? .didCancel : .didFinish)
    governSystemGestures()
    snapshots.reconcile()
    snapshots.noteRendering()
    if !queue.completions.isEmpty {
      FrameClock.after(frames: 1) { [weak self] in self?.runCompletions() }
    }
  }

  /// Reports a transition that UIKit has not asked about, because the upper screen prefers one of UIKit's.
  private func noteUnasked(_ screen: UIViewController) {
    guard state.mode == .idle || transition?.phase == .waiting, let navigation,
      let from = navigation.transitionCoordinator?.viewController(forKey: .from), from !== screen
    else { return }
    if let transition { abandon(transition) }
    announce(navigation.viewControllers.holds(from) ? .push : .pop, from: from, to: screen)
  }

  /// Follows an external transition to its end; if it's cancelled, the bars are as they were.
  ///
  /// A cancelled one reports the screen that stays, too.
  private func followExternal(to screen: UIViewController) {
    guard let external, external.to === screen, let navigation else { return }
    let bars = BarState(of: navigation)
    _ = navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] in
      guard let self, $0.isCancelled else { return }
      if let navigation = self.navigation { bars.restore(in: navigation) }
      endExternal(.didCancel)
    }
  }

  // MARK: Options

  /// An option of a screen has been set: on the screen at rest it takes effect at once.
  func optionsDidChange(of screen: UIViewController) {
    let options = screen.snapshotNavigation
    if options.isSensitive || options.showsLiveContent { snapshots.archive.remove(screen) }
    guard case .idle = state.mode, !isInsideSystemCall, screen === navigation?.topViewController,
      screen.viewIfLoaded?.window != nil
    else { return }
    applyNavigationBar(of: screen)
    governSystemGestures()
  }

  private func applyNavigationBar(of screen: UIViewController) {
    guard let navigation else { return }
    let isHidden: Bool
    switch screen.snapshotNavigation.navigationBar {
    case .automatic: return
    case .visible: isHidden = false
    case .hidden: isHidden = true
    }
    if isHidden != navigation.isNavigationBarHidden {
      navigation.setNavigationBarHidden(isHidden, animated: false)
    }
  }

  // MARK: Bars

  /// Lays the screens out again where a safe area still misses a bar that has come back.
  ///
  /// UIKit may leave it stale under a custom animator until something changes the container's own.
  func refreshStaleSafeArea(of screen: UIViewController) {
    guard let navigation, let view = screen.viewIfLoaded, view.window != nil,
      !navigation.isNavigationBarHidden
    else { return }
    let bar = navigation.navigationBar
    let covered = bar.convert(bar.bounds, to: view.superview).maxY - view.frame.minY
    let expected = covered + min(0, screen.additionalSafeAreaInsets.top)
    guard expected - view.safeAreaInsets.top > 0.5 else { return }
    let insets = navigation.additionalSafeAreaInsets
    UIView.performWithoutAnimation {
      navigation.additionalSafeAreaInsets.top += 1
      navigation.view.layoutIfNeeded()
      navigation.additionalSafeAreaInsets = insets
      navigation.view.layoutIfNeeded()
    }
  }
}
