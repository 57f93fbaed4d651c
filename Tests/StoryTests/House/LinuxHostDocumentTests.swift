import Foundation
import Testing

/// Docs/LinuxHost.md names a test for every rule: none may go stale.
@Suite struct LinuxHostDocumentTests {
  private struct Row: CustomStringConvertible {
    var rule: String
    var source: String
    var tests: [String]
    var description: String { rule }
  }

  private static let documents = ["Docs/LinuxHost.md", "Docs/LinuxHost/Drawing.md"]

  private func rows(of document: String) throws -> [Row] {
    try SourceTree.text(of: document).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| ") else { return nil }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[2] != "Test", !cells[2].hasPrefix("---") else { return nil }
      return Row(rule: cells[0], source: cells[1], tests: Self.quoted(in: cells[2]))
    }
  }

  /// What stands between backticks.
  private static func quoted(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The names of all tests and suites, as the sources have them.
  private func tests() throws -> Set<String> {
    let lines = try ["Tests/UIKitTests", "Tests/StoryTests"].flatMap {
      try SourceTree.lines(below: $0, matching: #"\b(func|struct) \w+"#)
    }
    return Set(
      lines.compactMap { line in
        line.code.range(of: #"\b(func|struct) \w+"#, options: .regularExpression).map {
          String(line.code[$0].split(separator: " ")[1])
        }
      })
  }

  @Test(arguments: documents)
  func everyRowNamesItsSourceAndTestsThatExist(document: String) throws {
    let rows = try rows(of: document)
    let known = try tests()
    #expect(rows.count > 10)
    for row in rows {
      #expect(!row.source.isEmpty, "\(row)")
      #expect(!row.tests.isEmpty, "\(row)")
      for test in row.tests { #expect(known.contains(test), "\(test) of \(row)") }
    }
  }

  @Test func everyConstantIsInTheTable() throws {
    let text = try SourceTree.text(of: Self.documents[0])
    let settings = try SourceTree.lines(of: "Sources/Linux/UIKit/Host/HostSettings.swift")
    for line in settings where line.code.hasPrefix("  package var ") {
      let name = line.code.dropFirst("  package var ".count).prefix { $0.isLetter }
      #expect(name == "gestures" || text.contains("`\(name)`"), "\(name)")
    }
  }

  @Test func theExampleIsATestOfItsOwn() throws {
    let parts = try SourceTree.text(of: Self.documents[0]).components(separatedBy: "```swift\n")
    let example = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    #expect(try SourceTree.text(of: "Tests/UIKitTests/LinuxHostExampleTests.swift") == example)
  }
}
