import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The shell around the recognizers alone: what it asks, in which order, and what a drag hears.
@MainActor @Suite(.warningsAreRead)
struct DragGestureTests {
  private let host = LinuxHost.small()
  private let source = AskedSource()
  private let start = CGPoint(x: 20, y: 100)
  private let asked = ["landed", "admission", "plan", "complete", "confirm"]

  init() {
    let screen = UIViewController()
    host.show(screen, for: 0.1)
    source.attach(to: screen.view)
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
