import UIKit

/// Who shows a drag under way, and is told of its steps.
@MainActor
protocol DragOwner: AnyObject {
  /// Whether somebody follows the progress of the drag.
  var isObserved: Bool { get }
  /// Whether something covers the dragged screen, such as an alert: a drag that is undecided goes back.
  var isCovered: Bool { get }

  /// Whether the finger that finishes a drag by moving on could drag another screen.
  func hasNextDrag(after drag: DragSession) -> Bool
  func drag(_ drag: DragSession, did event: DragSession.Event)
}

extension DragOwner {
  func hasNextDrag(after drag: DragSession) -> Bool { false }
}
