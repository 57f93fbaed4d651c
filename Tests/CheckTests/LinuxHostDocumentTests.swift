import Foundation
import Testing

@testable import UIKit

/// What Docs/LinuxHost.md lists is all there is.
@Suite(.warningsAreRead) struct LinuxHostDocumentTests {
  private static let document = "Docs/LinuxHost.md"

  /// The cells of every row of the page's tables, headings aside.
  private func rows() throws -> [[String]] {
    let lines = try SourceTree.text(of: Self.document).components(separatedBy: "\n")
    return zip(lines, lines.dropFirst() + [""]).compactMap { line, next in
      guard line.hasPrefix("| "), !line.hasPrefix("| ---"), !next.hasPrefix("| ---") else {
        return nil
      }
      return line.replacingOccurrences(of: "\\|", with: "/").split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  @Test func everyRowHasARuleAndItsSource() throws {
    let rows = try rows()
    #expect(!rows.isEmpty)
    for row in rows { #expect(row.count == 2 && !row.contains(""), "\(row)") }
  }

  @Test func theTableHasEveryConstantAndNoOther() throws {
    let settings = HostSettings()
    let children =
      Array(Mirror(reflecting: settings).children)
      + Mirror(reflecting: settings.gestures).children
    let constants = Set(children.compactMap(\.label)).subtracting([
      "gestures", "hostile", "systemVersion",
    ])
    let text = try SourceTree.text(of: Self.document)
    let table = try #require(text.components(separatedBy: "| Constant |").dropFirst().first)
    let rows = table.components(separatedBy: "\n").prefix { $0.contains("|") }
    let listed = rows.flatMap { Documents.spans(in: $0.components(separatedBy: " | ")[0]) }
    #expect(Set(listed) == constants)
  }

  @Test func theTableHasEveryPointAndNoOther() throws {
    let text = try SourceTree.text(of: Self.document)
    let table = try #require(text.components(separatedBy: "| Area | Point |").dropFirst().first)
    let rows = table.components(separatedBy: "\n").dropFirst(2).prefix { $0.hasPrefix("|") }
    #expect(rows.flatMap(Documents.spans(in:)) == HostPoint.all.map(\.name))
  }
}
