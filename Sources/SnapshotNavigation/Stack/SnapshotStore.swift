import Foundation

/// The pictures of the screens below the top, keyed by screen identity, never by index.
///
/// A value: what it holds is decided by its calls alone. It changes on a push when the stack has
/// changed and on a pop when the pop has committed; a cancelled pop never gets here.
struct SnapshotStore<Picture> {
  private struct Entry {
    var picture: Picture
    var stamp: SnapshotStamp
    var bytes: Int
  }

  private var entries = WeakTable<Entry>()

  /// What a look into the store finds.
  enum Finding {
    /// A picture that fits.
    case picture(Picture)
    /// A picture that no longer fits, with what has changed since.
    case stale([String])
    /// No picture.
    case missing
  }

  /// Memory of all pictures, in bytes.
  var bytes: Int { entries.values.reduce(0) { $0 + $1.bytes } }

  /// Number of pictures.
  var count: Int { entries.values.count }

  /// Keeps `picture` for `screen`, in place of an earlier one.
  mutating func insert(_ picture: Picture, for screen: AnyObject, stamp: SnapshotStamp, bytes: Int)
  {
    entries[screen] = Entry(picture: picture, stamp: stamp, bytes: bytes)
  }

  /// The picture of `screen`, if it was taken in the same circumstances as `stamp`.
  func find(_ screen: AnyObject, fitting stamp: SnapshotStamp) -> Finding {
    guard let entry = entries[screen] else { return .missing }
    let differences = entry.stamp.differences(from: stamp)
    return differences.isEmpty ? .picture(entry.picture) : .stale(differences)
  }

  /// The picture of `screen` whatever the circumstances it was taken in.
  func picture(of screen: AnyObject) -> Picture? { entries[screen]?.picture }

  /// Forgets the picture of `screen`.
  mutating func remove(_ screen: AnyObject) { entries[screen] = nil }

  /// Forgets every picture.
  mutating func removeAll() { entries.keep { _ in false } }

  /// Forgets all pictures but those of screens in `stack` below its top.
  mutating func trim(to stack: [AnyObject]) {
    let kept = Set(stack.dropLast().map { ObjectIdentifier($0) })
    entries.keep { kept.contains(ObjectIdentifier($0)) }
  }

  /// Whether pictures exist only for screens in `stack` below its top, as they must at rest.
  func isTrimmed(to stack: [AnyObject]) -> Bool {
    let kept = Set(stack.dropLast().map { ObjectIdentifier($0) })
    return entries.objects.allSatisfy { kept.contains(ObjectIdentifier($0)) }
  }
}
