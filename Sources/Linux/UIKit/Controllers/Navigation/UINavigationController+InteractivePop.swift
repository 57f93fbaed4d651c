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

  private func popGestureChanged(_ gesture: UIPanGestureRecognizer) {
    let width = max(view.bounds.width, 1)
    let mirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign: CGFloat = mirrored ? -1 : 1
    let percent = max(0, sign * gesture.translation(in: view).x / width)
    switch gesture.state {
    case .began: beginInteractivePop()
    case .changed: popInteraction?.update(percent)
    case .ended:
      let speed = sign * gesture.velocity(in: view).x
      let verdict = PopVerdict(
        percent: percent, speed: speed, settings: HostRuntime.current.settings)
      endInteractivePop(finished: verdict.finishes)
    case .cancelled, .failed: endInteractivePop(finished: false)
    case .possible: break
    @unknown default: break
    }
  }

  /// Apple changes the stack as the swipe begins.
  ///
  /// At the root there is nothing to pop, and UIKit waits for the end of a transition that never
  /// starts.
  private func beginInteractivePop() {
    guard stage.isResting else { return }
    guard stack.count > 1 else {
      stage = .wedged
      return
    }
    if let item = stack.last?.navigationItem,
      (navigationBar.delegate?.navigationBar(_:shouldPop:))?(navigationBar, item) == false
    {
      return
    }
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeOut
    popInteraction = interaction
    isAnsweringBar = true
    popViewController(animated: true)
    isAnsweringBar = false
    if case .scheduled(let live) = stage { live.isSystemPop = true }
  }

  private func endInteractivePop(finished: Bool) {
    guard let popInteraction else { return }
    if case .scheduled = stage { startScheduledTransition() }
    if finished { popInteraction.finish() } else { popInteraction.cancel() }
  }
}

/// Whether a lifted finger pops: past half, or quickly towards it.
struct PopVerdict: Equatable, Sendable {
  var percent: CGFloat

  /// Points per second towards the pop.
  var speed: CGFloat
  var settings = HostSettings()

  var finishes: Bool {
    if abs(speed) > settings.popSpeedToDecide { return speed > 0 }
    return percent > settings.popProgressToFinish
  }
}
