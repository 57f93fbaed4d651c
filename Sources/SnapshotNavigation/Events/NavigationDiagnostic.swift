/// A diagnostic message about a drag, a snapshot, a bar, or a presentation.
///
/// See ``SnapshotNavigationController/diagnosticHandler``.
public enum NavigationDiagnostic: Equatable, Sendable {
  /// A drag didn't begin.
  case dragRefused(DragRefusal)
  /// `presentAsPush` was called for a screen that's already presented, and did nothing.
  case alreadyPresented
  /// A snapshot wasn't shown because of changes since it was taken.
  case snapshotStale(Set<SnapshotDifference>)
  /// No snapshot of the lower screen was available; the live screen is shown instead.
  case snapshotMissing
  /// The tab bar is missing after a transition, even though nothing hides it.
  ///
  /// A second request to show it failed, too. On iOS 27, this happens if an app shows the bar
  /// during a pop. Show it before the pop, or once the pop has ended.
  case tabBarMissing
  /// UIKit animates because a navigation bar isn't at the top of its controller's own view.
  ///
  /// This can happen in a push, a pop, or a presentation. For a drag, see
  /// ``DragRefusal/barElsewhere``.
  case barElsewhere
  /// Snapshot views can't be drawn into images on this system.
  ///
  /// From now on, each push draws an image when it begins.
  case snapshotViewsAreEmpty
  /// UIKit failed to run a transition, so the library ended it.
  case transitionFailed(TransitionFault)
  /// Three transitions in a row have failed, so UIKit animates from now on.
  ///
  /// See ``SnapshotNavigationController/fallback``.
  case leftToSystem(TransitionFault)
}

/// A change that makes an earlier snapshot unusable.
public enum SnapshotDifference: Sendable, Hashable, CaseIterable {
  /// The size of the captured view.
  case size
  /// The pixels per point.
  case scale
  /// The safe area, except for what bars add at the top and bottom, or the side of vertical bars.
  case safeArea
  /// The light or dark appearance.
  case interfaceStyle
  /// The text size.
  case contentSizeCategory
  /// The display's color gamut.
  case displayGamut
  /// Increased contrast, bold text, reduced transparency, or button shapes.
  case accessibilityDisplayOptions
  /// The tint color of the controller's view, except for dimming by a modal.
  case tintColor
  /// The layout direction.
  case layoutDirection
  /// The captured view itself, because the controller was moved to another container.
  case scope
  /// The screen's content: a different tab or child, or a scroll view that moved during navigation.
  case content
}
