import Foundation

/// `Benchmarks [--json FILE]`: prints one table of ratios and, if asked, writes the same as JSON.
var report = Report(machine: Report.thisMachine)
let benchmarks: [(String, @MainActor () async -> [Row])] = [
  ("captures", captures), ("pushes", pushes), ("drags", drags), ("composition", composition),
  ("codecs", codecs), ("memory", memory), ("depth", depths),
]
for (name, benchmark) in benchmarks {
  FileHandle.standardError.write(Data("measuring \(name)\n".utf8))
  let rows = await benchmark()
  if report.rows.isEmpty { report.printHead() }
  rows.forEach(Report.print)
  report.rows += rows
}

if let option = CommandLine.arguments.firstIndex(of: "--json"),
  CommandLine.arguments.indices.contains(option + 1)
{
  let path = CommandLine.arguments[option + 1]
  do { try report.write(to: path) } catch {
    FileHandle.standardError.write(Data("Benchmarks: cannot write \(path): \(error)\n".utf8))
    exit(73)
  }
}
