import Foundation
import Testing

@testable import UIKit

/// What Docs/LinuxHost.md lists is all there is.
@Suite(.warningsAreRead) struct LinuxHostDocumentTests {
  private static let documents = ["Docs/LinuxHost.md", "Docs/LinuxHost/Drawing.md"]

  /// The cells of every row of the page's tables, headings aside.
  private func rows(of document: String) throws -> [[String]] {
    let lines = try SourceTree.text(of: document).components(separatedBy: "\n")
    return zip(lines, lines.dropFirst() + [""]).compactMap { line, next in
      guard line.hasPrefix("| "), !line.hasPrefix("| ---"), !next.hasPrefix("| ---") else {
        return nil
      }
      return line.replacingOccurrences(of: "\\|", with: "/").split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  @Test(arguments: documents)
  func everyRowHasARuleAndItsSource(document: String) throws {
    let rows = try rows(of: document)
    #expect(!rows.isEmpty)
    for row in rows { #expect(row.count == 2 && !row.contains(""), "\(row)") }
  }

  @Test func theTableHasEveryConstantAndNoOther() throws {
    let settings = HostSettings()
    let children =
      Array(Mirror(reflecting: settings).children)
      + Mirror(reflecting: settings.gestures).children
    let constants = Set(children.compactMap(\.label)).subtracting(["gestures", "hostile"])
    let text = try SourceTree.text(of: Self.documents[0])
    let table = try #require(text.components(separatedBy: "| Constant |").dropFirst().first)
    let rows = table.components(separatedBy: "\n").prefix { $0.contains("|") }
    let listed = rows.flatMap { Documents.spans(in: $0.components(separatedBy: " | ")[0]) }
    #expect(Set(listed) == constants)
  }

  @Test func theTableHasEveryPointAndNoOther() throws {
    let text = try SourceTree.text(of: Self.documents[0])
    let table = try #require(text.components(separatedBy: "| Point |").dropFirst().first)
    let rows = table.components(separatedBy: "\n").dropFirst(2).prefix { $0.hasPrefix("|") }
    #expect(rows.elementsEqual(HostPoint.all.map { "| `\($0.name)` | \($0.about) |" }))
  }

  @Test func theExampleIsATestOfItsOwn() throws {
    let parts = try SourceTree.text(of: Self.documents[0]).components(separatedBy: "```swift\n")
    let example = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    #expect(
      try SourceTree.text(of: "Tests/UIKitTests/LinuxHostExampleTests.swift") == example)
  }
}
