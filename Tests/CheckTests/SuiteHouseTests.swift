import Foundation
import Testing

/// What every suite on the host has in common.
@Suite(.warningsAreRead) struct SuiteHouseTests {
  /// Their text is published, without what only this repository has.
  private static let published = ["Tests/RuleTests/Interface/ReaderExampleTests.swift"]

  @Test(arguments: [
    "Tests/RuleTests", "Tests/StoryTests", "Tests/RandomTests", "Tests/CheckTests",
    "Tests/UIKitTests",
  ])
  func everySuiteReadsUIKitsWarnings(folder: String) throws {
    for file in try SourceTree.files(below: folder) where !Self.published.contains(file) {
      let forgetful = Self.suites(in: try SourceTree.text(of: file)).filter {
        !$0.head.contains(".warningsAreRead")
      }
      #expect(forgetful.isEmpty, "\(file): \(forgetful.map(\.head))")
    }
  }

  @Test func aSuiteWithoutTheTraitIsFound() {
    let text = "@MainActor\nstruct A {\n  @Test func a() {}\n}\nprivate struct B {}\n"
    #expect(Self.suites(in: text).map(\.head) == ["@MainActor struct A"])
  }

  /// The types that have tests, by what stands before their braces; an extension's are its type's.
  private static func suites(in text: String) -> [(head: String, tests: Int)] {
    var suites: [(head: String, tests: Int)] = []
    var attributes = ""
    for line in text.components(separatedBy: "\n") {
      if line.isEmpty || line.hasPrefix("  ") && !line.contains("@Test") { continue }
      if line.contains(#/^(private |final )*extension /#) {
        suites.append((".warningsAreRead, by its type", 0))
      } else if line.contains(#/^(@.*|private |fileprivate |final )*(struct|class|enum|actor) \w/#)
      {
        suites.append(
          ((attributes + line.prefix { $0 != "{" }).trimmingCharacters(in: .whitespaces), 0))
      } else if line.contains(#/^\s*(@\w+ )*@Test\b/#), !suites.isEmpty {
        suites[suites.count - 1].tests += 1
      }
      attributes = line.hasPrefix("@") && !line.contains("{") ? "\(attributes)\(line) " : ""
    }
    return suites.filter { $0.tests > 0 }
  }
}
