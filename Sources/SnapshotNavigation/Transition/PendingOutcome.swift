/// The outcome of a drag, which waits until UIKit has started its part.
@MainActor
struct PendingOutcome {
  private(set) var isStarted = false
  private(set) var isDecided = false
  private var outcome: (@MainActor () -> Void)?

  /// Runs `outcome` now, or returns false and keeps it until UIKit has started.
  mutating func settle(_ outcome: @escaping @MainActor () -> Void) -> Bool {
    isDecided = true
    if isStarted { return true }
    self.outcome = outcome
    return false
  }

  /// UIKit has started.
  ///
  /// - Returns: What has been kept until now; nil if the drag is still under way.
  mutating func start() -> (@MainActor () -> Void)? {
    isStarted = true
    defer { outcome = nil }
    return outcome
  }
}
