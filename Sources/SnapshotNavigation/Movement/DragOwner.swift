import UIKit

/// Who shows a drag under way, and is told of its steps.
@MainActor
package protocol DragOwner: AnyObject {
  /// Whether somebody follows the progress of the drag.
  var isObserved: Bool { get }
  /// Whether something covers the dragged screen, such as an alert: a drag that is undecided goes back.
  var isCovered: Bool { get }

  func drag(_ drag: DragSession, did event: DragSession.Event)
}
