import UIKit

/// The upper screen is revealed from a circle that grows, and goes back into it.
final class CircleReveal: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(_ operation: UINavigationController.Operation) { isPush = operation == .push }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.45 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let upper = isPush ? to : from

    // A round mask as wide as the diagonal; it scales, so a finger can drive it.
    let side = hypot(upper.bounds.width, upper.bounds.height)
    let circle = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    circle.center = CGPoint(x: upper.bounds.midX, y: upper.bounds.midY)
    circle.backgroundColor = .black
    circle.layer.cornerRadius = side / 2
    upper.mask = circle
    let small = CGAffineTransform(scaleX: 0.02, y: 0.02)
    circle.transform = isPush ? small : .identity
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { [isPush] in circle.transform = isPush ? .identity : small },
      completion: { _ in
        upper.mask = nil
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
