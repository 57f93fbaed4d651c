import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// An app's delegate that knows the show methods and the orientations.
@MainActor
private final class Watcher: NSObject, UINavigationControllerDelegate {
  private(set) var calls: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { calls.append("will \(viewController.title ?? "") \(animated)") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { calls.append("did \(viewController.title ?? "") \(animated)") }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .landscapeLeft }

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .landscapeLeft }
}

/// The failures of transitions that overlap, are given up or are not heard of.
@MainActor @Suite(.warningsAreRead)
struct TransitionFailureTests {
  /// Failure 7: fast repeated pushes and pops crash, or leave bar and stack disagreeing.
  @Test(arguments: UnsureSetting.ofNavigation, [0, 1.0 / 60, 0.05, 0.2])
  func fastPushesAndPopsEndWhereTheCallsSay(_ setting: UnsureSetting, _ pause: TimeInterval) {
    func story(_ way: Way) -> (isRight: Bool, log: [String]) {
      let trial = Trial(way, under: setting)
      let navigation = trial.navigation
      func wait() { if pause > 0 { trial.host.advance(by: pause) } }
      let (a, b) = (TrialScreen("a", .green), TrialScreen("b", .blue))
      navigation.pushViewController(a, animated: true)
      wait()
      navigation.pushViewController(b, animated: true)
      wait()
      navigation.popViewController(animated: true)
      wait()
      navigation.pushViewController(TrialScreen("c", .blue), animated: true)
      wait()
      var isRight = trial.titles == ["root", "a", "c"]
      trial.host.advance(by: 2)
      isRight =
        isRight && trial.titles == ["root", "a", "c"] && trial.color() == Shade.blue
        && navigation.navigationBar.topItem === navigation.topViewController?.navigationItem
      if let ours = trial.ours {
        // Each picture is that of its own screen.
        isRight = isRight && trial.isClean
        for (screen, shade) in [(trial.root, Shade.red), (a, Shade.green)] {
          guard let picture = ours.snapshot(for: screen)?.cgImage else { continue }
          let pixel = picture.color(x: 100, y: 330)
          isRight = isRight && [pixel.red, pixel.green, pixel.blue] == shade
        }
      }
      navigation.popToRootViewController(animated: true)
      trial.host.advance(by: 1)
      return (isRight && trial.color() == Shade.red, trial.host.log)
    }
    // UIKit's stack lags behind: each call waits for the end of the one before.
    if setting.isUsual { #expect(!story(.system).isRight) }
    let ours = story(.snapshot)
    #expect(ours.isRight)
    #expect(ours.log.isEmpty)
  }

  /// Failure 10: the app's delegate is swallowed, or some of its methods are.
  @Test(arguments: UnsureSetting.ofNavigation, [true, false])
  func theAppsDelegateHearsEveryMethod(_ setting: UnsureSetting, isSetLater: Bool) {
    let watcher = Watcher()
    let trial = Trial(.snapshot, under: setting, delegate: isSetLater ? nil : watcher)
    if isSetLater {
      trial.navigation.delegate = watcher
    } else {
      #expect(watcher.calls.count == 2)
    }
    let first = watcher.calls.count
    trial.push(TrialScreen("a", .green))
    trial.drag()
    trial.navigation.pushViewController(TrialScreen("b", .blue), animated: false)
    trial.host.advance(by: 0.2)
    #expect(
      watcher.calls.dropFirst(first) == [
        "will a true", "did a true", "will root true", "did root true", "will b false",
        "did b false",
      ])
    #expect(trial.navigation.supportedInterfaceOrientations == .landscapeLeft)
    #expect(trial.navigation.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    trial.navigation.delegate = nil
    #expect(trial.navigation.supportedInterfaceOrientations != .landscapeLeft)
  }

  /// Failure 11: `didShow` does not come where a swipe is canceled, and a flag that waits for it
  /// sticks for ever.
  ///
  /// Where there is no picture, UIKit has to be told from the start, and the events tell the end.
  @Test(arguments: UnsureSetting.ofNavigation, [true, false])
  func afterACancelledDragNothingWaitsForAnEnd(_ setting: UnsureSetting, hasSnapshot: Bool) {
    func cancelledDrag(_ way: Way) -> (trial: Trial, isStuck: Bool) {
      let app = BarHidingDelegate()
      let trial = Trial(way, under: setting, delegate: app)
      trial.push(TrialScreen("a", .green))
      if !hasSnapshot { trial.ours?.invalidateSnapshot(for: trial.root) }
      trial.giveUpDrag()
      return (trial, app.isInTransition)
    }
    #expect(cancelledDrag(.system).isStuck == !setting.settings.cancelledPopIsReported)
    let (trial, isStuck) = cancelledDrag(.snapshot)
    #expect(!isStuck || !hasSnapshot)
    #expect(trial.ends == [.willBegin, .didCancel])
    #expect(trial.navigation.transitionCoordinator == nil)
    #expect(trial.isClean)
    trial.drag()
    #expect(trial.titles == ["root"])
  }
}
