/// UIKit's own push and pop: the upper screen slides by its width, the lower by 0.3 of it.
@MainActor final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  nonisolated static let parallax: CGFloat = 0.3

  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { HostRuntime.current.settings.navigationDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let toScreen = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let rest = transitionContext.finalFrame(for: toScreen)
    let isPush = operation == .push
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let mirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let travel = mirrored ? -container.bounds.width : container.bounds.width
    let beneath = -travel * Self.parallax
    let dim = UIView(frame: container.bounds)
    dim.backgroundColor = UIColor(white: 0, alpha: 0.1)
    dim.isUserInteractionEnabled = false
    container.insertSubview(dim, belowSubview: isPush ? to : from)
    dim.alpha = isPush ? 0 : 1
    to.frame = rest.offsetBy(dx: isPush ? travel : beneath, dy: 0)
    let fromRest = from.frame
    let options: UIView.AnimationOptions =
      transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: options,
      animations: {
        to.frame = rest
        from.frame = fromRest.offsetBy(dx: isPush ? beneath : travel, dy: 0)
        dim.alpha = isPush ? 1 : 0
      },
      completion: { _ in
        dim.removeFromSuperview()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
