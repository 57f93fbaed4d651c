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
      reason: "UIKit takes back what was called",
      points: ["cancelsByItself"],
      scenarios: .named(
        "push, pop in a turn", "tap on back in mid-pop", "pop of a page", "drag of a page",
        "drag in mid-push of a page", "push, pop of a page in a turn", "root replaced in mid-push",
        "root replaced in mid-pop",
        "tab selected in mid-push"),
      fields: [.stack, .tap, .swipe])
  ]
}

/// Scenarios of a kind.
struct ScenarioKind: Sendable {
  let contains: @Sendable (UIKitScenario) -> Bool

  static func named(_ names: String...) -> ScenarioKind {
    ScenarioKind { names.contains($0.name) }
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
