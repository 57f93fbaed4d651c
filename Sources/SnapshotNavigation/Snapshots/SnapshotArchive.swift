import UIKit

/// Whose snapshots are archived.
@MainActor
protocol ArchiveOwner: AnyObject {
  /// Nil while there is no rest: then results are taken in, and everything else waits.
  var rest: SnapshotArchive.Rest? { get }
  func storeDidChange()
}

/// The snapshots of one controller: the store, and the work that brings each to its tier.
///
/// At most one snapshot is being compressed and one restored, both away from the main thread. The next
/// work begins when a result has come home; one for a snapshot that has gone since is discarded.
@MainActor
final class SnapshotArchive {
  private(set) var store = SnapshotStore<UIImage>() {
    didSet {
      cancelWhatIsGone()
      owner?.storeDidChange()
    }
  }
  var encoding: any SnapshotEncoding = ImageEncoding()
  var worker: any SnapshotWorking = BackgroundWork()
  private var compression: Order?
  private var restoration: Order?
  private weak var owner: (any ArchiveOwner)?

  private struct Order {
    let generation: Int
    let cancel: @MainActor () -> Void
  }

  /// The stack at rest, from the root up, what was popped and is kept, and the limit in bytes.
  typealias Rest = (stack: [UIViewController], ahead: [UIViewController], limit: Int?)

  init(of owner: any ArchiveOwner) { self.owner = owner }

  var isBusy: Bool { compression != nil || restoration != nil }

  func insert(_ snapshot: LeftSnapshot, for screen: UIViewController, stamp: SnapshotStamp) {
    switch snapshot {
    case .image(let image):
      let bytes = image.cgImage.map { $0.bytesPerRow * $0.height } ?? 0
      store.insert(image, for: screen, stamp: stamp, bytes: bytes)
    case .view(let view):
      let pixels = view.bounds.width * view.bounds.height * stamp.scale * stamp.scale
      store.insert(nil, undrawn: view, for: screen, stamp: stamp, bytes: Int(pixels) * 4)
    }
  }

  func take(_ image: UIImage?, drawnFrom view: AnyObject, for screen: AnyObject) {
    store.take(image, drawnFrom: view, for: screen)
  }

  func remove(_ screen: UIViewController) { store.remove(screen) }

  func removeAll(but screen: UIViewController?) { store.removeAll(but: screen) }

  /// The snapshot of a screen whatever the circumstances, decoded if need be.
  func image(of screen: UIViewController) -> UIImage? {
    if let image = store.image(of: screen) { return image }
    guard let (data, scale) = store.compressed(of: screen) else { return nil }
    return encoding.image(from: data, scale: scale)
  }

  /// Brings the snapshots in step with the stack at rest, and sets to work on what is left to be done.
  func arrange() {
    guard let (stack, ahead, limit) = owner?.rest else { return }
    let work = trim(to: stack, ahead: ahead, limit: limit)
    begin(work.restored, as: \.restoration)
    begin(work.compressed, as: \.compression)
  }

  /// Trims to a stack, at rest or because a snapshot of a stack that grows has been inserted.
  @discardableResult
  func trim(
    to stack: [UIViewController], ahead: [UIViewController], limit: Int?
  ) -> SnapshotStore<UIImage>.Work {
    let work = store.arrange(below: stack, ahead: ahead, limit: limit)
    return isWorkingInVain
      ? store.arrange(below: stack, ahead: ahead, limit: limit, isWorkedOn: true) : work
  }

  private var isWorkingInVain: Bool {
    [restoration, compression].contains { $0.map { !store.holds($0.generation) } ?? false }
  }

  private func begin(
    _ job: SnapshotStore<UIImage>.Job?, as kind: ReferenceWritableKeyPath<SnapshotArchive, Order?>
  ) {
    guard let job, self[keyPath: kind] == nil else { return }
    let (encoding, form, scale, generation) = (encoding, job.form, job.scale, job.generation)
    let cancel = worker.begin {
      switch form {
      case .image(let image): encoding.data(of: image).map { .compressed($0) }
      case .compressed(let data): encoding.image(from: data, scale: scale).map { .image($0) }
      }
    } then: { [weak self, weak screen = job.screen] result in
      guard let self else { return }
      self[keyPath: kind] = nil
      if let screen { store.take(result, for: screen, generation: generation) }
      arrange()
    }
    self[keyPath: kind] = Order(generation: generation, cancel: cancel)
  }

  private func cancelWhatIsGone() {
    for case let order? in [restoration, compression] where !store.holds(order.generation) {
      order.cancel()
    }
  }
}
