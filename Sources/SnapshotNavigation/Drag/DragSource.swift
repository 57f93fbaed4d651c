import UIKit

/// The owner of what a finger drags: a navigation controller, a presentation, or a page stack.
///
/// The methods are called in this order: ``admission(of:)`` as a finger lands, ``plan(for:)`` as the drag
/// asks to begin, ``complete(_:)`` and ``confirm(_:)``, which ask the app. None of these changes anything;
/// ``begin(_:)`` carries out the plan.
@MainActor
package protocol DragSource: AnyObject {
  associatedtype Drag: FingerFollowing

  /// The admission of a drag with this start, without the views under the finger or the app's
  /// answer.
  func admission(of start: DragStart) -> DragAdmission
  /// The plan of a drag with this start, or why it may not begin.
  func plan(for start: DragStart) -> DragAnswer
  /// Asks the app to complete the plan, once, after every rule has passed and just before the drag would
  /// begin.
  func complete(_ plan: DragPlan) -> DragAnswer
  /// Whether the app agrees to the plan; asked once no other gesture can take the finger.
  func confirm(_ plan: DragPlan) -> Bool
  /// Begins the drag; nil if the plan no longer applies.
  func begin(_ plan: DragPlan) -> Drag?
  func report(_ event: DragGesture.Event)
}

/// A running drag that a recognizer drives.
@MainActor
package protocol FingerFollowing: AnyObject {
  /// Follows the finger, which has moved `movement` points from its start.
  func follow(_ movement: CGPoint)
  /// Releases the drag, with a velocity in points per second.
  func release(velocity: CGPoint)
  /// Ends the drag at once, with the decided outcome; undoes an undecided drag.
  func interrupt()
  /// Whether another finger can resume the drag, because the screen goes back by itself.
  var mayResume: Bool { get }
  /// Lets another finger drag the screen from where it is.
  func resume()
}

extension DragSource {
  package func complete(_ plan: DragPlan) -> DragAnswer { .plan(plan) }
}
