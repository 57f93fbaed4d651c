import UIKit

extension UIViewController {
  /// Presents a screen over everything, and lets it come and go like a push and a pop.
  ///
  ///     let support = SnapshotNavigationController(rootViewController: SupportViewController())
  ///     presentAsPush(support)
  ///     // later: dismiss(animated: true), or a finger drags it away
  ///
  /// What is presented, a navigation controller above all, covers the whole window, tab bar
  /// included. Inside a sheet, a split column or a popover it covers what the nearest screen with
  /// `definesPresentationContext` covers, and stays inside.
  ///
  /// It is a UIKit presentation in every respect: `presentingViewController`, `dismiss` and the
  /// appearance callbacks are those of `UIModalPresentationStyle.fullScreen` (inside a sheet or a
  /// column, of `currentContext`). UIKit refuses it where it refuses `present`, with its own warning.
  /// A drag tells UIKit nothing before it has come to rest.
  ///
  /// A finger drags it away while the navigation stack under the finger is at its root; on a deeper
  /// stack the stack's own drag takes precedence. The options of the root screen apply as for a pop,
  /// see ``ScreenOptions``, and so do ``PopConfirming`` with ``PopTrigger/interactive`` and
  /// ``TransitionAnimating``, whose animator a finger drives as well. `isModalInPresentation` prevents
  /// the drag. Everything else is as configured in the presented ``SnapshotNavigationController``, or
  /// the presenting one, or by default. Both report the transition to their observers, see
  /// ``NavigationEvent/isPresentation``. While Reduce Motion is on, it fades.
  ///
  /// VoiceOver's escape dismisses it where nothing inside has a use for it: at the root of the stack,
  /// if ``PopConfirming`` agrees for ``PopTrigger/escape`` and `isModalInPresentation` is not set.
  ///
  /// A second operation during the transition: `presentAsPush` cuts the running one to its end, and
  /// so does `dismiss` if it is called on a ``SnapshotNavigationController``. UIKit refuses a plain
  /// controller's `dismiss` while anything is coming in, with a warning, as it always does; and it
  /// refuses to present until the transition has begun, one frame after the call.
  ///
  /// While it is presented, its `modalPresentationStyle`, `transitioningDelegate` and
  /// `modalPresentationCapturesStatusBarAppearance` belong to the presentation; afterwards they are
  /// as they were.
  ///
  /// - Parameters:
  ///   - viewController: What to present; must not have a parent or be presented already.
  ///   - animated: Whether it moves; default true.
  ///   - completion: Called when it is presented, as UIKit calls it; default nil.
  public func presentAsPush(
    _ viewController: UIViewController, animated: Bool = true,
    completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    // What moves around here ends: UIKit refuses to present meanwhile.
    (nearestNavigation as? SnapshotNavigationController)?.bringToRest()
    PushPresentation.settle(around: self)
    let presentation = PushPresentation(of: viewController, from: self)
    present(viewController, animated: animated, completion: completion)
    if viewController.presentingViewController == nil { presentation.restore() }
  }
}
