import Foundation
import Testing

/// The library's folders in one direction: a folder names types and members of its own, and of folders
/// before it.
///
/// The folder of a type is where it's declared outside of any other, and that of a member the folder of the
/// extension that declares it.
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

  private static let theController = ["SnapshotNavigationController"]

  /// Who knows the controller itself: the configuration is nested in it, and these keep the one that
  /// they work for.
  private static let knowTheController = ["Options", "Snapshots", "Coordination", "Presentation"]

  /// Members of a later folder that an earlier one uses until the redesign of the core.
  private static let known: Set<Use> = [
    Use("Coordination/NavigationCoordinator+UIKit.swift", "forwardController"),
    Use("Coordination/NavigationCoordinator.swift", "isPresentationEnding"),
    Use("Coordination/NavigationCoordinator.swift", "presentingDrag"),
    Use("Coordination/NavigationCoordinator.swift", "endPresentationMotion"),
    Use("Drag/DragGesture.swift", "modalsBesideFinger"),
    Use("Movement/TransitionSetup.swift", "visibleScreen"),
    Use("Options/ScreenOptions.swift", "optionsDidChange"),
    Use("Snapshots/ShownContent.swift", "visibleScreens"),
    Use("Snapshots/Shelf.swift", "forwardController"),
    Use("Snapshots/Shelf.swift", "holds"),
    Use("Snapshots/Shelf.swift", "isTrailMoving"),
  ]

  /// What the SDK or Objective-C says, which everybody may ask.
  private static let seams = ["NewerSDK.swift", "ObjectiveC.swift"]

  private struct Use: Hashable, CustomStringConvertible {
    let file: String
    let name: String

    init(_ file: String, _ name: String) { (self.file, self.name) = (file, name) }

    var description: String { "Use(\"\(file)\", \"\(name)\")" }
  }

  private static func place(of file: String) -> Int? {
    let parts = file.dropFirst(library.count + 1).split(separator: "/")
    return order.firstIndex(of: parts.count > 1 ? String(parts[0]) : "")
  }

  private static func path(of file: String) -> String { String(file.dropFirst(library.count + 1)) }

  /// The code of a file without what its strings say.
  private static func code(of file: String) throws -> [String] {
    try SourceTree.lines(of: file).map {
      $0.code.replacingOccurrences(of: #""[^"]*""#, with: "", options: .regularExpression)
    }
  }

  @Test func noFolderNamesATypeOfAFolderAfterIt() throws {
    let files = try SourceTree.files(below: Self.library)
    var homes: [String: Int] = [:]
    for file in files {
      let place = try #require(Self.place(of: file), "\(file) is in a folder without a place")
      for line in try Self.code(of: file) {
        let declaration = line.firstMatch(
          of: /^(?:[a-z@][\w()]* )*(?:class|struct|enum|protocol|actor|typealias) ([A-Z]\w*)/)
        if let declaration { homes[String(declaration.1)] = place }
      }
    }
    var wrong: Set<Use> = []
    for file in files {
      let place = try #require(Self.place(of: file))
      let path = Self.path(of: file)
      for line in try Self.code(of: file) {
        // A name after a dot is another type's own.
        for match in line.matches(of: /(^|[^.\w])([A-Z]\w*)(\.Configuration\b)?/) {
          let name = String(match.2)
          guard let home = homes[name], home > place else { continue }
          if Self.theController.contains(name),
            match.3 != nil || Self.knowTheController.contains(Self.order[place])
          {
            continue
          }
          if Self.namesakes[path]?.contains(name) == true { continue }
          wrong.insert(Use(path, name))
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  /// A member is told by its name, if no other folder up to the user's declares one of that name.
  @Test func noFolderUsesAMemberThatAFolderAfterItAdds() throws {
    let files = try SourceTree.files(below: Self.library)
    var added: [String: Int] = [:]
    var declared: [String: Int] = [:]
    for file in files where !Self.seams.contains(Self.path(of: file)) {
      let place = try #require(Self.place(of: file))
      var isExtension = false
      for line in try Self.code(of: file) {
        if line.contains(#/^\S.*\{\s*$/#) { isExtension = line.contains(#/^(\w+ )*extension /#) }
        guard
          let match = line.firstMatch(
            of: #/^ +(?:@\w+(?:\([^)]*\))? )*((?:[a-z]+(?:\(set\))? )*)(?:func|var|let|case) (\w+)/#
          ),
          !match.1.contains("private")
        else { continue }
        let name = String(match.2)
        declared[name] = min(declared[name] ?? place, place)
        if isExtension, line.prefix(while: { $0 == " " }).count == 2 {
          added[name] = min(added[name] ?? place, place)
        }
      }
    }
    var found: Set<Use> = []
    for file in files {
      let place = try #require(Self.place(of: file))
      for line in try Self.code(of: file) {
        for match in line.matches(of: #/\.(\w+)/#) {
          let name = String(match.1)
          // The controller's own, which the protocol asks for.
          if name == "configuration" { continue }
          if let home = added[name], home > place, declared[name] == home {
            found.insert(Use(Self.path(of: file), name))
          }
        }
      }
    }
    let strangers = found.subtracting(Self.known).sorted { "\($0)" < "\($1)" }
    #expect(strangers.isEmpty, "\(strangers)")
    let gone = Self.known.subtracting(found)
    #expect(gone.isEmpty, "take these off the list: \(gone)")
  }
}
