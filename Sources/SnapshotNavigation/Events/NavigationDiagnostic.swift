/// Explains why a drag didn't begin or a snapshot wasn't used.
///
/// Meant for development; see ``SnapshotNavigationController/diagnosticHandler``.
public enum NavigationDiagnostic: Equatable, Sendable {
  /// A drag didn't begin.
  case dragRefused(DragRefusal)
  /// A screen that's presented already was given to `presentAsPush` again, which did nothing.
  case alreadyPresented
  /// A snapshot wasn't shown because of what has changed since it was taken.
  case snapshotStale(Set<SnapshotDifference>)
  /// No snapshot of the lower screen was available; the live screen is shown instead.
  case snapshotMissing
  /// The tab bar isn't there after a transition, although nothing hides it, and asking for it again was in
  /// vain.
  ///
  /// An app that un-hides the bar inside a running pop sees that on iOS 27. Un-hide it before the pop, or
  /// once the pop has ended.
  case tabBarMissing
  /// Snapshot views can't be drawn into images on this system: from now on, each push
  /// draws an image as it begins.
  case snapshotViewsAreEmpty
}

/// What has changed since a snapshot was taken, so that it no longer fits.
public enum SnapshotDifference: Sendable, Hashable, CaseIterable {
  /// The size of the captured view.
  case size
  /// The pixels per point.
  case scale
  /// The safe area, without what bars add to it.
  case safeArea
  /// Light or dark.
  case interfaceStyle
  /// The text size.
  case contentSizeCategory
  /// The range of colors of the display.
  case displayGamut
  /// Increased contrast, bold text, reduced transparency, or button shapes.
  case accessibilityDisplayOptions
  /// The tint color of the controller's view. That a modal dims it is no difference.
  case tintColor
  /// The layout direction.
  case layoutDirection
  /// The captured view itself, because the controller was moved to another container.
  case scope
  /// The content of the screen: another tab or child, or a scroll view that moved as the screen was left.
  case content
}
