import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Whatever a step waits for, the wait has an end.
@MainActor @Suite(.warningsAreRead)
struct LibraryExitTests {
  enum Step: CaseIterable, Sendable { case push, pop, drag, dragGivenUp, liveDrag }

  private let rig = Rig()

  init() {
    rig.push(ColorScreen("a", .green))
  }

  private func begin(_ step: Step) {
    switch step {
    case .push: rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    case .pop: rig.navigation.popViewController(animated: true)
    case .drag: rig.host.flick(from: CGPoint(x: 10, y: 200), to: CGPoint(x: 110, y: 200))
    case .dragGivenUp:
      rig.host.drag(from: CGPoint(x: 10, y: 200), to: CGPoint(x: 40, y: 200), duration: 0.5)
    case .liveDrag:
      rig.navigation.invalidateSnapshot(for: rig.root)
      rig.host.flick(from: CGPoint(x: 10, y: 200), to: CGPoint(x: 110, y: 200))
    }
  }

  private func titles(after step: Step) -> [String] {
    switch step {
    case .push: ["root", "a", "b"]
    case .dragGivenUp: ["root", "a"]
    case .pop, .drag, .liveDrag: ["root"]
    }
  }

  private func expectOneEnd(of step: Step, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      rig.navigation.isAtRest && rig.leftovers.isEmpty, sourceLocation: sourceLocation)
    #expect(rig.titles == titles(after: step), sourceLocation: sourceLocation)
    #expect(
      rig.ends == [.willBegin, step == .dragGivenUp ? .didCancel : .didFinish],
      sourceLocation: sourceLocation)
  }

  @Test(arguments: Step.allCases)
  func aMotionEndsThoughItsTransactionNeverCompletes(_ step: Step) {
    rig.host.settings.hostile.transactionCompletionsAreLost = true
    begin(step)
    rig.host.advance(by: 2.5)
    expectOneEnd(of: step)
  }

  /// The clock of the layers counts, as in a window that shows animations slowly.
  @Test func aSlowMotionIsNotCut() {
    rig.host.window.layer.speed = 0.1
    rig.navigation.configuration.timing = .curve(duration: 0.3, .linear)
    begin(.push)
    rig.host.advance(by: 2.5)
    #expect(!rig.stages.isEmpty && rig.ends == [.willBegin])
    rig.host.advance(by: 1)
    #expect(rig.stages.isEmpty && rig.ends == [.willBegin, .didFinish])
  }

  @Test(arguments: Step.allCases, [1, 2, 12])
  func aLateStartCounts(_ step: Step, frames: Int) {
    rig.host.settings.hostile.startDelay = frames
    begin(step)
    rig.host.advance(by: 2)
    expectOneEnd(of: step)
  }

  /// UIKit keeps its part for itself, but nobody waits for it.
  @Test(arguments: [Step.push, .pop, .drag, .liveDrag])
  func whatUIKitNeverStartsIsGivenUp(_ step: Step) async {
    var isSettled = false
    rig.host.settings.hostile.animationDelay = nil
    begin(step)
    Task { [navigation = rig.navigation] in
      await navigation.transitionsSettled()
      isSettled = true
    }
    for _ in 0..<10 { await Task.yield() }
    rig.host.activate()
    rig.host.advance(by: 2)
    for _ in 0..<1_000 where !isSettled { try? await Task.sleep(for: .milliseconds(2)) }
    rig.host.activate()
    #expect(isSettled)
    #expect(rig.navigation.isAtRest && rig.stages.isEmpty)
    #expect(rig.ends.count == 2)
  }

  /// UIKit completes or cancels a transition before its animator has.
  @Test(arguments: [true, false])
  func whatUIKitEndsByItselfEnds(completes: Bool) {
    rig.host.settings.hostile.endsByItself = completes
    begin(.push)
    rig.host.advance(by: 2)
    #expect(rig.navigation.isAtRest && rig.stages.isEmpty)
    #expect(rig.titles == (completes ? ["root", "a", "b"] : ["root", "a"]))
    #expect(rig.ends == [.willBegin, completes ? .didFinish : .didCancel])
  }

  /// UIKit pops for a live drag without the transition that it has asked for, and the app pushes meanwhile.
  @Test(arguments: [UITouch.Phase.ended, .cancelled, .moved])
  func aPushAfterALiveDragThatUIKitNeverStartsLeavesNoView(last: UITouch.Phase) {
    let finishes = last == .ended
    let end: CGFloat = finishes ? 180 : 45
    rig.navigation.invalidateSnapshot(for: rig.root)
    rig.host.settings.hostile.asksForAnimatorInVain = true
    // Few frames pass, so that the wait for UIKit hasn't ended.
    for (phase, x) in [(UITouch.Phase.began, 10.0), (.moved, 40), (.moved, end)] {
      rig.host.touch(phase, at: CGPoint(x: x, y: 200))
      rig.host.advance(by: 0.2, frame: 0.1)
    }
    // The finger is still down in the last case.
    rig.host.touch(last, at: CGPoint(x: end, y: 200))
    rig.host.advance(by: 0.6, frame: 0.1)
    rig.navigation.pushViewController(ColorScreen("c", .yellow), animated: true)
    rig.host.advance(by: 2.5)
    #expect(rig.titles == (finishes ? ["root", "c"] : ["root", "a", "c"]))
    #expect(rig.navigation.isAtRest && rig.stages.isEmpty && rig.leftovers.isEmpty)
  }

  /// UIKit asks about a pop by code that it has made, when the bar shows the new top already.
  @Test func aQuestionAboutAScreenThatHasLeftPopsNothing() {
    let gone = ColorScreen("b", .blue)
    rig.push(gone)
    rig.navigation.popViewController(animated: false)
    rig.host.advance(by: 0.5)
    let bar = rig.navigation.navigationBar
    #expect(rig.navigation.navigationBar(bar, shouldPop: gone.navigationItem))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
  }
}
