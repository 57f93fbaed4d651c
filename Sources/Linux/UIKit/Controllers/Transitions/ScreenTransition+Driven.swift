extension ScreenTransition {
  /// Percent-driven: the container's layer stands still and its time follows the progress, unless
  /// the animator brings an interruptible animator, which is then driven itself.
  func startDriven() {
    guard let animator else { return }
    scrubber.hold()
    if let interruptible = interruptibleAnimator {
      driven = interruptible
      interruptible.pauseAnimation()
      return
    }
    scrubber.join(containerView.layer)
    animator.animateTransition(using: self)
  }

  /// A transition that starts by itself and may be paused later.
  func attachPercentDriven() {
    guard let driver = interaction as? UIPercentDrivenInteractiveTransition else { return }
    driver.attach(to: self)
    if interruptibleAnimator == nil { scrubber.join(containerView.layer) }
  }

  var isInterruptible: Bool { interruptibleAnimator != nil }

  private var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    guard let animator else { return nil }
    return DefaultImplementation.answer { animator.interruptibleAnimator(using: self) }
  }

  func holdDriven() {
    if driven == nil { driven = interruptibleAnimator }
    driven?.isReversed = false
    driven?.pauseAnimation()
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
