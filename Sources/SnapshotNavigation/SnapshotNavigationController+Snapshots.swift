import UIKit

extension SnapshotNavigationController {
  /// The stored snapshot of a screen below the top or in the forward history, or `nil`.
  ///
  /// It's `nil` for a screen that was never rendered before it was left (a stack set in code), that
  /// is sensitive or shows live content, or whose snapshot was dropped; going back to it shows the
  /// live screen. The snapshot includes the navigation bar and the toolbar, but no tab bar. If the
  /// snapshot is still a view, it's drawn into an image, once, on the main thread. A compressed
  /// snapshot is decoded on each call.
  public func snapshot(for screen: UIViewController) -> UIImage? {
    transitions.snapshots.image(of: screen)?.withoutTabBar(of: self)
  }

  /// Drops the snapshot of a screen whose content has changed since the capture.
  ///
  /// Going back then shows the live screen. Does nothing if there is no snapshot.
  public func invalidateSnapshot(for screen: UIViewController) {
    transitions.snapshots.invalidate(screen)
  }

  /// Drops the snapshots of all screens, in all stacks of the app, for example at logout.
  ///
  /// Going back to any of them then shows the live screen, and no snapshot stays over a screen that isn't
  /// ready. A transition or drag that's running continues with the snapshots it began with.
  public static func invalidateSnapshots() { SnapshotMemory.app.invalidate() }

  /// The memory limit for the snapshots of all stacks of the app, in bytes, or `nil` for three
  /// snapshots the size of the largest window, up to 50 megabytes.
  ///
  /// Snapshots that the next pops may need are kept ready to be shown, and others are compressed.
  /// Snapshots that don't fit are dropped, and going back to their screens shows the live ones. The
  /// nearest snapshot of a visible stack is kept even if it alone is larger (of one stack, if
  /// several are visible), and one more may be held while it's compressed. 0 keeps only the one
  /// beneath a presentation like a push; a negative value is a programmer error and counts as 0.
  /// Takes effect immediately, or when a running transition or drag ends. The default is `nil`. See
  /// <doc:SnapshotsAndMemory>.
  public static var snapshotMemoryLimit: Int? {
    get { SnapshotMemory.app.limit }
    set { SnapshotMemory.app.limit = newValue }
  }

  /// The memory of the snapshots of all stacks of the app, compressed ones included, in bytes; 0 or
  /// more.
  ///
  /// A snapshot that's a view counts as much as the image it would become. The memory exceeds the
  /// limit by one snapshot at most, and by those beneath presentations like a push. See
  /// ``snapshotMemoryLimit``.
  public static var snapshotMemoryUsage: Int { SnapshotMemory.app.usage }
}
