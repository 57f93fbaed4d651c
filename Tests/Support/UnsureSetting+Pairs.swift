import UIKitHost

extension UnsureSetting {
  /// Those that have a hand in pushes, pops and drags; those that exclude each other are together.
  package static let factorsOfNavigation: [[UnsureSetting]] = {
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
  package static let ofNavigation: [UnsureSetting] = {
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
  package var settings: HostSettings {
    var settings = HostSettings()
    change(&settings)
    return settings
  }

  package var isUsual: Bool { settings == HostSettings() }
}
