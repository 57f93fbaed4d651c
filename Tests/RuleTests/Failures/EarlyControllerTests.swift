import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The defects that early snapshot controllers had, one by one: the library has none of them.
@MainActor @Suite(.warningsAreRead)
struct EarlyControllerTests {
  /// Without a window it crashes.
  @Test(arguments: UnsureSetting.ofNavigation)
  func withoutAWindowTheStackChangesAndNothingElse(_ setting: UnsureSetting) {
    let trial = Trial(.snapshot, under: setting)
    trial.host.window.rootViewController = UIViewController()
    trial.host.advance(by: 0.2)
    trial.push(TrialScreen("a", .green), TrialScreen("b", .blue))
    trial.pop()
    #expect(trial.titles == ["root", "a"])
    #expect(trial.ours?.snapshotMemoryUsage == 0)
    trial.host.window.rootViewController = trial.navigation
    trial.host.advance(by: 0.5)
    #expect(trial.color() == Shade.green)
    trial.pop()
    #expect(trial.titles == ["root"])
    #expect(trial.isClean)
  }

  /// A touch that is taken away counts as one that was lifted, and pops.
  @Test(arguments: UnsureSetting.ofNavigation, [true, false])
  func aTouchThatIsTakenAwayNeverPops(_ setting: UnsureSetting, hasSnapshot: Bool) {
    let trial = Trial(.snapshot, under: setting)
    trial.push(TrialScreen("a", .green))
    if !hasSnapshot { trial.ours?.invalidateSnapshot(for: trial.root) }
    trial.grab(moving: 150)
    trial.host.touch(.cancelled, at: CGPoint(x: 156, y: 300))
    trial.host.advance(by: 1)
    #expect(trial.titles == ["root", "a"])
    // Nothing sticks: the next one goes all the way.
    trial.drag()
    #expect(trial.titles == ["root"])
    #expect(trial.isClean)
  }

  /// The cover is opaque until the finger has moved: a black flash.
  @Test(arguments: UnsureSetting.ofNavigation)
  func nothingFlashesAsADragBegins(_ setting: UnsureSetting) {
    let trial = Trial(.snapshot, under: setting)
    trial.push(TrialScreen("a", .green))
    trial.host.touch(.began, at: CGPoint(x: 6, y: 300))
    var darkest: UInt8 = 255
    for x in 7..<40 {
      trial.host.touch(.moved, at: CGPoint(x: CGFloat(x), y: 300))
      let color = trial.color(x: 0, y: 330)
      darkest = min(darkest, max(color[0], color[1]))
      trial.host.advance(by: 1.0 / 60)
    }
    #expect(darkest > 120)
    trial.letGo(at: 40)
    trial.host.advance(by: 1)
  }

  /// A recognizer that holds its screen keeps it alive for ever.
  @Test(arguments: UnsureSetting.ofNavigation, [true, false])
  func aScreenThatWasDraggedAwayIsFreed(_ setting: UnsureSetting, hasSnapshot: Bool) {
    let trial = Trial(.snapshot, under: setting)
    weak var gone: TrialScreen?
    do {
      let screen = TrialScreen("a", .green)
      gone = screen
      trial.push(screen)
    }
    trial.giveUpDrag()
    if !hasSnapshot { trial.ours?.invalidateSnapshot(for: trial.root) }
    trial.drag()
    #expect(trial.titles == ["root"])
    #expect(gone == nil)
    #expect(trial.ours?.snapshotMemoryUsage == 0)
  }
}
