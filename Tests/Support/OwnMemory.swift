import UIKit

@testable import SnapshotNavigation

/// Snapshots apart from those of a test's other devices, whose clocks may stand still.
@MainActor
package struct OwnMemory {
  private let memory = SnapshotMemory()

  package init(
    worker: any SnapshotWorking = NextFrameWork(), encoding: (any SnapshotEncoding)? = nil
  ) {
    memory.worker = worker
    if let encoding { memory.encoding = encoding }
  }

  package var usage: Int { memory.usage }

  /// Makes a controller or a device that has these snapshots.
  package func hold<Made>(_ make: () -> Made) -> Made {
    SnapshotMemory.current.withValue(memory) {
      let made = make()
      // A controller without a root hasn't asked for its memory yet.
      _ = (made as? SnapshotNavigationController)?.isTransitioning
      return made
    }
  }
}
