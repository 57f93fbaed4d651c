import Foundation

/// `Benchmarks [--json FILE] [--only NAME] [--operations N]`: prints one table of ratios and, if asked,
/// writes the same as JSON.
///
/// The long session has 10,000 operations, or N. Exit code 1 if a demand is broken.
func argument(of option: String) -> String? {
  guard let index = CommandLine.arguments.firstIndex(of: option) else { return nil }
  return CommandLine.arguments.dropFirst(index + 1).first
}

var report = Report(machine: Report.thisMachine)
let benchmarks: [(String, @MainActor () async -> [Row])] = [
  ("captures", captures), ("operations", operations), ("pushes", pushes), ("drags", drags),
  ("composition", composition), ("codecs", codecs), ("memory", memory), ("tabs", tabs),
  ("depth", depths), ("session", session), ("size", size),
]
let wanted = argument(of: "--only")
for (name, benchmark) in benchmarks where wanted == nil || wanted == name {
  FileHandle.standardError.write(Data("measuring \(name)\n".utf8))
  let rows = await benchmark()
  if report.rows.isEmpty { report.printHead() }
  rows.forEach(Report.print)
  report.rows += rows
}

let holds = report.printVerdict()

if let path = argument(of: "--json") {
  do { try report.write(to: path) } catch {
    FileHandle.standardError.write(Data("Benchmarks: cannot write \(path): \(error)\n".utf8))
    exit(73)
  }
}

exit(holds ? 0 : 1)
