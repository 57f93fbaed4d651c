import Foundation
import SampleScreens
import Testing
import UIKit

/// Six ordinary apps whose authors have never heard of the library, used by somebody who can't wait.
@MainActor @Suite(.serialized)
struct ImpatientPersonTests {
  /// All of them, or the one that `PERSON_APP` names.
  nonisolated private static let apps = OrdinaryApp.allCases.filter {
    let wanted = ProcessInfo.processInfo.environment["PERSON_APP"]
    return wanted == nil || wanted == $0.rawValue
  }

  @Test(arguments: apps)
  func nothingThatAPersonDoesBreaksAnOrdinaryApp(_ app: OrdinaryApp) {
    let sampling = Sampling.current
    let count = sampling.operations(3_000, sampled: 300)
    let seed = sampling.seeds(1, sampled: 1).lowerBound
    for failure in ImpatientPerson.play(app, acts: count, seed: seed) {
      Issue.record("\(failure); \(sampling.command(toRepeat: "ImpatientPersonTests"))")
    }
  }
}
