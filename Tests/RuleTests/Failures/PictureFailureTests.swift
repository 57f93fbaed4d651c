import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The failures of pictures: wrong, stale, too many, too slow.
@MainActor @Suite(.warningsAreRead)
struct PictureFailureTests {
  /// Failure 14: memory grows with the stack, and a warning changes nothing.
  @Test(arguments: UnsureSetting.ofNavigation)
  func picturesStayWithinTheirBudgetAndAWarningFreesTheDistantOnes(_ setting: UnsureSetting) {
    func story(_ way: Way) -> (deep: Int, warned: Int, left: Int) {
      let trial = Trial(way, under: setting)
      let worker = ManualWork()
      OwnMemory.ofTheTest.use(worker: worker)
      func bytes() -> Int { trial.ours?.snapshotMemoryUsage ?? trial.plain?.bytes ?? 0 }
      for level in 1...8 {
        trial.push(TrialScreen("\(level)", .green))
        worker.finish()
      }
      let deep = bytes()
      trial.host.sendMemoryWarning()
      let warned = bytes()
      _ = trial.navigation.popToViewController(trial.root, animated: false)
      trial.host.advance(by: 0.2)
      return (deep, warned, bytes())
    }
    let one = Int(Trial.size.width * Trial.size.height) * 4
    if setting.isUsual { #expect(story(.plainSnapshot) == (16 * one, 16 * one, 15 * one)) }
    let ours = story(.snapshot)
    #expect(ours.deep <= 3 * one)
    #expect(ours.warned <= one)
    #expect(ours.left == 0)
  }

  /// Failure 15: the picture is of something else, because the wrong container is asked.
  @Test(arguments: UnsureSetting.ofNavigation)
  func insideAModalThePictureIsOfTheModal(_ setting: UnsureSetting) {
    func isRight(_ way: Way) -> Bool {
      let presenter = UIViewController()
      presenter.view.backgroundColor = .blue
      var presented: UIViewController?
      let trial = Trial(way, under: setting) {
        presented = $0
        return presenter
      }
      guard let presented else { return false }
      presented.modalPresentationStyle = .fullScreen
      presenter.present(presented, animated: false)
      trial.host.advance(by: 0.5)
      trial.push(TrialScreen("a", .green))
      trial.grab(moving: 120)
      trial.host.advance(by: 1.0 / 60)
      let isLowerRight = trial.color(x: 20)[0] > 80 && trial.color(x: 20)[2] == 0
      trial.letGo(at: 150)
      trial.host.advance(by: 1)
      return isLowerRight && trial.titles == ["root"] && trial.isClean
    }
    if setting.isUsual { #expect(!isRight(.plainSnapshot)) }
    #expect(isRight(.snapshot))
  }

  /// Failure 15 again: the picture is frozen although the content has changed.
  @Test(arguments: UnsureSetting.ofNavigation)
  func aPictureCanBeRefreshed(_ setting: UnsureSetting) {
    func shown(_ way: Way) -> [UInt8] {
      let trial = Trial(way, under: setting)
      trial.push(TrialScreen("a", .green))
      trial.root.view.backgroundColor = .blue
      trial.ours?.invalidateSnapshot(for: trial.root)
      trial.grab(moving: 170)
      trial.host.advance(by: 1.0 / 60)
      let shown = trial.color(x: 20)
      trial.letGo(at: 176)
      trial.host.advance(by: 1)
      #expect(trial.color() == Shade.blue)
      return shown
    }
    if setting.isUsual { #expect(shown(.plainSnapshot)[0] > 150) }
    #expect(shown(.snapshot)[0] == 0)
    #expect(shown(.snapshot)[2] > 150)
  }

  /// Failure 16: after a change between light and dark the old look slides in.
  @Test(arguments: UnsureSetting.ofNavigation, [true, false])
  func aPictureOfTheOtherStyleIsNeverShown(_ setting: UnsureSetting, byFinger: Bool) {
    func isDark(_ way: Way) -> Bool {
      let root = TrialScreen(
        "root", UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
      let trial = Trial(way, root: root, under: setting)
      trial.push(TrialScreen("a", .green))
      trial.host.runtime.changeStyle(to: .dark)
      trial.host.advance(by: 0.1)
      if byFinger {
        trial.grab(moving: 170)
      } else {
        trial.navigation.popViewController(animated: true)
        trial.host.advance(by: 0.2)
      }
      trial.host.advance(by: 1.0 / 60)
      let isDark = trial.color(x: 5) == [0, 0, 0]
      if byFinger { trial.letGo(at: 176) }
      trial.host.advance(by: 1)
      if trial.ours != nil { #expect(trial.diagnostics == [.snapshotStale([.interfaceStyle])]) }
      return isDark && trial.titles == ["root"] && trial.isClean
    }
    if setting.isUsual { #expect(!isDark(.plainSnapshot)) }
    #expect(isDark(.snapshot))
  }

  /// Failure 17: a push is slow, because the screen is captured more than once, with an update.
  ///
  /// The nearest snapshot stays a view; only where those turned out to be empty there's a bitmap.
  @Test(arguments: UnsureSetting.ofNavigation)
  func aPushAndAPopTakeNoBitmap(_ setting: UnsureSetting) {
    /// Bitmaps with and without an update, and replicants.
    func captures(_ way: Way) -> (
      push: [Int], pop: [Int], settings: HostSettings
    ) {
      let trial = Trial(way, under: setting)
      func count() -> [Int] {
        let captures = trial.host.runtime.captures
        return [captures.withScreenUpdates, captures.withoutScreenUpdates, captures.replicants]
      }
      let start = count()
      trial.push(TrialScreen("a", .green))
      let pushed = count()
      trial.pop()
      return (zip(pushed, start).map(-), zip(count(), pushed).map(-), trial.host.settings)
    }
    if setting.isUsual {
      let plain = captures(.plainSnapshot)
      #expect(plain.push[0] == 2)
      #expect(plain.pop[0] == 1)
    }
    let ours = captures(.snapshot)
    #expect(ours.push == (ours.settings.snapshotViewDrawing == .never ? [0, 1, 0] : [0, 0, 1]))
    #expect(ours.pop == [0, 0, 1])
  }

  /// Failure 18: after a rotation views are where they were at launch.
  @Test(arguments: UnsureSetting.ofNavigation)
  func afterARotationEverythingHasTheNewSize(_ setting: UnsureSetting) {
    func isInPlace(_ way: Way) -> Bool {
      let trial = Trial(way, under: setting)
      trial.push(TrialScreen("a", .green))
      trial.host.resize(to: CGSize(width: 400, height: 200))
      trial.host.advance(by: 1)
      let start = CGPoint(x: 6, y: 100)
      trial.host.touch(.began, at: start)
      trial.host.move(from: start, to: CGPoint(x: 306, y: 100), duration: 0.3)
      trial.host.advance(by: 1.0 / 60)
      let lower = [0, 100, 280].map { trial.color(x: CGFloat($0), y: 90) }
      let isInPlace = lower.allSatisfy { $0[0] > 150 } && trial.color(x: 390, y: 90) == Shade.green
      trial.letGo(at: 306, y: 100)
      trial.host.advance(by: 1)
      return isInPlace && trial.titles == ["root"] && trial.isClean
        && trial.color(x: 390, y: 90) == Shade.red
    }
    if setting.isUsual { #expect(!isInPlace(.plainSnapshot)) }
    #expect(isInPlace(.snapshot))
  }
}
