import UIKit

/// The part of a drag's owner that is called in each frame.
@MainActor
package protocol DragFollower: AnyObject {
  /// Whether anything observes the drag's progress.
  var isObserved: Bool { get }
  /// Whether something, such as an alert, covers the dragged screen, which cancels an undecided drag.
  var isUnderModal: Bool { get }

  /// Reports a move, after which the fraction `rest` of the dragged screen is left.
  func drag(_ drag: DragSession, remaining rest: CGFloat)
}

/// The owner of a drag, which receives each report.
@MainActor
package protocol DragOwner: DragFollower, MotionOwner {
  func drag(_ drag: DragSession, did event: DragSession.Event)
  /// Reports that a drag is finished, around the work that changes the stack.
  func finish(_ drag: DragSession, _ work: () -> Void)
  /// Cancels a drag, around the work that restores everything and returns the view to keep until the screen
  /// beneath has been rendered.
  func cancel(_ drag: DragSession, hasBegun: Bool, _ putBack: () -> TransitionView?)
}
