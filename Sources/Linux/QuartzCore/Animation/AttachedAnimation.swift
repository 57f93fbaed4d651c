/// An animation on its layer, from the moment it was added to its end.
final class AttachedAnimation {
  let animation: CAAnimation
  let key: String?
  private let group: CompletionGroup?
  /// Whether the begin was set at a commit, and the delegate told.
  private(set) var isStarted = false
  private(set) var hasEnded = false

  init(animation: CAAnimation, key: String?, group: CompletionGroup?) {
    self.animation = animation
    self.key = key
    self.group = group
    group?.enter()
  }

  /// A begin time of 0 means the layer's time at the commit, as documented.
  func start(at localTime: CFTimeInterval) {
    guard !isStarted else { return }
    isStarted = true
    if animation.beginTime == 0 { animation.beginTime = localTime }
    let animation = self.animation
    if let delegate = animation.delegate {
      HostClock.current.agenda.stopped.append { delegate.animationDidStart(animation) }
    }
  }

  /// Tells the delegate, and counts in the transaction, once.
  func stop(finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    let animation = self.animation
    let group = self.group
    HostClock.current.agenda.stopped.append {
      animation.delegate?.animationDidStop(animation, finished: finished)
      group?.leave()
    }
  }

  func isOver(at localTime: CFTimeInterval) -> Bool {
    if case .after = animation.timing.phase(at: localTime) { return isStarted }
    return false
  }

  /// When it ends in the layer's time; for ordering ends of the same frame.
  var end: CFTimeInterval {
    let timing = animation.timing
    return timing.parent(timing.speed < 0 ? 0 : timing.activeDuration)
  }
}
