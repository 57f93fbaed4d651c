import Foundation

/// Which snapshots are kept, and how, within a number of bytes.
///
/// It decides and holds nothing. Snapshots are counted from the top down: distance 0 is the screen
/// the next pop goes to. Near the top they are full, ready to be drawn; farther down compressed;
/// beyond what fits dropped, the farthest first.
struct SnapshotBudget: Equatable, Sendable {
  enum Tier: Comparable, Sendable {
    /// Not at all: going back shows the live screen.
    case dropped
    /// As a few bytes that must be restored before they can be drawn.
    case compressed
    case full
  }

  /// What is held of one snapshot; sizes in bytes, 0 where a form is not held.
  struct Footprint: Equatable, Sendable {
    /// Memory of the pixels, whether they are held or would have to be restored.
    var size: Int
    var hasPixels: Bool
    var compressed: Int

    var bytes: Int { (hasPixels ? size : 0) + compressed }
  }

  /// What has to be done, away from the main thread, to bring footprints to their tiers.
  struct Work: Equatable, Sendable {
    /// The distance of the snapshot to restore next, the nearest first; nil if none has to be.
    var restored: Int?
    /// The distance of the snapshot to compress next, the nearest first; nil if none has to be.
    var compressed: Int?
  }

  /// What all snapshots together may take, in bytes; 0 keeps none.
  let limit: Int

  /// Snapshots that are kept full, if two thirds of the limit have room for them.
  ///
  /// Two, so that after a pop the next one has its snapshot while the one after that is restored.
  static let fullDepth = 2

  static let standardDepth = 3

  init(limit: Int) { self.limit = max(0, limit) }

  /// The default: three snapshots like the nearest of `footprints`.
  init(fitting footprints: [Footprint]) {
    let (limit, isTooMuch) = (footprints.first?.size ?? 0).multipliedReportingOverflow(
      by: Self.standardDepth)
    self.init(limit: isTooMuch ? .max : limit)
  }

  /// How each snapshot is to be kept, the nearest first.
  ///
  /// The nearest is kept full even if it alone is larger than the limit. The first one that waits to
  /// be compressed is not counted: it is the one being worked on. So what is held is never more than
  /// the larger of limit and nearest, and that one. `isWorkedOn` says that it's another one, which has
  /// been dropped.
  func tiers(of footprints: [Footprint], isWorkedOn: Bool = false) -> [Tier] {
    guard limit > 0 else { return footprints.map { _ in .dropped } }
    var tiers: [Tier] = []
    var used = 0
    var pixels = 0
    var isWorkedOn = isWorkedOn
    for (distance, footprint) in footprints.enumerated() {
      let whole = footprint.size + footprint.compressed
      // Two thirds of the limit have room for the pixels, and all of it for the snapshot.
      let fits =
        pixels + footprint.size <= limit / 3 * 2 + limit % 3 * 2 / 3 && used + whole <= limit
      let isFull = distance == 0 || distance < Self.fullDepth && fits
      let waits = !isFull && footprint.compressed == 0
      let cost = isFull || waits && isWorkedOn ? whole : footprint.compressed
      guard isFull || used + cost <= limit else { break }
      used += cost
      if isFull { pixels += footprint.size }
      if waits { isWorkedOn = true }
      tiers.append(isFull ? .full : .compressed)
    }
    return tiers + Array(repeating: .dropped, count: footprints.count - tiers.count)
  }

  /// What is to be done for footprints and their tiers.
  ///
  /// A snapshot is restored as soon as its tier is full, before a finger can ask for it.
  func work(for footprints: [Footprint], in tiers: [Tier]) -> Work {
    Work(
      restored: tiers.indices.first { tiers[$0] == .full && !footprints[$0].hasPixels },
      compressed: tiers.indices.first {
        tiers[$0] == .compressed && footprints[$0].compressed == 0
      })
  }
}
