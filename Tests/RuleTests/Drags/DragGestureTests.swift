import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// The shell around the recognizers alone: what it asks, in which order, and what a drag hears.
@MainActor @Suite(.warningsAreRead)
struct DragGestureTests {
  /// Whose screens are dragged: writes down what it's asked.
  private final class Source: DragSource {
    var told: [String] = []
    var mayBegin = true
    var confirms = true
    private(set) var drag: Drag?

    final class Drag: FingerFollowing {
      private weak var source: Source?

      init(of source: Source) { self.source = source }

      func follow(_ way: CGPoint) { source?.tell("follow") }
      func release(velocity: CGPoint) { source?.tell(velocity.x > 0 ? "release on" : "release") }
      func interrupt() { source?.tell("interrupt") }
    }

    /// Once for several in a row.
    func tell(_ word: String) { if told.last != word { told.append(word) } }

    func admission(of start: DragStart) -> DragAdmission {
      tell("admission")
      return DragAdmission()
    }

    func plan(for start: DragStart) -> DragAnswer {
      tell("plan")
      guard mayBegin else { return .refusal(.wrongDirection) }
      let direction = DragDirection(.horizontal, .leftToRight)
      return .plan(DragPlan(.back, direction))
    }

    func complete(_ plan: DragPlan) -> DragAnswer {
      tell("complete")
      return .plan(plan)
    }

    func confirm(_ plan: DragPlan) -> Bool {
      tell("confirm")
      return confirms
    }

    func begin(_ plan: DragPlan) -> Drag? {
      tell("begin")
      drag = Drag(of: self)
      return drag
    }

    func report(_ event: DragGesture.Event) {
      switch event {
      case .landed: tell("landed")
      case .refused(let refusal): tell("\(refusal)")
      case .paused, .stopped: break
      }
    }
  }

  private let host = LinuxHost.small()
  private let source = Source()
  private let gesture = DragGesture()
  private let start = CGPoint(x: 20, y: 100)
  private let asked = ["landed", "admission", "plan", "complete", "confirm"]

  init() {
    gesture.serve(source)
    let screen = UIViewController()
    host.show(screen, for: 0.1)
    gesture.attach(to: screen.view)
  }

  private func move(to x: CGFloat) {
    host.touch(.began, at: start)
    host.move(from: start, to: CGPoint(x: x, y: start.y), duration: 0.2)
  }

  @Test func everyQuestionComesBeforeTheDragWhichThenFollowsAndIsReleased() {
    move(to: 120)
    host.touch(.ended, at: CGPoint(x: 120, y: start.y))
    #expect(source.told == asked + ["begin", "follow", "release on"])
  }

  @Test func aFingerThatIsLostInterruptsTheDrag() {
    move(to: 120)
    host.touch(.cancelled, at: CGPoint(x: 120, y: start.y))
    #expect(source.told == asked + ["begin", "follow", "interrupt"])
  }

  @Test func aRefusedDragIsReportedAndNeverBegun() {
    source.mayBegin = false
    move(to: 120)
    host.touch(.ended, at: CGPoint(x: 120, y: start.y))
    #expect(source.told == ["landed", "admission", "plan", "wrongDirection"])
  }

  @Test func aVetoIsReportedAndNoDragFollows() {
    source.confirms = false
    move(to: 120)
    host.touch(.ended, at: CGPoint(x: 120, y: start.y))
    #expect(source.told == asked + ["vetoed"])
  }

  @Test func aTapAsksForNoPlan() {
    host.touch(.began, at: start)
    host.advance(by: 0.05)
    host.touch(.ended, at: start)
    #expect(source.told == ["landed", "admission"])
  }
}
