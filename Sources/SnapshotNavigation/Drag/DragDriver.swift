import UIKit

/// How a drag is shown, and when UIKit takes part in it.
@MainActor
protocol DragDriver: AnyObject {
  var animator: (any UIViewControllerAnimatedTransitioning)? { get }
  var interaction: (any UIViewControllerInteractiveTransitioning)? { get }
  var onTouch: ((TransitionView.Touch) -> Void)? { get set }
  /// The view that fingers touch; nil where none can go on to the next screen.
  var touchedView: TransitionView? { get }
  /// What shows the keyboard while it moves with the dragged screen; nil where nothing may.
  var inputStage: UIView? { get }
  /// Whether what has been finished is brought to its end by the app's animator.
  var handsOver: Bool { get }
  /// Whether `follow` is needed for each frame of a settle.
  var followsSettle: Bool { get }

  /// Puts up what is shown; false if there is nothing to drag after all.
  func begin() -> Bool
  func show(_ coverage: CGFloat)
  /// Runs the settle by itself; false if each frame has to be given to `follow`.
  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void) -> Bool
  func follow(_ coverage: CGFloat)
  /// At rest: pop. `animated` is false where the end can't wait.
  func finish(animated: Bool)
  /// At rest: everything as before.
  ///
  /// - Returns: What has to stay up until what is live beneath has been rendered.
  func restore() -> TransitionView?
}

extension DragDriver {
  // Only a driver that lets UIKit pop has something to give.
  var animator: (any UIViewControllerAnimatedTransitioning)? { nil }
  var interaction: (any UIViewControllerInteractiveTransitioning)? { nil }
  var touchedView: TransitionView? { nil }
  var inputStage: UIView? { nil }
  var handsOver: Bool { false }
  var followsSettle: Bool { false }
  func follow(_ coverage: CGFloat) {}
}
