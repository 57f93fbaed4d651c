import Foundation

/// The pictures of the screens below the top, keyed by screen identity, never by index.
///
/// A value: what it holds is decided by its calls alone. It changes on a push when the stack has
/// changed and on a pop when the pop has committed; a cancelled pop never gets here. Each picture is
/// held as pixels, compressed, or both, as a ``SnapshotBudget`` says.
struct SnapshotStore<Picture> {
  private struct Entry {
    var picture: Picture?
    var compressed: Data?
    var stamp: SnapshotStamp
    /// Memory of the pixels, in bytes, held or not.
    var size: Int
    /// Which of all pictures it is; a result for an earlier one comes too late.
    var ticket: Int

    var holding: SnapshotBudget.Holding {
      SnapshotBudget.Holding(
        size: size, hasPixels: picture != nil, compressed: compressed?.count ?? 0)
    }
  }

  /// One picture to be compressed or restored, away from the store.
  struct Job<Content> {
    let screen: AnyObject
    let ticket: Int
    let content: Content
    let scale: CGFloat
  }

  /// What is to be done to bring every picture to its tier; nil where nothing is.
  struct Work {
    var restored: Job<Data>?
    var compressed: Job<Picture>?
  }

  /// What a look into the store finds.
  enum Finding {
    /// A picture that fits.
    case picture(Picture)
    /// A picture that fits, to be restored.
    case compressed(Data)
    /// A picture that no longer fits, with what has changed since.
    case stale([String])
    /// No picture.
    case missing
  }

  private var entries = WeakTable<Entry>()
  private var lastTicket = 0

  /// Memory of all pictures, in bytes.
  var bytes: Int { entries.values.reduce(0) { $0 + $1.holding.bytes } }

  /// Number of pictures.
  var count: Int { entries.values.count }

  /// Keeps `picture` for `screen`, in place of an earlier one.
  mutating func insert(_ picture: Picture, for screen: AnyObject, stamp: SnapshotStamp, bytes: Int)
  {
    lastTicket += 1
    entries[screen] = Entry(picture: picture, stamp: stamp, size: bytes, ticket: lastTicket)
  }

  /// The picture of `screen`, if it was taken in the same circumstances as `stamp`.
  func find(_ screen: AnyObject, fitting stamp: SnapshotStamp) -> Finding {
    guard let entry = entries[screen] else { return .missing }
    let differences = entry.stamp.differences(from: stamp)
    guard differences.isEmpty else { return .stale(differences) }
    if let picture = entry.picture { return .picture(picture) }
    return entry.compressed.map(Finding.compressed) ?? .missing
  }

  /// The picture of `screen`, whatever the circumstances it was taken in, if its pixels are held.
  func picture(of screen: AnyObject) -> Picture? { entries[screen]?.picture }

  /// The compressed picture of `screen` and its pixels per point, if it is held.
  func compressed(of screen: AnyObject) -> (data: Data, scale: CGFloat)? {
    guard let entry = entries[screen], let data = entry.compressed else { return nil }
    return (data, entry.stamp.scale)
  }

  /// How the picture of `screen` is kept now.
  func tier(of screen: AnyObject) -> SnapshotBudget.Tier {
    guard let entry = entries[screen] else { return .dropped }
    return entry.picture == nil ? .compressed : .full
  }

  /// Forgets the picture of `screen`.
  mutating func remove(_ screen: AnyObject) { entries[screen] = nil }

  /// Forgets every picture.
  mutating func removeAll() { entries.keep { _ in false } }

  /// Forgets all pictures but those of screens in `stack` below its top.
  mutating func trim(to stack: [AnyObject]) {
    let kept = Set(ordered(below: stack).map { ObjectIdentifier($0) })
    guard kept.count != entries.count else { return }
    entries.keep { kept.contains(ObjectIdentifier($0)) }
  }

  /// Whether pictures exist only for screens in `stack` below its top, as they must at rest.
  func isTrimmed(to stack: [AnyObject]) -> Bool {
    ordered(below: stack).count == entries.objects.count
  }

  /// The screens below the top of `stack` that have a picture, the nearest first.
  ///
  /// Pictures are near the top, so the walk is short however deep the stack is.
  private func ordered(below stack: [AnyObject]) -> [AnyObject] {
    var found: [AnyObject] = []
    let count = entries.count
    var index = stack.count - 2
    while index >= 0, found.count < count {
      if entries[stack[index]] != nil { found.append(stack[index]) }
      index -= 1
    }
    return found
  }
}

extension SnapshotStore {
  /// Trims to `stack` and brings every picture to its tier, as far as that takes no work.
  ///
  /// The limit is in bytes, nil for the default. What comes back is left to be done.
  mutating func arrange(below stack: [AnyObject], limit: Int?) -> Work {
    trim(to: stack)
    let screens = ordered(below: stack)
    let holdings = screens.compactMap { entries[$0]?.holding }
    let budget = limit.map(SnapshotBudget.init(limit:)) ?? SnapshotBudget(fitting: holdings)
    let tiers = budget.tiers(of: holdings)
    for (screen, tier) in zip(screens, tiers) {
      switch tier {
      case .dropped: entries[screen] = nil
      case .compressed:
        guard var entry = entries[screen], entry.compressed != nil, entry.picture != nil else {
          continue
        }
        entry.picture = nil
        entries[screen] = entry
      case .full: break
      }
    }
    let work = budget.work(for: holdings, in: tiers)
    return Work(
      restored: work.restored.flatMap { job(for: screens[$0], \.compressed) },
      compressed: work.compressed.flatMap { job(for: screens[$0], \.picture) })
  }

  private func job<Content>(
    for screen: AnyObject, _ content: KeyPath<Entry, Content?>
  ) -> Job<Content>? {
    guard let entry = entries[screen], let content = entry[keyPath: content] else { return nil }
    return Job(screen: screen, ticket: entry.ticket, content: content, scale: entry.stamp.scale)
  }

  /// Whether the picture that the ticket was given for is still held.
  func holds(_ ticket: Int) -> Bool { entries.values.contains { $0.ticket == ticket } }

  /// Takes a compressed picture in; a result for a picture that is gone is discarded.
  ///
  /// Nil says that the picture cannot be compressed: then it is dropped.
  mutating func compressed(_ data: Data?, for screen: AnyObject, ticket: Int) {
    guard var entry = entries[screen], entry.ticket == ticket else { return }
    entry.compressed = data
    entries[screen] = data == nil || data?.isEmpty == true ? nil : entry
  }

  /// Takes a restored picture in; a result for a picture that is gone is discarded.
  ///
  /// Nil says that it cannot be restored: then it is dropped.
  mutating func restored(_ picture: Picture?, for screen: AnyObject, ticket: Int) {
    guard var entry = entries[screen], entry.ticket == ticket else { return }
    entry.picture = picture
    entries[screen] = picture == nil ? nil : entry
  }
}
