import Foundation
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Whatever is done, and whenever: no hand-over between live screens and snapshots is seen.
@MainActor @Suite(.serialized, .warningsAreRead)
struct SeamRandomTests {
  @Test func whateverIsDoneNoHandOverIsSeen() {
    Sampling.current.play("SeamRandomTests", steps: 1_500, sampled: 150) {
      SeamStory(seed: $0, under: $1)
    }
  }
}

/// One device and what is done to it.
@MainActor
private struct SeamStory: SteppedStory {
  private var dice: StepDice
  private let stage: SeamStage
  private var number = 3
  private(set) var told: [String] = []

  init(seed: UInt64, under setting: UnsureSetting) {
    dice = StepDice(seed: seed)
    let bars: [ScreenOptions.NavigationBar] = [.visible, .hidden]
    stage = SeamStage(
      dice.roll(3) == 0 ? .tabs : .window,
      direction: dice.roll(3) == 0 ? .rightToLeft : .leftToRight, rootBar: dice.pick(bars),
      bar: dice.pick(bars), under: setting)
    let motions: [any Choreography] = [.parallax, .parallax, .scale, .reveal, .fade, .classic]
    // A tab bar that stays in its superview while it's hidden may be seen a frame early or late.
    stage.host.settings.hiddenTabBar = .leavesSuperview
    stage.navigation.configuration.choreography = dice.pick(motions)
    stage.navigation.configuration.forwardHistory = dice.roll(2)
    // Through a translucent one, what a push that is cut short has half shown fades away.
    (stage.host.window.rootViewController as? UITabBarController)?.tabBar.backgroundColor = .white
    stage.begin()
  }

  private var navigation: SnapshotNavigationController { stage.navigation }

  /// What is wrong after the next step, or nil.
  mutating func step() -> String? {
    act()
    stage.rest(Double(dice.pick([2, 5, 9, 15, 40, 60])) / 60)
    if let seam = stage.watch.found.first { return "\(seam)" }
    return stage.host.log.first
  }

  private mutating func act() {
    let depth = navigation.viewControllers.count
    let choice = depth == 1 ? dice.roll(5) : dice.roll(16)
    if choice < 10 { stage.watch.disturb() }
    // What UIKit puts off until it has shown what runs cuts that, without animation, when nobody knows.
    let isPutOff = navigation.transitionCoordinator != nil && navigation.isAtRest
    let animated = dice.roll(5) > 0 || isPutOff
    switch choice {
    case 0, 1, 2, 3:
      guard depth < 5 else { return pop(animated: animated) }
      tell("push", animated)
      navigation.pushViewController(makeScreen(), animated: animated)
    case 4:
      tell("another stack", animated)
      navigation.setViewControllers(
        Array(navigation.viewControllers.prefix(1 + dice.roll(depth))) + [makeScreen()],
        animated: animated)
    case 5, 6: pop(animated: animated)
    case 7:
      tell("pop to root", animated)
      navigation.popToRootViewController(animated: animated)
    case 8: pop(animated: animated)
    case 9:
      // What's seen of one that goes meanwhile, goes.
      guard stage.isAtRest, !navigation.hasTrail,
        let below = navigation.viewControllers.dropLast().last
      else { return }
      tell("a snapshot goes")
      navigation.invalidateSnapshot(for: below)
    case 10: touch()
    // What is popped isn't caught on its way.
    case 11
    where navigation.configuration.forwardHistory > 0 && navigation.isAtRest && !navigation.hasTrail:
      stage.back.dx *= -1
      drag("forward")
      stage.back.dx *= -1
    default: drag("back")
    }
  }

  private mutating func tell(_ what: String, _ animated: Bool = true) {
    told.append(animated ? what : "\(what), unanimated")
  }

  private mutating func pop(animated: Bool) {
    tell("pop", animated)
    navigation.popViewController(animated: animated)
  }

  private mutating func touch() {
    tell("touch")
    // UIKit's bars are set for the next frame, and put back by one as the settle beside them is caught.
    if navigation.isDragLive { stage.watch.disturb() }
    stage.touch(.began, after: 0)
    stage.rest(Double(dice.pick([1, 10])) / 60)
    stage.touch(.ended, after: 0)
  }

  private mutating func drag(_ way: String) {
    let finishes = dice.roll(2) == 0
    tell("drag \(way) \(finishes)")
    stage.grab(finishes ? 0.7 : 0.3)
    stage.rest(Double(dice.pick([1, 12])) / 60)
    stage.touch(.ended, after: finishes ? 0.7 : 0.3)
  }

  private mutating func makeScreen() -> UIViewController {
    number += 1
    let screen = DetailedScreen(
      "\(number)", seed: UInt64(number), bar: dice.roll(2) == 0 ? .visible : .hidden)
    screen.hidesBottomBarWhenPushed = dice.roll(3) == 0
    if dice.roll(6) == 0 { screen.snapshotNavigation.isSensitive = true }
    if dice.roll(6) == 0 { screen.snapshotNavigation.wantsCoordinatedDrag = true }
    if dice.roll(3) == 0 { screen.snapshotNavigation.isReadyToShow = false }
    return screen
  }
}
