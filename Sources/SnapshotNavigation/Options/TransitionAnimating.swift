import UIKit

/// A screen with its own UIKit animator for its push or pop.
///
/// Adopt the protocol in the class body if subclasses override the method.
@MainActor
public protocol TransitionAnimating: UIViewController {
  /// Returns the animator for the screen's push or pop, or `nil` for its choreography.
  ///
  /// Called once per transition: during the call that pushes (`.push`) or pops (`.pop`) the screen,
  /// or when a drag begins. It isn't called for a screen that uses the system's transition. The
  /// view of a screen that's pushed isn't loaded yet. An animator of the controller's delegate
  /// takes precedence. A drag drives the animator through a percent-driven transition: animate
  /// views or layers for the duration it states, and pass `!transitionWasCancelled` to
  /// `completeTransition`. Layer transitions (`CATransition`) can't be driven. The animator is
  /// released with the transition and must not retain the screen. It has to respect Reduce Motion
  /// itself: see <doc:AnimatingOneScreen>.
  func transitionAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)?
}
