import UIKit

/// What came of a piece of work: the other form of a picture, or nil if it cannot be made.
typealias SnapshotResult = SnapshotStore<UIImage>.Form?

/// Carries work out away from the main thread and brings the result home to the main actor.
@MainActor
protocol SnapshotWorking {
  /// - Returns: The running work; releasing it cancels the work.
  func begin(
    _ work: @escaping @Sendable () -> SnapshotResult,
    then done: @escaping @MainActor (SnapshotResult) -> Void
  ) -> SnapshotTask
}

/// One piece of running work; it's canceled when this is released.
final class SnapshotTask: Sendable {
  private let cancel: @Sendable () -> Void

  init(cancel: @escaping @Sendable () -> Void) { self.cancel = cancel }

  deinit { cancel() }
}

/// Work on the threads of Swift's concurrency.
struct BackgroundWork: SnapshotWorking {
  func begin(
    _ work: @escaping @Sendable () -> SnapshotResult,
    then done: @escaping @MainActor (SnapshotResult) -> Void
  ) -> SnapshotTask {
    let task = Task(priority: .userInitiated) {
      guard let result = await Self.result(of: work), !Task.isCancelled else { return }
      done(result)
    }
    return SnapshotTask { task.cancel() }
  }

  nonisolated private static func result(
    of work: @Sendable () -> SnapshotResult
  ) async -> SnapshotResult? {
    Task.isCancelled ? nil : work()
  }
}
