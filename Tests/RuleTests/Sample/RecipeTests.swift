import Foundation
import SnapshotNavigation
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

  /// A reader who copies a file finds the library's lines first, in one block.
  @Test(arguments: files)
  func aRecipeBeginsWithTheLinesThatMatter(file: String) throws {
    let lines = try SourceTree.text(of: "\(Self.folder)/\(file)").components(separatedBy: "\n")
    let demo = try #require(lines.firstIndex { $0.hasPrefix("  // MARK: The demo") })
    let marked = lines.indices.filter { lines[$0].hasSuffix("  // recipe") }
    let (first, last) = (try #require(marked.first), try #require(marked.last))
    #expect(last < demo && last - first < 20)
    let code = lines[..<first].filter { line in
      let text = line.trimmingCharacters(in: .whitespaces)
      return !text.isEmpty && !text.hasPrefix("//") && !text.hasPrefix("import ")
    }
    #expect(code.count <= 10, "\(code)")
    let placesByHand = lines.contains { $0.contains("frame = CGRect(") }
    #expect(!placesByHand || lines[demo + 2].contains("no Auto Layout solver"))
  }

  /// Each row of the page names a call at the top of the file that it links to.
  @Test func aRowIsAboutTheFirstLinesOfItsFile() throws {
    let rows = try SourceTree.text(of: "Docs/Recipes.md").components(separatedBy: "\n")
      .filter { $0.contains("Sources/Recipes/") && $0.hasPrefix("| ") }
    #expect(rows.count > 20)
    for row in rows {
      let code = row.components(separatedBy: "`")[1]
      let link = try #require(row.components(separatedBy: "Sources/Recipes/").dropFirst().first)
      let file = try SourceTree.text(of: "\(Self.folder)/\(link.prefix { $0 != ")" })")
      let top = try #require(file.components(separatedBy: "// MARK: The demo").first)
      // The member that's called or set or, of a class, the protocol.
      let call = code.components(separatedBy: " = ").count > 1 ? code : code + "("
      let name = call.range(of: #"\.\w+(?=( = |\(| \{))|, \w+(?=\($)"#, options: .regularExpression)
      let word = call[try #require(name)].trimmingCharacters(in: [".", ",", " "])
      #expect(top.contains(word), "\(word) of \(code)")
    }
  }

  /// Both initializers set the same options.
  @Test(arguments: pages)
  func aScreenOfAStoryboardHasTheSameOptions(page: Page?) throws {
    let made = page?.makeScreen() ?? SupportViewController()
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let decoded = try #require(type(of: made).init(coder: coder))
    if !(made is UISplitViewController) { #expect(decoded.title != nil || made.title == nil) }
    #expect(decoded.hidesBottomBarWhenPushed == made.hidesBottomBarWhenPushed)
    let items = (decoded.navigationItem, made.navigationItem)
    #expect(items.0.largeTitleDisplayMode == items.1.largeTitleDisplayMode)
    #expect(items.0.backButtonDisplayMode == items.1.backButtonDisplayMode)
    #expect((items.0.standardAppearance == nil) == (items.1.standardAppearance == nil))
    #expect((items.0.scrollEdgeAppearance == nil) == (items.1.scrollEdgeAppearance == nil))
    #expect(items.0.rightBarButtonItem?.title == items.1.rightBarButtonItem?.title)
    let options = (decoded.snapshotNavigation, made.snapshotNavigation)
    #expect(options.0.transition == options.1.transition)
    #expect(options.0.navigationBar == options.1.navigationBar)
    #expect((options.0.pushChoreography == nil) == (options.1.pushChoreography == nil))
    // Its view loads, too.
    #expect(decoded.view != nil)
  }

  nonisolated private static let pages: [Page?] = Recipe.sections.flatMap(\.recipes)
    .filter { $0.file != nil }.map(\.page)

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

  @Test func theBackButtonOfAScreenWithoutBarStaysAsItsTableScrolls() throws {
    let phone = SampleScreenTests.Phone(
      [.recipes, .hiddenBar], size: CGSize(width: 390, height: 600))
    let screen = try #require(phone.guide.stack?.topViewController?.view as? UITableView)
    let back = try #require(find("back", in: screen))
    let place = back.convert(back.bounds, to: nil)
    phone.host.touch(.began, at: CGPoint(x: 300, y: 500))
    phone.host.move(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 300, y: 300), duration: 0.3)
    phone.host.touch(.ended, at: CGPoint(x: 300, y: 300))
    phone.host.advance(by: 2)
    #expect(screen.contentOffset.y > 50)
    #expect(back.convert(back.bounds, to: nil) == place)
    phone.host.tap(at: CGPoint(x: place.midX, y: place.midY))
    phone.host.advance(by: 0.8)
    #expect(phone.depth == 1)
  }

  @Test func everyIconIsDrawn() {
    for recipe in recipes {
      #expect(UIImage(systemName: recipe.symbol) != nil, "\(recipe.title)")
    }
  }
}
