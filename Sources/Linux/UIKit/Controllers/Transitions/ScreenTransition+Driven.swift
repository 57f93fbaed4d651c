extension ScreenTransition {
  /// Percent-driven: the container's layer stands still and its time follows the progress, unless
  /// the animator brings an interruptible animator, which is then driven itself.
  func startDriven() {
    guard let animator else { return }
    scrubber.hold()
    findInterruptibleAnimator()
    if let interruptible {
      driven = interruptible
      interruptible.pauseAnimation()
      return
    }
    scrubber.join(containerView.layer)
    animator.animateTransition(using: self)
  }

  /// A transition that starts by itself and may be paused later.
  func attachPercentDriven() {
    findInterruptibleAnimator()
    guard let driver = interaction as? UIPercentDrivenInteractiveTransition else { return }
    driver.attach(to: self)
    if interruptible == nil { scrubber.join(containerView.layer) }
  }

  var isInterruptible: Bool { interruptible != nil }

  /// Asked for once in a transition, as UIKit documents that it must be the same one every time.
  func findInterruptibleAnimator() {
    guard let animator, !hasLookedForInterruptible, !phase.hasEnded else { return }
    hasLookedForInterruptible = true
    interruptible = DefaultImplementation.answer(of: animator) {
      animator.interruptibleAnimator(using: self)
    }
  }

  func holdDriven() {
    if driven == nil { driven = interruptible }
    guard let driven else { return }
    driven.pauseAnimation()
    driven.isReversed = false
    driven.fractionComplete = percentComplete
  }

  func continueDriven(cancelled: Bool, speed: CGFloat) {
    guard let driven else { return }
    let driver = interaction as? UIPercentDrivenInteractiveTransition
    let rest = cancelled ? percentComplete : 1 - percentComplete
    driven.isReversed = cancelled
    driven.continueAnimation(
      withTimingParameters: driver?.timingCurve, durationFactor: rest / speed)
  }
}
