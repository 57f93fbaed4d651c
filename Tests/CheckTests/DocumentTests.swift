import Foundation
import SampleStories
import Testing

/// What the documents say of the library and of this repository is there.
@Suite(.warningsAreRead) struct DocumentTests {
  @Test func everyPublicSymbolIsDocumented() throws {
    let built = try BuiltDocumentation.shared.get()
    #expect(built.symbols.contains { $0.path == ["SnapshotNavigationController"] })
    for symbol in built.symbols + built.symbolsOfPages {
      #expect(symbol.isDocumented, "\(symbol.path)")
    }
  }

  /// Every declaration is one more to learn: if you add one, name the app that uses it.
  ///
  /// The last two, the fallback and its faults, are for an app that keeps UIKit's transitions on a build of the
  /// system where the library's fail.
  ///
  /// A requirement and its default are one.
  @Test func thePublicDeclarationsAreCounted() throws {
    let built = try BuiltDocumentation.shared.get()
    for (symbols, count) in [(built.symbols, 133), (built.symbolsOfPages, 47)] {
      let names = Set(symbols.filter(\.counts).map { $0.path.joined(separator: ".") })
      #expect(names.count == count, "\(names.sorted())")
    }
  }

  @Test func everyPublicSymbolHasItsPlace() throws {
    let leftovers = try BuiltDocumentation.shared.get().leftovers
    #expect(leftovers.isEmpty, "\(leftovers)")
  }

  @Test(arguments: Documents.all)
  func everyLinkLeadsSomewhere(document: String) throws {
    let page = SourceTree.root.appendingPathComponent(document).deletingLastPathComponent()
    for link in try Documents.links(in: document) where !link.contains(":") {
      let parts = link.components(separatedBy: "#")
      let target =
        parts[0].isEmpty
        ? SourceTree.root.appendingPathComponent(document)
        : page.appendingPathComponent(parts[0]).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link)")
      guard parts.count > 1 else { continue }
      let text = try String(contentsOf: target, encoding: .utf8)
      #expect(Documents.anchors(in: text).contains(parts[1]), "\(link)")
    }
  }

  /// For those who use the library: its own names, Apple's, and those of the shell.
  @Test(arguments: Documents.forUsers)
  func everyNameInAPageForUsersExists(document: String) throws {
    let built = try BuiltDocumentation.shared.get()
    let ours = (built.symbols + built.symbolsOfPages).flatMap(\.path)
      .joined(separator: " ")
    var known = Documents.words(in: ours).union(try Documents.applesWords.get())
    let text = try SourceTree.text(of: document)
    if document.hasSuffix(".swift") {
      let code = try SourceTree.lines(of: document).map(\.code).joined(separator: "\n")
      known.formUnion(Documents.words(in: code).union(Documents.filesOfTheLibrary))
      for span in Documents.spans(in: Documents.comments(in: text)) { check(span, known) }
    } else {
      known.formUnion(try Documents.hostsWords.get())
      known.formUnion(Documents.wordsOfObjectiveC(in: text))
      if Documents.replacing.contains(document) {
        known.formUnion(try Documents.replacedWords(in: document))
      }
      let compiled = try Snippet.recipes(in: document).map(\.text)
      for span in Documents.spans(in: Documents.withoutListings(text))
      where !compiled.contains(where: { $0.hasPrefix(span) }) { check(span, known) }
    }
  }

  /// For those who carry on: any name in the sources.
  @Test(arguments: Documents.forContributors)
  func everyNameInAPageForContributorsExists(document: String) throws {
    let known = try Documents.allWords.get().union(Documents.filesOfTheLibrary)
      .union(Documents.words(in: SourceTree.text(of: "Scripts/test")))
    let text = try SourceTree.text(of: document)
    for span in Documents.spans(in: Documents.withoutListings(text)) { check(span, known) }
  }

  @Test(arguments: [
    "README.md", ".github/CONTRIBUTING.md", "Docs/LinuxHost.md", "Scripts/demo", "Scripts/images",
  ])
  func everyCommandIsOneThatIsThere(document: String) throws {
    let text = try SourceTree.text(of: document)
    for story in Documents.matches(of: "--story [a-z-]+", in: text).map({ $0.dropFirst(8) }) {
      #expect(story == "all" || Story.named(String(story)) != nil, "\(story)")
    }
    for record in Documents.matches(of: "record [a-z-]+ (system|snapshot)", in: text) {
      let story = record.split(separator: " ")[1]
      #expect(story == "all" || Story.named(String(story)) != nil, "\(record)")
    }
    for target in Documents.matches(of: "(?m)^make [a-z-]+", in: text) { check(target, []) }
  }

  /// A recipe is a line of code, a file of the sample and a picture, which a story is recorded for.
  @Test func everyRecipeHasItsFileAndItsPicture() throws {
    let rows = try SourceTree.text(of: Documents.recipes).components(separatedBy: "\n")
      .filter { $0.hasPrefix("| ") && $0.contains("](") }
    #expect(rows.count > 10)
    for row in rows {
      #expect(row.contains("(../SampleApp/Sources/Recipes/"), "\(row)")
      #expect(row.contains("(Images/"), "\(row)")
    }
    #expect(try Snippet.recipes(in: Documents.recipes).count == rows.count)
  }

  /// README's recipes are those of the page, line for line.
  @Test func readmeRepeatsEightRecipes() throws {
    let everyday = try Snippet.recipes(in: "README.md").map(\.text)
    let all = try Snippet.recipes(in: Documents.recipes).map(\.text)
    #expect(everyday.count == 8)
    #expect(Set(everyday).isSubset(of: all), "\(Set(everyday).subtracting(all))")
  }

  /// Recorded by the sample, and small enough to be cloned by everybody.
  @Test func everyPictureHasItsStory() throws {
    let lines = try SourceTree.text(of: "Scripts/images").split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
    let folder = SourceTree.root.appendingPathComponent("Docs/Images")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.fileSizeKey])
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      let line = lines.first { $0.count == 6 && $0[0] == name }
      #expect(line.flatMap { Story.named($0[1]) } != nil, "\(name)")
    }
    let sizes = try files.map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
    #expect(sizes.reduce(0, +) < 8_500_000)
    let comparison = folder.appendingPathComponent("comparison.webp")
    #expect(try Data(contentsOf: comparison).count < 600_000)
  }

  /// A path, a target of make, or words that must all be known.
  private func check(_ span: String, _ known: Set<String>) {
    if span.hasPrefix("make ") {
      let makefile = (try? SourceTree.text(of: "Makefile")) ?? ""
      #expect(makefile.contains("\n\(span.dropFirst(5)):"), "no target for `\(span)`")
    } else if Documents.isPath(span) {
      let path = SourceTree.root.appendingPathComponent(span).path
      #expect(span.hasPrefix(".build/") || FileManager.default.fileExists(atPath: path), "\(span)")
    } else if Documents.isCode(span) {
      let strangers = Documents.words(in: span).subtracting(known)
      #expect(strangers.isEmpty, "\(strangers.sorted()) in `\(span)`")
    }
  }
}
