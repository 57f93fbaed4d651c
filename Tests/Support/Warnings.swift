import Testing
import UIKit

/// Gives each test snapshots of its own, in place of those of the whole process, and reads UIKit's log of every device that a test has made, when the test has ended: a warning that
/// nobody has looked at is an issue of that test.
package struct WarningsTrait: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let logs = Logs()
    try await OwnMemory.whileTesting {
      try await WarningWitness.$current.withValue(
        WarningWitness { logs.all.append($0) }, operation: { try await function() })
    }
    for warning in await logs.unread {
      Issue.record("unexpected warning of UIKit's: \(warning)", sourceLocation: test.sourceLocation)
    }
  }

  @MainActor private final class Logs {
    var all: [WarningLog] = []
    var unread: [String] { all.flatMap { $0.unread } }
  }
}

extension Trait where Self == WarningsTrait {
  /// Every suite has it; a test of `Tests/CheckTests` sees to that.
  package static var warningsAreRead: Self { Self() }
}
