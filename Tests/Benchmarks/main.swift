import Foundation

/// `Benchmarks [--json FILE]`: prints one table of ratios and, if asked, writes the same as JSON.
var report = Report(machine: Report.thisMachine)
for benchmark in [captures, pushes, drags, composition, memory, codecs, depths] {
  report.rows += await benchmark()
}
report.print()

if let option = CommandLine.arguments.firstIndex(of: "--json"),
  CommandLine.arguments.indices.contains(option + 1)
{
  let path = CommandLine.arguments[option + 1]
  do { try report.write(to: path) } catch {
    FileHandle.standardError.write(Data("Benchmarks: cannot write \(path): \(error)\n".utf8))
    exit(73)
  }
}
