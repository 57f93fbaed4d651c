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
      "Thread.isMainThread":
        "Foundation's; where the runtime gives the main thread up, it knows none",
    ],
  ]

  /// What a type conforms to on one side only, whatever it is.
  static let unequal: Set<String> = [
    // The compiler finds out by itself.
    "BitwiseCopyable", "Copyable", "Escapable", "SendableMetatype",
    // Every object is, where Objective-C is.
    "CVarArg",
  ]

  @Test(arguments: Interface.modules)
  func everyPublicDeclarationIsApples(module: String) throws {
    let interface = try Interface.of(module)
    let known = interface.apple.declarations
    #expect(!interface.host.declarations.isEmpty)
    let strangers = interface.host.declarations.filter { declaration in
      !isExtra(declaration.path, in: module)
        && known.isDisjoint(with: Self.readings(of: declaration, in: interface.host))
    }
    #expect(strangers.isEmpty, "not Apple's:\n\(Self.list(strangers, beside: known))")
  }

  @Test(arguments: Interface.modules)
  func everyTypeConformsAsApplesDoes(module: String) throws {
    let interface = try Interface.of(module)
    #expect(!interface.host.conformances.isEmpty)
    let absent = try Interface.protocolsWithoutHost()
    let declared = Set(interface.host.declarations.map(\.path))
    var differences: [String] = []
    for (type, ours) in interface.host.conformances where !isExtra(type, in: module) {
      let known = interface.apple.conformances[type] ?? []
      let ours = ours.subtracting(Self.unequal)
      let surplus = ours.subtracting(known)
      let missing = known.subtracting(Self.unequal).subtracting(absent).subtracting(ours)
      differences += surplus.map { "\(type): \($0) is not Apple's" }
      // What Foundation's own types conform to is Foundation's to say.
      if declared.contains(type) { differences += missing.map { "\(type): \($0) is missing" } }
    }
    #expect(differences.isEmpty, "\(differences.sorted().joined(separator: "\n"))")
  }

  @Test func signaturesAreComparedWithoutAttributesAndAccess() {
    let apple = "@MainActor @preconcurrency weak open var delegate: (any Delegate)? { get set }"
    #expect(SymbolGraph.signature(apple) == SymbolGraph.signature("var delegate: (Delegate)?"))
    #expect(
      SymbolGraph.signature("func a(_ x: Int)") != SymbolGraph.signature("func a(_ x: Int?)"))
    #expect(SymbolGraph.signature("class var a: Int") != SymbolGraph.signature("static var a: Int"))
  }

  private func isExtra(_ path: String, in module: String) -> Bool {
    let extras = Self.extras[module] ?? [:]
    return extras[path] != nil || extras[String(path.prefix { $0 != "." })] != nil
  }

  /// The declarations of Apple's that one of the host's may stand for.
  private static func readings(
    of declaration: SymbolGraph.Declaration, in host: SymbolGraph
  ) -> Set<SymbolGraph.Declaration> {
    // What Apple declares for every object stands in the classes that need it on Linux, where a
    // member of an extension cannot be overridden.
    var ofTheRootClass = declaration
    ofTheRootClass.path = "NSObject." + declaration.path.drop { $0 != "." }.dropFirst()
    var result: Set = [declaration, ofTheRootClass]
    if host.inExtensions.contains(declaration) {
      var open = declaration
      open.signature = "open " + declaration.signature
      result.insert(open)
    }
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
