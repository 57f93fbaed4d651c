import Foundation

/// How much of the long runs is played, as the environment says.
///
///     SAMPLE=17   a part of each, picked by this seed; `make test` sets it
///     REST=17     what the sample of this seed leaves out
///
/// Without either of them, everything is played. `Soak` goes on for longer still.
package enum Sampling: Sendable {
  case everything
  case sample(seed: UInt64)
  case rest(seed: UInt64)

  package static let current: Sampling = {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["SAMPLE"].flatMap(UInt64.init) { return .sample(seed: seed) }
    if let seed = environment["REST"].flatMap(UInt64.init) { return .rest(seed: seed) }
    return .everything
  }()

  /// Whether a case of a list is played; a sample holds about one in `share`.
  package func plays(_ number: Int, oneIn share: Int) -> Bool {
    switch self {
    case .everything: true
    case .sample(let seed): Self.isPicked(number, by: seed, oneIn: share)
    case .rest(let seed): !Self.isPicked(number, by: seed, oneIn: share)
    }
  }

  /// The cases of a table that are played; `first` is the number of its first one among all.
  package func cases<Case>(_ table: [Case], oneIn share: Int, from first: Int = 0) -> [Case] {
    table.enumerated().filter { plays(first + $0.offset, oneIn: share) }.map(\.element)
  }

  /// Whether a test is played that takes too long for every sample.
  package var playsSlowTests: Bool { if case .sample = self { false } else { true } }

  /// The seeds of random runs: 1 and those after it, or others of a sample's own.
  package func seeds(_ count: Int, sampled: Int) -> Range<UInt64> {
    switch self {
    case .everything, .rest: return 1..<UInt64(count) + 1
    case .sample(let seed):
      let first = seed % 1_000_000_000 * 100 + 1
      return first..<first + UInt64(sampled)
    }
  }

  /// How many operations a random run does that does `count` when everything is played.
  package func operations(_ count: Int, sampled: Int) -> Int {
    if case .sample = self { sampled } else { count }
  }

  /// What to type to play the same cases of a test again.
  package func command(toRepeat test: String) -> String {
    let setting =
      switch self {
      case .everything: ""
      case .sample(let seed): "SAMPLE=\(seed) "
      case .rest(let seed): "REST=\(seed) "
      }
    return "repeat with: \(setting)swift test --filter \(test)"
  }

  /// Mixes both numbers, so that cases are picked from everywhere in a list.
  private static func isPicked(_ number: Int, by seed: UInt64, oneIn share: Int) -> Bool {
    var mixed = UInt64(number) &+ seed &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return (mixed ^ (mixed >> 31)) % UInt64(share) == 0
  }
}
