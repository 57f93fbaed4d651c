import UIKit

/// Whose screens are dragged: a navigation controller's, a presentation's, or those of a page stack.
@MainActor
protocol DragOwner: AnyObject {
  var drag: DragSession? { get }
  var isObserved: Bool { get }
  /// Whether something covers what is dragged, such as an alert: what is undecided goes back.
  var isCovered: Bool { get }

  /// Whether the finger that finishes a drag by moving on could drag another screen.
  var hasNextDrag: Bool { get }

  func fingerComesDown()
  /// What is known of a drag that starts like this, what lies under the finger left out.
  func admission(of start: DragStart) -> DragAdmission
  /// Why what lies under the finger keeps it; nil if nothing does.
  func contentRefusal(of start: DragStart) -> DragRefusal?
  func refusal(of start: DragStart) -> DragRefusal?
  /// Why a drag that passes every rule doesn't begin after all; asked once, just before it would.
  func lastRefusal(of start: DragStart) -> DragRefusal?
  /// Whether the screen agrees, when every rule has passed and no other gesture can take the finger.
  func confirmsDrag() -> Bool
  func beginDrag()
  /// A finger that has finished a drag drags the next screen, if the rules let it by how it landed.
  func dragNext(
    with touch: TransitionView.Touch, landed landing: TransitionView.Touch, on view: TransitionView)
  /// Puts back an undecided drag, ends a decided one and whatever else is running, at once.
  func bringToRest()
  func report(_ diagnostic: NavigationDiagnostic)
}

extension DragOwner {
  var hasNextDrag: Bool { false }

  func fingerComesDown() {}

  func lastRefusal(of start: DragStart) -> DragRefusal? { nil }

  func dragNext(
    with touch: TransitionView.Touch, landed landing: TransitionView.Touch, on view: TransitionView
  ) {}

  func refusal(of start: DragStart) -> DragRefusal? {
    admission(of: start).refusal ?? contentRefusal(of: start)
  }
}
