@testable import SnapshotNavigation

/// Work on pictures that is done with the next frame, so that two runs are alike.
struct NextFrameWork: SnapshotWorking {
  private final class Wish: @unchecked Sendable {
    var isAlive = true
  }

  func begin(
    _ work: @escaping @Sendable () -> SnapshotResult,
    then done: @escaping @MainActor (SnapshotResult) -> Void
  ) -> SnapshotTask {
    let wish = Wish()
    FrameClock.after(frames: 1) { if wish.isAlive { done(work()) } }
    return SnapshotTask { wish.isAlive = false }
  }
}
