import UIKitHost

extension UnsureSetting {
  /// The settings that have a hand in pushes, pops and drags.
  package static let factorsOfNavigation = factors(of: all.filter { !$0.isElsewhere })

  /// The usual one, and combinations in which each two settings of navigation meet, and each is met
  /// without the other.
  package static let ofNavigation = rows(of: factorsOfNavigation)

  /// The same of all settings.
  package static let ofRuns = rows(of: factors(of: ofSeeds))

  /// How UIKit behaves in the random run of a seed: in as many runs as there are rows, each is
  /// played.
  package static func ofRun(_ seed: UInt64) -> UnsureSetting {
    ofRuns[Int(seed % UInt64(ofRuns.count))]
  }

  /// Those that exclude each other are together, as the levels of one factor.
  package static func factors(of settings: [UnsureSetting]) -> [[UnsureSetting]] {
    var factors: [[UnsureSetting]] = []
    for setting in settings where !setting.isUsual {
      if let index = factors.firstIndex(where: { $0.contains { $0.excludes(setting) } }) {
        factors[index].append(setting)
      } else {
        factors.append([setting])
      }
    }
    return factors
  }

  package static func rows(of factors: [[UnsureSetting]]) -> [UnsureSetting] {
    CoveringRows(levels: factors.map { $0.count + 1 }).rows.map { row in
      UnsureSetting(all: zip(factors, row).compactMap { $1 == 0 ? nil : $0[$1 - 1] })
    }
  }

  /// All of them at once.
  package init(all parts: [UnsureSetting]) {
    let names = parts.map(\.testDescription).joined(separator: ", ")
    self.init(parts.isEmpty ? UnsureSetting.asUsual.testDescription : names) { settings in
      for part in parts { part.change(&settings) }
    }
    self.parts = parts
  }

  /// Without what it doesn't take for something to go wrong.
  @MainActor
  package func shrunk(while isWrong: (UnsureSetting) -> Bool) -> UnsureSetting {
    guard !parts.isEmpty else { return self }
    let needed = Shortening.shortest(of: parts) {
      isWrong(UnsureSetting(all: $0)) ? $0.count : nil
    }
    return UnsureSetting(all: needed)
  }

  /// Whether it has no hand in pushes, pops and drags.
  private var isElsewhere: Bool {
    ["sheets", "slow modals", "strict", "short taps", "quick", "fraction", "tight"]
      .contains { testDescription.hasPrefix($0) }
  }

  /// Whether the two say different things of one constant: the later one wins.
  package func excludes(_ other: UnsureSetting) -> Bool {
    var (one, two) = (settings, other.settings)
    other.change(&one)
    change(&two)
    return one != two
  }

  /// The constants as they are under this setting.
  package var settings: HostSettings {
    var settings = HostSettings()
    change(&settings)
    return settings
  }

  package var isUsual: Bool { settings == HostSettings() }
}
