import UIKit

/// A screen that lets a finger drag in the next one.
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
  /// Called once for each such drag, when everything else allows it and just before it begins,
  /// unless there are ``SnapshotNavigationController/forwardViewControllers``, which come first.
  /// The drag runs UIKit's interactive push from its beginning: appearance callbacks run as it
  /// begins, and a canceled drag calls those of a canceled push. The screen must not have a parent
  /// yet; one that has is a programmer error, and no drag begins. A `UINavigationController`, which
  /// can't be pushed, is presented like a push, by UIKit's interactive presentation.
  func screenForInteractivePush() -> UIViewController?
}
