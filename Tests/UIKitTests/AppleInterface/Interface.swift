import Foundation

/// What a module of the host declares, and Apple's declarations beside it.
struct Interface: Sendable {
  let host: SymbolGraph
  let apple: SymbolGraph

  static let modules = ["CoreGraphics", "QuartzCore", "UIKit", "XCUIAutomation"]

  /// The modules among which Apple's declarations spread what one of the host's modules holds.
  private static let counterparts = [
    "CoreGraphics": ["CoreGraphics", "CoreFoundation", "Foundation", "UIKit"],
    "QuartzCore": [
      "QuartzCore", "CoreGraphics", "CoreFoundation", "Foundation", "ObjectiveC", "UIKit",
    ],
    "UIKit": ["UIKit", "QuartzCore", "CoreGraphics", "Foundation", "ObjectiveC"],
    "XCUIAutomation": ["XCUIAutomation", "XCTest", "CoreGraphics", "Foundation", "ObjectiveC"],
  ]

  /// Both sides of all modules, read once.
  private static let all = Result { try read() }

  static func of(_ module: String) throws -> Interface {
    guard let interface = try all.get()[module] else {
      throw Toolchain.Failure(description: "no module \(module)")
    }
    return interface
  }

  /// The protocols of Apple's frameworks that the host does without.
  static func protocolsWithoutHost() throws -> Set<String> {
    let all = try all.get()
    return modules.reduce(into: Set<String>()) { result, module in
      result.formUnion(all[module]?.frameworkProtocols ?? [])
    }.subtracting(all.values.flatMap(\.host.protocols))
  }

  /// Those that the framework itself declares: Foundation's are the same on Linux.
  private let frameworkProtocols: Set<String>

  private static func read() throws -> [String: Interface] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbol-graphs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let apple = folder.appendingPathComponent("apple")
    let host = folder.appendingPathComponent("host")
    try Toolchain.writeAppleGraphs(to: apple)
    var result: [String: Interface] = [:]
    for module in modules {
      try Toolchain.writeHostGraph(of: module, to: host)
      result[module] = Interface(
        host: try SymbolGraph(of: [module], in: host),
        apple: try SymbolGraph(of: counterparts[module] ?? [], in: apple),
        frameworkProtocols: try SymbolGraph(of: [module], in: apple).protocols)
    }
    return result
  }
}
