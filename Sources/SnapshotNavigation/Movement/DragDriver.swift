import UIKit

/// How a drag is shown, and when UIKit takes part in it.
@MainActor
package protocol DragDriver: AnyObject {
  /// What UIKit is given where it takes part from the beginning; nil where it's called at the end.
  var part: UIKitPart? { get }
  /// Where the drag is shown; nil where the app's animator shows it.
  var stage: DragStage? { get }

  /// Puts up what shows the drag; false if there is nothing to drag after all.
  func begin() -> Bool
  /// Shows the dragged screen where the finger is; during a settle, does only what the settle's own
  /// animations don't.
  func show(_ coverage: CGFloat, isSettling: Bool)
  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void) -> SettleCourse
  /// The drag is at rest: changes the stack, or puts everything back; `animated` is false where the end
  /// can't wait.
  ///
  /// - Returns: The view that has to stay up until the live screen beneath has been rendered.
  func end(_ verdict: Verdict, animated: Bool) -> TransitionView?
}

/// What UIKit is given by a drag in which it takes part.
@MainActor
package struct UIKitPart {
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interaction: any UIViewControllerInteractiveTransitioning
  /// How everything was before UIKit's part; nil until UIKit has been asked, and once it has started.
  let undo: InteractiveUndo?
  /// Whether a finished drag is brought to its end by the app's animator.
  var handsOver = false
}

/// Where a drag is shown.
@MainActor
package struct DragStage {
  /// The view that fingers touch.
  let view: TransitionView
  /// The view that shows the keyboard while it moves with the dragged screen; nil where none may.
  var inputStage: UIView?

  package init(view: TransitionView, inputStage: UIView? = nil) {
    (self.view, self.inputStage) = (view, inputStage)
  }
}

/// How a settle is brought to its end.
package enum SettleCourse: Sendable {
  case byItself
  /// By itself, and `show` is called for each frame.
  case followed
  /// By `show` alone, frame by frame.
  case frameByFrame
}
