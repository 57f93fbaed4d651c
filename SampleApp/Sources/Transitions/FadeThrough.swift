import UIKit

/// The leaving screen fades away, then the coming one fades in and grows a little.
final class FadeThrough: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let ground = UIView(frame: transitionContext.containerView.bounds)
    ground.backgroundColor = .systemBackground
    transitionContext.containerView.insertSubview(ground, at: 0)
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    to.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.35) { from.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.35, relativeDuration: 0.65) {
          to.alpha = 1
          to.transform = .identity
        }
      },
      completion: { _ in
        ground.removeFromSuperview()
        from.alpha = 1
        to.alpha = 1
        to.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
