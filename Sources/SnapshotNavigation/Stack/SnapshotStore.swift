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
    var generation: Int
    /// Where its screen was on the stack when it was last looked for; -1 if it never was.
    var place = -1

    var footprint: SnapshotBudget.Footprint {
      SnapshotBudget.Footprint(
        size: size, hasPixels: picture != nil, compressed: compressed?.count ?? 0)
    }
  }

  /// One picture to be compressed or restored, away from the store.
  struct Job<Content> {
    let screen: AnyObject
    let generation: Int
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
    case stale(Set<SnapshotDifference>)
    /// No picture.
    case missing
  }

  private var entries = WeakTable<Entry>()
  private var lastGeneration = 0

  /// Memory of all pictures, in bytes.
  var bytes: Int { entries.values.reduce(0) { $0 + $1.footprint.bytes } }

  /// Number of pictures.
  var count: Int { entries.values.count }

  /// Keeps `picture` for `screen`, in place of an earlier one.
  mutating func insert(_ picture: Picture, for screen: AnyObject, stamp: SnapshotStamp, bytes: Int)
  {
    lastGeneration += 1
    entries[screen] = Entry(picture: picture, stamp: stamp, size: bytes, generation: lastGeneration)
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

  /// Forgets every picture but that of `screen`; nil keeps none.
  mutating func removeAll(but screen: AnyObject?) { entries.keep { $0 === screen } }

  /// Forgets all pictures but those of screens in `stack` below its top.
  mutating func trim(to stack: [some AnyObject]) { _ = trimmed(to: stack) }

  /// Whether pictures exist only for screens in `stack` below its top, as they must at rest.
  func isTrimmed(to stack: [some AnyObject]) -> Bool {
    places(below: stack).count == entries.values.count
  }

  /// Trims to `stack`; what is left are the screens with a picture, the nearest first.
  private mutating func trimmed(to stack: [some AnyObject]) -> [AnyObject] {
    let places = places(below: stack)
    for place in places where entries[stack[place]]?.place != place {
      entries[stack[place]]?.place = place
    }
    if places.count != entries.count {
      let kept = Set(places.map { ObjectIdentifier(stack[$0]) })
      entries.keep { kept.contains(ObjectIdentifier($0)) }
    }
    return places.map { stack[$0] }
  }

  /// Where in `stack`, below its top, the screens with a picture are, the highest first.
  ///
  /// Most are where they last were, and new ones are near the top, so that it costs as much as there
  /// are pictures, however deep the stack is.
  private func places(below stack: [some AnyObject]) -> [Int] {
    let top = stack.count - 1
    var places: [Int] = []
    var missing: Set<ObjectIdentifier> = []
    for (screen, entry) in entries.pairs {
      if (0..<max(0, top)).contains(entry.place), stack[entry.place] === screen {
        places.append(entry.place)
      } else if screen !== stack.last {
        missing.insert(ObjectIdentifier(screen))
      }
    }
    var index = top - 1
    while index >= 0, !missing.isEmpty {
      if missing.remove(ObjectIdentifier(stack[index])) != nil { places.append(index) }
      index -= 1
    }
    return places.sorted(by: >)
  }
}

extension SnapshotStore {
  /// Trims to `stack` and brings every picture to its tier, as far as that takes no work.
  ///
  /// The limit is in bytes, nil for the default. What comes back is left to be done.
  mutating func arrange(below stack: [some AnyObject], limit: Int?) -> Work {
    let screens = trimmed(to: stack)
    let footprints = screens.compactMap { entries[$0]?.footprint }
    let budget = limit.map(SnapshotBudget.init(limit:)) ?? SnapshotBudget(fitting: footprints)
    let tiers = budget.tiers(of: footprints)
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
    let work = budget.work(for: footprints, in: tiers)
    return Work(
      restored: work.restored.flatMap { job(for: screens[$0], \.compressed) },
      compressed: work.compressed.flatMap { job(for: screens[$0], \.picture) })
  }

  private func job<Content>(
    for screen: AnyObject, _ content: KeyPath<Entry, Content?>
  ) -> Job<Content>? {
    guard let entry = entries[screen], let content = entry[keyPath: content] else { return nil }
    return Job(
      screen: screen, generation: entry.generation, content: content, scale: entry.stamp.scale)
  }

  /// Whether the picture that the generation was given for is still held.
  func holds(_ generation: Int) -> Bool { entries.values.contains { $0.generation == generation } }

  /// Takes a compressed picture in; a result for a picture that is gone is discarded.
  ///
  /// Nil says that the picture cannot be compressed: then it is dropped.
  mutating func compressed(_ data: Data?, for screen: AnyObject, generation: Int) {
    guard var entry = entries[screen], entry.generation == generation else { return }
    entry.compressed = data
    entries[screen] = data == nil || data?.isEmpty == true ? nil : entry
  }

  /// Takes a restored picture in; a result for a picture that is gone is discarded.
  ///
  /// Nil says that it cannot be restored: then it is dropped.
  mutating func restored(_ picture: Picture?, for screen: AnyObject, generation: Int) {
    guard var entry = entries[screen], entry.generation == generation else { return }
    entry.picture = picture
    entries[screen] = picture == nil ? nil : entry
  }
}
