import Foundation
import Testing

/// What keeps the core of the library small enough to be followed.
@Suite(.warningsAreRead) struct CoreHouseTests {
  private static let library = "Sources/SnapshotNavigation"

  @Test func noProtocolAsksForMoreThanSixThings() throws {
    var found = 0
    for file in try SourceTree.files(below: Self.library) {
      var name: String?
      var count = 0
      for line in try SourceTree.lines(of: file).map(\.code) {
        if let match = line.firstMatch(of: /protocol (\w+).*\{\s*$/) {
          (name, count) = (String(match.1), 0)
        } else if line.hasPrefix("}"), let closed = name {
          #expect(count <= 6, "\(closed) asks for \(count)")
          found += 1
          name = nil
        } else if name != nil, line.contains(/^  (@\w+ )*(static )?(var|func|init)\b/) {
          count += 1
        }
      }
    }
    #expect(found >= 15)
  }

  /// Who depends on another names it, by a protocol if need be.
  ///
  /// What is kept as a closure is the app's:
  /// completions, observers and handlers; or it's the action of a recognizer, of an animation or of a
  /// notification.
  @Test func noStoredClosureStandsForADependency() throws {
    let lines = try SourceTree.lines(
      below: Self.library,
      matching: #"^  (public |private |fileprivate |private\(set\) )*(weak )?(let|var) \w+: .*->"#)
    let allowed = [
      "completion", "dismissalCompletions", "handler", "diagnosticHandler", "onEvent", "onRest",
      "observations", "action", "frame", "cancel", "completions", "objectiveCConfirmation",
    ]
    let strangers = lines.filter { line in
      !allowed.contains { line.code.contains(" \($0):") }
    }
    #expect(strangers.isEmpty, "\(strangers)")
  }

  /// The values of a stack, and what runs, are told apart from who shows them.
  @Test(arguments: ["Choreography", "Stack", "Drag", "Snapshots", "Movement"])
  func nothingBelowTheCoordinationKnowsIt(folder: String) throws {
    let lines = try SourceTree.lines(
      below: "\(Self.library)/\(folder)", matching: #"\bNavigationCoordinator\b"#)
    #expect(lines.isEmpty, "\(lines)")
  }
}
