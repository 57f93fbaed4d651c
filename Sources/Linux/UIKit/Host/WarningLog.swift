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

/// Hears the log of each device that a task makes; a test finds the warnings that nobody has read there.
package struct WarningWitness: Sendable {
  // A bare function as the value crashes in optimized code (Swift 6.3).
  @TaskLocal package static var current: WarningWitness?

  package let hear: @MainActor @Sendable (WarningLog) -> Void

  package init(_ hear: @escaping @MainActor @Sendable (WarningLog) -> Void) { self.hear = hear }
}
