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
      return animator
    }
    if let transition, transition.phase == .waiting, transition.from === from,
      transition.to === to
    {
      return vend(transition)
    }
    if let transition { abandon(transition) }
    transition = makeUnannounced(operation, from: from, to: to)
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
    guard let navigation, let isHidden = wishes(of: screen).prefersNavigationBarHidden,
      isHidden != navigation.isNavigationBarHidden
    else { return }
    navigation.setNavigationBarHidden(isHidden, animated: false)
  }

  func didShow() {
    if let transition, transition.phase != .moving { abandon(transition) }
    governSystemGestures()
    reconcile()
    noteCommit()
    if !completions.isEmpty {
      FrameClock.after(frames: 1) { [weak self] in self?.runCompletions() }
    }
  }

  /// Keeps the system's own back gestures off, but for screens that use its transition.
  ///
  /// Apps set the delegate of the edge gesture to nil by habit, which revives it; so this is done
  /// again after every screen.
  func governSystemGestures() {
    guard let navigation else { return }
    let isEnabled =
      navigation.topViewController.map { wishes(of: $0).usesSystemTransition } ?? false
    navigation.interactivePopGestureRecognizer?.isEnabled = isEnabled
    if #available(iOS 26.0, *) {
      navigation.interactiveContentPopGestureRecognizer?.isEnabled = isEnabled
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
