import UIKit

/// The pictures of one controller: the store, and the work that brings each to its tier.
///
/// At most one picture is being compressed and one restored at any time, both away from the main
/// thread. Results come home to the main actor; one that comes for a picture that has gone since is
/// discarded.
@MainActor
final class SnapshotArchive {
  private(set) var store = SnapshotStore<UIImage>()
  var encoding: any SnapshotEncoding = JPEGEncoding()
  var worker: any SnapshotWorking = BackgroundWork()
  private var compression: Order?
  private var restoration: Order?
  /// The stack at rest, from the root up, and the limit in bytes, which is nil for the default.
  ///
  /// Nil while there is no rest: then results are taken in, and everything else waits.
  private let atRest: @MainActor () -> (stack: [UIViewController], limit: Int?)?

  /// Work under way on the picture that the generation was given for.
  private struct Order {
    let generation: Int
    let task: SnapshotTask
  }

  init(atRest: @escaping @MainActor () -> (stack: [UIViewController], limit: Int?)?) {
    self.atRest = atRest
  }

  /// Whether a picture is on its way to its tier.
  var isBusy: Bool { compression != nil || restoration != nil }

  /// Keeps the picture of a screen that is left.
  func insert(_ picture: UIImage, for screen: UIViewController, stamp: SnapshotStamp) {
    store.insert(picture, for: screen, stamp: stamp, bytes: picture.byteCount)
  }

  /// Forgets the picture of a screen.
  func remove(_ screen: UIViewController) {
    store.remove(screen)
    cancelWhatIsGone()
  }

  /// Forgets every picture but that of `screen`, the one that the next pop goes to; nil keeps none.
  func removeAll(but screen: UIViewController?) {
    store.removeAll(but: screen)
    cancelWhatIsGone()
  }

  /// Forgets the pictures of screens that are not in `stack` below its top.
  func trim(to stack: [UIViewController]) {
    store.trim(to: stack)
    cancelWhatIsGone()
  }

  /// The picture of a screen whatever the circumstances, decoded if need be.
  func picture(of screen: UIViewController) -> UIImage? {
    if let picture = store.picture(of: screen) { return picture }
    guard let (data, scale) = store.compressed(of: screen) else { return nil }
    return encoding.picture(from: data, scale: scale)
  }

  /// Brings the pictures in step with the stack at rest, and sets to work on what is left to be done.
  func arrange() {
    guard let (stack, limit) = atRest() else { return }
    let work = store.arrange(below: stack, limit: limit)
    cancelWhatIsGone()
    if let job = work.restored, restoration == nil { restoration = restore(job) }
    if let job = work.compressed, compression == nil { compression = compress(job) }
  }

  // MARK: Work

  private func compress(_ job: SnapshotStore<UIImage>.Job<UIImage>) -> Order {
    let (encoding, picture) = (encoding, job.content)
    return order(for: job.screen, job.generation) { .compressed(encoding.data(of: picture)) }
  }

  private func restore(_ job: SnapshotStore<UIImage>.Job<Data>) -> Order {
    let (encoding, data, scale) = (encoding, job.content, job.scale)
    return order(for: job.screen, job.generation) {
      .restored(encoding.picture(from: data, scale: scale))
    }
  }

  private func order(
    for screen: AnyObject, _ generation: Int, _ work: @escaping @Sendable () -> SnapshotResult
  ) -> Order {
    let task = worker.begin(work) { [weak self, weak screen] result in
      self?.take(result, for: screen, generation)
    }
    return Order(generation: generation, task: task)
  }

  /// A result has come home.
  private func take(_ result: SnapshotResult, for screen: AnyObject?, _ generation: Int) {
    switch result {
    case .compressed(let data):
      guard compression?.generation == generation else { return }
      compression = nil
      if let screen { store.compressed(data, for: screen, generation: generation) }
    case .restored(let picture):
      guard restoration?.generation == generation else { return }
      restoration = nil
      if let screen { store.restored(picture, for: screen, generation: generation) }
    }
    arrange()
  }

  /// Nobody waits for a picture that has been replaced or forgotten.
  private func cancelWhatIsGone() {
    if let generation = compression?.generation, !store.holds(generation) { compression = nil }
    if let generation = restoration?.generation, !store.holds(generation) { restoration = nil }
  }
}
