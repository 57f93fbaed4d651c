import UIKit

/// The owner of a drag, as each frame asks and tells it.
@MainActor
package protocol DragFollower: AnyObject {
  /// Whether somebody follows the progress of the drag.
  var isObserved: Bool { get }
  /// Whether something covers the dragged screen, such as an alert: a drag that is undecided goes back.
  var isCovered: Bool { get }

  /// The drag has moved: so much of the dragged screen is left, from 0 to 1.
  func drag(_ drag: DragSession, leaves rest: CGFloat)
}

/// The owner of a drag, as each step of the drag tells it.
@MainActor
package protocol DragOwner: DragFollower, MotionOwner {
  func drag(_ drag: DragSession, did event: DragSession.Event)
  /// Reports that a drag is finished, around the work that changes the stack.
  func finish(_ drag: DragSession, _ work: () -> Void)
  /// Reports that a drag has been given up, around the work that puts everything back, and that says which
  /// view stays up until what is beneath has been rendered.
  func cancel(_ drag: DragSession, hasBegun: Bool, _ putBack: () -> TransitionView?)
}
