import Foundation
import Testing

/// Every piece of Swift that is published compiles for iOS, from the very text.
@Suite(.warningsAreRead) struct SnippetTests {
  @Test(arguments: ["18", "26"])
  func everySnippetCompilesForIOS(sdk: String) throws {
    let pages =
      ["README.md", ".github/CONTRIBUTING.md"] + Documents.pages(below: Documents.catalog)
      + Documents.pages(below: Documents.catalogOfPages)
      // What is about the Linux host is not for iOS, and has a test of its own.
      + Documents.pages(below: "Docs").filter { $0 != Documents.onLinux }
    let fenced = try pages.flatMap(Snippet.fenced(in:))
    let commented = try [Documents.library, "Sources/PageStack"]
      .flatMap(SourceTree.files(below:)).flatMap(Snippet.commented(in:))
    let recipes = try ["README.md", Documents.recipes].flatMap(Snippet.recipes(in:))
    #expect(!fenced.isEmpty && !commented.isEmpty && !recipes.isEmpty)

    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snippets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (app, modules) = (
      folder.appendingPathComponent("App"), folder.appendingPathComponent("Modules").path
    )
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    func write(_ text: String, as name: String) throws {
      let file = app.appendingPathComponent("\(name).swift")
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try write(Snippet.atHand, as: "AtHand")
    for snippet in fenced + commented + recipes { try write(snippet.source, as: snippet.name) }
    func check(_ arguments: String...) throws {
      try SourceTree.run(
        "Tests/AppleDeclarations/typecheck", ["--sdk", sdk, "--with", modules] + arguments)
    }
    for product in ["SnapshotNavigation", "PageStack"] {
      try check("--emit-module-as", product, modules, "Sources/\(product)")
    }
    // What apps may have switched on: each listing imports all that it names.
    try check(
      "--frontend", "-enable-upcoming-feature", "--frontend", "MemberImportVisibility", app.path,
      "SampleApp/Apple/ScreenStack.swift")
  }

  /// The example for contributors is a test that's run here; its fence says that it isn't for iOS.
  @Test func theContributorsFirstTestIsRunHere() throws {
    let example = try SourceTree.text(of: "Tests/RuleTests/Drags/FirstDragTests.swift")
    let page = try SourceTree.text(of: ".github/CONTRIBUTING.md")
    #expect(page.contains("```swift linux\n\(example)```\n"))
  }

  /// The manifest as the package manager reads it, and the test as it is run here.
  @Test func thePackageForTestsOnLinuxIsReadAndItsTestIsRunHere() throws {
    let snippets = try Snippet.fenced(in: Documents.onLinux)
    #expect(snippets.count == 2)
    let example = try SourceTree.text(of: "Tests/RuleTests/Interface/ReaderExampleTests.swift")
    #expect(snippets.last?.text == example)

    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let manifest = folder.appendingPathComponent("Package.swift")
    try #require(snippets.first).text.write(to: manifest, atomically: true, encoding: .utf8)
    try SourceTree.run(
      "/usr/bin/env", ["swift", "package", "--package-path", folder.path, "dump-package"])
    let products = try SourceTree.text(of: "Package.swift")
    #expect(products.contains(#".library(name: "UIKitHost""#))
  }
}
