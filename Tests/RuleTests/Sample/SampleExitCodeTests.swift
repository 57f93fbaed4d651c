import Foundation
import SampleStories
import Testing

@Suite("The sample's exit codes", .warningsAreRead)
struct SampleExitCodeTests {
  @Test(arguments: [
    ["record", "--story", "no-such-story"], ["record", "--size", "wide"], ["nonsense"],
  ])
  func badUsageIs64WithOneLine(words: [String]) throws {
    let result = try SampleProcess.run(words)
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(lines(result.errors) == 1)
  }

  @Test func anOutputThatCannotBeWrittenIs73WithOneLine() throws {
    let result = try SampleProcess.run(["record", "--output", "/dev/null/recordings"])
    #expect(result.code == 73)
    #expect(lines(result.errors) == 1)
    #expect(result.errors.contains("/dev/null/recordings"))
  }

  @Test func noDisplayIs69AndSaysHowToRecord() throws {
    let result = try SampleProcess.run([])
    #expect(result.code == 69)
    #expect(lines(result.errors) == 1)
    #expect(result.errors.contains("record"))
  }

  @Test func theListNamesEveryStory() throws {
    let result = try SampleProcess.run(["record", "--list"])
    #expect(result.code == 0)
    let names = result.output.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first.map(String.init)
    }
    #expect(names == SampleStories.Story.all.map(\.name))
  }

  private func lines(_ text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
  }
}
