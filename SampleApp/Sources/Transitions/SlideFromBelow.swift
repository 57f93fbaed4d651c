import UIKit

/// The upper screen comes from below and sinks again.
final class SlideFromBelow: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(_ operation: UINavigationController.Operation) { isPush = operation == .push }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let upper = isPush ? to : from
    let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
    upper.transform = isPush ? below : .identity
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { [isPush] in upper.transform = isPush ? .identity : below },
      completion: { _ in
        upper.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
