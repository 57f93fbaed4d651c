import TestSupport
import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation
@testable import SnapshotNavigationUI

/// What happens during an update of SwiftUI's, and what an update that changes nothing leaves alone.
@MainActor @Suite(.warningsAreRead)
struct ViewUpdateTests {
  // MARK: The stack

  @Test func anUpdateLeavesTheStackToTheNextTurn() {
    let rig = PathRig([1])
    for path in [[1, 2], [], [3]] as [[PathValue]] {
      rig.path = path
      rig.settle()
      #expect(rig.agrees)
    }
    #expect(rig.changesInUpdates == 0)
  }

  @Test func theTabBarsStateIsNotWrittenDuringAnUpdate() {
    let rig = PathRig([1])
    rig.wishes["2"] = ScreenPreferences { $0.hidesTabBar = true }
    rig.path = [1, 2]
    rig.settle()
    #expect(rig.hidesTabBar)
    rig.path = [1]
    rig.settle()
    #expect(!rig.hidesTabBar && rig.updates.lostWrites == 0)
  }

  @Test func updatesInOneTurnAreOneChange() {
    let rig = PathRig([1])
    rig.path = [1, 2]
    rig.path = [1, 2, 3]
    rig.settle()
    #expect(rig.agrees && !rig.tops.contains("2"))
  }

  @Test func anActionThatPopsAndPushesIsOneChange() throws {
    let rig = PathRig([1])
    rig.stack.pop(try #require(rig.top))
    rig.stack.change { $0.append(2) }
    rig.settle()
    #expect(rig.path == [2] && rig.agrees && !rig.tops.contains("root"))
  }

  @Test func anUpdateWithoutAnimationsShowsItsChangeAtOnce() {
    let rig = PathRig([1])
    rig.path = [1, 2]
    rig.stack.update(animated: false)
    rig.host.advance(by: 0.1)
    #expect(rig.agrees)
    rig.path = [1]
    rig.host.advance(by: 0.1)
    #expect(rig.navigation.isTransitioning)
  }

  @Test func aRestoredPathIsThereBeforeTheStackIsSeen() {
    let host = LinuxHost.small()
    let navigation = SnapshotNavigationController(rootViewController: SimpleScreen("root", .red))
    let stack = PathStack()
    stack.read = { [1, 2] }
    stack.makeScreen = { value, _ in SimpleScreen("\(value)", .green) }
    stack.watch(navigation)
    stack.sync(animated: false)
    #expect(navigation.viewControllers.map(\.title) == ["root", "1", "2"])
    host.show(navigation, for: 0.2)
    #expect(!navigation.isTransitioning)
  }

  // MARK: Preferences

  @Test func viewsThatAreUpdatedThriceInAFrameAreStillHeard() {
    let rig = PathRig()
    let confirms = LatestClosure<@MainActor (TransitionTrigger) -> Bool> { _ in false }
    rig.wishes["1"] = ScreenPreferences {
      $0.pushChoreography = SameChoreography(base: .fade)
      $0.confirmsPop = confirms
    }
    rig.path = [1]
    rig.settle()
    guard let top = rig.top else { return }
    for _ in 0..<3 {
      rig.wishes["1"] = ScreenPreferences {
        $0.pushChoreography = SameChoreography(base: .fade)
        $0.confirmsPop = confirms.holding { _ in true }
      }
      rig.render(top)
    }
    rig.wishes["1"]?.navigationBar = .hidden
    rig.render(top)
    #expect(!rig.hasBar && rig.updates.droppedActions == 0)
    rig.swipe()
    #expect(rig.path == [] && rig.agrees)
  }

  @Test func choreographiesCompareByTheirValues() {
    struct Own: Choreography {
      func layout(
        at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger
      ) -> TransitionLayout { FadeChoreography().layout(at: coverage, in: size, for: trigger) }
    }
    struct Tuned: Choreography {
      var depth: CGFloat
      func layout(
        at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger
      ) -> TransitionLayout { FadeChoreography().layout(at: coverage, in: size, for: trigger) }
    }
    let all: [any Choreography] = [
      .parallax, .cover, .moveIn, .reveal, .sideways, .scale, .rise, .classic, .fade, Own(),
    ]
    for (place, first) in all.enumerated() {
      for (other, second) in all.enumerated() {
        let areEqual = SameChoreography(base: first) == SameChoreography(base: second)
        #expect(areEqual == (place == other), "\(first), \(second)")
      }
    }
    #expect(SameChoreography(base: Tuned(depth: 1)) != SameChoreography(base: Tuned(depth: 2)))
  }

  @Test func aClosureIsTheLatestInThePlaceThatItHas() {
    let place = LatestClosure { 1 }
    var count = 0
    place.listeners[ObjectIdentifier(place)] = { count += 1 }
    let held = place.holding { 2 }
    #expect(held == place && place.closure() == 2 && count == 1)
    #expect(place != LatestClosure { 2 })
  }

  @Test func referencesToOneObjectEqualEachOther() {
    let (first, second) = (UIViewController(), UIViewController())
    #expect(Weak(object: first) == Weak(object: first))
    #expect(Weak(object: first) != Weak(object: second))
    #expect(Weak<UIViewController>() == Weak<UIViewController>())
  }

  // MARK: The configuration

  /// A controller that's reachable may have been configured by its app.
  @Test func aConfigurationIsAssignedOnlyIfItHasChanged() {
    let rig = PathRig([1])
    var configuration = SnapshotNavigationController.Configuration()
    configuration.choreography = .fade
    rig.stack.configure(configuration)
    rig.navigation.configuration.dragAngle = 30
    rig.stack.configure(configuration)
    #expect(rig.navigation.configuration.dragAngle == 30)
    configuration.forwardHistory = 3
    rig.stack.configure(configuration)
    #expect(rig.navigation.configuration.dragAngle == 45)
    #expect(rig.navigation.configuration.forwardHistory == 3)
  }

  @Test func eachSettingMakesAConfigurationAnother() {
    let plain = SnapshotNavigationController.Configuration()
    let changes: [(inout SnapshotNavigationController.Configuration) -> Void] = [
      { $0.choreography = .cover }, { $0.timing = .curve(duration: 1, .linear) },
      { $0.dragArea = .anywhere }, { $0.edgePriority = 1 }, { $0.dragAngle = 1 },
      { $0.releaseThreshold = 1 }, { $0.settleResponse = 1 }, { $0.tabBar = .moves },
      { $0.transition = .system }, { $0.forwardHistory = 1 }, { $0.strings.back = "Zurück" },
      { $0.strings.forward = "Vor" },
    ]
    #expect(plain.isSame(as: SnapshotNavigationController.Configuration()))
    for (place, change) in changes.enumerated() {
      var other = plain
      change(&other)
      #expect(!plain.isSame(as: other), "\(place)")
    }
    // Both strings are one setting, and the duration of the reveal is for tests.
    #expect(Mirror(reflecting: plain).children.count == changes.count)
  }
}
