import UIKit

/// The result of work: the snapshot's other form, or nil if it can't be made.
typealias SnapshotResult = Snapshot.Form?

/// Runs work off the main thread, and returns the result to the main actor.
@MainActor
protocol SnapshotWorking {
  /// Always calls `done`; canceled work that hasn't begun results in nil.
  ///
  /// - Returns: A closure that cancels the work.
  func begin(
    _ work: @escaping @Sendable () -> SnapshotResult,
    then done: @escaping @MainActor @Sendable (SnapshotResult) -> Void
  ) -> @MainActor () -> Void
}

/// Runs work on Swift concurrency's threads, without waiting for the main actor.
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
