import UIKit

/// Whose screens a finger drags: a navigation controller's, a presentation's, or the pages of a stack.
///
/// The questions come in this order: ``admission(of:)`` as a finger lands, ``plan(for:)`` as the drag asks
/// to begin, ``complete(_:)`` and ``confirm(_:)``, which ask the app. None of them changes anything;
/// ``begin(_:)`` takes the plan.
@MainActor
package protocol DragSource: AnyObject {
  associatedtype Drag: FingerFollowing

  /// What is known of a drag that starts like this, what lies under the finger left out; the app isn't
  /// asked.
  func admission(of start: DragStart) -> DragAdmission
  /// What a drag that starts like this would do, or why it may not begin.
  func plan(for start: DragStart) -> DragAnswer
  /// Asks the app for what the plan leaves open, when every rule has passed; once, just before the drag
  /// would begin.
  func complete(_ plan: DragPlan) -> DragAnswer
  /// Whether the screen on top agrees, when no other gesture can take the finger.
  func confirm(_ plan: DragPlan) -> Bool
  /// Begins the drag; nil if what was planned is no longer there.
  func begin(_ plan: DragPlan) -> Drag?
  func report(_ event: DragGesture.Event)
}

/// A drag that has begun, as the recognizer drives it.
@MainActor
package protocol FingerFollowing: AnyObject {
  /// The finger is so many points from where it came down.
  func follow(_ way: CGPoint)
  /// The finger has been lifted, at so many points per second.
  func release(velocity: CGPoint)
  /// The finger is lost: the drag ends at once, as it has been decided, or else back.
  func interrupt()
}

extension DragSource {
  package func complete(_ plan: DragPlan) -> DragAnswer { .plan(plan) }
}
