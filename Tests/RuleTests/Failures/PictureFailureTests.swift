import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The failures of pictures: wrong, stale, too many, too slow.
@MainActor @Suite(.warningsAreRead)
struct PictureFailureTests {
  /// Failure 15: the picture is of something else, because the wrong container is asked.
  @Test(arguments: UnsureSetting.ofNavigation)
  func insideAModalThePictureIsOfTheModal(_ setting: UnsureSetting) {
    let presenter = UIViewController()
    presenter.view.backgroundColor = .blue
    let trial = Trial(.snapshot, under: setting) { _ in presenter }
    trial.navigation.modalPresentationStyle = .fullScreen
    presenter.present(trial.navigation, animated: false)
    trial.host.advance(by: 0.5)
    trial.push(TrialScreen("a", .green))
    trial.grab(moving: 120)
    trial.host.advance(by: 1.0 / 60)
    #expect(trial.color(x: 20)[0] > 80 && trial.color(x: 20)[2] == 0)
    trial.letGo(at: 150)
    trial.host.advance(by: 1)
    #expect(trial.titles == ["root"])
    #expect(trial.isClean)
  }

  /// Failure 15 again: the picture is frozen although the content has changed.
  @Test(arguments: UnsureSetting.ofNavigation)
  func aPictureCanBeRefreshed(_ setting: UnsureSetting) {
    let trial = Trial(.snapshot, under: setting)
    trial.push(TrialScreen("a", .green))
    trial.root.view.backgroundColor = .blue
    trial.ours?.invalidateSnapshot(for: trial.root)
    trial.grab(moving: 170)
    trial.host.advance(by: 1.0 / 60)
    let shown = trial.color(x: 20)
    #expect(shown[0] == 0 && shown[2] > 150)
    trial.letGo(at: 176)
    trial.host.advance(by: 1)
    #expect(trial.color() == Shade.blue)
  }

  /// Failure 16: after a change between light and dark the old look slides in.
  @Test(arguments: UnsureSetting.ofNavigation, [true, false])
  func aPictureOfTheOtherStyleIsNeverShown(_ setting: UnsureSetting, byFinger: Bool) {
    let root = TrialScreen(
      "root", UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
    let trial = Trial(.snapshot, root: root, under: setting)
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
    #expect(trial.color(x: 5) == [0, 0, 0])
    if byFinger { trial.letGo(at: 176) }
    trial.host.advance(by: 1)
    #expect(trial.diagnostics == [.snapshotStale([.interfaceStyle])])
    #expect(trial.titles == ["root"])
    #expect(trial.isClean)
  }

  /// Failure 17: a push is slow, because the screen is captured more than once, with an update.
  ///
  /// The nearest snapshot stays a view; only where those turned out to be empty there's a bitmap.
  @Test(arguments: UnsureSetting.ofNavigation)
  func aPushAndAPopTakeNoBitmap(_ setting: UnsureSetting) {
    let trial = Trial(.snapshot, under: setting)
    /// Bitmaps with and without an update, and replicants.
    func count() -> [Int] {
      let captures = trial.host.runtime.captures
      return [captures.withScreenUpdates, captures.withoutScreenUpdates, captures.replicants]
    }
    let start = count()
    trial.push(TrialScreen("a", .green))
    let pushed = count()
    trial.pop()
    let isEmpty = trial.host.settings.snapshotViewDrawing == .never
    #expect(zip(pushed, start).map(-) == (isEmpty ? [0, 1, 0] : [0, 0, 1]))
    #expect(zip(count(), pushed).map(-) == [0, 0, 1])
  }

  /// Failure 18: after a rotation views are where they were at launch.
  @Test(arguments: UnsureSetting.ofNavigation)
  func afterARotationEverythingHasTheNewSize(_ setting: UnsureSetting) {
    let trial = Trial(.snapshot, under: setting)
    trial.push(TrialScreen("a", .green))
    trial.host.resize(to: CGSize(width: 400, height: 200))
    trial.host.advance(by: 1)
    let start = CGPoint(x: 6, y: 100)
    trial.host.touch(.began, at: start)
    trial.host.move(from: start, to: CGPoint(x: 306, y: 100), duration: 0.3)
    trial.host.advance(by: 1.0 / 60)
    for x in [0, 100, 280] { #expect(trial.color(x: CGFloat(x), y: 90)[0] > 150) }
    #expect(trial.color(x: 390, y: 90) == Shade.green)
    trial.letGo(at: 306, y: 100)
    trial.host.advance(by: 1)
    #expect(trial.titles == ["root"])
    #expect(trial.isClean)
    #expect(trial.color(x: 390, y: 90) == Shade.red)
  }
}
