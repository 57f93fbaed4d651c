import Foundation
import Testing

/// The rules of Docs/Architecture.md that can be read off the text of the sources.
@Suite(.warningsAreRead) struct HouseRulesTests {
  private static let library = "Sources/SnapshotNavigation"
  private static let pages = "Sources/PageStack"
  private static let host = "Sources/Linux"

  /// The rooms of values, which know geometry and nothing of UIKit.
  @Test(arguments: ["Choreography", "Stack"])
  func valuesImportFoundationOnly(room: String) throws {
    let folder = "\(Self.library)/\(room)"
    #expect(try !SourceTree.files(below: folder).isEmpty)
    let imports = try SourceTree.lines(below: folder, matching: #"^\s*(@\w+ )?import "#)
    let strangers = imports.filter {
      $0.code.trimmingCharacters(in: .whitespaces) != "import Foundation"
    }
    #expect(strangers.isEmpty, "\(strangers)")
  }

  @Test(arguments: [
    ("PageList", ["import Foundation"]),
    ("PageInsets", ["import Foundation", "import SnapshotNavigation"]),
  ])
  func theValuesOfThePageStackDoNotImportUIKit(name: String, allowed: [String]) throws {
    let imports = try SourceTree.lines(of: "\(Self.pages)/\(name).swift")
      .map(\.code).filter { $0.hasPrefix("import ") }
    #expect(imports == allowed)
  }

  @Test(arguments: [library, pages])
  func theLibraryDoesNotKnowTheHost(folder: String) throws {
    let lines = try SourceTree.lines(
      below: folder, matching: #"UIKitHost|HostRuntime|HostSettings|os\(Linux\)"#)
    #expect(lines.isEmpty, "\(lines)")
  }

  /// The seams that Docs/Architecture.md names: target and action, the display link, log and
  /// signposts, the storage of a screen's options, the history of web views, key commands,
  /// Objective-C, the name of the class for session replays, what only newer SDKs have.
  @Test(arguments: [library, pages])
  func platformsDifferInTheSeamsOnly(folder: String) throws {
    let seams: Set = [
      "\(Self.library)/Drag/DragGesture+Target.swift", "\(Self.library)/Events/FrameClock.swift",
      "\(Self.library)/Events/Log.swift", "\(Self.library)/Options/ScreenOptionsStorage.swift",
      "\(Self.library)/Drag/WebHistory.swift",
      "\(Self.library)/KeyCommands.swift", "\(Self.library)/ObjectiveC.swift",
      "\(Self.library)/NewerSDK.swift",
      "\(Self.library)/Snapshots/SnapshotNavigationStageView.swift",
    ]
    let lines = try SourceTree.lines(
      below: folder, matching: #"^\s*#(if|elseif)|canImport|targetEnvironment|@objc"#)
    let strangers = lines.filter { !seams.contains($0.file) }
    #expect(strangers.isEmpty, "\(strangers)")
  }

  // MARK: The SwiftUI product

  private static let swiftUI = "Sources/SnapshotNavigationUI"

  /// What decides runs on Linux: only the files of one folder, which is left out there, import SwiftUI.
  @Test func whatDecidesKnowsNothingOfSwiftUI() throws {
    let importing = Set(
      try SourceTree.lines(below: Self.swiftUI, matching: #"import SwiftUI"#).map(\.file))
    let folder = Set(try SourceTree.files(below: "\(Self.swiftUI)/SwiftUI"))
    #expect(importing == folder)
    for name in ["PathValue", "PathLedger", "SnapshotPath"] {
      let imports = try SourceTree.lines(of: "\(Self.swiftUI)/\(name).swift")
        .map(\.code).filter { $0.hasPrefix("import ") }
      #expect(imports == ["import Foundation"])
    }
  }

  @Test(arguments: [library, pages, "Sources/Linux"])
  func nothingElseImportsSwiftUI(folder: String) throws {
    let lines = try SourceTree.lines(below: folder, matching: #"import SwiftUI|NavigationUI"#)
    #expect(lines.isEmpty, "\(lines)")
  }

  /// Its manifest decides what is built where: it has no condition, no trap and nothing global.
  @Test func theSwiftUIProductKeepsTheHousesRules() throws {
    let lines = try SourceTree.lines(
      below: Self.swiftUI,
      matching: #"^\s*#(if|elseif)|canImport|@objc|os\(Linux\)|UIKitHost|DispatchQueue\.main"#
        + #"|fatalError|preconditionFailure|precondition\(|try!|as!|[\w\)\]]!([^=]|$)"#
        + #"|asyncAfter|UIScreen\.main|static var \w+ *=|method_exchange|objc_|Mirror\("#)
    #expect(lines.isEmpty, "\(lines)")
  }

  @Test func theSwiftUIProductIsThin() throws {
    // Every file ends with a line break.
    let lines = try SourceTree.files(below: Self.swiftUI).flatMap {
      try SourceTree.lines(of: $0).dropLast()
    }
    #expect(lines.count <= 1_100, "\(lines.count) lines")
  }

  /// SwiftUI drops what's written to a state during an update, and a change of the stack writes.
  @Test func anUpdateOfTheRepresentableChangesNoStack() throws {
    let file = "\(Self.swiftUI)/SwiftUI/StackRepresentable.swift"
    let body = try SourceTree.lines(of: file).map(\.code)
      .drop { !$0.contains("func updateUIViewController") }.prefix { $0 != "  }" }
    #expect(body.contains { $0.contains("stack.update(animated:") })
    #expect(body.allSatisfy { !$0.contains("sync(") && !$0.contains("change") }, "\(body)")
  }

  /// SwiftUI observes what's read in a body, and nothing else.
  @Test func whatADestinationReadsIsReadInABody() throws {
    let calls = try SourceTree.lines(
      below: Self.swiftUI, matching: #"make\(value\)|latest\.closure\(|destination\(\$0\)"#
    )
    .map { $0.code.trimmingCharacters(in: .whitespaces) }
    #expect(
      Set(calls) == [
        "var body: some View { make(value) }",
        "{ @MainActor (trigger: TransitionTrigger) in latest.closure(trigger) }",
        "(value.value.base as? Value).map { AnyView(destination($0)) }",
      ])
  }

  @Test func theBarsModifierAlsoSetsSwiftUIs() throws {
    let lines = try SourceTree.lines(
      below: Self.swiftUI, matching: #"for: \.navigationBar\)|Actions: Equatable"#)
    #expect(lines.count == 2, "\(lines)")
  }

  @Test func theHostDoesNotKnowTheLibrary() throws {
    let lines = try SourceTree.lines(below: Self.host, matching: "SnapshotNavigation")
    #expect(lines.isEmpty, "\(lines)")
  }

  @Test(arguments: [library, pages])
  func theLibraryNeverTraps(folder: String) throws {
    let lines = try SourceTree.lines(
      below: folder,
      matching: #"fatalError|preconditionFailure|precondition\(|try!|as!|[\w\)\]]!([^=]|$)"#)
    #expect(lines.isEmpty, "\(lines)")
  }

  @Test(arguments: [library, pages])
  func theLibraryWaitsForNothingAndOwnsNothingGlobal(folder: String) throws {
    let lines = try SourceTree.lines(
      below: folder,
      matching: #"asyncAfter|DispatchQueue\.main|UIScreen\.main|static var |method_exchange|objc_"#)
    let storage = "\(Self.library)/Options/ScreenOptionsStorage.swift"
    let shared = lines.filter {
      !$0.code.contains("{")
        && !($0.file == storage && $0.code.contains("objc_setAssociatedObject"))
    }
    #expect(shared.isEmpty, "\(shared)")
  }

  /// Memory belongs to the process, and with it the one state that the whole process shares.
  @Test func oneTypeAloneBelongsToTheProcess() throws {
    let lines = try SourceTree.lines(
      below: Self.library, matching: #"static let \w+ = (\w+\(|TaskLocal)|SnapshotMemory\(\)"#)
    let memory = lines.filter { $0.code.contains("SnapshotMemory()") }
    #expect(memory.map(\.file) == ["\(Self.library)/Snapshots/SnapshotMemory.swift"])
  }

  /// A wall clock, a locale or chance would make two runs of a story differ.
  @Test(arguments: [
    "Sources/Linux/CoreGraphics", "Sources/Linux/QuartzCore", "Sources/Linux/UIKit",
    "Sources/SnapshotNavigation", "Sources/PageStack", "Sources/SnapshotNavigationUI",
    "SampleApp/Sources",
    "SampleApp/Stories",
  ])
  func nothingThatIsDrawnOrMovedReadsTheWorld(folder: String) throws {
    let lines = try SourceTree.lines(
      below: folder,
      matching: #"\bDate\(|\bDate\.now|DispatchTime|ContinuousClock|SuspendingClock|clock_gettime"#
        + #"|gettimeofday|systemUptime|CFAbsoluteTime|\brandom\(|\.random|shuffled\(\)"#
        + #"|randomElement|RandomNumberGenerator|Locale\.current|TimeZone\.current|\bUUID\("#)
    #expect(lines.isEmpty, "\(lines)")
  }

  @Test(arguments: [
    "Sources", "SampleApp", "Tests/RuleTests", "Tests/StoryTests",
    "Tests/RandomTests", "Tests/SharedTests", "Tests/ValueTests", "Tests/UIKitTests",
    "Tests/CheckTests", "Tests/Support", "Tests/Judge",
  ])
  func aFileIsReadInOneSitting(folder: String) throws {
    for file in try SourceTree.files(below: folder) {
      let count = try SourceTree.lines(of: file).count
      #expect(count <= 401, "\(file) has \(count) lines")
    }
  }
}
