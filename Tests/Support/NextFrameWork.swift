@testable import SnapshotNavigation

/// Work on pictures that is done with the next frame, so that two runs are alike.
package struct NextFrameWork: SnapshotWorking {
  package init() {}

  package func begin(
    _ work: @escaping @Sendable () -> SnapshotResult,
    then done: @escaping @MainActor @Sendable (SnapshotResult) -> Void
  ) -> @MainActor () -> Void {
    FrameClock.after(frames: 1) { done(work()) }
    return {}
  }
}
