/// The outcome of a drag, which waits until UIKit has started its part.
@MainActor
struct PendingOutcome {
  private(set) var isStarted = false
  private(set) var isDecided = false
  private var outcome: (@MainActor () -> Void)?

  /// Decides the outcome; until UIKit has started it's kept, and `owner` holds the driver.
  ///
  /// - Returns: Whether UIKit has started, so that the driver carries the outcome out now.
  mutating func settle<Driver: DragDriver>(
    _ driver: Driver, heldBy owner: (any StackChanging)?,
    _ outcome: @escaping @MainActor (Driver) -> Void
  ) -> Bool {
    isDecided = true
    if isStarted { return true }
    self.outcome = { [weak driver] in driver.map(outcome) }
    owner?.keepWaiting(driver)
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
