import UIKit

/// A drag that moves nothing, and whose finish is UIKit's own pop, because UIKit has failed to run others.
@MainActor
final class PlainDragDriver: DragReleasing {
  private weak var movement: Movement?

  init(in movement: Movement) { self.movement = movement }

  var uikitTransition: InteractiveTransition? { nil }
  var stage: DragStage? { nil }

  func begin() -> Bool { true }
  func show(_ remaining: CGFloat, isSettling: Bool) {}

  func run(_ settle: TransitionCourse, then done: @escaping @MainActor () -> Void) -> SettleCourse {
    FrameClock.after(frames: 1, done)
    return .byItself
  }

  func handOn(_ drag: DragSession, along course: TransitionCourse) {
    movement?.popPlainly(after: drag)
  }

  func end(_ verdict: Verdict, animated: Bool) -> TransitionView? { nil }
}
