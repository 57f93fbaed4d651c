import Foundation

/// The documentation of all products as `make docs` builds it for iOS.
struct BuiltDocumentation: Sendable {
  /// A public declaration of the library.
  struct Symbol: Sendable {
    /// Its name with those of the types around it, from the outermost inwards.
    var path: [String]
    var isDocumented: Bool
    /// Whether an app meets it as a name of its own: no case, no override of UIKit's, nothing written for
    /// Objective-C.
    var counts: Bool
  }

  var symbols: [Symbol]
  /// Those of page stacks.
  var symbolsOfPages: [Symbol]
  /// Groups of symbols that nobody has given a place, by their page.
  var leftovers: [String]

  /// Built once for all tests.
  static let shared = Result { try BuiltDocumentation() }

  private init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("docs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try SourceTree.run("Scripts/docs", [folder.path])
    symbols = try Self.symbols(in: folder.appendingPathComponent("symbols"))
    symbolsOfPages = try Self.symbols(in: folder.appendingPathComponent("pages-symbols"))
    let pages = Self.files(
      below: folder.appendingPathComponent("SnapshotNavigation.doccarchive/data"))
    leftovers = try pages.flatMap { file in
      let page = try JSONDecoder().decode(Page.self, from: Data(contentsOf: file))
      return (page.topicSections ?? [])
        .filter { $0.generated == true && !$0.isOfImplementations }
        .map { "\(file.lastPathComponent): \($0.title ?? ""), \($0.identifiers)" }
    }
  }

  /// What the compiler writes for every enumeration with numbers, and for what can be decoded.
  private static let written = ["init(rawValue:)", "init(from:)"]

  private static func symbols(in folder: URL) throws -> [Symbol] {
    try files(below: folder)
      .flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
      .filter { $0.kind.identifier != "swift.extension" }
      .filter { !written.contains($0.pathComponents.last ?? "") }
      .map {
        Symbol(path: $0.pathComponents, isDocumented: $0.docComment != nil, counts: $0.counts)
      }
  }

  private static func files(below folder: URL) -> [URL] {
    let walk = FileManager.default.enumerator(atPath: folder.path)
    return (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".json") }
      .sorted().map(folder.appendingPathComponent)
  }

  private struct Graph: Decodable {
    var symbols: [Entry]

    struct Entry: Decodable {
      var pathComponents: [String]
      var kind: Kind
      var docComment: Comment?
      var declarationFragments: [Fragment]?

      var counts: Bool {
        let words = declarationFragments?.map(\.spelling) ?? []
        return kind.identifier != "swift.enum.case" && !words.contains("override")
          && pathComponents.first?.hasPrefix("ObjectiveC") != true
          && pathComponents.last?.hasPrefix("objc") != true
      }
    }
    struct Kind: Decodable { var identifier: String }
    struct Fragment: Decodable { var spelling: String }
    struct Comment: Decodable {}
  }

  private struct Page: Decodable {
    var topicSections: [Section]?

    struct Section: Decodable {
      /// None on the page of both products.
      var title: String?
      var identifiers: [String]
      var generated: Bool?

      /// What a type answers for a protocol stands on a page of its own, too.
      var isOfImplementations: Bool {
        title == "Default Implementations"
          || identifiers.allSatisfy {
            identifier in
            identifier.hasSuffix("navigationBar(_:shouldPop:)")
              || written.contains { identifier.hasSuffix($0) }
          }
      }
    }
  }
}
