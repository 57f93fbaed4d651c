import UIKit

/// Finds stored snapshots.
extension SnapshotKeeper {
  /// Notes what is rendered, and drops snapshots that may show a minimized tab bar, which UIKit restores.
  func enterForeground() {
    noteRendering()
    guard navigation?.tabBarController?.barMayMinimize == true else { return }
    for snapshot in snapshots where snapshot.hasTabBar { snapshot.drop() }
    forgetEmpty()
  }

  /// The look of a screen's stored snapshot, if it still fits.
  ///
  /// A compressed snapshot is decoded only for a caller that can wait; a drag can't.
  func look(
    of screen: UIViewController, in scope: NavigationScope, waiting isWaiting: Bool
  ) -> Snapshot.Look? {
    guard screen.showsSnapshots else { return nil }
    guard let snapshot = store[screen] else {
      navigation?.report(.snapshotMissing)
      return nil
    }
    let differences = snapshot.differences(from: scope.stamp, of: screen)
    guard differences.isEmpty else {
      navigation?.report(.snapshotStale(differences))
      return nil
    }
    let look = isWaiting ? memory.look(of: snapshot) : snapshot.look
    if look == nil { navigation?.report(.snapshotMissing) }
    return look
  }

  /// A screen's stored snapshot, even if stale, restored if necessary.
  func kept(of screen: UIViewController) -> Snapshot? {
    store[screen].flatMap { memory.look(of: $0) == nil ? nil : $0 }
  }

  /// The stored image of a screen, drawn or decoded now if it has to be.
  func image(of screen: UIViewController) -> UIImage? {
    guard screen.mayBeStored, let snapshot = store[screen] else { return nil }
    if snapshot.view != nil { draw(snapshot, isRendered: false) }
    return memory.image(of: snapshot)
  }
}
