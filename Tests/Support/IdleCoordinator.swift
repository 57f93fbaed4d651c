import UIKit

/// The coordinator of a transition in which nothing happens, and which never ends.
package final class IdleCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  package let isAnimated: Bool
  package var initiallyInteractive: Bool { false }
  package var isInteractive: Bool { false }
  package var isCancelled: Bool { false }
  package var transitionDuration: TimeInterval { 0 }
  package var percentComplete: CGFloat { 0 }

  package init(isAnimated: Bool) { self.isAnimated = isAnimated }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { false }

  package func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { false }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}
