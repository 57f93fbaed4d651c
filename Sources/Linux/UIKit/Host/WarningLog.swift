/// UIKit's console on one device: its warnings, verbatim, and how many somebody has looked at.
@MainActor
package final class WarningLog {
  private var warnings: [String] = []
  private var readCount = 0

  func append(_ warning: String) { warnings.append(warning) }

  /// All warnings, which count as read from now on.
  package func read() -> [String] {
    readCount = warnings.count
    return warnings
  }

  /// Warnings that nobody has looked at.
  package var unread: [String] { Array(warnings.dropFirst(readCount)) }
}

/// Called with the log of each device that a task makes; a test finds the warnings that nobody has
/// read there.
package enum WarningWitness {
  @TaskLocal package static var current: (@MainActor @Sendable (WarningLog) -> Void)?
}
