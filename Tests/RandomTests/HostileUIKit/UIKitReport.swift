import Foundation
import UIKitHost

/// What `Scripts/hostile --uikit` prints.
struct UIKitReport {
  /// Points with commas between; `all` for each by itself, `none` for UIKit as usual, or nothing.
  let points: String
  /// The only scenario, if there's one.
  let scenario: String?
  let write: (String) -> Void

  func run() throws {
    let names = points == "none" ? [] : points.split(separator: ",").map(String.init)
    let scenarios = UIKitScenario.all.map(\.name).filter { $0 == scenario ?? $0 }
    func verdicts(_ names: [String]) throws -> [UIKitVerdict] {
      try PlayProcess.verdicts(on: scenarios.map { UIKitPlay($0, under: names) })
    }
    if points == "all" {
      for point in HostPoint.all { write(line(of: try verdicts([point.name]), point.name)) }
    } else if points.isEmpty || scenarios.isEmpty
      || names.contains(where: { HostPoint.named($0) == nil })
    {
      write(list)
    } else {
      write(details(of: try verdicts(names)))
    }
  }

  private var list: String {
    let points = HostPoint.all.map { "  \($0.name): \($0.about)\n" }.joined()
    let scenarios = UIKitScenario.all.map { "  \($0.name)\n" }.joined()
    return "points\n\(points)scenarios\n\(scenarios)"
  }

  /// How many scenarios lose something, and by field.
  private func line(of verdicts: [UIKitVerdict], _ name: String) -> String {
    let losses = verdicts.map(\.lost).filter { !$0.isEmpty }
    let fields = LostField.allCases.compactMap { field in
      let count = losses.count { $0[field] != nil }
      return count > 0 ? "\(field.rawValue) \(count)" : nil
    }
    return "\(name): \(losses.count) of \(verdicts.count)\n  \(fields.joined(separator: ", "))\n"
  }

  /// Field by field, ours beside UIKit's own controllers.
  private func details(of verdicts: [UIKitVerdict]) -> String {
    verdicts.map { verdict in
      let fields = Set(verdict.ours.lost.keys).union(verdict.lost.keys).sorted()
      let lines = fields.map { field in
        let detail = verdict.lost[field] ?? verdict.ours.lost[field] ?? ""
        let plain = verdict.plain.lost[field].map { ", as over plain UIKit: \($0)" } ?? ""
        return "  \(field.rawValue): \(detail)\(plain)\n"
      }
      return "\(verdict.play.scenario): \(verdict.lost.count) lost\n\(lines.joined())"
    }.joined()
  }
}
