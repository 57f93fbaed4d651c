import UIKit
import UIKitHost

/// Rows of choices in which each two factors meet in each combination of their levels.
///
/// A fault that takes one condition or two is met by few rows, where each condition alone would take
/// one run and miss what only two do together.
struct CoveringRows {
  private(set) var rows: [[Int]] = []

  /// What two factors of a row are at, the first one before the second.
  struct Pair: Hashable {
    var factors: [Int]
    var levels: [Int]
  }

  /// - Parameter levels: how many levels each factor has; level 0 of all factors is the first row.
  init(levels: [Int]) {
    var missing = Self.pairs(of: levels)
    var row: [Int]? = levels.map { _ in 0 }
    while let next = row {
      rows.append(next)
      missing.subtract(Self.pairs(in: next))
      row = Self.row(covering: missing, levels: levels)
    }
  }

  static func pairs(of levels: [Int]) -> Set<Pair> {
    var pairs: Set<Pair> = []
    for second in levels.indices {
      for first in 0..<second {
        for level in 0..<levels[first] {
          for other in 0..<levels[second] {
            pairs.insert(Pair(factors: [first, second], levels: [level, other]))
          }
        }
      }
    }
    return pairs
  }

  static func pairs(in row: [Int]) -> Set<Pair> {
    var pairs: Set<Pair> = []
    for second in row.indices {
      for first in 0..<second {
        pairs.insert(Pair(factors: [first, second], levels: [row[first], row[second]]))
      }
    }
    return pairs
  }

  /// A row that meets many missing pairs; nil where nothing is missing.
  ///
  /// The factor that is missing most comes first, and each is given the level at which most of its
  /// pairs with those before are met.
  private static func row(covering missing: Set<Pair>, levels: [Int]) -> [Int]? {
    guard !missing.isEmpty else { return nil }
    var weights = levels.map { [Int](repeating: 0, count: $0) }
    for pair in missing {
      for (factor, level) in zip(pair.factors, pair.levels) { weights[factor][level] += 1 }
    }
    let order = levels.indices.sorted {
      (-(weights[$0].max() ?? 0), $0) < (-(weights[$1].max() ?? 0), $1)
    }
    var row: [Int?] = levels.map { _ in nil }
    for factor in order {
      let gains = (0..<levels[factor]).map { level in
        row.indices.count { other in
          row[other].map { missing.contains(pair(other, $0, factor, level)) } ?? false
        }
      }
      row[factor] = gains.indices.max {
        (gains[$0], weights[factor][$0], $0) < (gains[$1], weights[factor][$1], $1)
      }
    }
    return row.map { $0 ?? 0 }
  }

  private static func pair(_ one: Int, _ level: Int, _ two: Int, _ other: Int) -> Pair {
    one < two
      ? Pair(factors: [one, two], levels: [level, other])
      : Pair(factors: [two, one], levels: [other, level])
  }
}

extension UnsureSetting {
  /// Those that have a hand in pushes, pops and drags; those that exclude each other are together.
  static let factorsOfNavigation: [[UnsureSetting]] = {
    var factors: [[UnsureSetting]] = []
    for setting in all where !setting.isUsual && !setting.isElsewhere {
      if let index = factors.firstIndex(where: { $0.contains { $0.excludes(setting) } }) {
        factors[index].append(setting)
      } else {
        factors.append([setting])
      }
    }
    return factors
  }()

  /// The usual one, and combinations in which each two settings of navigation meet, and each is met
  /// without the other.
  static let ofNavigation: [UnsureSetting] = {
    let factors = factorsOfNavigation
    return CoveringRows(levels: factors.map { $0.count + 1 }).rows.map { row in
      let chosen = zip(factors, row).compactMap { $1 == 0 ? nil : $0[$1 - 1] }
      return chosen.isEmpty ? asUsual : UnsureSetting(all: chosen)
    }
  }()

  private init(all chosen: [UnsureSetting]) {
    self.init(chosen.map(\.testDescription).joined(separator: ", ")) { settings in
      for setting in chosen { setting.change(&settings) }
    }
  }

  /// Whether it has no hand in pushes, pops and drags.
  private var isElsewhere: Bool {
    ["sheets", "slow modals", "strict", "short taps", "quick", "fraction", "tight"]
      .contains { testDescription.hasPrefix($0) }
  }

  /// Whether the two say different things of one constant: the later one wins.
  private func excludes(_ other: UnsureSetting) -> Bool {
    var (one, two) = (settings, other.settings)
    other.change(&one)
    change(&two)
    return one != two
  }

  /// The constants as they are under this setting.
  var settings: HostSettings {
    var settings = HostSettings()
    change(&settings)
    return settings
  }

  var isUsual: Bool { settings == HostSettings() }
}
