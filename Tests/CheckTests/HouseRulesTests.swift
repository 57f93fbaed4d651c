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

  /// One file asks for versions of the system, and in a way that the host can answer.
  @Test(arguments: [library, pages])
  func theSystemIsAskedForInOneFile(folder: String) throws {
    let seam = "\(Self.library)/NewerSDK.swift"
    let lines = try SourceTree.lines(below: folder, matching: #"#(un)?available"#)
    let strangers = lines.filter { $0.file != seam }
    #expect(strangers.isEmpty, "\(strangers)")
    let unanswered = try SourceTree.lines(of: seam).filter {
      guard let version = $0.code.firstMatch(of: /#available\(iOS ([\d.]+), \*\)/) else {
        return $0.code.contains("#unavailable")
      }
      return !$0.code.contains("systemIs(\"\(version.1)\")")
    }
    // On Linux, the host decides whether safe areas stay stale.
    #expect(
      unanswered.map { $0.code.trimmingCharacters(in: .whitespaces) } == [
        "if #available(iOS 18.0, *) { return false }"
      ])
  }

  @Test(arguments: [library, pages, "Sources/Linux"])
  func nothingImportsSwiftUI(folder: String) throws {
    let lines = try SourceTree.lines(below: folder, matching: #"import SwiftUI"#)
    #expect(lines.isEmpty, "\(lines)")
  }

  /// A redesign of the library changes the tests of values and one folder.
  ///
  /// The shared tests drag by code, because no public call moves a finger in a simulator.
  @Test func oneFolderOfTheTestsReadsInternals() throws {
    let lines = try SourceTree.lines(
      below: "Tests", matching: #"@testable import (SnapshotNavigation|PageStack)\b"#)
    let folders = ["Tests/Support/Internals/", "Tests/ValueTests/", "Tests/SharedTests/Library/"]
    let strangers = lines.filter { line in !folders.contains { line.file.hasPrefix($0) } }
    #expect(strangers.isEmpty, "\(strangers)")
    #expect(strangers.count < lines.count)
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
    "Sources/SnapshotNavigation", "Sources/PageStack", "SampleApp/Sources", "SampleApp/Stories",
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
