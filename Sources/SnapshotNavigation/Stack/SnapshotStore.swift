import Foundation

/// The snapshots of the screens below the top, keyed by screen identity, never by index.
///
/// It changes when the stack has; a canceled pop never gets here. Each snapshot is held as pixels,
/// compressed, or both, as a ``SnapshotBudget`` says.
struct SnapshotStore<Image> {
  private struct Entry {
    var image: Image?
    var undrawn: AnyObject?
    var compressed: Data?
    var stamp: SnapshotStamp
    /// Memory of the pixels, in bytes, held or not.
    var size: Int
    /// Which of all snapshots it is; a result for an earlier one comes too late.
    var generation: Int

    var footprint: SnapshotBudget.Footprint {
      SnapshotBudget.Footprint(
        size: size, hasPixels: image != nil || undrawn != nil, compressed: compressed?.count ?? 0)
    }
  }

  enum Form {
    case image(Image)
    case compressed(Data)
  }

  struct Job {
    let screen: AnyObject
    let generation: Int
    let form: Form
    let scale: CGFloat
  }

  enum Finding {
    case image(Image)
    /// A view that fits, from which the snapshot is to be drawn.
    case undrawn(AnyObject)
    /// A snapshot that fits, to be restored.
    case compressed(Data)
    /// A snapshot that no longer fits, with what has changed since.
    case stale(Set<SnapshotDifference>)
    case missing
  }

  private var entries = WeakTable<Entry>()
  private var lastGeneration = 0

  var bytes: Int { entries.values.reduce(0) { $0 + $1.footprint.bytes } }

  var count: Int { entries.values.count }

  /// Memory of the largest snapshot's pixels, in bytes, held or not; 0 without snapshots.
  var largest: Int { entries.values.reduce(0) { max($0, $1.size) } }

  /// Keeps `image` for `screen`, or until it has been drawn the view to draw it from, in place of an
  /// earlier one.
  mutating func insert(
    _ image: Image?, undrawn view: AnyObject? = nil, for screen: AnyObject,
    stamp: SnapshotStamp, bytes: Int
  ) {
    lastGeneration += 1
    entries[screen] = Entry(
      image: image, undrawn: view, stamp: stamp, size: bytes, generation: lastGeneration)
  }

  var undrawn: [AnyObject] { entries.objects { $0.undrawn != nil } }

  var undrawnViews: [AnyObject] { entries.values.compactMap(\.undrawn) }

  func undrawn(of screen: AnyObject) -> AnyObject? { entries[screen]?.undrawn }

  /// Takes in what has been drawn from a view of `screen`; nil says that it can't be drawn.
  mutating func take(_ image: Image?, drawnFrom view: AnyObject, for screen: AnyObject) {
    guard var entry = entries[screen], entry.undrawn === view else { return }
    entry.image = image
    entry.undrawn = nil
    entries[screen] = image == nil ? nil : entry
  }

  /// What there is of a screen; `isStill` says whether the screen still shows what it did.
  func find(_ screen: AnyObject, fitting stamp: SnapshotStamp, isStill: Bool = true) -> Finding {
    guard let entry = entries[screen] else { return .missing }
    var differences = entry.stamp.differences(from: stamp)
    if !isStill { differences.insert(.content) }
    guard differences.isEmpty else { return .stale(differences) }
    if let image = entry.image { return .image(image) }
    if let view = entry.undrawn { return .undrawn(view) }
    return entry.compressed.map(Finding.compressed) ?? .missing
  }

  func image(of screen: AnyObject) -> Image? { entries[screen]?.image }

  func compressed(of screen: AnyObject) -> (data: Data, scale: CGFloat)? {
    guard let entry = entries[screen], let data = entry.compressed else { return nil }
    return (data, entry.stamp.scale)
  }

  mutating func remove(_ screen: AnyObject) { entries[screen] = nil }

  mutating func removeAll(but screens: [AnyObject]) {
    entries.keep { object in screens.contains { $0 === object } }
  }

  /// Whether snapshots exist only for screens `ahead` and in `stack` below its top, as they must at
  /// rest.
  func isTrimmed(to stack: [some AnyObject], ahead: [AnyObject] = []) -> Bool {
    screens(below: stack, ahead: ahead).count == count
  }

  /// The screens in `stack`, below its top, and `ahead` that have a snapshot, the nearest first.
  ///
  /// It looks no farther down than the last of them, however deep the stack is.
  private func screens(below stack: [some AnyObject], ahead: [AnyObject]) -> [AnyObject] {
    // On its way to the top it's still among them.
    let ahead = ahead.filter { entries[$0] != nil && $0 !== stack.last }
    let count = count - ahead.count - (stack.last.flatMap { entries[$0] } == nil ? 0 : 1)
    var screens: [AnyObject] = []
    for screen in stack.dropLast().reversed() {
      if screens.count == count { break }
      if entries[screen] != nil { screens.append(screen) }
    }
    return Array(screens.prefix(1) + ahead.prefix(1) + screens.dropFirst() + ahead.dropFirst())
  }
}

extension SnapshotStore {
  /// Drops the snapshots of screens that are neither in `stack`, below its top, nor `ahead`.
  ///
  /// - Returns: The screens that have a snapshot, the nearest first.
  mutating func trim(below stack: [some AnyObject], ahead: [AnyObject] = []) -> [AnyObject] {
    let screens = screens(below: stack, ahead: ahead)
    if screens.count < count {
      let kept = Set(screens.map(ObjectIdentifier.init))
      entries.keep { kept.contains(ObjectIdentifier($0)) }
    }
    return screens
  }

  func footprints(of screens: [AnyObject]) -> [SnapshotBudget.Footprint] {
    screens.compactMap { entries[$0]?.footprint }
  }

  /// Brings a snapshot to its tier, as far as that takes no work.
  mutating func bring(_ screen: AnyObject, to tier: SnapshotBudget.Tier) {
    switch tier {
    case .dropped: remove(screen)
    case .compressed where entries[screen]?.compressed != nil: entries[screen]?.image = nil
    case .compressed, .full: break
    }
  }

  /// What compresses or restores a snapshot; nil for one that has to be drawn first.
  func job(for screen: AnyObject) -> Job? {
    guard let entry = entries[screen],
      let form = entry.image.map(Form.image) ?? entry.compressed.map(Form.compressed)
    else { return nil }
    return Job(screen: screen, generation: entry.generation, form: form, scale: entry.stamp.scale)
  }

  func holds(_ generation: Int) -> Bool { entries.values.contains { $0.generation == generation } }

  /// Takes the other form of a snapshot in; a result for a snapshot that is gone is discarded.
  ///
  /// Nil says that it cannot be compressed or restored: then it is dropped.
  mutating func take(_ form: Form?, for screen: AnyObject, generation: Int) {
    guard var entry = entries[screen], entry.generation == generation else { return }
    switch form {
    case .image(let image): entry.image = image
    case .compressed(let data) where !data.isEmpty: entry.compressed = data
    case .compressed, nil: return remove(screen)
    }
    entries[screen] = entry
  }
}

extension SnapshotStore.Form: Sendable where Image: Sendable {}
