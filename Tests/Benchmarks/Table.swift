import Foundation

/// One line of the table: the same thing measured of the library, UIKit's own navigation controller, the
/// plain approach and the limit.
struct Row: Encodable {
  var name: String
  var unit: String
  /// This library.
  var ours: Double
  /// Plain `UINavigationController`.
  var native: Double?
  /// The plain approach, where it has something of the kind.
  var plain: Double?
  /// What cannot be beaten, or must not be exceeded.
  var limit: Double?
  /// The most that ours may be of plain `UINavigationController`.
  var mostOfNative: Double?
  /// The most that ours may be of the plain approach.
  var mostOfPlain: Double?
  /// The most that ours may be of the limit.
  var mostOfLimit: Double?

  var ofNative: Double? { native.flatMap { $0 > 0 ? ours / $0 : nil } }
  var ofPlain: Double? { plain.flatMap { $0 > 0 ? ours / $0 : nil } }
  var ofLimit: Double? { limit.flatMap { $0 > 0 ? ours / $0 : nil } }

  /// The ratios that something is demanded of.
  var measured: String {
    var ratios: [String] = []
    if let most = mostOfNative {
      ratios.append(
        "\(Report.text(ofNative)) of UIKit, at most \(Report.text(most))")
    }
    if let most = mostOfPlain {
      ratios.append("\(Report.text(ofPlain)) of plain, at most \(Report.text(most))")
    }
    if let most = mostOfLimit {
      let ratio = limit == 0 ? "\(Report.text(ours)) over 0" : "\(Report.text(ofLimit)) of limit"
      ratios.append("\(ratio), at most \(Report.text(most))")
    }
    return ratios.joined(separator: "; ")
  }

  /// Whether what must hold does; nil where nothing must.
  var holds: Bool? {
    var checks: [Bool] = []
    if let mostOfNative, let native { checks.append(ours <= native * mostOfNative) }
    if let mostOfPlain, let plain { checks.append(ours <= plain * mostOfPlain) }
    if let mostOfLimit, let limit { checks.append(ours <= limit * mostOfLimit) }
    return checks.isEmpty ? nil : checks.allSatisfy(\.self)
  }
}

/// Everything that was measured in one run.
struct Report: Encodable {
  var machine: String
  var rows: [Row] = []

  func printHead() {
    Swift.print(machine)
    Swift.print("")
    Swift.print(
      "| What | Unit | This library | UIKit | Plain | Limit | of UIKit | of plain | of limit "
        + "| Must hold |")
    Swift.print("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |")
    fflush(nil)
  }

  /// What does not hold, in one list.
  func printVerdict() {
    let demands = rows.filter { $0.holds != nil }
    let broken = demands.filter { $0.holds == false }
    Swift.print("")
    Swift.print("\(demands.count - broken.count) of \(demands.count) demands hold.")
    for row in broken { Swift.print("- does not hold: \(row.name): \(row.measured)") }
    fflush(nil)
  }

  static func print(_ row: Row) {
    FileHandle.standardOutput.write(Data((line(row) + "\n").utf8))
  }

  private static func line(_ row: Row) -> String {
    var demands: [String] = []
    if let most = row.mostOfNative { demands.append("at most \(text(most)) of UIKit") }
    if let most = row.mostOfPlain { demands.append("at most \(text(most)) of plain") }
    if let most = row.mostOfLimit { demands.append("at most \(text(most)) of limit") }
    let verdict = row.holds.map { $0 ? "yes: " : "**no**: " } ?? ""
    let cells = [
      row.name, row.unit, text(row.ours), text(row.native), text(row.plain), text(row.limit),
      text(row.ofNative), text(row.ofPlain), text(row.ofLimit),
      verdict + demands.joined(separator: ", "),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  fileprivate static func text(_ value: Double?) -> String {
    guard let value else { return "" }
    if value == value.rounded() { return String(Int(value)) }
    if value >= 100 { return String(Int(value.rounded())) }
    return String(format: value >= 1 ? "%.2f" : "%.3f", value)
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(self).write(to: url)
  }

  /// Processor, cores, system: what the numbers belong to.
  static var thisMachine: String {
    let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = information.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = model?.split(separator: ":").last.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let process = ProcessInfo.processInfo
    let memory = process.physicalMemory >> 30
    return "\(name ?? "unknown processor"), \(process.activeProcessorCount) cores, \(memory) GiB, "
      + "\(process.operatingSystemVersionString)"
  }
}
