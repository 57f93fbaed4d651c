import UIKit

/// Hears which page of a ``PageStackView`` comes and which goes.
///
///     func pageStackView(_ stack: PageStackView, didShow page: UIView, animated: Bool) {
///       closeButton.isHidden = page === stack.rootPage
///     }
///
/// Everything has a default that does nothing. The stack's list has changed before any of these is
/// called, but for a drag: there it changes when the drag has finished, before `didShow`.
@MainActor
public protocol PageStackViewDelegate: AnyObject {
  /// A page is about to leave the screen.
  ///
  /// Called once for each change of the top and once for each drag, before anything moves. It is
  /// always followed by `didShow`, unless you change the stack in here: then the page you put on top
  /// is shown, and this page never is.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - page: The page that is seen now.
  ///   - next: The page that comes.
  ///   - animated: Whether it is seen to move.
  func pageStackView(
    _ stack: PageStackView, willHide page: UIView, toShow next: UIView, animated: Bool)

  /// Change what shall move along: called inside an animation of the same length and curve.
  ///
  /// Under a finger the animation follows it, and is taken back when the drag is given up. Without
  /// animation it is called all the same, and what you change is changed at once.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - page: The page that comes.
  ///   - old: The page that leaves.
  func pageStackView(
    _ stack: PageStackView, animateAlongsideShowing page: UIView, hiding old: UIView)

  /// A page is on the screen and at rest.
  ///
  /// After a drag that was given up, the page that never left.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - page: The page on top.
  ///   - animated: Whether it was seen to move.
  func pageStackView(_ stack: PageStackView, didShow page: UIView, animated: Bool)

  /// Whether a finger may drag this page back; default true.
  ///
  /// Asked last, once for each drag, when everything else allows it.
  func pageStackView(_ stack: PageStackView, allowsDraggingBack page: UIView) -> Bool
}

extension PageStackViewDelegate {
  /// Does nothing.
  public func pageStackView(
    _ stack: PageStackView, willHide page: UIView, toShow next: UIView, animated: Bool
  ) {}
  /// Does nothing.
  public func pageStackView(
    _ stack: PageStackView, animateAlongsideShowing page: UIView, hiding old: UIView
  ) {}
  /// Does nothing.
  public func pageStackView(_ stack: PageStackView, didShow page: UIView, animated: Bool) {}
  /// May be dragged.
  public func pageStackView(_ stack: PageStackView, allowsDraggingBack page: UIView) -> Bool {
    true
  }
}
