import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A UIKit that reports a shown screen late or never.
@MainActor @Suite(.warningsAreRead)
struct LateReportTests {
  /// After how many frames `didShow` comes; never if there's none.
  nonisolated static let reports: [[Int]] = [[6], []]

  private func rig(_ report: [Int]) -> Rig {
    let rig = Rig()
    rig.host.settings.hostile.didShowDelays = report
    return rig
  }

  @Test(arguments: reports)
  func aCallOnTheBarCountsFromTheEndOfATransitionOn(_ report: [Int]) {
    let rig = rig(report)
    let screen = ColorScreen("a", .green)
    screen.snapshotNavigation.navigationBar = .hidden
    rig.navigation.configuration.timing = .curve(duration: 0.2, .linear)
    rig.navigation.pushViewController(screen, animated: true)
    for _ in 0..<60 where rig.navigation.transitionCoordinator != nil {
      rig.host.advance(by: 1.0 / 60)
    }
    rig.host.advance(by: 1.0 / 60)
    rig.navigation.setNavigationBarHidden(false, animated: false)
    #expect(!rig.navigation.isNavigationBarHidden)
    rig.host.advance(by: 1)
    #expect(!rig.navigation.isNavigationBarHidden)
  }

  @Test(arguments: reports)
  func aChangeWithoutAnimationIsTold(_ report: [Int]) {
    let rig = rig(report)
    var shown: [String] = []
    let observation = rig.navigation.observeTransitions { event in
      if event.phase == .didFinish { shown.append(event.to?.title ?? "") }
    }
    defer { observation.cancel() }
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: false)
    rig.host.advance(by: 0.1)
    rig.navigation.setViewControllers(
      [rig.root, ColorScreen("b", .blue)], animated: false)
    rig.host.advance(by: 1)
    #expect(shown == ["a", "b"])
  }
}
