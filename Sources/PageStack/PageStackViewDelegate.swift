import SnapshotNavigation
import UIKit

/// Responds to changes in a ``PageStackView``.
///
/// All methods are optional. ``PageStackView/pages`` changes before they're called. In a drag,
/// however, it changes when the drag has finished, before `didShow`.
@MainActor
public protocol PageStackViewDelegate: AnyObject {
  /// Called before a page leaves the screen.
  ///
  /// Called once for each change of the top page and once for each drag, before anything moves. A
  /// call of `didShow` always follows, unless you change the stack in this method. In that case,
  /// the page that you put on top is shown instead of `next`.
  func pageStackView(
    _ stack: PageStackView, willHide page: UIView, toShow next: UIView, animated: Bool)

  /// Called inside an animation with the duration and curve of the transition.
  ///
  /// Make the changes that should animate alongside. In a drag, the animation follows the finger,
  /// and is reverted if the drag is canceled. Without animation, the method is also called, and
  /// your changes take effect immediately.
  func pageStackView(
    _ stack: PageStackView, animateAlongsideShowing page: UIView, hiding old: UIView,
    animated: Bool)

  /// Called when a page is on the screen and at rest.
  ///
  /// After a canceled drag, `page` is the page that was dragged, and `old` is the one that was
  /// uncovered.
  func pageStackView(
    _ stack: PageStackView, didShow page: UIView, hiding old: UIView, animated: Bool)

  /// Returns whether the user can drag this page back.
  ///
  /// Called last, once for each drag, if everything else allows the drag. The default is `true`.
  func pageStackView(_ stack: PageStackView, allowsDraggingBack page: UIView) -> Bool
}

extension PageStackViewDelegate {
  /// Does nothing.
  public func pageStackView(
    _ stack: PageStackView, willHide page: UIView, toShow next: UIView, animated: Bool
  ) {}
  /// Does nothing.
  public func pageStackView(
    _ stack: PageStackView, animateAlongsideShowing page: UIView, hiding old: UIView,
    animated: Bool
  ) {}
  /// Does nothing.
  public func pageStackView(
    _ stack: PageStackView, didShow page: UIView, hiding old: UIView, animated: Bool
  ) {}
  /// Returns `true`.
  public func pageStackView(_ stack: PageStackView, allowsDraggingBack page: UIView) -> Bool {
    true
  }
}
