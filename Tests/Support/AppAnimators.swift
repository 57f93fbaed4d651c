import UIKit

/// An app's delegate with an animator of its own: the coming screen fades in.
@MainActor
package final class CrossFader: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  package private(set) var started = 0
  package private(set) var ended: [Bool] = []

  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  package func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    started += 1
    guard let view = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    if let screen = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: screen)
    }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: 0.3, animations: { view.alpha = 1 },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  package func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// Moves the upper screen up and down, as an app's animator would.
package final class Riser: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  package init(_ operation: UINavigationController.Operation) {
    isPush = operation == .push
    super.init()
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  package func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let upper = isPush ? to : from
    let away = CGAffineTransform(translationX: 0, y: container.bounds.height)
    upper.transform = isPush ? away : .identity
    UIView.animate(
      withDuration: 0.3,
      animations: { [isPush] in upper.transform = isPush ? .identity : away },
      completion: { _ in
        upper.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
