import UIKit

extension SnapshotNavigationController {
  /// The stored snapshot of a screen below the top or in the forward history, or `nil`.
  ///
  /// It's `nil` for a screen that was never rendered (as in a stack set in code), that is sensitive
  /// or shows live content, or whose snapshot was dropped. Going back to such a screen shows the
  /// live screen. The snapshot includes the navigation bar and the toolbar, but no tab bar. If the
  /// snapshot is still a view, the first call draws it into an image on the main thread. A
  /// compressed snapshot is decoded on each call.
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
  /// Going back to any screen then shows the live screen, and no snapshot stays over a screen that
  /// isn't ready. A running transition or drag continues with the snapshots that it began with.
  public static func invalidateSnapshots() { SnapshotMemory.app.invalidate() }

  /// The memory limit for all snapshots in the app, in bytes, or `nil` for a default limit.
  ///
  /// The default limit is three snapshots the size of the largest window, up to 50 megabytes.
  /// Snapshots that the next pops may need are kept ready to be shown, and others are compressed.
  /// Snapshots that don't fit are dropped, and going back to their screens shows the live screens.
  /// The nearest snapshot of one visible stack is kept even if it alone exceeds the limit, and one
  /// more can be held while it's being compressed.
  ///
  /// A limit of 0 keeps only the snapshot beneath a presentation like a push. A negative value is a
  /// programmer error and is treated as 0. A new limit takes effect immediately, or when a running
  /// transition or drag ends. The default is `nil`. See <doc:SnapshotsAndMemory>.
  public static var snapshotMemoryLimit: Int? {
    get { SnapshotMemory.app.limit }
    set { SnapshotMemory.app.limit = newValue }
  }

  /// The memory that all snapshots in the app use, including compressed ones, in bytes; 0 or more.
  ///
  /// A snapshot that's a view counts as much as the image it would become. The usage exceeds the
  /// limit by at most one snapshot, plus those beneath presentations like a push. See
  /// ``snapshotMemoryLimit``.
  public static var snapshotMemoryUsage: Int { SnapshotMemory.app.usage }
}
