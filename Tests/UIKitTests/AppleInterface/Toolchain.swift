import Foundation

/// The compiler's own tools, run on this package as it was built for the tests.
enum Toolchain {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The folder with the modules that this very test run was linked from.
  static func modules() throws -> URL {
    guard let bundle = CommandLine.arguments.first(where: { $0.contains(".xctest") }) else {
      throw Failure(description: "no test bundle among the arguments: run `swift test`")
    }
    let end = bundle.range(of: ".xctest").map { bundle[..<$0.upperBound] } ?? bundle[...]
    return URL(fileURLWithPath: String(end)).deletingLastPathComponent()
      .appendingPathComponent("Modules")
  }

  @discardableResult
  static func run(_ command: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.currentDirectoryURL = SourceTree.root
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(command) failed: \(text)")
    }
    return text
  }

  /// Apple's declarations, as graphs in `folder`.
  static func writeAppleGraphs(to folder: URL) throws {
    try run(
      SourceTree.root.appendingPathComponent("Tests/AppleDeclarations/typecheck").path,
      ["--sdk", "27.3", "--symbol-graphs", folder.path])
  }

  /// A module of the host, as a graph in `folder`.
  static func writeHostGraph(of module: String, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try run(
      "swift-symbolgraph-extract",
      [
        "-module-name", module, "-target", hostTriple, "-I", try modules().path,
      ]
        + systemModules.flatMap {
          ["-I", SourceTree.root.appendingPathComponent("Sources/Linux/\($0)").path]
        }
        + [
          "-minimum-access-level", "public", "-emit-extension-block-symbols",
          "-output-dir", folder.path,
        ])
  }

  private static let systemModules = ["CPangoCairo", "CTurboJPEG", "CPNG", "CSDL2", "CWebP"]

  private static var hostTriple: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}
