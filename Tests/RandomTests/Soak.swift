import Foundation

/// How long the random and exhaustive runs go on in `make soak`, as the environment says.
///
///     SOAK=1            all of it: lengths 1 to 5 and 1,000,000 operations at random
///     SOAK_MINUTES=20   each run stops after so many minutes and says how to go on
///     SOAK_SEED=7       another order of the longest sequences, other random ones
///     SOAK_LENGTH=5     of the sequences only those of that length
///     SOAK_FROM=5000    skips so many of these
enum Soak {
  static let isOn = value("SOAK") == 1
  static let seed = UInt64(value("SOAK_SEED") ?? 1)
  static let lengths = value("SOAK_LENGTH").map { [$0] } ?? Array(1...(isOn ? 5 : 3))
  static let start = lengths.count == 1 ? value("SOAK_FROM") ?? 0 : 0

  private static func value(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  /// How far one of the runs is; says so, and says when it is to stop.
  struct Progress {
    private let name: String
    private let total: Int
    private let begin = ContinuousClock.now
    private var spoken = ContinuousClock.now

    init(_ name: String, of total: Int) {
      self.name = name
      self.total = total
    }

    /// Whether to go on after `count` of the total; `resumption` says what to set to go on later.
    mutating func goesOn(_ count: Int, resumption: @autoclosure () -> String) -> Bool {
      guard isOn else { return true }
      let now = ContinuousClock.now
      let isOver = value("SOAK_MINUTES").map { now - begin > .seconds(60 * $0) } ?? false
      if isOver || count == total || now - spoken > .seconds(20) {
        spoken = now
        let end = isOver ? "stopped, go on with \(resumption())" : resumption()
        let line = "\(name): \(count) of \(total), \(end)\n"
        FileHandle.standardError.write(Data(line.utf8))
      }
      return !isOver
    }
  }
}
