import UIKit

/// An owner of snapshots: a stack, or a presentation like a push.
@MainActor
protocol SnapshotHolder: AnyObject {
  /// All snapshots of the holder.
  var snapshots: [Snapshot] { get }
  var condition: SnapshotCondition { get }
  /// Whether nothing moves and no finger is down.
  var isIdle: Bool { get }
  /// Drops snapshots that the holder doesn't need.
  ///
  /// - Parameter isGrowing: Whether a push has just inserted a snapshot, and the stack isn't at rest yet.
  /// - Returns: The condition, with the snapshots that the budget may change; nil if it has to wait.
  func trim(isGrowing: Bool) -> SnapshotCondition?
  /// Draws the view of a snapshot into an image.
  func draw(_ snapshot: Snapshot)
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
@MainActor
struct SnapshotCondition {
  /// Whether the holder is visible, so that the next pop may show a snapshot at any moment.
  var isVisible = false
  /// Whether there's a window in which snapshot views can be drawn.
  var canDraw = false
  /// Whether UIKit may be calling the screens about their appearance, so that nothing may be committed.
  var isCallingScreens = false
  /// The memory of an image as large as the window, in bytes.
  var windowBytes = 0
  /// The snapshot that the next pop shows, which may stay a view; nil while the app is inactive,
  /// because views may not survive in the background.
  var lasting: Snapshot?
  /// The snapshots that the budget may change, the nearest first.
  var claimed: [Snapshot] = []

  var stack: SnapshotBudget.Stack {
    SnapshotBudget.Stack(isVisible: isVisible, footprints: claimed.map(\.footprint))
  }

  /// Moves the snapshots to their tiers, unless that takes work; without `drops`, none is dropped yet.
  func bring(to tiers: [SnapshotBudget.Tier], dropping drops: Bool) {
    for snapshot in claimed { snapshot.isDue = false }
    for (snapshot, tier) in zip(claimed, tiers) where drops || tier > .dropped {
      snapshot.bring(to: tier)
      // Hidden stacks have no full snapshots.
      let staysView = snapshot === lasting && tier == .full
      snapshot.isDue =
        snapshot.view != nil && !staysView && canDraw && !claimed.contains(where: \.isDue)
    }
  }
}
