import Synchronization
import UIKit

@testable import SnapshotNavigation

/// Snapshots apart from those of a test's other devices, whose clocks may stand still.
@MainActor
package struct OwnMemory {
  private let memory: SnapshotMemory

  package init(
    worker: any SnapshotWorking = NextFrameWork(), encoding: (any SnapshotEncoding)? = nil
  ) {
    memory = SnapshotMemory()
    memory.worker = worker
    if let encoding { memory.encoding = encoding }
  }

  package var usage: Int { memory.usage }
  package var limit: Int? {
    get { memory.limit }
    nonmutating set { memory.limit = newValue }
  }

  /// The memory of the devices of this test.
  package static var ofTheTest: OwnMemory { OwnMemory(memory: .app) }

  private init(memory: SnapshotMemory) { self.memory = memory }

  /// Gives a test snapshots of its own, in place of those of the whole process.
  package nonisolated static func whileTesting(
    _ test: @Sendable () async throws -> Void
  ) async rethrows {
    try await SnapshotMemory.current.withValue(SnapshotMemory()) {
      try await Fuse.current.withValue(WatchedFuse(), operation: test)
    }
  }

  package func use(worker: any SnapshotWorking) { memory.worker = worker }
  package func use(encoding: any SnapshotEncoding) { memory.encoding = encoding }
  package func join(_ stack: RestingStack) { memory.join(stack) }
  package func arrange() { memory.arrange() }

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

/// The app's own compression.
package struct StandardEncoding: Sendable {
  package init() {}

  package func data(of image: UIImage) -> Data? { ImageEncoding().data(of: image) }
  package func image(from data: Data, scale: CGFloat) -> UIImage? {
    ImageEncoding().image(from: data, scale: scale)
  }
}

/// Compression that a test says.
package struct EncodingDouble: SnapshotEncoding {
  private let compress: @Sendable (UIImage) -> Data?
  private let restore: @Sendable (Data, CGFloat) -> UIImage?

  package init(
    _ compress: @escaping @Sendable (UIImage) -> Data?,
    restoring restore: @escaping @Sendable (Data, CGFloat) -> UIImage? = { _, _ in nil }
  ) {
    (self.compress, self.restore) = (compress, restore)
  }

  package func data(of image: UIImage) -> Data? { compress(image) }
  package func image(from data: Data, scale: CGFloat) -> UIImage? { restore(data, scale) }
}

/// JPEG that counts.
package final class CountingEncoding: SnapshotEncoding {
  package struct Counts: Equatable {
    package var compressed = 0
    package var restored = 0

    package init(compressed: Int = 0, restored: Int = 0) {
      (self.compressed, self.restored) = (compressed, restored)
    }
  }

  private let counts = Mutex(Counts())
  private let inner = ImageEncoding()

  package init() {}

  package var now: Counts { counts.withLock { $0 } }

  package func data(of image: UIImage) -> Data? {
    counts.withLock { $0.compressed += 1 }
    return inner.data(of: image)
  }

  package func image(from data: Data, scale: CGFloat) -> UIImage? {
    counts.withLock { $0.restored += 1 }
    return inner.image(from: data, scale: scale)
  }
}

/// Work that is done when a test says so, and comes home at once.
@MainActor
package final class ManualWork: SnapshotWorking {
  private final class Item {
    let work: @Sendable () -> SnapshotResult
    let done: @MainActor (SnapshotResult) -> Void
    var isCanceled = false

    init(
      _ work: @escaping @Sendable () -> SnapshotResult,
      _ done: @escaping @MainActor (SnapshotResult) -> Void
    ) {
      self.work = work
      self.done = done
    }
  }

  private var items: [Item] = []
  /// Whether canceled work is done all the same, as it is once it has begun on another thread.
  package var isDeafToCancelling = false

  package init() {}

  package var count: Int { items.count { !$0.isCanceled } }

  package func begin(
    _ work: @escaping @Sendable () -> SnapshotResult,
    then done: @escaping @MainActor @Sendable (SnapshotResult) -> Void
  ) -> @MainActor () -> Void {
    let item = Item(work, done)
    items.append(item)
    return { item.isCanceled = true }
  }

  /// Does what there is to do, and what comes of it, until nothing is left.
  package func finish() {
    while !items.isEmpty { finishOne() }
  }

  package func finishOne() {
    let item = items.removeFirst()
    item.done(item.isCanceled && !isDeafToCancelling ? nil : item.work())
  }
}

/// The app's own work on other threads, and whether some of it hasn't come home.
@MainActor
package final class WatchedWork: SnapshotWorking {
  private var count = 0

  package init() {}

  package var isUnderWay: Bool { count > 0 }

  package func begin(
    _ work: @escaping @Sendable () -> SnapshotResult,
    then done: @escaping @MainActor @Sendable (SnapshotResult) -> Void
  ) -> @MainActor () -> Void {
    count += 1
    return BackgroundWork().begin(work) { [weak self] in
      self?.count -= 1
      done($0)
    }
  }
}

/// A stack that is always at rest.
@MainActor
package final class RestingStack: SnapshotHolder {
  package var screens: [UIViewController]
  private let records = ScreenRecords()

  package init(_ screens: [UIViewController]) { self.screens = screens }

  package func insert(_ image: UIImage, for screen: UIViewController) {
    let stamp = SnapshotStamp(
      size: image.size, scale: image.scale, safeArea: [0, 0, 0], interfaceStyle: 1,
      contentSizeCategory: "L", displayGamut: 1,
      displayOptions: SnapshotStamp.DisplayOptions(
        contrast: 0, legibilityWeight: 0, reducesTransparency: false, showsButtonShapes: false),
      tint: nil, direction: .leftToRight, scope: ObjectIdentifier(self))
    records[screen].snapshot = Snapshot(.image(image), of: ShownContent(of: screen), in: stamp)
  }

  package func remove(_ screen: UIViewController) { records[screen].snapshot = nil }

  package var bytes: Int { snapshots.bytes }
  package func form(of screen: UIViewController) -> SnapshotForm {
    SnapshotForm(of: records[screen].snapshot)
  }
  package func image(of screen: UIViewController) -> UIImage? { records[screen].snapshot?.image }
  package func compressed(of screen: UIViewController) -> Data? {
    records[screen].snapshot?.compressed
  }

  package var snapshots: [Snapshot] { records.snapshots }
  package var condition: SnapshotCondition { SnapshotCondition(isVisible: true) }
  package var isIdle: Bool { true }

  package func trim(isGrowing: Bool) -> SnapshotCondition? {
    SnapshotCondition(isVisible: true, claimed: records.trim(below: screens).kept)
  }

  package func draw(_ snapshot: Snapshot) {}
  package func drop(for cause: SnapshotCause) {}
}
