import Synchronization
import UIKit

@testable import SnapshotNavigation

/// JPEG that counts.
final class CountingEncoding: SnapshotEncoding {
  struct Counts: Equatable {
    var compressed = 0
    var restored = 0
  }

  private let counts = Mutex(Counts())
  private let inner = ImageEncoding()

  var now: Counts { counts.withLock { $0 } }

  func data(of image: UIImage) -> Data? {
    counts.withLock { $0.compressed += 1 }
    return inner.data(of: image)
  }

  func image(from data: Data, scale: CGFloat) -> UIImage? {
    counts.withLock { $0.restored += 1 }
    return inner.image(from: data, scale: scale)
  }
}

/// Work that is done when a test says so, and comes home at once.
@MainActor
final class ManualWork: SnapshotWorking {
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
  var isDeafToCancelling = false

  var count: Int { items.count { !$0.isCanceled } }

  func begin(
    _ work: @escaping @Sendable () -> SnapshotResult,
    then done: @escaping @MainActor @Sendable (SnapshotResult) -> Void
  ) -> @MainActor () -> Void {
    let item = Item(work, done)
    items.append(item)
    return { item.isCanceled = true }
  }

  /// Does what there is to do, and what comes of it, until nothing is left.
  func finish() {
    while !items.isEmpty { finishOne() }
  }

  func finishOne() {
    let item = items.removeFirst()
    item.done(item.isCanceled && !isDeafToCancelling ? nil : item.work())
  }
}

/// The app's own work on other threads, and whether some of it hasn't come home.
@MainActor
final class WatchedWork: SnapshotWorking {
  private var count = 0

  var isUnderWay: Bool { count > 0 }

  func begin(
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
final class RestingStack: SnapshotHolder {
  var screens: [UIViewController]
  private(set) var store = SnapshotStore<Snapshot>()

  init(_ screens: [UIViewController]) { self.screens = screens }

  func insert(_ image: UIImage, for screen: UIViewController) {
    let stamp = SnapshotStamp(
      size: image.size, scale: image.scale, safeArea: [0, 0, 0], interfaceStyle: 1,
      contentSizeCategory: "L", displayGamut: 1,
      displayOptions: SnapshotStamp.DisplayOptions(
        contrast: 0, legibilityWeight: 0, reducesTransparency: false, showsButtonShapes: false),
      tint: nil, direction: .leftToRight, scope: ObjectIdentifier(self))
    store[screen] = Snapshot(.image(image), of: ShownContent(of: screen), in: stamp)
  }

  func remove(_ screen: UIViewController) { store[screen] = nil }

  var snapshots: [Snapshot] { store.snapshots }
  var condition: SnapshotCondition { SnapshotCondition(isVisible: true) }
  var mayDraw: Bool { true }

  func trim(isGrowing: Bool) -> SnapshotClaims? {
    _ = store.trim(below: screens)
    return SnapshotClaims(
      holder: self, snapshots: store.snapshots(below: screens),
      nearest: screens.dropLast().last.flatMap { store[$0] })
  }

  func draw(_ snapshot: Snapshot) {}
  func forgetEmpty() { store.keep { !$1.isEmpty } }
  func drop(for cause: SnapshotCause) {}
}
