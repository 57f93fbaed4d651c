import UIKit

/// What came of a piece of work: the other form of a snapshot, or nil if it cannot be made.
typealias SnapshotResult = Snapshot.Form?

/// Carries work out away from the main thread and brings the result home to the main actor.
@MainActor
protocol SnapshotWorking {
  /// Calls `done` in any case; canceled work that hasn't begun comes to nothing.
  ///
  /// - Returns: What cancels the work.
  func begin(
    _ work: @escaping @Sendable () -> SnapshotResult,
    then done: @escaping @MainActor @Sendable (SnapshotResult) -> Void
  ) -> @MainActor () -> Void
}

/// Work on the threads of Swift's concurrency; it begins even if the main actor is never free.
struct BackgroundWork: SnapshotWorking {
  func begin(
    _ work: @escaping @Sendable () -> SnapshotResult,
    then done: @escaping @MainActor @Sendable (SnapshotResult) -> Void
  ) -> @MainActor () -> Void {
    let task = Task.detached(priority: .userInitiated) {
      await done(Task.isCancelled ? nil : work())
    }
    return { task.cancel() }
  }
}
