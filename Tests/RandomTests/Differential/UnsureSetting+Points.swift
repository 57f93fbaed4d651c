import UIKitHost

extension UnsureSetting {
  /// The points of the host at which the library loses nothing.
  ///
  /// Where all captures are empty, UIKit moves all screens.
  static let points: [UnsureSetting] = {
    // Where UIKit never animates, its own controllers never come to rest.
    let lossy = Set(KnownLoss.all.flatMap(\.points) + ["neverAnimates"])
    return HostPoint.all.filter { !lossy.contains($0.name) && !$0.settings.capturesAreEmpty }
      .map { UnsureSetting($0.name, $0.change) }
  }()

  /// Each point meets each setting; two points meet in the scenarios of `HostileUIKitTests`.
  private static let ofComparisons = rows(of: factors(of: ofSeeds) + [points])

  /// How UIKit behaves in the run of a seed that UIKit's own controllers are played beside: points, too.
  ///
  /// Nil where completions are lost: the library's motions last a second longer than UIKit's, and a finger in
  /// between is refused, so there is nothing to compare.
  static func ofComparison(_ seed: UInt64) -> UnsureSetting? {
    let setting = ofComparisons[Int(seed % UInt64(ofComparisons.count))]
    return setting.settings.hostile.transactionCompletionsAreLost ? nil : setting
  }

  /// The same UIKit without its points; nil if it has none.
  var withoutPoints: UnsureSetting? {
    let usual = parts.filter { $0.settings.hostile == HostileSettings() }
    return usual.count < parts.count ? UnsureSetting(all: usual) : nil
  }
}
