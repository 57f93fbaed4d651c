import Foundation
import Testing

/// The library's folders in one direction: a folder names its own types and those of folders before it.
///
/// The folder of a type is where it's declared outside of any other. What an extension adds isn't seen.
@Suite(.warningsAreRead) struct FolderHouseTests {
  private static let library = "Sources/SnapshotNavigation"

  /// From the values to who uses them; the last is the controller, which an app sees first.
  private static let order = [
    "Choreography", "Events", "Stack", "Options", "Drag", "Snapshots", "Movement", "Coordination",
    "Presentation", "",
  ]

  /// Names that only look like those of another folder, by the files that use them.
  private static let namesakes = [
    // The option of a screen or of all.
    "Options/ScreenOptions.swift": ["Transition"],
    "Options/Configuration.swift": ["Transition"],
  ]

  /// The controller, also as its coordinator knows it.
  private static let theController = [
    "SnapshotNavigationController", "CoordinatedNavigation", "WeakNavigation",
  ]

  /// Who knows the controller itself: the configuration is nested in it, and these keep the one that
  /// they work for.
  private static let knowTheController = [
    "Options", "Snapshots", "Coordination", "Presentation",
  ]

  private struct Use: Hashable {
    let file: String
    let name: String
  }

  private static func folder(of file: String) -> String {
    let parts = file.dropFirst(library.count + 1).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : ""
  }

  /// The code of a file without what its strings say.
  private static func code(of file: String) throws -> [String] {
    try SourceTree.lines(of: file).map {
      $0.code.replacingOccurrences(of: #""[^"]*""#, with: "", options: .regularExpression)
    }
  }

  @Test func noFolderNamesATypeOfAFolderAfterIt() throws {
    let files = try SourceTree.files(below: Self.library)
    #expect(Set(files.map(Self.folder)) == Set(Self.order))
    var homes: [String: String] = [:]
    for file in files {
      for line in try Self.code(of: file) {
        let declaration = line.firstMatch(
          of: /^(?:[a-z@][\w()]* )*(?:class|struct|enum|protocol|actor|typealias) ([A-Z]\w*)/)
        if let declaration { homes[String(declaration.1)] = Self.folder(of: file) }
      }
    }
    #expect(homes.count >= 100)
    var wrong: Set<Use> = []
    for file in files {
      let folder = Self.folder(of: file)
      let place = try #require(Self.order.firstIndex(of: folder))
      let path = String(file.dropFirst(Self.library.count + 1))
      for line in try Self.code(of: file) {
        // A name after a dot is another type's own.
        for match in line.matches(of: /(^|[^.\w])([A-Z]\w*)(\.Configuration\b)?/) {
          let name = String(match.2)
          guard let home = homes[name], let other = Self.order.firstIndex(of: home), other > place
          else { continue }
          if Self.theController.contains(name),
            match.3 != nil || Self.knowTheController.contains(folder)
          {
            continue
          }
          if Self.namesakes[path]?.contains(name) == true { continue }
          wrong.insert(Use(file: path, name: name))
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }
}
