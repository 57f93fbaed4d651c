import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What no other snapshot controller does: pictures that belong to screens, a live screen where there
/// is none, a settle that can be caught, and good manners.
@MainActor @Suite(.warningsAreRead)
struct PromiseTests {
  /// The ways back to a screen farther down.
  enum WayBack: CaseIterable {
    case pop
    case popToScreen
    case popToRoot
    case setStack
    case backButtonMenu
    case drag
  }

  /// Goes back to the root by one of the ways; true if the root was what came in.
  private func showsRoot(_ trial: Trial, by way: WayBack) -> Bool {
    let navigation = trial.navigation
    if way == .pop || way == .drag { navigation.viewControllers.removeSubrange(1..<2) }
    trial.host.advance(by: 0.3)
    switch way {
    case .pop: navigation.popViewController(animated: true)
    case .popToScreen: navigation.popToViewController(trial.root, animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .setStack: navigation.setViewControllers([trial.root], animated: true)
    case .backButtonMenu: navigation.popFromBackButtonMenu(to: trial.root)
    case .drag: trial.grab(moving: 170)
    }
    trial.host.advance(by: way == .drag ? 1.0 / 60 : 0.25)
    let seen = trial.color(x: 90)
    if way == .drag { trial.letGo(at: 176) }
    trial.host.advance(by: 1)
    return seen[0] > 150 && seen[1] == 0 && seen[2] == 0 && trial.titles == ["root"]
      && trial.color() == Shade.red && trial.isClean && trial.host.log.isEmpty
      && trial.ours?.snapshotMemoryUsage == 0
  }

  /// Pictures go by the identity of screens, whatever has happened to the stack in between.
  @Test(arguments: WayBack.allCases, UnsureSetting.ofNavigation)
  func everyWayBackShowsThePictureOfItsTarget(_ way: WayBack, _ setting: UnsureSetting) {
    let trial = Trial(.snapshot, under: setting)
    trial.push(TrialScreen("a", .green), TrialScreen("b", .blue))
    #expect(showsRoot(trial, by: way))
    #expect(!trial.diagnostics.contains(.snapshotMissing))
  }

  /// Without a picture the live screen is shown: never a blank, never a wrong one.
  @Test(arguments: WayBack.allCases, UnsureSetting.ofNavigation)
  func everyWayBackFallsBackToTheLiveScreen(_ way: WayBack, _ setting: UnsureSetting) {
    let trial = Trial(.snapshot, under: setting)
    trial.navigation.setViewControllers(
      [trial.root, TrialScreen("a", .green), TrialScreen("b", .blue)], animated: false)
    trial.host.advance(by: 0.3)
    trial.ours?.invalidateSnapshot(for: trial.root)
    #expect(showsRoot(trial, by: way))
    #expect(trial.diagnostics.contains(.snapshotMissing))
  }

  /// A sensitive screen is never pictured, whichever way it is left and come back to.
  @Test(arguments: WayBack.allCases, [true, false])
  func aSensitiveScreenIsOnlyEverShownLive(_ way: WayBack, pushesAnimated: Bool) {
    let trial = Trial(.snapshot)
    trial.root.snapshotNavigation.isSensitive = true
    for screen in [TrialScreen("a", .green), TrialScreen("b", .blue)] {
      trial.navigation.pushViewController(screen, animated: pushesAnimated)
      trial.host.advance(by: 1)
      #expect(trial.ours?.snapshot(for: trial.root) == nil)
    }
    #expect(showsRoot(trial, by: way))
  }

  /// A finger catches a drag that goes back, throws the screen on, and its momentum decides; what a
  /// release has finished is finished.
  @Test(
    arguments: [(true, true), (true, false), (false, true), (false, false)],
    UnsureSetting.ofNavigation)
  func aSettleIsCaughtAndThrown(
    _ ways: (settlesBack: Bool, isThrownBack: Bool), _ setting: UnsureSetting
  ) {
    let (settlesBack, isThrownBack) = ways
    let trial = Trial(.snapshot, under: setting)
    trial.push(TrialScreen("a", .green), TrialScreen("b", .blue))
    let reach: CGFloat = settlesBack ? 80 : 120
    trial.grab(moving: reach)
    trial.letGo(at: 6 + reach)
    trial.host.advance(by: 0.05)
    let start = CGPoint(x: 170, y: 300)
    let way = CGPoint(x: isThrownBack ? 130 : 196, y: 300)
    trial.host.touch(.began, at: start, finger: 1)
    trial.host.move(from: start, to: way, duration: 0.05, finger: 1)
    // Where the first drag has popped, the finger drags the next screen.
    let passesOn = !settlesBack && !isThrownBack
    #expect(trial.titles == (settlesBack ? ["root", "a", "b"] : ["root", "a"]))
    trial.host.touch(.ended, at: way, finger: 1)
    trial.host.advance(by: 1)
    let isKept = settlesBack && isThrownBack
    #expect(trial.titles == (isKept ? ["root", "a", "b"] : passesOn ? ["root"] : ["root", "a"]))
    let end: [NavigationEvent.Phase] = [.willBegin, isKept ? .didCancel : .didFinish]
    #expect(trial.ends == (passesOn ? end + end : end))
    #expect(trial.isClean)
  }

  /// With Reduce Motion nothing slides: not by tap, not under a finger, whatever look is set.
  @Test(arguments: [true, false], UnsureSetting.ofNavigation)
  func withReduceMotionNothingSlides(byFinger: Bool, _ setting: UnsureSetting) {
    let trial = Trial(.snapshot, under: setting)
    trial.host.runtime.accessibility.isReduceMotionEnabled = true
    trial.ours?.configuration.choreography = .classic
    trial.push(TrialScreen("a", .green))
    if byFinger {
      trial.grab(moving: 100)
    } else {
      trial.navigation.popViewController(animated: true)
      trial.host.advance(by: 0.1)
    }
    trial.host.advance(by: 1.0 / 60)
    let places = [5, 60, 120, 195].map { trial.color(x: CGFloat($0)) }
    #expect(Set(places).count == 1)
    #expect(places[0][0] > 20)
    #expect(places[0][1] > 20)
    if byFinger { trial.letGo(at: 176) }
    trial.host.advance(by: 1)
    #expect(trial.isClean)
  }

  /// VoiceOver's focus goes back to where it was on a screen, and the stage is invisible to it.
  @Test(arguments: [true, false], UnsureSetting.ofNavigation)
  func voiceOverIsTakenAlong(byFinger: Bool, _ setting: UnsureSetting) throws {
    let trial = Trial(.snapshot, under: setting)
    trial.host.runtime.accessibility.isVoiceOverRunning = true
    let mark = UIView(frame: CGRect(x: 20, y: 200, width: 20, height: 20))
    trial.root.view.addSubview(mark)
    trial.host.runtime.voiceOverFocus = mark
    let screen = TrialScreen("a", .green)
    trial.push(screen)
    trial.host.advance(by: 1)
    #expect(trial.host.runtime.accessibilityPosts.isEmpty)
    trial.host.runtime.voiceOverFocus = screen.view
    if byFinger {
      trial.grab(moving: 150)
    } else {
      #expect(trial.navigation.accessibilityPerformEscape())
    }
    let stage = try #require(trial.host.window.descendants.first { $0 is TransitionView })
    #expect(stage.accessibilityElementsHidden)
    if byFinger { trial.letGo(at: 156) }
    trial.host.advance(by: 2)
    let posts = trial.host.runtime.accessibilityPosts
    #expect(posts.map(\.notification) == [.layoutChanged])
    #expect(posts.last?.argument as? UIView === mark)
    #expect(trial.isClean)
  }
}
