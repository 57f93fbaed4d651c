import UIKit

/// An owner of snapshots: a stack, or a presentation like a push.
@MainActor
protocol SnapshotHolder: DrawingOwner {
  /// All snapshots of the holder.
  var snapshots: [Snapshot] { get }
  var condition: SnapshotCondition { get }
  /// Drops snapshots that the holder doesn't need.
  ///
  /// - Parameter isGrowing: Whether a push has just inserted a snapshot, and the stack isn't at rest yet.
  /// - Returns: The snapshots that the budget may bring to their tiers; nil for none yet.
  func trim(isGrowing: Bool) -> SnapshotClaims?
  /// Draws the view of a snapshot into an image.
  func draw(_ snapshot: Snapshot)
  /// Removes snapshots that have been dropped.
  func forgetEmpty()
  func drop(for cause: SnapshotCause)
}

/// A reason to drop snapshots that the budget keeps.
enum SnapshotCause {
  /// The system asks for memory: a visible stack keeps its nearest snapshot, and one more while something
  /// moves.
  case memoryWarning
  /// The app drops all snapshots.
  case invalidation
}

/// The state of a holder for the budget.
struct SnapshotCondition {
  /// Whether the holder is visible, so that the next pop may show a snapshot at any moment.
  var isVisible = false
  /// Whether the app is leaving the screen, which snapshot views may not survive.
  var isLeaving = false
  /// Whether there's a window in which snapshot views can be drawn.
  var canDraw = false
  /// Whether UIKit may be calling the screens about their appearance, so that nothing may be committed.
  var isCallingScreens = false
  /// The memory of an image as large as the window, in bytes.
  var windowBytes = 0
}

/// A holder's snapshots that the budget may change.
@MainActor
struct SnapshotClaims {
  let holder: any SnapshotHolder
  /// The snapshots, nearest first.
  let snapshots: [Snapshot]
  /// The snapshot that the next pop shows.
  let nearest: Snapshot?

  var stack: SnapshotBudget.Stack {
    SnapshotBudget.Stack(
      isVisible: holder.condition.isVisible, footprints: snapshots.map(\.footprint))
  }

  /// Moves the snapshots to their tiers, unless that takes work; without `drops`, none is dropped yet.
  func bring(to tiers: [SnapshotBudget.Tier], dropping drops: Bool) {
    let condition = holder.condition
    for snapshot in snapshots { snapshot.isDue = false }
    for (snapshot, tier) in zip(snapshots, tiers) where drops || tier > .dropped {
      snapshot.bring(to: tier)
      // Hidden stacks have no full snapshots.
      let staysView = snapshot === nearest && tier == .full && !condition.isLeaving
      snapshot.isDue =
        snapshot.view != nil && !staysView && condition.canDraw
        && !snapshots.contains(where: \.isDue)
    }
    holder.forgetEmpty()
  }
}
