import UIKit

/// The screens are two faces of a card that is turned over: one narrows to a line, the other widens
/// from it.
final class CardFlip: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let table = UIView(frame: transitionContext.containerView.bounds)
    table.backgroundColor = .black
    transitionContext.containerView.insertSubview(table, at: 0)
    transitionContext.containerView.addSubview(to)
    let edge = CGAffineTransform(scaleX: 0.0001, y: 0.94)
    to.transform = edge
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          from.transform = edge
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          to.transform = .identity
        }
      },
      completion: { _ in
        table.removeFromSuperview()
        from.transform = .identity
        to.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
