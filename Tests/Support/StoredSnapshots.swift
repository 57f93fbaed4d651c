import UIKit

@testable import SnapshotNavigation

/// What a test asks of the snapshots of a stack.
@MainActor
extension SnapshotStore where Value == Snapshot {
  package var bytes: Int { snapshots.reduce(0) { $0 + $1.footprint.bytes } }
  package var largest: Int { snapshots.map(\.size).max() ?? 0 }
  package var undrawnViews: [UIView] { snapshots.compactMap(\.view) }
  package func image(of screen: UIViewController) -> UIImage? { self[screen]?.image }

  /// How the picture of `screen` is kept now.
  package func tier(of screen: UIViewController) -> SnapshotBudget.Tier {
    guard let snapshot = self[screen] else { return .dropped }
    return snapshot.look == nil ? .compressed : .full
  }
}
