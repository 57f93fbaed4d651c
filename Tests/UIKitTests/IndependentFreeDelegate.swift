import UIKit
import UIKitHost

/// Leaves the transition to a closure.
final class FreeDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let work: (any UIViewControllerContextTransitioning) -> Void
  var duration: TimeInterval = 0.3
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var ended: [Bool] = []
  var onEnded: (() -> Void)?

  init(_ work: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.work = work
  }

  /// The old screen goes off to the right.
  static func slide(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
      return context.completeTransition(true)
    }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      from.frame.origin.x = context.containerView.bounds.width
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    work(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
    onEnded?()
  }
}

/// Vends one property animator a transition.
final class InterruptibleDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private var animator: UIViewPropertyAnimator?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let to = transitionContext.view(forKey: .to)
    if let to { transitionContext.containerView.addSubview(to) }
    to?.alpha = 0
    let made = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) { to?.alpha = 1 }
    made.addCompletion { position in
      transitionContext.completeTransition(position == .end)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}
