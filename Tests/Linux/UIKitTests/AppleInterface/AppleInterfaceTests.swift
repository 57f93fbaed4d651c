import Foundation
import Testing

/// Code that compiles on the host must compile on iOS: the host has nothing public that Apple's
/// declarations do not have, but for what is listed here with its reason.
@Suite(.warningsAreRead) struct AppleInterfaceTests {
  /// Declarations of the host's own, by their path or the first part of it.
  static let extras: [String: [String: String]] = [
    "CoreGraphics": [
      "CFArray": "an array of Swift's: Linux has no bridging to NSArray",
      "CFData": "Swift's Data: Linux has no bridging to NSData",
    ],
    "QuartzCore": [
      "Selector": "Linux has no #selector: a name and the method to call"
    ],
    "UIKit": [
      "UIResponder.accessibilityIdentifier":
        "Apple's views have it by a protocol; here it stands with the other accessibility members",
      "UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)":
        "Apple's since iOS 11, only not among the declarations brought along",
    ],
  ]

  /// The modules among which Apple's declarations spread what one of the host's modules holds.
  static let counterparts = [
    "CoreGraphics": ["CoreGraphics", "CoreFoundation", "Foundation", "UIKit"],
    "QuartzCore": [
      "QuartzCore", "CoreGraphics", "CoreFoundation", "Foundation", "ObjectiveC", "UIKit",
    ],
    "UIKit": ["UIKit", "QuartzCore", "CoreGraphics", "Foundation", "ObjectiveC"],
  ]

  @Test(arguments: ["CoreGraphics", "QuartzCore", "UIKit"])
  func everyPublicDeclarationIsApples(module: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbol-graphs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let apple = folder.appendingPathComponent("apple")
    let host = folder.appendingPathComponent("host")
    try Toolchain.writeAppleGraphs(to: apple)
    try Toolchain.writeHostGraph(of: module, to: host)

    let known = try SymbolGraph(of: Self.counterparts[module] ?? [], in: apple).declarations
    let ours = try SymbolGraph(of: [module], in: host).declarations
    #expect(!ours.isEmpty)
    let extras = Self.extras[module] ?? [:]
    let strangers = ours.subtracting(known).filter { declaration in
      extras[declaration.path] == nil
        && extras[String(declaration.path.prefix { $0 != "." })] == nil
        && !known.contains(Self.asMemberOfTheRootClass(declaration))
    }
    #expect(strangers.isEmpty, "not Apple's:\n\(Self.list(strangers, beside: known))")
  }

  @Test func signaturesAreComparedWithoutAttributesAndAccess() {
    let apple = "@MainActor @preconcurrency weak open var delegate: (any Delegate)? { get set }"
    #expect(SymbolGraph.signature(apple) == SymbolGraph.signature("var delegate: (Delegate)?"))
    #expect(
      SymbolGraph.signature("func a(_ x: Int)") != SymbolGraph.signature("func a(_ x: Int?)"))
  }

  /// What Apple declares for every object stands in the classes that need it on Linux, where a
  /// member of an extension cannot be overridden.
  private static func asMemberOfTheRootClass(
    _ declaration: SymbolGraph.Declaration
  ) -> SymbolGraph.Declaration {
    var result = declaration
    result.path = "NSObject." + declaration.path.drop { $0 != "." }.dropFirst()
    return result
  }

  private static func list(
    _ strangers: Set<SymbolGraph.Declaration>, beside known: Set<SymbolGraph.Declaration>
  ) -> String {
    let byPath = Dictionary(grouping: known, by: \.path)
    return strangers.sorted { $0.path < $1.path }.map { stranger in
      let candidates = (byPath[stranger.path] ?? []).map { "\n    Apple: \($0.signature)" }
      return "  \(stranger)" + candidates.joined()
    }.joined(separator: "\n")
  }
}
