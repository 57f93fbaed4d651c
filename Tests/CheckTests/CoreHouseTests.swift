import Foundation
import Testing

/// What keeps the core of the library small enough to be followed.
@Suite(.warningsAreRead) struct CoreHouseTests {
  private static let library = "Sources/SnapshotNavigation"
  private static let pages = "Sources/PageStack"

  @Test func noProtocolAsksForMoreThanSixThings() throws {
    for file in try [Self.library, Self.pages].flatMap(SourceTree.files(below:)) {
      var name: String?
      var count = 0
      for line in try SourceTree.lines(of: file).map(\.code) {
        if let match = line.firstMatch(of: /protocol (\w+).*\{\s*$/) {
          (name, count) = (String(match.1), 0)
        } else if line.hasPrefix("}"), let closed = name {
          #expect(count <= 6, "\(closed) asks for \(count)")
          name = nil
        } else if name != nil, line.contains(/^  (@\w+ )*(static )?(var|func|init)\b/) {
          count += 1
        }
      }
    }
  }

  /// The values of a stack, and what runs, are told apart from who shows them.
  @Test(arguments: ["Choreography", "Stack", "Drag", "Snapshots", "Movement"])
  func nothingBelowTheCoordinationKnowsIt(folder: String) throws {
    let lines = try SourceTree.lines(
      below: "\(Self.library)/\(folder)", matching: #"\bNavigationCoordinator\b"#)
    #expect(lines.isEmpty, "\(lines)")
  }

  /// A question changes nothing: whether a drag may begin, and what it would do, is asked as often as
  /// fingers land.
  @Test func whoIsAskedAboutADragAssignsNothing() throws {
    let questions = ["admission", "plan", "judge", "goesForward", "mayGoForward", "dragDirection"]
    let verbs = [
      "handle", "prepare", "note", "run", "forget", "emit", "end", "bringToRest", "hold",
    ]
    for file in try [Self.library, "Sources/PageStack"].flatMap(SourceTree.files(below:)) {
      let code = try SourceTree.lines(of: file).map(\.code)
      guard code.contains(where: { $0.contains(/: .*\bDragSource\b/) }) else { continue }
      var locals: Set<String> = []
      var question: String?
      for line in code {
        if let match = line.firstMatch(of: /^  (?:private |package )?(?:func|var) (\w+)/) {
          question = questions.first { $0 == String(match.1) }
          locals = []
        }
        guard let question else { continue }
        if let match = line.firstMatch(of: /\bvar (\w+)/) { locals.insert(String(match.1)) }
        if let match = line.firstMatch(of: #/^\s+(\w+)[\w.?]* [-+]?= /#),
          !["let", "var"].contains(match.1)
        {
          #expect(locals.contains(String(match.1)), "\(question) assigns: \(line)")
        }
        for verb in verbs where line.contains(try Regex("\\b\(verb)\\w*\\(")) {
          Issue.record("\(question) does something: \(line)")
        }
      }
    }
  }
}
