extension ScreenTransition {
  /// Percent-driven: the container's layer stands still and its time follows the progress, unless
  /// the animator brings an interruptible animator, which is then driven itself.
  func startDriven() {
    guard let animator else { return }
    findInterruptibleAnimator()
    interruption.drive()
    if let driven = interruption.driven { return driven.pauseAnimation() }
    scrubber.join(containerView.layer)
    animator.animateTransition(using: self)
  }

  /// A transition that starts by itself and may be paused later.
  func attachPercentDriven() {
    findInterruptibleAnimator()
    guard let driver = interaction as? UIPercentDrivenInteractiveTransition else { return }
    driver.attach(to: self)
    if !isInterruptible { scrubber.join(containerView.layer) }
  }

  var isInterruptible: Bool { interruption.animator != nil }

  /// Asked for once in a transition, as UIKit documents that it must be the same one every time.
  func findInterruptibleAnimator() {
    guard let animator, case .unknown = interruption, !phase.hasEnded else { return }
    interruption = .absent
    let answer = DefaultImplementation.answer(of: animator) {
      animator.interruptibleAnimator(using: self)
    }
    if let found = answer { interruption = .found(found, isDriven: false) }
  }

  func holdDriven() {
    interruption.drive()
    guard let driven = interruption.driven else { return }
    driven.pauseAnimation()
    driven.isReversed = false
    driven.fractionComplete = percentComplete
  }

  func continueDriven(cancelled: Bool, speed: CGFloat) {
    guard let driven = interruption.driven else { return }
    let driver = interaction as? UIPercentDrivenInteractiveTransition
    let rest = cancelled ? percentComplete : 1 - percentComplete
    driven.isReversed = cancelled
    driven.continueAnimation(
      withTimingParameters: driver?.timingCurve, durationFactor: rest / speed)
  }
}
