import UIKit

extension SnapshotNavigationController {
  /// The stored snapshot of a screen below the top, or `nil`.
  ///
  /// It's `nil` for a screen that was never rendered before it was left (a stack set in code), that
  /// is sensitive or shows live content, or whose snapshot was dropped; going back to it shows the
  /// live screen. The snapshot includes the navigation bar and the toolbar, but no tab bar. A
  /// compressed one is decoded at each call.
  public func snapshot(for screen: UIViewController) -> UIImage? {
    transitions.snapshots.image(of: screen)?.withoutTabBar(of: self)
  }

  /// Drops the snapshot of a screen, because its content has changed since it was left.
  ///
  /// Going back to it then shows the live screen. Does nothing if there is no snapshot.
  public func invalidateSnapshot(for screen: UIViewController) {
    transitions.snapshots.invalidate(screen)
  }

  /// Memory of all snapshots, compressed ones included, in bytes; 0 or more.
  ///
  /// Exceeds the limit only if the nearest snapshot alone is larger, or by one that's being
  /// compressed. See ``Configuration/snapshotMemoryLimit``.
  public var snapshotMemoryUsage: Int { transitions.snapshots.store.bytes }
}
