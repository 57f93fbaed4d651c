import Foundation

/// Plays in processes of their own, so that a trap or a hang is what one play has lost.
///
/// A process plays as much as it's given, and another one goes on behind what ends it.
struct PlayProcess {
  /// Names the file that holds what a process plays.
  static let plays = "HOSTILE_UIKIT_PLAYS"
  /// Names the file into which it writes what comes of that.
  static let results = "HOSTILE_UIKIT_RESULTS"
  /// The test that reads the one and writes the other.
  static let test = "HostileUIKitTests/whatAProcessOfItsOwnPlays"

  /// What comes of each play, the processes' ends included.
  static func results(of plays: [UIKitPlay]) throws -> [UIKitPlay: UIKitPlay.Result] {
    var results: [UIKitPlay: UIKitPlay.Result] = [:]
    var left = plays[...]
    while !left.isEmpty {
      let (whole, code) = try played(left)
      results.merge(whole) { $1 }
      left = left.dropFirst(whole.count)
      guard let ended = left.popFirst() else { break }
      // A process that plays everything and fails afterward has lost nothing.
      let isHang = code == Watchdog.exitCode
      results[ended] = UIKitPlay.Result(lost: [isHang ? .hang : .trap: "the process ends (\(code))"]
      )
    }
    return results
  }

  /// What the library loses, and UIKit's own controllers beside it where it does.
  static func verdicts(on plays: [UIKitPlay]) throws -> [UIKitVerdict] {
    let ours = try results(of: plays)
    let doubtful = plays.filter {
      ours[$0].map { !$0.lost.isEmpty || $0.showsTabBar != nil } ?? true
    }
    let plain = try results(of: doubtful.map(\.plain))
    return plays.map { play in
      UIKitVerdict(
        play: play, ours: ours[play] ?? .init(), plain: plain[play.plain] ?? .init())
    }
  }

  private static func played(
    _ plays: ArraySlice<UIKitPlay>
  ) throws -> (whole: [UIKitPlay: UIKitPlay.Result], code: Int32) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plays-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (given, written) = (
      folder.appendingPathComponent("plays"), folder.appendingPathComponent("results")
    )
    try Data(plays.map { "\($0)\n" }.joined().utf8).write(to: given)
    try Data().write(to: written)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--testing-library", "swift-testing", "--no-parallel", "--filter", test,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([
      Self.plays: given.path, Self.results: written.path,
      // Nobody reads where a process has trapped, which takes seconds.
      "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let lines = try String(decoding: Data(contentsOf: written), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    return (Dictionary(lines.compactMap(parsed)) { $1 }, process.terminationStatus)
  }

  // MARK: In that process

  /// Plays what the environment names.
  @MainActor static func playGiven() async throws {
    let environment = ProcessInfo.processInfo.environment
    guard let given = environment[plays], let written = environment[results],
      let file = FileHandle(forWritingAtPath: written)
    else { return }
    let lines = try String(contentsOfFile: given, encoding: .utf8).split(separator: "\n")
    for play in lines.compactMap({ UIKitPlay(String($0)) }) {
      Watchdog.guardPlay("\(play)")
      guard let result = await play.play() else { exit(EX_USAGE) }
      file.write(Data("\(text(of: play, result))\n".utf8))
    }
    Watchdog.guardPlay(nil)
  }

  private static func text(of play: UIKitPlay, _ result: UIKitPlay.Result) -> String {
    let tabBar = result.showsTabBar.map { $0 ? "seen" : "unseen" } ?? "none"
    let lost = result.lost.flatMap { [$0.key.rawValue, $0.value] }
    return (["\(play)", tabBar, result.reportsMissingTabBar ? "reported" : ""] + lost)
      .joined(separator: "\t")
  }

  private static func parsed(_ line: String) -> (UIKitPlay, UIKitPlay.Result)? {
    let words = line.components(separatedBy: "\t")
    guard words.count >= 3, let play = UIKitPlay(words[0]) else { return nil }
    var result = UIKitPlay.Result()
    if words[1] != "none" { result.showsTabBar = words[1] == "seen" }
    result.reportsMissingTabBar = words[2] == "reported"
    for place in stride(from: 3, to: words.count - 1, by: 2) {
      if let field = LostField(rawValue: words[place]) { result.lost[field] = words[place + 1] }
    }
    return (play, result)
  }
}
