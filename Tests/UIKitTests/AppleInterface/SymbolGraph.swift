import Foundation

/// The public declarations of modules, as the compiler itself writes them down.
struct SymbolGraph: Sendable {
  struct Declaration: Hashable, CustomStringConvertible, Sendable {
    /// The names from the outermost type to the member, such as `UIView.addSubview(_:)`.
    var path: String
    /// Kind, labels, types, optionality, `open` and `static`, without attributes.
    var signature: String
    var description: String { "\(path): \(signature)" }
  }

  private(set) var declarations: Set<Declaration> = []

  /// Those that stand in an extension, where Swift without Objective-C lets nobody override them.
  private(set) var inExtensions: Set<Declaration> = []

  /// The superclass and the protocols of each type, inherited ones too, by its path.
  private(set) var conformances: [String: Set<String>] = [:]

  /// The protocols that the modules declare.
  private(set) var protocols: Set<String> = []

  /// Reads every graph in `folder` whose name begins with one of `modules`.
  ///
  /// What overrides a declaration adds none: it is left out.
  init(of modules: [String], in folder: URL) throws {
    var names: [String: String] = [:]
    var relationships: [Relationship] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".symbols.json") {
      let module = name.prefix { $0 != "." && $0 != "@" }
      guard modules.contains(String(module)) else { continue }
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let file = try JSONDecoder().decode(File.self, from: data)
      let overrides = Set(file.relationships.filter { $0.kind == "overrides" }.map(\.source))
      for symbol in file.symbols {
        names[symbol.identifier.precise] = symbol.path
        if !overrides.contains(symbol.identifier.precise) { add(symbol) }
      }
      relationships += file.relationships
    }
    for relationship in relationships
    where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
      guard let type = names[relationship.source],
        let name = names[relationship.target] ?? relationship.targetFallback
      else { continue }
      conformances[type, default: []].insert(Self.signature(name))
    }
  }

  private mutating func add(_ symbol: Symbol) {
    if symbol.kind.identifier == "swift.protocol" { protocols.insert(symbol.path) }
    guard symbol.kind.identifier != "swift.extension",
      !symbol.identifier.precise.contains("::SYNTHESIZED::")
    else { return }
    var text = symbol.declarationFragments.map(\.spelling).joined()
    // The graph spells out what the CGFloat of a C structure is.
    if ["CGVector", "CGAffineTransform"].contains(symbol.pathComponents.first) {
      text = text.replacingOccurrences(of: "Double", with: "CGFloat")
    }
    let signature = Self.signature(text)
    let declaration = Declaration(
      path: symbol.path, signature: symbol.accessLevel == "open" ? "open " + signature : signature)
    declarations.insert(declaration)
    if symbol.swiftExtension != nil { inExtensions.insert(declaration) }
  }

  /// Leaves what a caller can see: a stored property and a computed one are the same to it.
  static func signature(_ text: String) -> String {
    var result = text
    for (pattern, replacement) in substitutions {
      result = result.replacingOccurrences(
        of: pattern, with: replacement, options: .regularExpression)
    }
    return result.trimmingCharacters(in: .whitespaces)
  }

  private static let substitutions: [(String, String)] = [
    (#"@[A-Za-z_]+(\([^)]*\))?\s*"#, ""),
    (
      #"\b(open|public|override|final|weak|unowned\(unsafe\)|unowned|nonisolated|optional|"#
        + #"required|convenience|dynamic|any)\b ?"#, ""
    ),
    (#"\(unsafe\)\s*"#, ""),
    (#"\blet\b"#, "var"),
    (#"\{.*?\}"#, ""),
    (
      #"\b(UIKit|QuartzCore|CoreGraphics|XCUIAutomation|XCTest|Foundation|Swift|CoreFoundation|"#
        + #"ObjectiveC)\."#, ""
    ),
    (#"CFTimeInterval"#, "TimeInterval"),
    (#"NSNotification\.Name"#, "Notification.Name"),
    (#"\s+"#, " "),
  ]

  private struct File: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]
  }
  private struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }
  private struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Kind: Decodable { var identifier: String }
    struct Extension: Decodable {}
    struct Fragment: Decodable { var spelling: String }
    var identifier: Identifier
    var kind: Kind
    var pathComponents: [String]
    var accessLevel: String
    var swiftExtension: Extension?
    var declarationFragments: [Fragment]
    var path: String { pathComponents.joined(separator: ".") }
  }
}
