@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var transition: ScreenTransition?

  public override init() { super.init() }

  open var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  /// Makes a running, interruptible transition interactive again.
  open func pause() { transition?.pauseInteractiveTransition() }
  open func update(_ percentComplete: CGFloat) {
    transition?.updateInteractiveTransition(percentComplete)
  }
  open func cancel() { transition?.cancelInteractiveTransition() }
  open func finish() { transition?.finishInteractiveTransition() }

  /// Runs the animator's animations with the container's layer at speed 0, or holds its
  /// interruptible animator.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ScreenTransition else { return }
    self.transition = transition
    transition.startDriven()
  }

  func attach(to transition: ScreenTransition) { self.transition = transition }
}
