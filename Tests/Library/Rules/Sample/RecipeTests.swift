import Foundation
import Testing
import UIKit

@testable import SampleScreens

/// A recipe is one file that copies out: it compiles alone, and its page shows the lines that matter.
@MainActor
@Suite(.warningsAreRead) struct RecipeTests {
  nonisolated private static let folder = "SampleApp/Sources/Recipes"

  nonisolated private static let files = SourceTree.arguments(below: folder)
    .map { String($0.dropFirst(folder.count + 1)) }

  private let recipes = Recipe.sections.flatMap(\.recipes)

  @Test func everyFileIsInTheListOnceAndHasItsPage() {
    let listed = recipes.compactMap(\.file)
    #expect(listed.sorted() == Self.files.sorted())
    #expect(Set(recipes.map(\.name)).count == recipes.count)
    #expect(recipes.allSatisfy { ($0.file == nil) == $0.lines.isEmpty })
  }

  @Test(arguments: files)
  func aPageShowsTheLinesThatMatter(file: String) throws {
    let mark = "  // recipe"
    let marked = try SourceTree.text(of: "\(Self.folder)/\(file)").components(separatedBy: "\n")
      .filter { $0.hasSuffix(mark) }
      .map { $0.dropLast(mark.count).trimmingCharacters(in: .whitespaces) }
    #expect((1...3).contains(marked.count))
    #expect(recipes.first { $0.file == file }?.lines == marked)
  }

  @Test(arguments: files)
  func aRecipeImportsNothingButUIKitAndTheLibrary(file: String) throws {
    let imports = try SourceTree.lines(of: "\(Self.folder)/\(file)").map(\.code)
      .filter { $0.hasPrefix("import ") || $0.hasPrefix("@") && $0.contains("import ") }
    let expected = ["import SnapshotNavigation", "import UIKit"]
    #expect(imports == expected || imports == ["import PageStack"] + expected)
  }

  /// With the modules as they were built beside these tests, and no other file of the sample.
  @Test(arguments: files)
  func aRecipeCompilesAlone(file: String) throws {
    let built = SampleProcess.executable.deletingLastPathComponent()
    let headers = ["CPangoCairo", "CTurboJPEG"].flatMap {
      ["-I", SourceTree.root.appendingPathComponent("Sources/Linux/\($0)").path]
    }
    try SourceTree.run(
      "/usr/bin/env",
      [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6",
        "-warnings-as-errors", "-I", built.appendingPathComponent("Modules").path,
      ] + headers + ["\(Self.folder)/\(file)"])
  }

  @Test func aRowsButtonOpensThePageAndThePageOpensTheRecipe() throws {
    let phone = SampleScreenTests.Phone([.recipes])
    func tap(_ name: String) throws {
      let screen = try #require(phone.guide.stack?.topViewController?.view)
      let view = try #require(find(name, in: screen))
      phone.host.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
      phone.host.advance(by: 0.8)
    }
    try tap("info-bars")
    #expect(phone.guide.stack?.topViewController is RecipePageViewController)
    try tap("try-recipe")
    #expect(phone.guide.stack?.topViewController is BarsViewController)
    #expect(phone.depth == 3)
  }

  private func find(_ name: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == name { return view }
    return view.subviews.lazy.compactMap { find(name, in: $0) }.first
  }

  @Test func everyIconIsDrawn() {
    for recipe in recipes {
      #expect(UIImage(systemName: recipe.symbol) != nil, "\(recipe.title)")
    }
  }
}
