import UIKit

/// Responds to changes of a ``PageStackView``.
///
///     func pageStackView(
///       _ stack: PageStackView, didShow page: UIView, hiding old: UIView, animated: Bool
///     ) {
///       closeButton.isHidden = page === stack.rootPage
///     }
///
/// All methods are optional. ``PageStackView/pages`` changes before they're called, except in a
/// drag, where it changes when the drag has finished, before `didShow`.
@MainActor
public protocol PageStackViewDelegate: AnyObject {
  /// Called before a page leaves the screen.
  ///
  /// Called once for each change of the top page and once for each drag, before anything moves.
  /// It's always followed by `didShow`, unless you change the stack in this method: then the page
  /// you put on top is shown instead of `next`.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - page: The visible page.
  ///   - next: The page that's about to appear.
  ///   - animated: Whether the change is animated.
  func pageStackView(
    _ stack: PageStackView, willHide page: UIView, toShow next: UIView, animated: Bool)

  /// Called inside an animation with the duration and curve of the transition.
  ///
  /// Change what should animate alongside. In a drag, the animation follows the finger, and is
  /// reverted if the drag is canceled. Without animation, the method is called too, and changes
  /// take effect at once.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - page: The page that appears.
  ///   - old: The page that leaves.
  ///   - animated: Whether the change is animated.
  func pageStackView(
    _ stack: PageStackView, animateAlongsideShowing page: UIView, hiding old: UIView,
    animated: Bool)

  /// Called when a page is on the screen and at rest.
  ///
  /// After a canceled drag, it's the page that was dragged.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - page: The top page.
  ///   - old: The page that has left; after a canceled drag, the one that was uncovered.
  ///   - animated: Whether the change was animated.
  func pageStackView(
    _ stack: PageStackView, didShow page: UIView, hiding old: UIView, animated: Bool)

  /// Returns whether the user can drag this page back.
  ///
  /// Called last, once for each drag, when everything else allows it. The default is `true`.
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
