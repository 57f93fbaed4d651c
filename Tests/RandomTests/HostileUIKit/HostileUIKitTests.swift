import Foundation
import Testing
import UIKitHost

/// An ordinary app over a UIKit that behaves otherwise than usual: seven guarantees hold, wherever they hold
/// over UIKit's own controllers.
///
///     Scripts/hostile --uikit snapshotViewsAreNil --scenario 'drag given up'
@MainActor @Suite(.serialized, .warningsAreRead)
struct HostileUIKitTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  nonisolated private static let isChild = environment[PlayProcess.plays] != nil
  nonisolated private static let asked = environment["HOSTILE_UIKIT"]
  nonisolated private static let isTest = !isChild && asked == nil

  /// The points whose scenarios are played: all, or some of a sample's own.
  private static var points: [HostPoint] {
    let share: UInt64 = 16
    return HostPoint.all.enumerated().filter { number, _ in
      switch Sampling.current {
      case .everything: true
      case .sample(let seed): UInt64(number) % share == seed % share
      case .rest(let seed): UInt64(number) % share != seed % share
      }
    }.map(\.element)
  }

  private static func plays(under points: [HostPoint]) -> [UIKitPlay] {
    UIKitScenario.all.map { UIKitPlay($0.name, under: points.map(\.name)) }
  }

  @Test(.enabled(if: isTest && !Soak.isOn))
  func overAUsualUIKitNothingIsLost() throws {
    for verdict in try PlayProcess.verdicts(on: Self.plays(under: [])) { report(verdict) }
  }

  @Test(.enabled(if: isTest && !Soak.isOn))
  func whateverUIKitDoesTheGuaranteesHold() throws {
    for point in Self.points {
      let verdicts = try PlayProcess.verdicts(on: Self.plays(under: [point]))
      for verdict in verdicts { report(verdict) }
      for complaint in verdicts.mended(of: point.name) { Issue.record("\(complaint)") }
    }
  }

  /// Each point with each other in one scenario at least, and each scenario with each point in two.
  @Test(.enabled(if: isTest && Soak.isOn))
  func whateverUIKitDoesTwiceTheGuaranteesHold() throws {
    let (points, scenarios) = (HostPoint.all, UIKitScenario.all)
    let rows = CoveringRows(levels: [points.count, points.count, scenarios.count]).rows
    let pairs = Dictionary(
      grouping: rows.filter { $0[0] != $0[1] && !points[$0[0]].excludes(points[$0[1]]) }
    ) { $0.prefix(2) }
    var progress = Soak.Progress("pairs of points", of: pairs.count)
    for (count, (pair, rows)) in pairs.enumerated() {
      guard progress.goesOn(count, resumption: "the others come in another order") else { return }
      let names = pair.map { points[$0].name }
      let plays = rows.map { UIKitPlay(scenarios[$0[2]].name, under: names) }
      for verdict in try PlayProcess.verdicts(on: plays) { report(verdict) }
    }
  }

  private func report(_ verdict: UIKitVerdict) {
    guard !verdict.news.isEmpty else { return }
    let lost = verdict.news.sorted { $0.key < $1.key }.map { "\($0.key.rawValue): \($0.value)" }
    let names = verdict.play.points
    let points = names.isEmpty ? "none" : names.joined(separator: ",")
    Issue.record(
      """
      \(points), \(verdict.play.scenario): \(lost.joined(separator: "; "))
      repeat with: Scripts/hostile --uikit '\(points)' --scenario '\(verdict.play.scenario)'
      """)
  }

  // MARK: Processes

  /// What a process of its own plays.
  @Test(.enabled(if: isChild))
  func whatAProcessOfItsOwnPlays() async throws { try await PlayProcess.playGiven() }

  /// A process ends at what doesn't exist, and another one goes on.
  @Test(.enabled(if: isTest && !Soak.isOn))
  func whatEndsAProcessIsLostByOnePlay() throws {
    let plays = ["push", "nothing", "pop"].map { UIKitPlay($0, under: []) }
    let results = try PlayProcess.results(of: plays)
    #expect(plays.map { results[$0]?.lost.keys.sorted() } == [[], [.trap], []])
  }

  /// What `Scripts/hostile --uikit` prints.
  @Test(.enabled(if: asked != nil && !isChild))
  func aReport() throws {
    let file = Self.environment["HOSTILE_TRACE"].flatMap(FileHandle.init(forWritingAtPath:))
    let report = UIKitReport(
      points: Self.asked ?? "", scenario: Self.environment["HOSTILE_SCENARIO"]
    ) { file?.write(Data($0.utf8)) }
    try report.run()
  }
}
