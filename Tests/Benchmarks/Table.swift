import Foundation

/// A demand that doesn't hold today, and what keeps it from holding.
struct Debt: Encodable {
  /// The ratio that must hold until then: more is a failure.
  var most: Double
  /// Why, as one sentence for the table's reader.
  var reason: String
}

/// What has become of a row's demands.
enum Verdict: String {
  case holds = "yes"
  /// The demand doesn't hold, and the row says why.
  case isOwed = "owed"
  /// A row says why it doesn't hold, and it does.
  case isPaid = "yes, no longer owed"
  case isBroken = "**no**"
}

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
  /// What is true of the first of these demands until it holds.
  var debt: Debt?

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

  /// What must hold, as what ours may be; nil where nothing must.
  var verdict: Verdict? {
    let demands = [(native, mostOfNative), (plain, mostOfPlain), (limit, mostOfLimit)]
      .compactMap { base, most in base.flatMap { base in most.map { (base: base, most: $0) } } }
    guard let first = demands.first else { return nil }
    let isFirstKept = ours <= first.base * (debt?.most ?? first.most)
    guard isFirstKept, demands.dropFirst().allSatisfy({ ours <= $0.base * $0.most }) else {
      return .isBroken
    }
    guard debt != nil else { return .holds }
    return ours <= first.base * first.most ? .isPaid : .isOwed
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

  /// What doesn't hold, in one list; true if nothing is broken.
  func printVerdict() -> Bool {
    func rows(_ verdict: Verdict) -> [Row] { self.rows.filter { $0.verdict == verdict } }
    let demands = self.rows.count { $0.verdict != nil }
    let (broken, owed) = (rows(.isBroken), rows(.isOwed))
    Swift.print("")
    Swift.print("\(demands - broken.count - owed.count) of \(demands) demands hold.")
    for row in rows(.isPaid) {
      Swift.print("- holds again, delete what excuses it: \(row.name): \(row.measured)")
    }
    for row in owed {
      guard let debt = row.debt else { continue }
      Swift.print(
        "- owed: \(row.name): \(row.measured), \(Self.text(debt.most)) until then. \(debt.reason)")
    }
    for row in broken { Swift.print("- broken: \(row.name): \(row.measured)") }
    fflush(nil)
    return broken.isEmpty
  }

  static func print(_ row: Row) {
    FileHandle.standardOutput.write(Data((line(row) + "\n").utf8))
  }

  private static func line(_ row: Row) -> String {
    var demands: [String] = []
    if let most = row.mostOfNative { demands.append("at most \(text(most)) of UIKit") }
    if let most = row.mostOfPlain { demands.append("at most \(text(most)) of plain") }
    if let most = row.mostOfLimit { demands.append("at most \(text(most)) of limit") }
    let verdict = row.verdict.map { "\($0.rawValue): " } ?? ""
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
