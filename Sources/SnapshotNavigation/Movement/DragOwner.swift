import UIKit

/// The part of a drag's owner called in each frame.
@MainActor
package protocol DragFollower: AnyObject {
  /// Whether somebody follows the progress of the drag.
  var isObserved: Bool { get }
  /// Whether something covers the dragged screen, such as an alert: a drag that is undecided goes back.
  var isCovered: Bool { get }

  /// Reports a move: the fraction `rest` of the dragged screen is left.
  func drag(_ drag: DragSession, leaves rest: CGFloat)
}

/// The owner of a drag, which is told of each step.
@MainActor
package protocol DragOwner: DragFollower, MotionOwner {
  func drag(_ drag: DragSession, did event: DragSession.Event)
  /// Reports that a drag is finished, around the work that changes the stack.
  func finish(_ drag: DragSession, _ work: () -> Void)
  /// Reports that a drag has been given up, around the work that restores everything and returns
  /// the view that stays until the screen beneath is rendered.
  func cancel(_ drag: DragSession, hasBegun: Bool, _ putBack: () -> TransitionView?)
}
