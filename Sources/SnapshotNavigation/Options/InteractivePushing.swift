import UIKit

/// A screen that lets the user drag in the next screen.
///
///     final class ChapterViewController: UIViewController, InteractivePushing {
///       func screenForInteractivePush() -> UIViewController? { ChapterViewController() }
///     }
///
/// Adopt the protocol in the class body if subclasses override the method.
@MainActor
public protocol InteractivePushing: UIViewController {
  /// Returns the screen that a drag toward the leading edge pushes, or `nil` to let the screen's
  /// own gestures handle the touch.
  ///
  /// Called once for each such drag, just before it begins, if everything else allows the drag. It
  /// isn't called if there are ``SnapshotNavigationController/forwardViewControllers``, which take
  /// precedence.
  ///
  /// The drag uses UIKit's interactive push from the start: UIKit calls the appearance callbacks
  /// when the drag begins and, if it's canceled, those of a canceled push. The screen must not have
  /// a parent yet. If it has one, that's a programmer error, and no drag begins. A
  /// `UINavigationController`, which can't be pushed, is presented like a push with UIKit's
  /// interactive presentation.
  func screenForInteractivePush() -> UIViewController?
}
