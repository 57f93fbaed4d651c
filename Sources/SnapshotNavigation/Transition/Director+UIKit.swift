import UIKit

/// What UIKit asks and tells, through the proxy.
extension Director {
  /// The animator for a transition: the app's first, then ours.
  func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let drag {
      interactivePop = .settingUp
      return drag.route.animator
    }
    if let animator = appAnimator(for: operation, from: from, to: to) {
      if let transition { abandon(transition) }
      announce(operation, from: from, to: to)
      return animator
    }
    if let transition, transition.phase == .waiting, transition.from === from,
      transition.to === to
    {
      return vend(transition)
    }
    if let transition { abandon(transition) }
    transition = makeUnannounced(operation, from: from, to: to)
    if transition == nil { announce(operation, from: from, to: to) }
    return transition.map(vend)
  }

  /// An animator of the app: its delegate's first, then the upper screen's own.
  func appAnimator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let navigation else { return nil }
    if let animator = proxy.appAnimator(for: operation, from: from, to: to, in: navigation) {
      return animator
    }
    let animator = wishes(of: operation == .push ? to : from).transitionAnimator(for: operation)
    screenAnimator = animator
    return animator
  }

  private func vend(_ transition: NavigationTransition) -> StageAnimator {
    let animator = transition.vendAnimator()
    // A drag has told of its beginning long ago.
    if transition.trigger == .tap { emit(.willBegin, of: transition) }
    return animator
  }

  /// A transition that did not come through our overrides: the back button's menu, or a top that
  /// has changed in the same turn.
  private func makeUnannounced(
    _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> NavigationTransition? {
    guard let navigation, let scope = Scope(of: navigation) else { return nil }
    switch operation {
    case .pop: return makePop(from: from, to: to)
    case .push:
      guard let picture = archive.picture(of: from) else { return nil }
      return makePush(of: to, over: from, showing: picture, in: scope)
    default: return nil
    }
  }

  func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.route.interaction
  }

  func willShow(_ screen: UIViewController) {
    followForeign()
    guard let navigation, let isHidden = wishes(of: screen).prefersNavigationBarHidden,
      isHidden != navigation.isNavigationBarHidden
    else { return }
    navigation.setNavigationBarHidden(isHidden, animated: false)
  }

  func didShow() {
    if let transition, transition.phase != .moving { abandon(transition) }
    endForeign(.didFinish)
    governSystemGestures()
    reconcile()
    noteCommit()
    if !completions.isEmpty {
      FrameClock.after(frames: 1) { [weak self] in self?.runCompletions() }
    }
  }

  /// Lays the screens out again where a safe area still misses a bar that has come back.
  ///
  /// UIKit may leave it stale under a custom animator until something changes the container's own.
  func mendSafeArea(of screen: UIViewController) {
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

  /// Takes away what UIKit still animates in the bars: each is in its final state from the start.
  func stripBarAnimations() {
    guard let transition, transition.phase == .moving else { return }
    finishBarAnimations()
  }

  func finishBarAnimations() {
    guard let navigation else { return }
    var bars: [UIView] = [navigation.navigationBar]
    if !navigation.isToolbarHidden, let toolbar = navigation.toolbar { bars.append(toolbar) }
    if let tabBar = navigation.tabBarController?.tabBar { bars.append(tabBar) }
    for bar in bars { bar.layer.stripAnimations() }
  }
}

extension CALayer {
  fileprivate func stripAnimations() {
    removeAllAnimations()
    for layer in sublayers ?? [] { layer.stripAnimations() }
  }
}
