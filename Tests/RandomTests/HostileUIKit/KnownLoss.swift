/// What the library loses today under some points, and why; anything else that's lost fails the test, and so
/// does an entry that nothing is lost by any longer.
struct KnownLoss: Sendable {
  let reason: String
  /// The points, each of which loses each of the fields in one of the scenarios at least.
  let points: [String]
  let scenarios: ScenarioKind
  let fields: Set<LostField>

  func covers(_ play: UIKitPlay) -> Bool {
    guard let scenario = UIKitScenario.named(play.scenario) else { return false }
    return points.contains(where: play.points.contains) && scenarios.contains(scenario)
  }

  static let all: [KnownLoss] = [
    KnownLoss(
      reason:
        "a motion ends by nothing but the completion of its transaction, and has no end of its own yet",
      points: ["transactionCompletionsAreLost"], scenarios: .all,
      fields: [
        .stack, .transition, .settled, .completion, .events, .tap, .swipe, .screen, .views,
        .animations, .displayLink,
      ]),
    KnownLoss(
      reason: "what waits for a start of UIKit's has no end of its own yet",
      points: ["neverAnimates"], scenarios: .all,
      fields: [.settled, .completion, .events, .swipe, .navigationBar, .displayLink]),
    KnownLoss(
      reason: "a late start undoes what a finger has finished, and is told as a change of its own",
      points: ["startsTwelveFramesLate"], scenarios: .all,
      fields: [.stack, .events, .swipe]),
    KnownLoss(
      reason: "a late start undoes what a finger has finished",
      points: ["animatesTwelveFramesLate", "asksForAnimatorInVain"], scenarios: .all,
      fields: [.stack, .swipe]),
    KnownLoss(
      reason: "a change that starts later than in its turn is told once more",
      points: ["startsATurnLate", "startsTwoFramesLate"], scenarios: .all,
      fields: [.events]),
    KnownLoss(
      reason: "a drag goes on after UIKit has ended its part by itself",
      points: ["completesByItself"], scenarios: .all,
      fields: [.events, .tap, .swipe, .navigationBar, .views]),
    KnownLoss(
      reason: "a drag goes on after UIKit has canceled its part by itself",
      points: ["cancelsByItself"], scenarios: .all,
      fields: [.stack, .events, .swipe]),
    KnownLoss(
      reason: "a live screen without any capture can't be dragged away",
      points: ["snapshotViewsAreNilWithoutUpdates", "snapshotViewsAreNil"], scenarios: .all,
      fields: [.stack, .tap, .navigationBar, .screen, .views]),
    KnownLoss(
      reason: "several pops in code that UIKit confirms after the call pop too many",
      points: ["shouldPopIsAskedForPopsByCode"], scenarios: .all,
      fields: [.stack]),
  ]
}

/// Scenarios of a kind.
struct ScenarioKind: Sendable {
  let contains: @Sendable (UIKitScenario) -> Bool

  static let all = ScenarioKind { _ in true }

  static let drags = ScenarioKind { scenario in
    scenario.acts.contains {
      switch $0 {
      case .grab, .drag: true
      default: false
      }
    }
  }

  /// UIKit takes part from the beginning.
  static let liveDrags = ScenarioKind {
    let traits: Set<ScenarioTrait> = [.lowerIsLive, .showsLiveContent, .coordinated, .animator]
    return drags.contains($0) && !traits.isDisjoint(with: $0.traits)
  }
}

extension UIKitVerdict {
  /// What is lost and on no list.
  ///
  /// Under two points one of which is known to lose something in that scenario, anything may be lost.
  var news: [LostField: String] {
    let known = KnownLoss.all.filter { $0.covers(play) }
    if play.points.count > 1, !known.isEmpty { return [:] }
    return lost.filter { field, _ in !known.contains { $0.fields.contains(field) } }
  }
}

extension [UIKitVerdict] {
  /// What the list says of a point, all of whose scenarios have been played, that isn't so any longer.
  func mended(of point: String) -> [String] {
    KnownLoss.all.filter { $0.points.contains(point) }.flatMap { known in
      let lost = filter { known.covers($0.play) }.flatMap(\.lost.keys)
      return known.fields.subtracting(lost).sorted().map {
        "\(point) loses \($0.rawValue) no longer; take it off the list: \(known.reason)"
      }
    }
  }
}
