import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// With `configuration.transition = .system`, our controller is UIKit's: after every step, not only at the
/// end, stack, calls and views are the same as those of a plain controller that is treated alike.
@MainActor @Suite(.serialized, .warningsAreRead)
struct TurnedOffRandomTests {
  @Test func everyStepLeavesWhatUIKitLeaves() {
    Sampling.current.play("TurnedOffRandomTests/everyStep") { TurnedOffStory(seed: $0, under: $1) }
  }

  /// A remote switch, at rest and in the midst of a transition or a drag.
  @Test func theSwitchMayBeFlippedAtAnyTime() {
    Sampling.current.play("TurnedOffRandomTests/theSwitch") { SwitchStory(seed: $0, under: $1) }
  }
}

@MainActor
private struct TurnedOffStory: SteppedStory {
  private var dice: StepDice
  private let ours: Arena
  private let plain: Arena
  private(set) var told: [String] = []

  init(seed: UInt64, under setting: UnsureSetting) {
    dice = StepDice(seed: seed)
    ours = Arena(snapshot: true, turnedOff: true, under: setting)
    plain = Arena(snapshot: false, turnedOff: true, under: setting)
    for arena in [ours, plain] {
      // After a lost end ours has the bars of the screen that stays, UIKit's those of the other.
      arena.host.settings.secondPopLosesCompletion = false
      arena.begin()
    }
  }

  mutating func step() -> String? {
    let step = dice.step()
    // What UIKit doesn't have; a stack at its root in the top keeps UIKit's own key.
    if case .press = step.operation, ours.navigation.topViewController?.children.isEmpty == false {
      return nil
    }
    guard step.operation != .press(.arrow), step.operation != .dragExcluded,
      ours.mayPerform(step.operation)
    else { return nil }
    told.append("\(step)")
    for arena in [ours, plain] {
      arena.perform(step.operation)
      arena.pass(step.pause)
    }
    if ours.stack != plain.stack { return "stack \(ours.stack), not \(plain.stack)" }
    for (name, calls) in ours.calls where calls != plain.calls[name] ?? [] {
      return "\(name) saw \(calls), not \(plain.calls[name] ?? [])"
    }
    if ours.host.log != plain.host.log { return "\(ours.host.log), not \(plain.host.log)" }
    let views = (ViewState.tree(of: ours.host.window), ViewState.tree(of: plain.host.window))
    if views.0 != views.1 {
      let first = zip(views.0, views.1).first { $0 != $1 }
      return first.map { "\($0), not \($1)" } ?? "\(views.0.count) views, not \(views.1.count)"
    }
    return ours.snapshot?.snapshotMemoryUsage == 0 ? nil : "a snapshot is kept"
  }
}

@MainActor
private struct SwitchStory: SteppedStory {
  private var dice: StepDice
  private let arena: Arena
  private(set) var told: [String] = []

  init(seed: UInt64, under setting: UnsureSetting) {
    arena = Arena(snapshot: true, under: setting)
    dice = StepDice(seed: seed)
    arena.begin()
  }

  mutating func step() -> String? {
    if dice.roll(4) == 0 {
      let use = dice.pick(SnapshotNavigationController.Configuration.Transition.allCases)
      told.append("\(use)")
      arena.host.activate()
      arena.snapshot?.configuration.transition = use
    } else {
      let step = dice.step()
      guard arena.mayPerform(step.operation) else { return nil }
      told.append("\(step)")
      arena.perform(step.operation)
      arena.pass(step.pause)
      guard step.pause == .rest else { return nil }
    }
    guard arena.rest() else { return "never comes to rest" }
    let isOff = arena.snapshot?.configuration.transition == .system
    if isOff, arena.snapshot?.snapshotMemoryUsage != 0 { return "a snapshot is kept" }
    // UIKit's gesture is on where UIKit animates.
    return arena.complaintsAtRest.first { $0 != "the system's gesture is on" }
  }
}
