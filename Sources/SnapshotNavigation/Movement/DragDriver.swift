import UIKit

/// Shows a drag, with or without UIKit.
@MainActor
package protocol DragDriver: AnyObject {
  /// UIKit's part from the drag's beginning; nil if UIKit is called at the end.
  var part: UIKitPart? { get }
  /// The views that show the drag; nil if the app's animator does.
  var stage: DragStage? { get }

  /// Puts up what shows the drag; false if there is nothing to drag after all.
  func begin() -> Bool
  /// Shows the dragged screen where the finger is; during a settle, does only what the settle's own
  /// animations don't.
  func show(_ coverage: CGFloat, isSettling: Bool)
  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void) -> SettleCourse
  /// Ends a drag at rest: changes the stack, or restores everything. `animated` is false if the end
  /// can't wait.
  ///
  /// - Returns: The view that has to stay up until the live screen beneath has been rendered.
  func end(_ verdict: Verdict, animated: Bool) -> TransitionView?
}

/// UIKit's objects for a drag in which it takes part.
@MainActor
package struct UIKitPart {
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interaction: any UIViewControllerInteractiveTransitioning
  /// The state before UIKit's part; nil until UIKit has been asked, and once it has started.
  let undo: InteractiveUndo?
  /// Whether a finished drag is brought to its end by the app's animator.
  var handsOver = false
}

/// A drag's views.
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

/// The way a settle ends.
package enum SettleCourse: Sendable {
  case byItself
  /// By itself, and `show` is called for each frame.
  case followed
  /// By `show` alone, frame by frame.
  case frameByFrame
}
