import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// A device, and what is special about it.
private struct SeamCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var make: @MainActor @Sendable () -> SeamStage

  init(_ name: String, _ make: @escaping @MainActor @Sendable () -> SeamStage) {
    (testDescription, self.make) = (name, make)
  }

  static let all = bars + places + motions

  private static let bars: [SeamCase] = [
    SeamCase("the same bar") { SeamStage() },
    SeamCase("a bar that goes") { SeamStage(bar: .hidden) },
    SeamCase("a bar that comes") { SeamStage(rootBar: .hidden) },
    SeamCase("no bar") { SeamStage(rootBar: .hidden, bar: .hidden) },
    SeamCase("a toolbar that comes") {
      let stage = SeamStage()
      stage.screen.toolbarItems = [UIBarButtonItem(title: "do", style: .plain, target: nil, action: nil)]
      stage.screen.prepare = { _ in }
      return stage
    },
  ]

  private static let places: [SeamCase] = [
    SeamCase("beneath a tab bar") { SeamStage(.tabs) },
    SeamCase("a tab bar that goes") {
      let stage = SeamStage(.tabs)
      stage.screen.hidesBottomBarWhenPushed = true
      return stage
    },
    SeamCase("a tab bar that moves") {
      let stage = SeamStage(.tabs)
      stage.navigation.configuration.tabBar = .moves
      return stage
    },
    SeamCase("over a wallpaper") { SeamStage(.wallpaper) },
    SeamCase("in a column") { SeamStage(.column) },
    SeamCase("from right to left") { SeamStage(direction: .rightToLeft, bar: .hidden) },
  ]

  private static let choreographies: [(String, any Choreography, CGVector)] = [
    ("cover", .cover, CGVector(dx: 1, dy: 0)), ("scale", .scale, CGVector(dx: 1, dy: 0)),
    ("sideways", .sideways, CGVector(dx: 1, dy: 0)), ("rise", .rise, CGVector(dx: 0, dy: 1)),
    ("fade", .fade, CGVector(dx: 1, dy: 0)), ("flip", .flip, CGVector(dx: 1, dy: 0)),
    ("reveal", .reveal, CGVector(dx: 1, dy: 0)), ("classic", .classic, CGVector(dx: 1, dy: 0)),
  ]

  private static let motions: [SeamCase] =
    choreographies.map { name, choreography, back in
      SeamCase(name) {
        let stage = SeamStage(bar: .hidden)
        stage.navigation.configuration.choreography = choreography
        stage.back = back
        return stage
      }
    } + [
      SeamCase("Reduce Motion") {
        let stage = SeamStage(bar: .hidden)
        stage.host.runtime.accessibility.isReduceMotionEnabled = true
        return stage
      },
      SeamCase("a spring") {
        let stage = SeamStage(bar: .hidden)
        stage.navigation.configuration.timing = .spring(response: 0.3, dampingRatio: 1)
        return stage
      },
    ]
}

/// Screens come and go in every way, and no hand-over between live screens and snapshots is seen.
@MainActor
@Suite struct SeamTests {
  private func expectNoSeam(
    _ stage: SeamStage, _ what: String, at least: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    stage.watch.end()
    let found = stage.watch.found
    #expect(found.isEmpty, "\(what): \(found.prefix(3))", sourceLocation: sourceLocation)
    #expect(stage.watch.seams.compared >= least, "\(what)", sourceLocation: sourceLocation)
    #expect(stage.watch.seams.changes > 30, "\(what)", sourceLocation: sourceLocation)
  }

  @Test(arguments: SeamCase.all)
  fileprivate func aScreenComesAndGoes(_ seamCase: SeamCase) {
    let stage = seamCase.make()
    stage.begin()
    stage.push()
    stage.pop()
    stage.push()
    stage.drag(finishing: false)
    stage.drag(finishing: true)
    #expect(stage.navigation.viewControllers.count == 1)
    expectNoSeam(stage, "there and back", at: 60)
  }

  @Test(arguments: SeamCase.all)
  fileprivate func aScreenGoesWithoutASnapshot(_ seamCase: SeamCase) {
    let stage = seamCase.make()
    stage.begin()
    for way in 0..<3 {
      if way != 1 { stage.push() }
      stage.navigation.invalidateSnapshot(for: stage.root)
      switch way {
      case 0: stage.drag(finishing: false)
      case 1: stage.drag(finishing: true)
      default: stage.pop()
      }
    }
    #expect(stage.navigation.viewControllers.count == 1)
    expectNoSeam(stage, "without a snapshot", at: 60)
  }

  /// A finger catches a screen that is being pushed, or that goes back.
  @Test(arguments: SeamCase.all)
  fileprivate func aScreenIsCaught(_ seamCase: SeamCase) {
    let stage = seamCase.make()
    stage.begin()
    for finishes in [false, true] {
      if stage.navigation.viewControllers.count == 1 {
        stage.navigation.pushViewController(stage.screen, animated: true)
      }
      stage.rest(0.12)
      stage.drag(finishing: finishes)
    }
    stage.push()
    stage.grab(0.3)
    stage.touch(.ended, after: 60)
    stage.rest(0.05)
    stage.grab(0.35)
    stage.letGo(after: 0.35)
    expectNoSeam(stage, "caught")
  }
}
