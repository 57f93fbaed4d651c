import Testing

@testable import UIKit

/// The tests that meet Apple's UIKit, read as text.
@Suite(.warningsAreRead) struct SharedTestsHouseTests {
  private static let folder = "Tests/SharedTests"

  /// What it takes a finger, a trackpad, a camera or a way out of the app to see, and the shared tests
  /// can't.
  private static let needsFinger: Set = [
    "gestures", "popProjection", "sheetProjection", "secondaryColumnFillsSplitView",
    "asksPageSourceLate", "tablesSelectBeforeUnhighlighting", "screenUpdatesPresentFrames",
    "secondPopLosesCompletion", "drawsAsBackgroundBegins", "snapshotViewsOutlastBackground",
    "capturesAreEmpty", "windowControlsWidth",
  ]

  /// What a test in a simulator mustn't do: it would trap there, or never return.
  private static let endsTheApp: Set = [
    "layoutAroundTabBarsTraps", "layoutAroundMinimizingBarsSpins",
  ]

  /// What happens in an app or between two of UIKit's calls, and no person sees.
  private static let unseenPoints: Set = [
    "asksForAnimatorTwiceUsingFirst", "asksForAnimatorTwiceUsingSecond", "asksForAnimatorInVain",
    "controllersViewMoves", "laysOutAgain", "tabBarIsHiddenByApp",
  ]

  @Test func onlyTheDriverKnowsWhereItRuns() throws {
    let lines = try SourceTree.lines(
      below: Self.folder, matching: #"^\s*#(if|elseif)|canImport|UIKitHost"#)
    let strangers = lines.filter { $0.file != "\(Self.folder)/Driver/Phone.swift" }
    #expect(strangers.isEmpty, "\(strangers)")
  }

  /// On Linux another method would run on another thread.
  @Test func everyMethodIsAsynchronous() throws {
    let methods = try SourceTree.lines(below: Self.folder, matching: #"func test\w+\("#)
    for method in methods {
      #expect(method.code.contains("@MainActor func"), "\(method)")
      #expect(method.code.contains("async"), "\(method)")
    }
  }

  /// The comment is the rule that a report from a Mac names.
  @Test func everyMethodStatesItsRule() throws {
    for file in try SourceTree.files(below: Self.folder) {
      let lines = try SourceTree.text(of: file).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where line.contains("func test") {
        #expect(index > 0 && lines[index - 1].contains("///"), "\(file): \(line)")
      }
    }
  }

  @Test func everyConstantOfTheHostHasItsTest() throws {
    let text = try SourceTree.files(below: Self.folder).map(SourceTree.text(of:)).joined()
    // What is hostile is no constant: no device behaves so. The version is what's asked for.
    let names = Mirror(reflecting: HostSettings()).children.compactMap(\.label)
      .filter { $0 != "hostile" && $0 != "systemVersion" }
    #expect(names.count > 20)
    for name in names where !Self.needsFinger.union(Self.endsTheApp).contains(name) {
      #expect(text.contains("/// Constant `\(name)`:"), "\(name) is in no shared test")
    }
    for name in Self.needsFinger.union(Self.endsTheApp) {
      #expect(names.contains(name), "\(name)")
    }
  }

  /// Each row of the device checks names a test that there is, or is in a section that's done by hand.
  @Test func everyDeviceCheckIsATestOrByHand() throws {
    let tests = try methods
    let text = try SourceTree.text(of: "Docs/DeviceChecks.md")
    let rows = text.components(separatedBy: "\n## ").flatMap { section in
      section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
        .map { (row: $0, section: section.prefix { $0 != "\n" }) }
    }
    #expect(rows.count > 40)
    for (row, section) in rows {
      let isTest = row.contains(#/Tests\/test\w+`/#)
      #expect(isTest != section.hasPrefix("By hand: "), "\(section): \(row)")
    }
    for name in text.matches(of: #/`(\w+Tests/test\w+)`/#).map({ String($0.output.1) }) {
      #expect(tests.contains(name), "\(name)")
    }
  }

  /// Where a device proves an expectation wrong, its points say what is lost.
  @Test func everyPointIsInALineOfTheDeviceChecksOrUnseen() throws {
    let text = try SourceTree.text(of: "Docs/DeviceChecks.md")
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.joined(separator: "\n")
    let all = Set(HostPoint.all.map(\.name))
    // The last cell of a test's row, and the parentheses of a row that's done by hand, are points alone.
    let cells = rows.matches(of: #/Tests\/test\w+` \| ([^|\n]+) \|/#).map { "\($0.output.1)" }
    let asides = rows.matches(of: #/\((`[^)]+`)\) \|/#).map { "\($0.output.1)" }
    let named = Set((cells + asides).flatMap(Documents.spans(in:)))
    #expect(named.union(Self.unseenPoints) == all)
    #expect(named.isDisjoint(with: Self.unseenPoints))
  }

  /// What is broken on purpose is there once, and so is the test that has to turn red.
  @Test func everyMutationFindsItsPlaceAndItsTest() throws {
    try SourceTree.run("Scripts/mutate", ["--list"])
    let shared = try methods
    let suites = try SourceTree.files(below: "Tests").map { file in
      let parts = file.split(separator: "/")
      return "\(parts.dropFirst().first ?? "").\(parts.last?.dropLast(".swift".count) ?? "")"
    }
    let lines = try SourceTree.text(of: "Tests/mutants.txt").split(separator: "\n")
    let heads = lines.compactMap { $0.wholeMatch(of: #/([\w-]+): (\S+\.swift): (.+)/#)?.output }
    #expect(heads.count >= 60)
    #expect(Set(heads.map { $0.1 }).count == heads.count)
    for name in heads.flatMap({ $0.3.split(separator: " ") }) {
      if name.contains("/test") {
        #expect(shared.contains(String(name)), "\(name)")
      } else {
        let pattern = try Regex("\(name)")
        #expect(suites.contains { $0.contains(pattern) }, "\(name)")
      }
    }
    for folder in ["Choreography", "Coordination", "Drag", "Events", "Movement", "Options"] {
      #expect(heads.contains { $0.2.hasPrefix("\(folder)/") }, "\(folder)")
    }
    for folder in ["Presentation", "Snapshots", "Stack", "Controllers"] {
      #expect(heads.contains { $0.2.hasPrefix("\(folder)/") }, "\(folder)")
    }
    #expect(heads.contains { $0.2.hasPrefix("Page") })
  }

  /// All test methods, as a report names them.
  private var methods: Set<String> {
    get throws {
      var names: Set<String> = []
      for folder in [Self.folder, "SampleApp/UITests"] {
        for file in try SourceTree.files(below: folder) {
          let type = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
          for line in try SourceTree.lines(of: file) {
            guard let match = line.code.firstMatch(of: #/func (test\w+)\(/#) else { continue }
            names.insert("\(type)/\(match.output.1)")
          }
        }
      }
      return names
    }
  }
}
