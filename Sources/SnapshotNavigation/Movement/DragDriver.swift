import UIKit

/// Shows a drag, with or without UIKit.
@MainActor
package protocol DragDriver: AnyObject {
  /// UIKit's part in the drag; nil if UIKit takes part only at the end.
  var uikitTransition: InteractiveTransition? { get }
  /// The views that show the drag; nil if the app's animator shows it.
  var stage: DragStage? { get }

  /// Sets up the drag; false if there is nothing to drag.
  func begin() -> Bool
  /// Shows the drag where so much of the leaving screen remains; during a settle, does only what the settle's animations don't.
  func show(_ remaining: CGFloat, isSettling: Bool)
  func run(_ settle: TransitionCourse, then done: @escaping @MainActor () -> Void) -> SettleCourse
  /// Ends a drag at rest: changes the stack, or restores everything.
  ///
  /// `animated` is false if the end can't wait.
  ///
  /// - Returns: The view to keep until the live screen beneath has been rendered.
  func end(_ verdict: Verdict, animated: Bool) -> TransitionView?
}

/// Shows a drag that ends at the lift, before its screens are at rest, unless UIKit takes part in it.
@MainActor
protocol DragReleasing: DragDriver {
  /// Lets a finished drag go on along a course, beside UIKit's change of the stack.
  func handOn(_ drag: DragSession, along course: TransitionCourse)
}

/// The objects for UIKit's part in a drag.
@MainActor
package struct InteractiveTransition {
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interaction: any UIViewControllerInteractiveTransitioning
  let part: InteractivePart
  /// Whether the app's animator completes a finished drag.
  var appFinishes = false
}

/// A drag's views.
@MainActor
package struct DragStage {
  /// The view that fingers touch.
  let view: TransitionView
  /// The view that shows the keyboard moving with the dragged screen; nil if no view may.
  var inputStage: UIView?

  package init(view: TransitionView, inputStage: UIView? = nil) {
    (self.view, self.inputStage) = (view, inputStage)
  }
}

/// How a settle runs.
package enum SettleCourse: Sendable {
  case byItself
  /// By itself, with `show` also called for each frame.
  case followed
  /// By `show` alone, frame by frame.
  case frameByFrame
}
