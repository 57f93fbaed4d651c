/// UIKit's own modal transitions; flip and curl are shown as a cross-dissolve.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Style: Sendable {
    case coverVertical, crossDissolve
  }

  private let style: Style
  private let isPresenting: Bool
  private let duration: TimeInterval

  init(
    style: Style, isPresenting: Bool,
    duration: TimeInterval = HostRuntime.current.settings.modalDuration
  ) {
    self.style = style
    self.isPresenting = isPresenting
    self.duration = duration
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let moving = transitionContext.view(forKey: isPresenting ? .to : .from)
    placeIncomingView(transitionContext)
    container.layOut()
    guard let moving else { return transitionContext.completeTransition(true) }
    if isPresenting { hide(moving, in: container) }
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveEaseInOut,
      animations: { [self] in
        if isPresenting { show(moving) } else { hide(moving, in: container) }
      },
      completion: { [self] _ in
        let isCancelled = transitionContext.transitionWasCancelled
        if !isPresenting, !isCancelled { moving.removeFromSuperview() }
        show(moving)
        transitionContext.completeTransition(!isCancelled)
      })
  }

  private func placeIncomingView(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let screen = context.viewController(forKey: .to)
    else { return }
    if isPresenting {
      context.containerView.addSubview(view)
    } else {
      context.containerView.insertSubview(view, at: 0)
    }
    view.frame = context.finalFrame(for: screen)
  }

  /// The layer's transform leaves safe areas and layout alone: the screen is laid out at its final
  /// place before it moves.
  private func hide(_ view: UIView, in container: UIView) {
    switch style {
    case .coverVertical:
      let top = view.center.y - view.bounds.height / 2
      let distance = container.bounds.maxY - top
      view.layer.transform = CATransform3DMakeTranslation(0, distance, 0)
    case .crossDissolve:
      view.alpha = 0
    }
  }

  private func show(_ view: UIView) {
    switch style {
    case .coverVertical: view.layer.transform = CATransform3DIdentity
    case .crossDissolve: view.alpha = 1
    }
  }
}
