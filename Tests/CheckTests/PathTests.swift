import Foundation
import Testing

/// Documents, scripts and project files name files by their paths.
@Suite(.warningsAreRead) struct PathTests {
  /// Folders at the top of the repository, hidden ones that git holds included.
  private static let folders = [
    "Docs", "SampleApp", "Scripts", "Sources", "Tests", ".ci", ".github",
  ]

  /// Those of a reader's own package, and what only looks like a path.
  private static let others = [
    "Sources/Reader", "Tests/ReaderTests", "Sources/Cards", "Tests/test",
  ]

  private static func files() throws -> Set<String> {
    let named = ["SampleApp", "Scripts", ".github", ".ci"].flatMap(names)
    let swift = try ["Sources", "SampleApp", "Tests"].flatMap(SourceTree.files(below:))
    let scripts = ["typecheck", "objective-c", "selftest/run"].map {
      "Tests/AppleDeclarations/\($0)"
    }
    let others = ["Makefile", "Package.swift", ".spi.yml", ".gitattributes"]
    return Set(Documents.all + named + swift + scripts + others)
      .subtracting(["Tests/CheckTests/PathTests.swift"])
  }

  private static func names(below folder: String) -> [String] {
    let start = SourceTree.root.appendingPathComponent(folder).path
    return (FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? [])
      .filter { ![".png", ".webp", ".jpg", ".DS_Store"].contains(where: $0.hasSuffix) }
      .map { "\(folder)/\($0)" }
      .filter { path in
        var isFolder: ObjCBool = false
        let full = SourceTree.root.appendingPathComponent(path).path
        return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
          && !isFolder.boolValue
      }.sorted()
  }

  /// A path from the top, or from a project file's folder; neither part of a longer one, nor made up of
  /// variables or patterns.
  private static func paths(in text: String) -> [String] {
    let top = folders.map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
    guard
      let pattern = try? NSRegularExpression(
        pattern: #"(?<![\w./$}*-])(?:\.\./)*((?:"# + top
          + #")/[\w.+/-]*[\w+])(?![\w/]*[\\$*{<(])(?=[^\w/]|$)"#)
    else { return [] }
    let whole = NSRange(text.startIndex..., in: text)
    return pattern.matches(in: text, range: whole).compactMap {
      Range($0.range(at: 1), in: text).map { String(text[$0]) }
    }
  }

  @Test func everyFileThatIsNamedIsThere() throws {
    var found = 0
    for file in try Self.files().sorted() {
      for path in Self.paths(in: try SourceTree.text(of: file)) {
        found += 1
        if Self.others.contains(where: path.hasPrefix) { continue }
        let place = SourceTree.root.appendingPathComponent(path).path
        #expect(FileManager.default.fileExists(atPath: place), "\(file) names \(path)")
      }
    }
    #expect(found > 100)
  }

  @Test func makeListsEveryScript() throws {
    let makefile = try SourceTree.text(of: "Makefile")
    for script in Self.names(below: "Scripts") {
      #expect(makefile.contains("\(script)"), "no target runs \(script)")
    }
  }

  @Test(arguments: [
    ("see `Scripts/nowhere`", ["Scripts/nowhere"]),
    ("[it](../Docs/Nowhere.md#part)", ["Docs/Nowhere.md"]),
    ("path = ../Tests/Nowhere;", ["Tests/Nowhere"]),
    ("https://example.com/Docs/Nowhere.md, Sources/\\(name)/A.swift, build/Tests/A", []),
  ])
  func aPathIsFound(text: String, paths: [String]) { #expect(Self.paths(in: text) == paths) }
}
