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
    // The same ones until 20,000 of each are clean; PERSON_SEED and PERSON_ACTS play others.
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["PERSON_SEED"].flatMap(UInt64.init) ?? 1
    let count = environment["PERSON_ACTS"].flatMap(Int.init) ?? 300
    for failure in ImpatientPerson.play(app, acts: count, seed: seed) {
      Issue.record("\(failure)")
    }
  }
}
