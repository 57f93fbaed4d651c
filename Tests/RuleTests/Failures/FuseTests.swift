import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// UIKit animates once three transitions have failed in a row, and no screen is a trap.
@MainActor @Suite(.warningsAreRead)
struct FuseTests {
  private let rig = Rig()
  private let log: DiagnosticLog

  init() {
    rig.push(ColorScreen("a", .green))
    log = DiagnosticLog(of: rig.navigation)
  }

  private func push(_ title: String, hidesBar: Bool = false, wait: TimeInterval = 2.5) {
    rig.navigation.pushViewController(
      ColorScreen(title, .blue, hidesBar: hidesBar), animated: true)
    rig.host.advance(by: wait)
  }

  /// Pushes whose motions end without a report.
  private func fail(_ times: Int) {
    rig.host.settings.hostile.transactionCompletionsAreLost = true
    for number in 0..<times { push("failure \(number)") }
    rig.host.settings.hostile.transactionCompletionsAreLost = false
  }

  private var isLibrarysMotion: Bool {
    push("probe", wait: 0.1)
    defer { rig.host.advance(by: 1) }
    return !rig.stages.isEmpty
  }

  @Test func threeFailuresInARowLeaveTransitionsToUIKit() {
    let failed = NavigationDiagnostic.transitionFailed(.motionNotReported)
    fail(2)
    #expect(SnapshotNavigationController.fallback == nil)
    #expect(log.all == [failed, failed])
    fail(1)
    #expect(SnapshotNavigationController.fallback == .motionNotReported)
    #expect(log.all == [failed, failed, failed, .leftToSystem(.motionNotReported)])
    #expect(!isLibrarysMotion)
    #expect(rig.navigation.topViewController?.title == "probe" && rig.leftovers.isEmpty)
  }

  @Test func aSuccessBetweenFailuresKeepsTheLibrarysTransitions() {
    fail(2)
    push("success")
    fail(2)
    #expect(SnapshotNavigationController.fallback == nil)
    #expect(isLibrarysMotion)
  }

  @Test(arguments: [true, false])
  func aTransitionThatUIKitNeverStartsIsReportedOnce(isDrag: Bool) {
    rig.host.settings.hostile.animationDelay = nil
    if isDrag {
      rig.host.flick(from: CGPoint(x: 10, y: 200), to: CGPoint(x: 110, y: 200))
    } else {
      push("b", wait: 0)
    }
    rig.host.advance(by: 2)
    #expect(log.all == [.transitionFailed(.notStarted)])
  }

  /// An override that makes no call, and a stack in no window, excuse UIKit.
  @Test func whatIsNoFaultOfUIKitsIsNotReported() {
    let window = rig.host.window
    push("b", wait: 0)
    window.rootViewController = UIViewController()
    rig.host.advance(by: 2)
    #expect(log.all.isEmpty && SnapshotNavigationController.fallback == nil)
  }

  @Test func anAppSetsTheFallbackAndTakesItBack() {
    SnapshotNavigationController.fallback = .notStarted
    #expect(!isLibrarysMotion)
    #expect(log.all.isEmpty)
    SnapshotNavigationController.fallback = nil
    #expect(isLibrarysMotion)
  }

  /// What failed before the app tries again doesn't count.
  @Test func aResetFallbackTakesThreeMoreFailures() {
    fail(3)
    SnapshotNavigationController.fallback = nil
    fail(2)
    #expect(SnapshotNavigationController.fallback == nil)
    fail(1)
    #expect(SnapshotNavigationController.fallback == .motionNotReported)
  }

  /// UIKit has no gesture without a bar.
  @Test(arguments: [true, false])
  func aSwipeWithoutABarPopsAtTheLift(isFinished: Bool) {
    SnapshotNavigationController.fallback = .notEnded
    push("b", hidesBar: true)
    rig.events = []
    rig.grab(moving: 120)
    #expect(rig.titles == ["root", "a", "b"] && rig.stages.isEmpty)
    #expect(rig.color() == Shade.blue)
    if !isFinished {
      rig.host.move(from: CGPoint(x: 140, y: 200), to: CGPoint(x: 20, y: 200), duration: 0.4)
    }
    rig.letGo(at: isFinished ? 140 : 20)
    rig.host.advance(by: 1)
    #expect(rig.titles == (isFinished ? ["root", "a"] : ["root", "a", "b"]))
    #expect(
      rig.ends == [.willBegin, .didCancel] + (isFinished ? [.willBegin, .didFinish] : []))
    #expect(log.all.isEmpty && rig.leftovers.isEmpty)
  }

  /// UIKit's gesture asks no screen, so a screen that confirms pops keeps its back button only.
  @Test(arguments: [true, false])
  func whereThereIsABarUIKitsOwnSwipePops(confirmsPops: Bool) {
    SnapshotNavigationController.fallback = .notStarted
    rig.push(confirmsPops ? ColorScreen("b", .blue) : UIViewController())
    rig.grab(at: 5, moving: 150)
    rig.letGo(at: 155)
    rig.host.advance(by: 1)
    #expect(rig.navigation.viewControllers.count == (confirmsPops ? 3 : 2))
    if confirmsPops { rig.goBack(by: .backButton) }
    #expect(rig.titles == ["root", "a"])
  }

  /// A main thread may be busy for a while before Core Animation reports an end.
  @Test func aMotionHasASecondToBeReported() {
    rig.host.settings.hostile.transactionCompletionsAreLost = true
    push("late", wait: 1.2)
    #expect(log.all.isEmpty)
    rig.host.advance(by: 0.5)
    #expect(log.all == [.transitionFailed(.motionNotReported)])
  }
}
