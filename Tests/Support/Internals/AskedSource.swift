import UIKit

@testable import SnapshotNavigation

/// Whose screens are dragged: writes down what it's asked.
@MainActor
package final class AskedSource: DragSource {
  package private(set) var told: [String] = []
  package var mayBegin = true
  package var confirms = true
  private var drag: Drag?
  private let gesture = DragGesture()

  package init() { gesture.source = self }

  /// Lets fingers on a view drag.
  package func attach(to view: UIView) { gesture.attach(to: view) }

  package final class Drag: FingerFollowing {
    private weak var source: AskedSource?

    init(of source: AskedSource) { self.source = source }

    package func follow(_ way: CGPoint) { source?.tell("follow") }
    package func release(velocity: CGPoint) {
      source?.tell(velocity.x > 0 ? "release on" : "release")
    }
    package func interrupt() { source?.tell("interrupt") }
    package var mayResume: Bool { false }
    package func resume() { source?.tell("resume") }
  }

  /// Once for several in a row.
  func tell(_ word: String) { if told.last != word { told.append(word) } }

  package func admission(of start: DragStart) -> DragAdmission {
    tell("admission")
    return DragAdmission()
  }

  package func plan(for start: DragStart) -> DragAnswer {
    tell("plan")
    guard mayBegin else { return .refusal(.wrongDirection) }
    let direction = DragDirection(.horizontal, .leftToRight)
    return .plan(DragPlan(.back, direction))
  }

  package func complete(_ plan: DragPlan) -> DragAnswer {
    tell("complete")
    return .plan(plan)
  }

  package func confirm(_ plan: DragPlan) -> Bool {
    tell("confirm")
    return confirms
  }

  package func begin(_ plan: DragPlan) -> Drag? {
    tell("begin")
    drag = Drag(of: self)
    return drag
  }

  package func report(_ event: DragGesture.Event) {
    switch event {
    case .landed: tell("landed")
    case .refused(let refusal): tell("\(refusal)")
    case .paused, .stopped: break
    }
  }
}
