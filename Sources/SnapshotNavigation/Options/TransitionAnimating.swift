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
  /// view of a pushed screen isn't loaded yet. An animator that the controller's delegate returns
  /// takes precedence.
  ///
  /// A drag drives the animator through a percent-driven transition, so animate views or layers for
  /// the animator's stated duration, and pass `!transitionWasCancelled` to `completeTransition`. A
  /// drag can't drive layer transitions (`CATransition`). The animator is released with the
  /// transition and must not retain the screen. It must respect Reduce Motion itself. See
  /// <doc:AnimatingOneScreen>.
  func transitionAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)?
}
