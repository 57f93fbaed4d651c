import Foundation
import SampleScreens
import Testing
import UIKit

/// Six ordinary apps whose authors have never heard of the library, used by somebody who can't wait.
///
///     PERSON_APP=chat PERSON_SEED=7 PERSON_ACTS=30 swift test --filter ImpatientPersonTests
@MainActor @Suite(.serialized, .warningsAreRead)
struct ImpatientPersonTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment

  /// All of them, or the one that `PERSON_APP` names.
  nonisolated private static let apps = OrdinaryApp.allCases.filter {
    let wanted = environment["PERSON_APP"]
    return wanted == nil || wanted == $0.rawValue
  }

  nonisolated private static let seed =
    environment["PERSON_SEED"].flatMap(UInt64.init)
    ?? Sampling.current.seeds(1, sampled: 1).lowerBound

  nonisolated private static let count =
    environment["PERSON_ACTS"].flatMap(Int.init)
    ?? Sampling.current.operations(3_000, sampled: 300)

  @Test(.enabled(if: !Soak.isOn), arguments: apps)
  func nothingThatAPersonDoesBreaksAnOrdinaryApp(_ app: OrdinaryApp) {
    for failure in ImpatientPerson.play(app, acts: Self.count, seed: Self.seed) {
      Issue.record("\(failure)")
    }
  }

  /// Seeds that once failed, for what no shorter test shows.
  @Test(
    .enabled(if: !Soak.isOn),
    arguments: [
      (OrdinaryApp.media, 60_091), (.media, 40_101), (.media, 40_048), (.media, 30_016),
      (.media, 30_007), (.chat, 10_011), (.chat, 26_188_299_905), (.shop, 20_128), (.shop, 10_051),
    ] as [(OrdinaryApp, UInt64)])
  func whatAPersonOnceBrokeStaysWhole(_ app: OrdinaryApp, seed: UInt64) {
    for failure in ImpatientPerson.play(app, acts: 30, seed: seed, under: .asUsual) {
      Issue.record("\(failure)")
    }
  }

  @Test(.enabled(if: Soak.isOn))
  func aPersonGoesOnUntilStopped() {
    for seed in Soak.seed... {
      for app in Self.apps {
        for failure in ImpatientPerson.play(app, acts: 1, seed: seed) { Issue.record("\(failure)") }
      }
    }
  }
}
