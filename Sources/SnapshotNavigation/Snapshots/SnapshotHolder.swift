import UIKit

/// Who keeps snapshots: a stack those of its screens, a presentation that of what it covers.
@MainActor
protocol SnapshotHolder: DrawingOwner {
  /// All of its snapshots.
  var snapshots: [Snapshot] { get }
  var condition: SnapshotCondition { get }
  /// Lets go of what it no longer needs.
  ///
  /// - Parameter isGrowing: Whether a push has just inserted one, and the stack isn't at rest yet.
  /// - Returns: The snapshots that the budget may bring to their tiers; nil while it may not.
  func trim(isGrowing: Bool) -> SnapshotClaims?
  /// Draws the view of a snapshot into an image.
  func draw(_ snapshot: Snapshot)
  /// Lets go of snapshots that have been dropped.
  func forgetEmpty()
  func drop(for cause: SnapshotCause)
}

/// Why snapshots are dropped that the budget would keep.
enum SnapshotCause {
  /// The system asks for memory: the nearest of a visible stack stays, and one more while something moves.
  case memoryWarning
  /// The app has all of them dropped.
  case invalidation
}

/// What the budget has to know of a holder.
struct SnapshotCondition {
  /// Whether the next pop may be seen at any moment.
  var isVisible = false
  /// Whether the app is about to leave the screen: snapshot views may not outlast that.
  var isLeaving = false
  /// Whether there's a window in which snapshot views can be drawn.
  var canDraw = false
  /// Whether UIKit is telling the screens that they have disappeared: a tab that comes is called beside.
  var isBeingLeft = false
  /// Memory of an image as large as the window.
  var windowBytes = 0
}

/// The snapshots of a holder that are to be brought to their tiers.
@MainActor
struct SnapshotClaims {
  let holder: any SnapshotHolder
  /// The nearest first.
  let snapshots: [Snapshot]
  /// The snapshot that the next pop shows.
  let nearest: Snapshot?

  var stack: SnapshotBudget.Stack {
    SnapshotBudget.Stack(
      isVisible: holder.condition.isVisible, footprints: snapshots.map(\.footprint))
  }

  /// Brings the snapshots to their tiers, as far as that takes no work; without `drops`, what isn't to be
  /// kept stays as it is for now.
  func bring(to tiers: [SnapshotBudget.Tier], dropping drops: Bool) {
    let condition = holder.condition
    for snapshot in snapshots { snapshot.isDue = false }
    for (snapshot, tier) in zip(snapshots, tiers) where drops || tier > .dropped {
      snapshot.bring(to: tier)
      // In a stack that isn't visible, nothing is full.
      let staysView = snapshot === nearest && tier == .full && !condition.isLeaving
      snapshot.isDue =
        snapshot.view != nil && !staysView && condition.canDraw
        && !snapshots.contains(where: \.isDue)
    }
    holder.forgetEmpty()
  }
}
