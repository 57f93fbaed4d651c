import Foundation

/// The written pages of the repository, taken apart.
enum Documents {
  static let library = "Sources/SnapshotNavigation"
  static let catalog = "\(library)/SnapshotNavigation.docc"

  /// Page stacks, and their catalog.
  static let libraryOfPages = "Sources/PageStack"
  static let catalogOfPages = "\(libraryOfPages)/PageStack.docc"

  /// All recipes, a row for each; README repeats eight of them.
  static let recipes = "Docs/Recipes.md"

  /// For those who test screens of their own on Linux.
  static let onLinux = "Docs/TestingOnLinux.md"

  /// README, changes, what happens to data, the documentation and the comments it is made of.
  static let forUsers =
    ["README.md", recipes, onLinux, "CHANGELOG.md", ".github/SECURITY.md"] + pages(below: catalog)
    + pages(below: catalogOfPages)
    + SourceTree.arguments(below: library) + SourceTree.arguments(below: libraryOfPages)

  static let forContributors =
    ["Tests/AppleDeclarations/README.md"] + docs
    + pages(below: ".github").filter { !forUsers.contains($0) }

  private static let docs = pages(below: "Docs").filter { $0 != recipes && $0 != onLinux }

  static let all = forUsers.filter { $0.hasSuffix(".md") } + forContributors

  /// Every page below `folder`, as paths from the package's root, sorted.
  static func pages(below folder: String) -> [String] {
    let start = SourceTree.root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }.sorted()
  }

  // MARK: Names

  /// The words of Apple's declarations, of Swift itself, and of frameworks that nothing here imports.
  static let applesWords = Result {
    let folder = SourceTree.root.appendingPathComponent("Tests/AppleDeclarations/Modules")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let files = (names ?? []).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".h") }
    return try files.reduce(into: Set(others)) { words, file in
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      words.formUnion(Self.words(in: text))
    }
  }

  private static let others = [
    "searchable", "task", "navigationDestination", "hasChanges", "nil", "true", "false", "self",
    "super", "import", "Bool", "Int", "String", "main",
    "objcMembers", "SwiftUI", "NavigationStack", "UIHostingController", "WKWebView",
    "allowsBackForwardNavigationGestures", "canGoBack", "CADisableMinimumFrameDurationOnPhone",
  ]

  /// The driver of the Linux host, and what stands beside the library in this repository.
  static let hostsWords = Result {
    let lines = try ["LinuxHost", "LinuxHost+Touch"].flatMap {
      try SourceTree.lines(of: "Sources/Linux/UIKitHost/\($0).swift")
    }
    return words(in: lines.map(\.code).joined(separator: "\n"))
      .union([
        "SnapshotNavigation", "PageStack", "UIKitHost", "SampleApp", "ScreenStack",
        "navigation",
      ])
  }

  /// The pages whose tables say, in their first column, which names the library's replace.
  static let replacing = ["\(catalog)/Articles/MigrationTables.md"]

  /// The words of the names that a page's tables list as replaced.
  static func replacedWords(in page: String) throws -> Set<String> {
    let rows = try SourceTree.text(of: page).components(separatedBy: "\n")
      .filter { $0.hasPrefix("| ") }
    let names = rows.compactMap { $0.components(separatedBy: "|").dropFirst().first }
    return words(in: names.flatMap(spans(in:)).joined(separator: " "))
  }

  /// All words of all sources, and of what else the repository holds.
  static let allWords = Result {
    let folders = ["Sources", "SampleApp", "Tests"]
    let sources = folders.flatMap(SourceTree.arguments(below:))
    let files = sources + ["Package.swift", "Makefile", "Tests/AppleDeclarations/typecheck"]
    return try files.reduce(into: try applesWords.get()) { words, file in
      words.formUnion(Self.words(in: try SourceTree.text(of: file)))
    }
  }

  /// What the files are named after.
  static let filesOfTheLibrary =
    [library, libraryOfPages].flatMap(SourceTree.arguments(below:)).map {
      URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
    }

  static func words(in text: String) -> Set<String> {
    Set(matches(of: #"[A-Za-z_]\w*"#, in: text).filter { $0 != "_" })
  }

  /// The words of a page's listings in Objective-C, which are compiled.
  static func wordsOfObjectiveC(in text: String) -> Set<String> {
    let listings = text.components(separatedBy: "```objc\n").dropFirst()
    return words(in: listings.compactMap { $0.components(separatedBy: "```").first }.joined())
  }

  // MARK: Parts of a page

  /// What stands between backticks, single or double.
  static func spans(in text: String) -> [String] {
    matches(of: "``[^`\n]+``|`[^`\n]+`", in: text).map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
    }
  }

  static func withoutListings(_ text: String) -> String {
    text.components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined()
      .replacingOccurrences(of: "\\|", with: "|")
  }

  /// The documentation comments of a source, without their listings.
  static func comments(in text: String) -> String {
    text.components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("///") && !$0.hasPrefix("///     ") }
      .joined(separator: "\n")
  }

  static func links(in document: String) throws -> [String] {
    let text = withoutListings(try SourceTree.text(of: document))
    return matches(of: #"\]\([^)\s]+\)"#, in: text).map { String($0.dropFirst(2).dropLast()) }
  }

  /// The headings, as links name them.
  static func anchors(in text: String) -> [String] {
    withoutListings(text).components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map {
      $0.drop { $0 == "#" || $0 == " " }.lowercased().replacingOccurrences(of: " ", with: "-")
        .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
  }

  static func isPath(_ span: String) -> Bool {
    let isWhole = span.range(of: #"^[\w.@+/-]+$"#, options: .regularExpression) != nil
    let first = span.components(separatedBy: "/")[0]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: SourceTree.root.path)) ?? []
    return isWhole && (names.contains(first) || first == ".build")
  }

  /// Whether it reads like Swift; commands and file names of other kinds do not.
  static func isCode(_ span: String) -> Bool {
    span.range(of: #"^[.@#]?[A-Za-z_][\w.():, =>\-\[\]?]*$"#, options: .regularExpression) != nil
      && !span.contains("--") && !span.contains("/") && !span.hasPrefix("swift ")
  }

  static func matches(of pattern: String, in text: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let range = rest.range(of: pattern, options: .regularExpression) {
      found.append(String(rest[range]))
      rest = rest[range.upperBound...]
    }
    return found
  }
}
