import Foundation
import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// `SnapshotNavigationController` beside UIKit's own: whatever is done to both, the stack ends the
/// same, every screen hears the same in the same order, and nothing is left behind.
///
/// `Difference` lists the exceptions. `make soak` runs the long versions.
@MainActor @Suite(.serialized)
struct DifferentialTests {
  nonisolated static var isSoak: Bool { ProcessInfo.processInfo.environment["SOAK"] == "1" }

  @Test func everyDifferenceHasAReason() {
    for difference in Difference.allCases { #expect(difference.reason.count > 40) }
  }

  @Test(arguments: 1...(isSoak ? 5 : 3))
  func everyShortSequenceEndsAsUIKitsDoes(length: Int) {
    let comparison = Comparison()
    var failures = 0
    var steps = Array(repeating: Step(operation: Operation.all[0], pause: .rest), count: length)
    func play(from index: Int) {
      guard failures < 5 else { return }
      guard index < length else {
        if let complaint = comparison.complaint(about: steps) {
          failures += 1
          Issue.record("\(complaint): \(steps)")
        }
        return
      }
      for operation in Operation.all {
        // After the last one there is always rest.
        for pause in index == length - 1 ? [.none] : [Step.Pause.none, .rest] {
          steps[index] = Step(operation: operation, pause: pause)
          play(from: index + 1)
        }
      }
    }
    play(from: 0)
  }

  @Test func longSequencesEndAsUIKitsDo() {
    let comparison = Comparison()
    let count = Self.isSoak ? 1_000_000 : 20_000
    var seed: UInt64 = 0
    var failures = 0
    while comparison.operationCount < count, failures < 5 {
      seed += 1
      var dice = StepDice(seed: seed)
      let steps = (0..<40).map { _ in dice.step() }
      guard let complaint = comparison.complaint(about: steps) else { continue }
      failures += 1
      let shortest = comparison.shrink(steps)
      let reason = comparison.complaint(about: shortest) ?? complaint
      Issue.record("seed \(seed): \(reason): \(shortest)")
    }
  }
}
