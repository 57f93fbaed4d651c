extension UINavigationController {
  /// A swipe from the leading edge, on the controller's own view; UIKit is its own delegate.
  func makePopGesture() -> UIScreenEdgePanGestureRecognizer {
    let gesture = UIScreenEdgePanGestureRecognizer(
      target: self,
      action: Selector("handleNavigationTransition(_:)", UINavigationController.popGestureChanged))
    gesture.edges = .left
    gesture.delegate = makePopDelegate()
    return gesture
  }

  /// The pop gesture of iOS 26: a pan over the whole content.
  func makeContentPopGesture() -> UIPanGestureRecognizer {
    let gesture = UIPanGestureRecognizer(
      target: self,
      action: Selector("handleNavigationTransition(_:)", UINavigationController.popGestureChanged))
    gesture.delegate = makePopDelegate()
    gesture.isEnabled = HostRuntime.current.settings.hasContentPopGesture
    return gesture
  }

  private func makePopDelegate() -> InteractivePopDelegate {
    if let popDelegate { return popDelegate }
    let made = InteractivePopDelegate(self)
    popDelegate = made
    return made
  }

  /// On a change of style or idiom both are other objects, switched on and with UIKit's delegate.
  func renewPopGestures(since previous: UITraitCollection?) {
    guard HostRuntime.current.settings.renewsPopGestures, let container = viewIfLoaded,
      let previous,
      previous.userInterfaceStyle != traitCollection.userInterfaceStyle
        || previous.userInterfaceIdiom != traitCollection.userInterfaceIdiom,
      !popGesture.currentState.isRunning, !contentPopGesture.currentState.isRunning
    else { return }
    container.removeGestureRecognizer(popGesture)
    container.removeGestureRecognizer(contentPopGesture)
    popGesture = makePopGesture()
    contentPopGesture = makeContentPopGesture()
    container.addGestureRecognizer(popGesture)
    container.addGestureRecognizer(contentPopGesture)
  }

  private func popGestureChanged(_ gesture: UIPanGestureRecognizer) {
    let width = max(view.bounds.width, 1)
    let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign: CGFloat = mirrored ? -1 : 1
    let way = sign * gesture.translation(in: view).x
    switch gesture.state {
    case .began:
      var release = PopRelease(width: width)
      release.add(way, at: CACurrentMediaTime())
      interactivePop?.release = release
      beginInteractivePop(release)
    case .changed:
      interactivePop?.release.add(way, at: CACurrentMediaTime())
      interactivePop?.interaction.update(max(0, way / width))
    case .ended:
      interactivePop?.release.add(way, at: CACurrentMediaTime())
      let finishes = interactivePop?.release.finishes(
        speed: sign * gesture.velocity(in: view).x,
        projection: HostRuntime.current.settings.popProjection)
      endInteractivePop(finished: finishes ?? false)
    case .cancelled, .failed: endInteractivePop(finished: false)
    case .possible: break
    @unknown default: break
    }
  }

  /// Apple changes the stack as the swipe begins.
  ///
  /// At the root there is nothing to pop, and UIKit waits for the end of a transition that never
  /// starts.
  private func beginInteractivePop(_ release: PopRelease) {
    popToLose.map(lose)
    guard stage.isResting else { return }
    guard stack.count > 1 else {
      stage = .resting(.wedged)
      return
    }
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeOut
    interactivePop = InteractivePop(interaction: interaction, release: release)
    popViewController(animated: true)
    if stage.isResting { interactivePop = nil }
  }

  /// A constant of the host: the canceled swipe that turns back, and is lost if another one begins.
  var popToLose: StackTransition? {
    guard HostRuntime.current.settings.secondPopLosesCompletion, case .running(let live) = stage,
      live.isSystemPop, live.isTurningBack
    else { return nil }
    return live
  }

  private func endInteractivePop(finished: Bool) {
    guard let interaction = interactivePop?.interaction else { return }
    if case .scheduled = stage { startScheduledTransition() }
    liveTransition?.transition.startIfDelayed()
    if finished { interaction.finish() } else { interaction.cancel() }
  }
}
