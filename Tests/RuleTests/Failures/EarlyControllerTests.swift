import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The defects of the early snapshot controllers, one by one: the fixture has them, the library does
/// not.
@MainActor @Suite(.warningsAreRead)
struct EarlyControllerTests {
  /// A push without animation is counted in one array only, and the two drift apart.
  @Test(arguments: UnsureSetting.ofNavigation)
  func picturesStayWithTheirScreensWhateverIsAnimated(_ setting: UnsureSetting) {
    func seen(_ way: Way) -> [UInt8] {
      let trial = Trial(way, under: setting)
      trial.navigation.pushViewController(TrialScreen("a", .green), animated: false)
      trial.host.advance(by: 0.2)
      trial.push(TrialScreen("b", .blue))
      trial.pop()
      return seenBelow(trial) { $0.navigation.popViewController(animated: true) }
    }
    if setting.isUsual { #expect(seen(.plainSnapshot)[0] < 100) }
    #expect(seen(.snapshot)[0] > 150)
  }

  /// A pop to a screen shows the picture of the one just beneath, and leaves pictures behind.
  @Test(arguments: UnsureSetting.ofNavigation)
  func aPopToAScreenShowsThatScreen(_ setting: UnsureSetting) {
    func story(_ way: Way) -> (seen: [UInt8], bytes: Int) {
      let trial = Trial(way, under: setting)
      trial.push(TrialScreen("a", .green), TrialScreen("b", .blue))
      let seen = seenBelow(trial) { $0.navigation.popToViewController($0.root, animated: true) }
      return (seen, trial.ours?.snapshotMemoryUsage ?? trial.plain?.bytes ?? 0)
    }
    if setting.isUsual {
      let plain = story(.plainSnapshot)
      #expect(plain.seen[0] < 100)
      #expect(plain.bytes > 0)
    }
    let ours = story(.snapshot)
    #expect(ours.seen[0] > 150)
    #expect(ours.bytes == 0)
  }

  /// A pop to the root empties the store before it animates: a blank screen slides in.
  @Test(arguments: UnsureSetting.ofNavigation)
  func aPopToTheRootShowsTheRoot(_ setting: UnsureSetting) {
    func seen(_ way: Way) -> [UInt8] {
      let trial = Trial(way, under: setting)
      trial.push(TrialScreen("a", .green), TrialScreen("b", .blue))
      return seenBelow(trial) { $0.navigation.popToRootViewController(animated: true) }
    }
    if setting.isUsual { #expect(seen(.plainSnapshot)[0] < 100) }
    #expect(seen(.snapshot)[0] > 150)
  }

  /// The back button's menu asks nobody and jumps; it shows the target all the same.
  @Test(arguments: UnsureSetting.ofNavigation)
  func aJumpFromTheBackButtonsMenuShowsItsTarget(_ setting: UnsureSetting) {
    let trial = Trial(.snapshot, under: setting)
    trial.push(TrialScreen("a", .green), TrialScreen("b", .blue))
    let seen = seenBelow(trial) { $0.navigation.popFromBackButtonMenu(to: $0.root) }
    #expect(seen[0] > 150)
    #expect(trial.titles == ["root"])
    #expect(trial.isClean)
  }

  /// Setting the stack is not handled: pictures are those of the old one.
  @Test(arguments: UnsureSetting.ofNavigation, [true, false])
  func settingTheStackKeepsPicturesAndScreensTogether(_ setting: UnsureSetting, animated: Bool) {
    func seen(_ way: Way) -> [UInt8] {
      let trial = Trial(way, under: setting)
      let (a, b) = (TrialScreen("a", .green), TrialScreen("b", .blue))
      trial.push(a, b)
      trial.navigation.setViewControllers([trial.root, b], animated: animated)
      trial.host.advance(by: 1)
      trial.grab(moving: 170)
      trial.host.advance(by: 1.0 / 60)
      let seen = trial.color(x: 20)
      trial.letGo(at: 176)
      trial.host.advance(by: 1)
      #expect(trial.isClean)
      return seen
    }
    if setting.isUsual { #expect(seen(.plainSnapshot)[0] < 100) }
    #expect(seen(.snapshot)[0] > 150)
  }

  /// Without a window it crashes.
  @Test(arguments: UnsureSetting.ofNavigation)
  func withoutAWindowTheStackChangesAndNothingElse(_ setting: UnsureSetting) {
    func trial(_ way: Way) -> Trial {
      let trial = Trial(way, under: setting)
      trial.host.window.rootViewController = UIViewController()
      trial.host.advance(by: 0.2)
      trial.push(TrialScreen("a", .green), TrialScreen("b", .blue))
      trial.pop()
      return trial
    }
    if setting.isUsual { #expect((trial(.plainSnapshot).plain?.traps ?? 0) > 0) }
    let ours = trial(.snapshot)
    #expect(ours.titles == ["root", "a"])
    #expect(ours.ours?.snapshotMemoryUsage == 0)
    ours.host.window.rootViewController = ours.navigation
    ours.host.advance(by: 0.5)
    #expect(ours.color() == Shade.green)
    ours.pop()
    #expect(ours.titles == ["root"])
    #expect(ours.isClean)
  }

  /// A touch that is taken away counts as one that was lifted, and pops.
  @Test(arguments: UnsureSetting.ofNavigation, [true, false])
  func aTouchThatIsTakenAwayNeverPops(_ setting: UnsureSetting, hasSnapshot: Bool) {
    func titles(_ way: Way) -> [String] {
      let trial = Trial(way, under: setting)
      trial.push(TrialScreen("a", .green))
      if !hasSnapshot { trial.ours?.invalidateSnapshot(for: trial.root) }
      trial.grab(moving: 150)
      trial.host.touch(.cancelled, at: CGPoint(x: 156, y: 300))
      trial.host.advance(by: 1)
      let titles = trial.titles
      if trial.ours != nil {
        // Nothing sticks: the next one goes all the way.
        trial.drag()
        #expect(trial.titles == ["root"])
        #expect(trial.isClean)
      }
      return titles
    }
    if setting.isUsual { #expect(titles(.plainSnapshot) == ["root"]) }
    #expect(titles(.snapshot) == ["root", "a"])
  }

  /// Past 40 points it pops, wherever the finger goes afterwards.
  @Test(arguments: UnsureSetting.ofNavigation)
  func lessThanHalfWithoutSpeedGoesBack(_ setting: UnsureSetting) {
    func titles(_ way: Way) -> [String] {
      let trial = Trial(way, under: setting)
      trial.push(TrialScreen("a", .green))
      trial.grab(moving: 70)
      trial.letGo(at: 76)
      trial.host.advance(by: 1)
      return trial.titles
    }
    if setting.isUsual { #expect(titles(.plainSnapshot) == ["root"]) }
    #expect(titles(.snapshot) == ["root", "a"])
  }

  /// The cover is opaque until the finger has moved: a black flash.
  @Test(arguments: UnsureSetting.ofNavigation)
  func nothingFlashesAsADragBegins(_ setting: UnsureSetting) {
    func darkest(_ way: Way) -> UInt8 {
      let trial = Trial(way, under: setting)
      trial.push(TrialScreen("a", .green))
      trial.host.touch(.began, at: CGPoint(x: 6, y: 300))
      var darkest: UInt8 = 255
      for x in 7..<40 {
        trial.host.touch(.moved, at: CGPoint(x: CGFloat(x), y: 300))
        let color = trial.color(x: 0, y: 330)
        darkest = min(darkest, max(color[0], color[1]))
        trial.host.advance(by: 1.0 / 60)
      }
      trial.letGo(at: 40)
      trial.host.advance(by: 1)
      return darkest
    }
    if setting.isUsual { #expect(darkest(.plainSnapshot) < darkest(.snapshot)) }
    #expect(darkest(.snapshot) > 120)
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

  /// With the app's delegate the gesture goes: here it stays, and so do the transitions.
  @Test(arguments: UnsureSetting.ofNavigation)
  func takingTheDelegateAwayKeepsTheDrag(_ setting: UnsureSetting) {
    let trial = Trial(.snapshot, under: setting, delegate: BarHidingDelegate())
    trial.navigation.delegate = nil
    trial.push(TrialScreen("a", .green))
    trial.drag()
    #expect(trial.titles == ["root"])
    #expect(trial.isClean)
  }

  /// What is seen at the left edge near the end of a pop.
  private func seenBelow<Result>(_ trial: Trial, _ pop: (Trial) -> Result) -> [UInt8] {
    _ = pop(trial)
    trial.host.advance(by: 0.25)
    let seen = trial.color(x: 100)
    trial.host.advance(by: 1)
    return seen
  }
}
