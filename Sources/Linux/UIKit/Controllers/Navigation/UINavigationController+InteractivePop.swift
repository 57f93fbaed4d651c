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
      popRelease = PopRelease(width: width)
      popRelease.add(way, at: CACurrentMediaTime())
      beginInteractivePop()
    case .changed:
      popRelease.add(way, at: CACurrentMediaTime())
      popInteraction?.update(max(0, way / width))
    case .ended:
      popRelease.add(way, at: CACurrentMediaTime())
      endInteractivePop(
        finished: popRelease.finishes(
          speed: sign * gesture.velocity(in: view).x,
          projection: HostRuntime.current.settings.popProjection))
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
    popToLose.map(lose)
    guard stage.isResting else { return }
    guard stack.count > 1 else {
      stage = .wedged
      return
    }
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeOut
    popInteraction = interaction
    popViewController(animated: true)
    if stage.isResting { popInteraction = nil }
  }

  /// A constant of the host: the canceled swipe that turns back, and is lost if another one begins.
  var popToLose: StackTransition? {
    guard HostRuntime.current.settings.secondPopLosesCompletion, case .running(let live) = stage,
      live.isSystemPop, live.isTurningBack
    else { return nil }
    return live
  }

  private func endInteractivePop(finished: Bool) {
    guard let popInteraction else { return }
    if case .scheduled = stage { startScheduledTransition() }
    if finished { popInteraction.finish() } else { popInteraction.cancel() }
  }
}

/// Whether a lifted finger pops: where it would come to, at the average speed and acceleration of its
/// last samples, is compared with half the width, or with 187.5 points where that is less.
struct PopRelease: Equatable, Sendable {
  private struct Sample: Equatable {
    var way: CGFloat
    var time: TimeInterval
  }

  private static let count = 5
  private static let longestWay: CGFloat = 187.5
  private var samples: [Sample] = []
  var width: CGFloat

  init(width: CGFloat = 0) { self.width = width }

  /// Adds how far the finger is towards the pop, in points.
  mutating func add(_ way: CGFloat, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(way: way, time: time))
    samples.removeFirst(max(0, samples.count - Self.count))
  }

  /// Whether the pop finishes when the finger is lifted now.
  ///
  /// - Parameters:
  ///   - speed: In points per second towards the pop; decides where there are too few samples.
  ///   - projection: How far ahead to look, in seconds.
  /// - Returns: Whether it finishes.
  func finishes(speed: CGFloat, projection: TimeInterval) -> Bool {
    guard samples.count >= 3, let last = samples.last else { return speed > 0 }
    let speeds = zip(samples, samples.dropFirst()).map {
      ($1.way - $0.way) / CGFloat($1.time - $0.time)
    }
    let seconds = CGFloat(last.time - samples[0].time)
    let average = (last.way - samples[0].way) / seconds
    let acceleration = ((speeds.last ?? 0) - speeds[0]) / seconds
    var ahead = CGFloat(projection)
    // What slows down stops; it doesn't turn round.
    if average * acceleration < 0 { ahead = min(ahead, -average / acceleration) }
    let end = last.way + average * ahead + acceleration * ahead * ahead / 2
    return end > min(Self.longestWay, width / 2)
  }
}
