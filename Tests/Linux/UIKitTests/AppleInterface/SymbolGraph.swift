import Foundation

/// The public declarations of a module, as the compiler itself writes them down.
struct SymbolGraph {
  struct Declaration: Hashable, CustomStringConvertible {
    /// The names from the outermost type to the member, such as `UIView.addSubview(_:)`.
    var path: String
    /// Kind, labels, types and optionality, without attributes and access.
    var signature: String
    var description: String { "\(path): \(signature)" }
  }

  private(set) var declarations: Set<Declaration> = []

  /// Reads every graph in `folder` whose name begins with one of `modules`.
  ///
  /// What overrides a declaration adds none: it is left out.
  init(of modules: [String], in folder: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".symbols.json") {
      let module = name.prefix { $0 != "." && $0 != "@" }
      guard modules.contains(String(module)) else { continue }
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let file = try JSONDecoder().decode(File.self, from: data)
      let overrides = file.relationships.filter { $0.kind == "overrides" }.map(\.source)
      let leftOut = Set(overrides)
      for symbol in file.symbols
      where !symbol.identifier.precise.contains("::SYNTHESIZED::")
        && !leftOut.contains(symbol.identifier.precise)
      {
        var text = symbol.declarationFragments.map(\.spelling).joined()
        // The graph spells out what the CGFloat of a C structure is.
        if ["CGVector", "CGAffineTransform"].contains(symbol.pathComponents.first) {
          text = text.replacingOccurrences(of: "Double", with: "CGFloat")
        }
        declarations.insert(
          Declaration(
            path: symbol.pathComponents.joined(separator: "."), signature: Self.signature(text)))
      }
    }
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
        + #"required|convenience|dynamic|any|static|class(?= (func|var|let|subscript)))\b ?"#, ""
    ),
    (#"\(unsafe\)\s*"#, ""),
    (#"\blet\b"#, "var"),
    (#"\{.*?\}"#, ""),
    (#"\b(UIKit|QuartzCore|CoreGraphics|Foundation|Swift|CoreFoundation)\."#, ""),
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
  }
  private struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]
  }
}
