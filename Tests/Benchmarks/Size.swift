import Foundation

/// What the library adds to an app: its code, and the compiled code and data of a release build.
///
/// On Linux, that's the code for Linux, before the linker drops what the app doesn't use.
@MainActor
func size() -> [Row] {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/SnapshotNavigation").standardizedFileURL
  let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
  let files = names.filter { $0.hasSuffix(".swift") }.map(root.appendingPathComponent)
  let lines = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    .flatMap { $0.components(separatedBy: "\n") }
    .map { $0.trimmingCharacters(in: .whitespaces) }
  let code = lines.count { !$0.isEmpty && !$0.hasPrefix("//") }
  var rows = [Row(name: "lines of code of the library", unit: "lines", ours: Double(code))]
  let objects = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("SnapshotNavigation.build")
  // Objects of files that are gone would count.
  let compiled = files.map { objects.appendingPathComponent("\($0.lastPathComponent).o").path }
    .filter(FileManager.default.fileExists)
  if let bytes = bytes(of: compiled) {
    rows.append(
      Row(name: "compiled code and data of the library", unit: "kB", ours: bytes / 1_000))
  }
  return rows
}

/// The sections of object files that a program holds, in bytes; nil if they can't be read.
private func bytes(of objects: [String]) -> Double? {
  let (process, output) = (Process(), Pipe())
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["size", "--totals"] + objects
  process.standardOutput = output
  guard !objects.isEmpty, (try? process.run()) != nil else { return nil }
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return text.split(separator: "\n").last?.split(whereSeparator: \.isWhitespace)
    .dropFirst(3).first.flatMap { Double($0) }
}
