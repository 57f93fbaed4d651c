import Foundation

/// The project's own source files, read as text.
package struct SourceTree {
  package struct Line: CustomStringConvertible {
    package var file: String
    package var number: Int
    /// The line without its comment.
    package var code: String
    package var description: String {
      "\(file):\(number): \(code.trimmingCharacters(in: .whitespaces))"
    }
  }

  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below `folder`, as paths from the package's root, sorted; none is an error, because
  /// a rule that reads nothing can't be broken.
  package static func files(below folder: String) throws -> [String] {
    let found = swiftFiles(below: folder)
    if found.isEmpty { throw Refusal(description: "no Swift file below \(folder)") }
    return found
  }

  /// The same for lists of test arguments, which can't throw.
  package static func arguments(below folder: String) -> [String] {
    let found = swiftFiles(below: folder)
    precondition(!found.isEmpty, "no Swift file below \(folder)")
    return found
  }

  private static func swiftFiles(below folder: String) -> [String] {
    let start = root.appendingPathComponent(folder)
    guard let walk = FileManager.default.enumerator(atPath: start.path) else { return [] }
    return walk.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  package static func text(of file: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  package static func lines(of file: String) throws -> [Line] {
    try text(of: file).split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      Line(file: file, number: $0.offset + 1, code: code(of: String($0.element)))
    }
  }

  /// Every line below `folder` on which `pattern` is found outside comments.
  package static func lines(below folder: String, matching pattern: String) throws -> [Line] {
    try files(below: folder).flatMap(lines(of:)).filter {
      $0.code.range(of: pattern, options: .regularExpression) != nil
    }
  }

  private static func code(of line: String) -> String {
    guard let comment = line.range(of: "//") else { return line }
    return String(line[..<comment.lowerBound])
  }

  // MARK: Scripts

  /// Runs a command of the package, named by its path from the root.
  package static func run(_ command: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL =
      command.hasPrefix("/")
      ? URL(fileURLWithPath: command) : root.appendingPathComponent(command)
    process.arguments = arguments
    process.currentDirectoryURL = root
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Refusal(description: text, code: process.terminationStatus)
    }
  }

  /// What a command said as it failed.
  package struct Refusal: Error, CustomStringConvertible {
    package var description: String
    /// The exit code; nil if no command was run.
    package var code: Int32?
  }
}
