import Foundation

/// Decides how each snapshot is kept, within a number of bytes for all stacks of the app.
///
/// The budget holds no snapshots. A stack's snapshots are counted from the top down: distance 0 is the
/// screen that the next pop goes to. Claims are served in this order, and the first that doesn't fit is
/// dropped with all claims after it:
///
/// 1. the nearest of each visible stack, full, ready to be drawn
/// 2. the next of each visible stack, full if there's room, else compressed
/// 3. the nearest of each hidden stack, compressed
/// 4. all others, compressed, by their distance
struct SnapshotBudget: Equatable, Sendable {
  /// The form in which a snapshot is kept.
  enum Tier: Comparable, Sendable {
    /// Not kept: going back shows the live screen.
    case dropped
    /// Kept as a few bytes that must be restored before they can be drawn.
    case compressed
    case full
  }

  /// The memory of a snapshot, in bytes; 0 for a form that isn't held.
  struct Footprint: Equatable, Sendable {
    /// Memory of the pixels, whether they're held or would have to be restored.
    var pixelBytes: Int
    var hasPixels: Bool
    var compressed: Int

    var bytes: Int { (hasPixels ? pixelBytes : 0) + compressed }
    /// Whether compressing the snapshot would free memory.
    var canShrink: Bool { hasPixels && compressed == 0 }
  }

  /// The snapshots of one stack, the nearest first.
  struct Stack: Equatable, Sendable {
    var isVisible = true
    var footprints: [Footprint]
  }

  /// A snapshot, by its stack and its distance from the top.
  struct Place: Equatable, Sendable {
    var stack: Int
    var distance: Int
  }

  /// The next work off the main thread that brings footprints to their tiers.
  struct Work: Equatable, Sendable {
    /// The snapshot to restore next; nil if none has to be.
    var restored: Place?
    /// The snapshot to compress next; nil if none has to be.
    var compressed: Place?
  }

  /// The limit of all snapshots together, in bytes; 0 keeps none.
  let limit: Int
  /// Whether the system has asked for memory: of the snapshots left, only each stack's nearest is kept, and
  /// it's compressed.
  var isShort = false

  /// The number of snapshots that fit into the default limit.
  private static let defaultCount = 3
  /// The largest default limit, in bytes: as much as WebKit holds for all pages of a process.
  private static let largestDefault = 50_000_000

  init(limit: Int) { self.limit = max(0, limit) }

  /// The default: three snapshots of `bytes` each, 50 MB at most.
  init(fitting bytes: Int) {
    let (limit, overflows) = bytes.multipliedReportingOverflow(by: Self.defaultCount)
    self.init(limit: overflows ? Self.largestDefault : min(limit, Self.largestDefault))
  }

  /// The tier of each snapshot, by stack.
  ///
  /// The first stack's nearest is kept full even if it alone is larger than the limit. The first snapshot
  /// waiting for compression isn't counted, because it's being worked on. So memory never exceeds the
  /// larger of the limit and the nearest snapshot by more than that snapshot.
  ///
  /// `taken` bytes are held and can't be changed now. `isWorkedOn` is true while a dropped snapshot
  /// is still being worked on.
  func tiers(of stacks: [Stack], besides taken: Int = 0, isWorkedOn: Bool = false) -> [[Tier]] {
    var tiers = stacks.map { Array(repeating: Tier.dropped, count: $0.footprints.count) }
    guard limit > 0 else { return tiers }
    let claims = claims(of: stacks)
    let othersShrink = claims.contains { $0.rank > .next && $0.footprint.canShrink }
    var (used, pixels, isWorkedOn) = (taken, 0, isWorkedOn)
    for (index, claim) in claims.enumerated() where !isShort || claim.place.distance == 0 {
      let footprint = claim.footprint
      let whole = footprint.pixelBytes + footprint.compressed
      let isFull =
        switch claim.rank {
        case _ where isShort: false
        case .nearest: index == 0 || used + whole <= limit
        // Pixels may use two thirds of the limit, and all snapshots together the whole. A snapshot
        // isn't restored while others still have to be compressed.
        case .next:
          pixels + footprint.pixelBytes <= limit / 3 * 2 + limit % 3 * 2 / 3
            && used + whole <= limit
            && (footprint.hasPixels || !othersShrink)
        case .rest: false
        }
      let waits = !isFull && footprint.compressed == 0
      let cost = isFull || waits && isWorkedOn ? whole : footprint.compressed
      guard isFull || used + cost <= limit else { break }
      used += cost
      if isFull { pixels += footprint.pixelBytes }
      if waits { isWorkedOn = true }
      tiers[claim.place.stack][claim.place.distance] = isFull ? .full : .compressed
    }
    return tiers
  }

  /// The next work for footprints and their tiers, in the order of their claims.
  ///
  /// A snapshot is restored as soon as its tier is full, before a drag can need it.
  func work(for stacks: [Stack], in tiers: [[Tier]]) -> Work {
    let claims = claims(of: stacks)
    func first(_ tier: Tier, _ isUndone: (Footprint) -> Bool) -> Place? {
      claims.first {
        tiers[$0.place.stack][$0.place.distance] == tier && isUndone($0.footprint)
      }?.place
    }
    return Work(
      restored: first(.full) { !$0.hasPixels }, compressed: first(.compressed, \.canShrink))
  }

  // MARK: Claims

  /// The priority of a claim.
  private enum Rank: Comparable {
    case nearest
    case next
    case rest
  }

  /// A snapshot's claim to memory.
  private struct Claim {
    let rank: Rank
    let place: Place
    let footprint: Footprint
  }

  /// Claims in the order of service.
  private func claims(of stacks: [Stack]) -> [Claim] {
    var claims: [Claim] = []
    for (index, stack) in stacks.enumerated() {
      for (distance, footprint) in stack.footprints.enumerated() {
        let rank: Rank =
          switch distance {
          case 0 where stack.isVisible: .nearest
          case 1 where stack.isVisible: .next
          default: .rest
          }
        claims.append(
          Claim(
            rank: rank, place: Place(stack: index, distance: distance), footprint: footprint))
      }
    }
    guard stacks.count > 1 else { return claims }
    return claims.sorted {
      ($0.rank, $0.place.distance, $0.place.stack) < ($1.rank, $1.place.distance, $1.place.stack)
    }
  }
}
