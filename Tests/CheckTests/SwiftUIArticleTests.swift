import Foundation
import Testing

/// What the article on SwiftUI expects has a test on a Mac, which CI runs by itself.
@Suite(.warningsAreRead) struct SwiftUIArticleTests {
  private static let article = "\(Documents.catalogSwiftUI)/Articles/UsingSwiftUI.md"
  private static let tests = "SampleApp/UITests/SwiftUI"

  @Test func theFirstParagraphSaysWhatRanWhere() throws {
    let paragraphs = try SourceTree.text(of: Self.article).components(separatedBy: "\n\n")
    let first = try #require(paragraphs.dropFirst().first)
    #expect(first.contains("nobody has run it") && first.contains("On Linux"))
  }

  @Test func everyTestThatTheArticleExpectsIsThere() throws {
    let text = try SourceTree.text(of: Self.article)
    let expected = Documents.matches(of: #"\(expected: test\w+\)"#, in: text)
    let names = Documents.matches(of: #"test[A-Z]\w+"#, in: text)
    #expect(names.count == expected.count && names.count > 10)
    let methods = try SourceTree.lines(below: Self.tests, matching: #"func test\w+\("#)
      .map(\.code).joined()
    for name in names { #expect(methods.contains("func \(name)("), "\(name)") }
  }

  @Test func theTestsOfSwiftUIFailInAStepOfTheirOwn() throws {
    let steps = try SourceTree.text(of: ".github/workflows/ci.yml")
      .components(separatedBy: "      - name: ")
    let files = try SourceTree.files(below: Self.tests)
    #expect(files.count > 1)
    for file in files {
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      let own = steps.filter { $0.contains("-only-testing:SampleAppUITests/\(name)\n") }
      #expect(own.count == 1 && own.allSatisfy { $0.contains("continue-on-error: true") })
      #expect(steps.contains { $0.contains("-skip-testing:SampleAppUITests/\(name)\n") })
    }
  }

  /// It isn't advertised before it has run.
  @Test func readmeHasOneLineOnSwiftUI() throws {
    let lines = try SourceTree.text(of: "README.md").components(separatedBy: "\n")
      .filter { $0.contains("SwiftUI") }
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains("experimental, never run") })
  }
}
