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
  private var compression: Errand?
  private var restoration: Errand?
  /// The stack at rest, from the root up, and the limit in bytes; the limit is nil for the default.
  /// Nil while there is no rest: then results are taken in, and everything else waits.
  private let atRest: @MainActor () -> (stack: [UIViewController], limit: Int?)?

  init(atRest: @escaping @MainActor () -> (stack: [UIViewController], limit: Int?)?) {
    self.atRest = atRest
  }

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
    store.trim(to: [screen, screen].compactMap(\.self))
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
    return encoding.pictureAtOnce(from: data, scale: scale)
  }

  /// Brings the pictures in step with the stack at rest, and sets to work on what is left to be done.
  func arrange() {
    guard let (stack, limit) = atRest() else { return }
    let work = store.arrange(below: stack, limit: limit)
    cancelWhatIsGone()
    if let job = work.restored, restoration == nil { restoration = restore(job) }
    if let job = work.compressed, compression == nil { compression = compress(job) }
  }

  /// Waits until nothing is left to be done.
  func settled() async {
    while let task = restoration?.task ?? compression?.task { await task.value }
  }

  // MARK: Work

  private func compress(_ job: SnapshotStore<UIImage>.Job<UIImage>) -> Errand {
    let (encoding, picture, ticket) = (encoding, job.content, job.ticket)
    let task = Task { [weak self, weak screen = job.screen] in
      let data = await encoding.data(of: picture)
      guard let self, compression?.ticket == ticket, !Task.isCancelled else { return }
      compression = nil
      if let screen { store.compressed(data, for: screen, ticket: ticket) }
      arrange()
    }
    return Errand(ticket: ticket, task: task)
  }

  private func restore(_ job: SnapshotStore<UIImage>.Job<Data>) -> Errand {
    let (encoding, data, scale, ticket) = (encoding, job.content, job.scale, job.ticket)
    let task = Task { [weak self, weak screen = job.screen] in
      let picture = await encoding.picture(from: data, scale: scale)
      guard let self, restoration?.ticket == ticket, !Task.isCancelled else { return }
      restoration = nil
      if let screen { store.restored(picture, for: screen, ticket: ticket) }
      arrange()
    }
    return Errand(ticket: ticket, task: task)
  }

  /// Nobody waits for a picture that has been replaced or forgotten.
  private func cancelWhatIsGone() {
    if let ticket = compression?.ticket, !store.holds(ticket) { compression = nil }
    if let ticket = restoration?.ticket, !store.holds(ticket) { restoration = nil }
  }
}

/// One piece of work on its way; cancelled when nobody holds it any more.
private final class Errand: Sendable {
  let ticket: Int
  let task: Task<Void, Never>

  init(ticket: Int, task: Task<Void, Never>) {
    self.ticket = ticket
    self.task = task
  }

  deinit { task.cancel() }
}
