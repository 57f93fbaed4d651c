import CoreGraphics
import SampleScreens
import SampleStories
import Testing

@Suite("The sample's command line", .warningsAreRead)
struct SampleCommandTests {
  @Test func noWordsOpenTheWindow() throws {
    #expect(try Command.parse([]) == .window(WindowOptions()))
  }

  @Test func recordAloneRecordsAllStoriesWithSnapshots() throws {
    let options = RecordOptions()
    #expect(try Command.parse(["record"]) == .record(options))
    #expect(options.stories == SampleStories.Story.all)
    #expect(options.controller == .snapshot)
    #expect(options.size == CGSize(width: 390, height: 844))
    #expect(options.scale == 2)
    #expect(options.framesPerSecond == 60)
  }

  @Test func everyOptionIsRead() throws {
    var options = RecordOptions()
    options.stories = SampleStories.Story.all.filter { $0.name == "pop-to-root" }
    options.controller = .system
    options.compares = true
    options.showsPhone = true
    options.size = CGSize(width: 320, height: 568)
    options.scale = 3
    options.framesPerSecond = 30
    options.width = 200
    options.quality = 40
    options.output = "somewhere else"
    let words = [
      "record", "--story", "pop-to-root", "--controller", "system", "--compare", "--phone",
      "--size", "320x568", "--scale", "3", "--fps", "30", "--width", "200", "--quality", "40",
      "--output",
      "somewhere else",
    ]
    #expect(try Command.parse(words) == .record(options))
    #expect(options.stories.count == 1)
  }

  @Test func theListAndTheHelpAreCommands() throws {
    #expect(try Command.parse(["record", "--list"]) == .list)
    #expect(try Command.parse(["--help"]) == .help)
    #expect(try Command.parse(["record", "--help"]) == .help)
  }

  @Test(arguments: [
    ["record", "--story", "no-such-story"], ["record", "--size", "390"],
    ["record", "--size", "390x"], ["record", "--size", "0x844"], ["record", "--size", "-390x844"],
    ["record", "--size", "99999x99999"], ["record", "--scale", "0"], ["record", "--scale", "two"],
    ["record", "--scale", "1e999"], ["record", "--fps", "0"], ["record", "--width", "0"],
    ["record", "--width", "1000"], ["record", "--quality", "101"], ["record", "--fps", "1000"],
    ["record", "--controller", "other"], ["record", "--output"], ["record", "--output", ""],
    ["record", "--output", "--fps"], ["record", "--list", "--fps", "60"], ["record", "surplus"],
    ["record", "--nonsense"], ["surplus"], ["--story", "all"], ["--fps", "60"],
  ])
  func badInputIsRefusedInOneLine(words: [String]) throws {
    let error = try #require(throws: UsageError.self) { try Command.parse(words) }
    #expect(!error.message.isEmpty)
    #expect(!error.message.contains("\n"))
  }

  @Test func theRefusalNamesTheBadWord() throws {
    let error = try #require(throws: UsageError.self) {
      try Command.parse(["record", "--story", "no-such-story"])
    }
    #expect(error.message.contains("no-such-story"))
  }

  @Test func storyNamesAreUniqueAndFitForFolders() {
    let names = SampleStories.Story.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isLowercase || $0 == "-" })
    }
  }

  @Test(arguments: ["push", "pop", "drag-finish", "drag-cancel"])
  func everyMoveIsToldInBothDirections(move: String) {
    #expect(SampleStories.Story.named("\(move)-hidden-to-visible") != nil)
    #expect(SampleStories.Story.named("\(move)-visible-to-hidden") != nil)
  }
}
