import UIKit

extension NavigationCoordinator {
  /// The animator of a change; one of the same transition if UIKit asks again before it starts.
  func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let animator = movement.animatorAgain(from: from, to: to) { return animator }
    let animator = makeAnimator(for: operation, from: from, to: to)
    change.animatedScreen = Weak(object: from)
    return animator
  }

  private func makeAnimator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let drag, drag.plan.isChange(operation, from: from) {
      return drag.driver.uikitTransition?.animator
    }
    // The appearing screen isn't loaded yet, so only options that decide who animates are read.
    if let animator = proxy.appAnimator(for: operation, from: from, to: to) {
      announce(operation, from: from, to: to)
      return animator
    }
    let (upper, lower) = operation == .push ? (to, from) : (from, to)
    if !systemTransitions.shows(upper, over: lower), !systemTransitions.isPopping,
      let transition = prepared(from: from, to: to) ?? makeUnprepared(operation, from: from, to: to)
    {
      return vend(transition)
    }
    if !systemTransitions.showsAll, bars.isElsewhere(on: [upper, lower]) {
      report(.barElsewhere)
    }
    announce(operation, from: from, to: to)
    return nil
  }

  /// The transition prepared for this request; gives up any other.
  private func prepared(from: UIViewController, to: UIViewController) -> Transition? {
    guard let transition else { return nil }
    if transition.phase == .prepared, transition.from === from, transition.to === to {
      return transition
    }
    movement.cancel(transition)
    return nil
  }

  /// Makes a transition that no call prepared: for the back button's menu, a top screen that changed in the
  /// same turn, or a call that UIKit queued.
  private func makeUnprepared(
    _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> Transition? {
    if operation == .pop {
      return makePop(from: from, to: to, trigger: change.trigger)
    }
    guard let stack = navigation?.viewControllers, let navigation, operation == .push,
      let scope = NavigationScope(of: navigation, before: stack.dropLast())
    else { return nil }
    return makePush(
      of: to, over: from, showing: snapshots.kept(of: from)?.look, of: scope, leadingTo: stack,
      trigger: change.trigger)
  }

  func willShow(_ screen: UIViewController, animated: Bool) {
    if activity.awaitsStart {
      noteSetUp()
      movement.handle(.settingUp)
    }
    if animated { noteUnasked(screen) }
    followExternal(to: screen)
    if isMoving { systemTransitions.switchOff() }
  }

  func didShow(_ screen: UIViewController) {
    // UIKit has called the screen's callbacks by now.
    frames.didShow()
    bars.noteShown(screen)
    change.animatedScreen = nil
    if let transition, transition.phase != .moving, transition.to === screen {
      movement.cancel(transition)
    }
    // Observers may read the forward history.
    snapshots.reconcile()
    // UIKit may report an earlier screen after the change has begun.
    if screen !== external?.from || screen === navigation?.topViewController {
      movement.endExternal(screen === external?.from ? .didCancel : .didFinish)
    }
    systemTransitions.updatePopGestures()
    frames.noteRendering()
    callCompletions.run(after: 2)
  }

  /// Reports a shown screen, after the app's delegate has been called.
  func reportShown(_ screen: UIViewController) {
    reportUnanimatedChange()
    callCompletions.didShow(screen)
    callCompletions.run()
  }

  /// Reports a transition that the upper screen prefers, and for which UIKit asked for no animator.
  private func noteUnasked(_ screen: UIViewController) {
    // While the controller itself is presented, this is the presentation's coordinator.
    guard activity.isIdle || transition?.phase == .prepared, let navigation,
      navigation.viewIfLoaded?.window != nil, let coordinator = navigation.transitionCoordinator,
      coordinator.viewController(forKey: .to) === screen,
      let from = coordinator.viewController(forKey: .from), from !== screen,
      !callCompletions.isOverdue(coordinator)
    else { return }
    if let transition { movement.cancel(transition) }
    announce(
      navigation.viewControllers.holds(from) ? .push : .pop, from: from, to: screen,
      trigger: change.trigger)
  }

  /// Follows an external transition to its end, and restores the bars if it's canceled.
  ///
  /// After a cancellation, UIKit also reports the screen that stays.
  private func followExternal(to screen: UIViewController) {
    guard let external, external.to === screen, let navigation else { return }
    let before = change.bars
    _ = navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] in
      guard let self, $0.isCancelled else { return }
      if let before { bars.restore(before) }
      movement.endExternal(.didCancel)
      frames.noteRendering()
      callCompletions.didShow(screen)
    }
  }

  /// Ends an external transition whose end UIKit doesn't report, once its coordinator is gone.
  ///
  /// UIKit then makes deferred calls, and doesn't report a call that keeps the top screen.
  func awaitExternalEnd() {
    callCompletions.afterCoordinator { [weak self] in
      self?.endLostExternal()
      self?.snapshots.reconcile()
    }
  }

  /// Ends an external transition as `didShow` would have.
  func endLostExternal() {
    guard let external, activity.part == .running,
      let top = navigation?.topViewController
    else { return }
    if top === external.from, let before = change.bars { bars.restore(before) }
    didShow(top)
    reportShown(top)
  }

  /// Notes that UIKit's own gesture begins a pop.
  ///
  /// An earlier gesture's pop ends here, too, if the new gesture kept UIKit from reporting its end.
  func systemPopBegins() {
    endTrail()
    if external?.from === navigation?.topViewController { endLostExternal() }
    noteChange(.pop, trigger: terms.trigger)
  }

  // MARK: Options

  /// Applies a changed configuration at rest; a shorter forward history frees screens.
  func configurationDidChange() {
    snapshots.reconcile()
    if activity.isIdle, navigation?.viewIfLoaded != nil,
      navigation?.transitionCoordinator == nil
    {
      systemTransitions.updatePopGestures()
    }
  }

  /// Applies a screen's changed options, and updates the bars if it's the top screen at rest.
  func optionsDidChange(of screen: UIViewController, from former: ScreenOptions) {
    updateWait(for: screen)
    if screen.dropsSnapshot(since: former) { snapshots.invalidate(screen) }
    if !screen.mayBeStored, screen.forwardController != nil { snapshots.reconcile() }
    guard !isInsideSystemCall, screen === navigation?.topViewController,
      screen.viewIfLoaded?.window != nil
    else { return }
    bars.apply(of: screen, animated: false)
    if activity.isIdle { systemTransitions.updatePopGestures() }
  }
}
