import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A device, and what is special about it.
private struct SeamCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// Whether screens move as `RigidMotion` knows it.
  var isRigid = false
  var make: @MainActor @Sendable () -> SeamStage

  init(_ name: String, rigid: Bool = false, _ make: @escaping @MainActor @Sendable () -> SeamStage)
  {
    (testDescription, isRigid, self.make) = (name, rigid, make)
  }

  static let all = bars + places + motions

  private static let bars: [SeamCase] = [
    SeamCase("the same bar", rigid: true) { SeamStage() },
    SeamCase("a bar that goes", rigid: true) { SeamStage(bar: .hidden) },
    SeamCase("a bar that comes", rigid: true) { SeamStage(rootBar: .hidden) },
    SeamCase("a toolbar", rigid: true) { SeamStage(hasToolbar: true) },
  ]

  private static let places: [SeamCase] = [
    SeamCase("beneath a tab bar", rigid: true) { SeamStage(.tabs) },
    SeamCase("a tab bar that goes", rigid: true) {
      let stage = SeamStage(.tabs)
      stage.screen.hidesBottomBarWhenPushed = true
      return stage
    },
    SeamCase("a tab bar that moves", rigid: true) {
      let stage = SeamStage(.tabs)
      stage.navigation.configuration.tabBar = .moves
      return stage
    },
    SeamCase("over a wallpaper") { SeamStage(.wallpaper) },
    SeamCase("in a column") { SeamStage(.column) },
    SeamCase("from right to left", rigid: true) {
      SeamStage(direction: .rightToLeft, bar: .hidden)
    },
  ]

  private static let choreographies: [(name: String, motion: any Choreography)] = [
    ("cover", .cover), ("scale", .scale), ("sideways", .sideways), ("rise", .rise),
    ("fade", .fade), ("reveal", .reveal), ("classic", .classic),
  ]

  private static let motions: [SeamCase] =
    choreographies.map { name, motion in
      SeamCase(name) {
        let stage = SeamStage(bar: .hidden)
        stage.navigation.configuration.choreography = motion
        if motion.axis == .down { stage.back = CGVector(dx: 0, dy: 1) }
        return stage
      }
    } + [
      SeamCase("Reduce Motion") {
        let stage = SeamStage(bar: .hidden)
        stage.host.runtime.accessibility.isReduceMotionEnabled = true
        return stage
      },
      SeamCase("a spring", rigid: true) {
        let stage = SeamStage(bar: .hidden)
        stage.navigation.configuration.timing = .spring(response: 0.3, dampingRatio: 1)
        return stage
      },
    ]
}

/// Screens come and go, and no hand-over between live screens and snapshots is seen.
@MainActor
@Suite(.warningsAreRead) struct SeamTests {
  private func play(
    _ seamCase: SeamCase, sourceLocation: SourceLocation = #_sourceLocation,
    _ walk: (SeamStage) -> Void
  ) {
    let stage = seamCase.make()
    stage.begin()
    let lower = Pixels(stage.host.frame())
    walk(stage)
    if stage.navigation.viewControllers.count == 1 { stage.push() }
    let upper = Pixels(stage.host.frame())
    stage.watch.end()
    let found = stage.watch.found
    #expect(found.isEmpty, "\(found.prefix(3))", sourceLocation: sourceLocation)
    #expect(stage.watch.seams.changes > 30, sourceLocation: sourceLocation)
    #expect(stage.host.log.isEmpty, sourceLocation: sourceLocation)
    guard seamCase.isRigid else { return }
    let misfits = stage.motion.misfits(lower: lower, upper: upper)
    #expect(misfits.isEmpty, "\(misfits.prefix(3))", sourceLocation: sourceLocation)
    #expect(stage.motion.frames.count > 20, sourceLocation: sourceLocation)
  }

  private func comeAndGo(on stage: SeamStage) {
    stage.push()
    stage.pop()
    stage.push()
    stage.drag(finishing: false)
    stage.drag(finishing: true)
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test(arguments: SeamCase.all)
  fileprivate func aScreenComesAndGoes(_ seamCase: SeamCase) {
    play(seamCase, comeAndGo)
  }

  /// Only UIKit can show the screen beneath.
  @Test(arguments: SeamCase.all.filter { $0.testDescription != "over a wallpaper" })
  fileprivate func aScreenGoesWithoutASnapshot(_ seamCase: SeamCase) {
    play(seamCase) { stage in
      stage.push()
      stage.navigation.invalidateSnapshot(for: stage.root)
      stage.drag(finishing: false)
      stage.navigation.invalidateSnapshot(for: stage.root)
      stage.drag(finishing: true)
      stage.push()
      stage.navigation.invalidateSnapshot(for: stage.root)
      stage.pop()
      #expect(stage.navigation.viewControllers.count == 1)
    }
  }

  nonisolated private static let onDisplaysOfPhones = SeamCase.all.enumerated()
    .flatMap { index, seamCase in
      Sampling.current.cases(StoryDisplay.ofPhones, oneIn: 10, from: index * 5)
        .map { (seamCase, $0) }
    }

  @Test(arguments: onDisplaysOfPhones)
  fileprivate func aScreenComesAndGoesOnThePhonesDisplays(
    _ seamCase: SeamCase, display: StoryDisplay
  ) {
    StoryDisplay.$current.withValue(display) {
      play(seamCase, comeAndGo)
    }
  }

  nonisolated private static let withDroppedFrames = SeamCase.all.enumerated()
    .flatMap { index, seamCase in
      Sampling.current.seeds(5, sampled: 1).map { (seamCase, $0 * 100 + UInt64(index)) }
    }

  /// The main thread is busy amid a transition, a drag or a settle, and as one ends.
  @Test(arguments: withDroppedFrames)
  fileprivate func droppedFramesAreNotSeen(_ seamCase: SeamCase, seed: UInt64) {
    var dice = StepDice(seed: seed)
    play(seamCase) { stage in
      @MainActor func moves() {
        stage.rest(TimeInterval(dice.roll(26) + 1) / 60)
        stage.drop(dice.roll(30) + 1)
        stage.rest()
      }
      stage.navigation.pushViewController(stage.screen, animated: true)
      moves()
      stage.navigation.popViewController(animated: true)
      moves()
      stage.push()
      for part in [0.3, 0.7] {
        stage.grab(part)
        stage.drop(dice.roll(12) + 1)
        stage.rest(0.2)
        stage.touch(.ended, after: part)
        moves()
        stage.rest()
      }
      #expect(stage.navigation.viewControllers.count == 1)
    }
  }

  /// The keys cover the tab bar, which the next screen shows.
  @Test(arguments: [true, false])
  func keysOverATabBarMoveWithTheirScreen(isPush: Bool) {
    let stage = SeamStage(.tabs)
    let field = UITextField(frame: CGRect(x: 10, y: 70, width: 100, height: 30))
    let keys = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 100))
    keys.backgroundColor = .brown
    field.inputView = keys
    (isPush ? stage.root : stage.screen).prepare = { $0.view.addSubview(field) }
    stage.begin()
    if !isPush { stage.push() }
    for way in 0..<2 {
      field.becomeFirstResponder()
      stage.rest()
      #expect(stage.host.runtime.keyboard.isShown)
      if isPush {
        stage.push()
        stage.pop()
      } else if way == 0 {
        stage.pop()
        stage.push()
      } else {
        stage.drag(finishing: true)
      }
    }
    stage.watch.end()
    #expect(stage.watch.found.isEmpty, "\(stage.watch.found.prefix(3))")
    #expect(stage.navigation.viewControllers.count == 1)
    #expect(stage.host.log.isEmpty)
  }

  /// Apps hide and show the bar around a push, because iOS 27 flashes the back button.
  @Test(arguments: SeamCase.all.filter(\.isRigid))
  fileprivate func aBarThatIsToggledAroundAPushIsNotSeen(_ seamCase: SeamCase) {
    play(seamCase) { stage in
      let bars = stage.navigation
      let wasHidden = bars.isNavigationBarHidden
      let captures = stage.host.runtime.captures.replicants
      stage.push()
      let usual = stage.host.runtime.captures.replicants - captures
      stage.pop()
      let before = stage.host.runtime.captures.replicants
      bars.setNavigationBarHidden(!wasHidden, animated: false)
      stage.navigation.pushViewController(stage.screen, animated: true)
      bars.setNavigationBarHidden(wasHidden, animated: false)
      stage.rest()
      #expect(stage.host.runtime.captures.replicants - before == usual)
      stage.pop()
      #expect(bars.isNavigationBarHidden == wasHidden)
    }
  }

  /// A finger catches a screen that is being pushed, or that goes back, or only touches one.
  @Test(arguments: SeamCase.all)
  fileprivate func aScreenIsCaught(_ seamCase: SeamCase) {
    play(seamCase) { stage in
      for finishes in [false, true] {
        if stage.navigation.viewControllers.count > 1 { stage.pop() }
        stage.navigation.pushViewController(stage.screen, animated: true)
        stage.rest(8.0 / 60)
        stage.drag(finishing: finishes)
      }
      if stage.navigation.viewControllers.count > 1 { stage.pop() }
      stage.navigation.pushViewController(stage.screen, animated: true)
      stage.rest(7.0 / 60)
      stage.touch(.began, after: 0)
      stage.rest()
      stage.touch(.ended, after: 0)
      stage.grab(0.3)
      stage.touch(.ended, after: 0.3)
      stage.rest(3.0 / 60)
      stage.grab(0.35)
      stage.letGo(after: 0.35)
    }
  }
}
