/// Rows of choices in which each two factors meet in each combination of their levels.
///
/// A fault that takes one condition or two is met by few rows, where each condition alone would take
/// one run and miss what only two do together.
package struct CoveringRows {
  package private(set) var rows: [[Int]] = []

  /// What two factors of a row are at, the first one before the second.
  package struct Pair: Hashable {
    package var factors: [Int]
    package var levels: [Int]
  }

  /// - Parameter levels: how many levels each factor has; level 0 of all factors is the first row.
  package init(levels: [Int]) {
    var missing = Self.pairs(of: levels)
    var row: [Int]? = levels.map { _ in 0 }
    while let next = row {
      rows.append(next)
      missing.subtract(Self.pairs(in: next))
      row = Self.row(covering: missing, levels: levels)
    }
  }

  package static func pairs(of levels: [Int]) -> Set<Pair> {
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

  package static func pairs(in row: [Int]) -> Set<Pair> {
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
