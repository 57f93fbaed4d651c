/// A diagnostic message about a drag, a snapshot, a bar or a presentation.
///
/// Meant for development; see ``SnapshotNavigationController/diagnosticHandler``.
public enum NavigationDiagnostic: Equatable, Sendable {
  /// A drag didn't begin.
  case dragRefused(DragRefusal)
  /// `presentAsPush` was called for a screen that's already presented, and did nothing.
  case alreadyPresented
  /// A snapshot wasn't shown because of changes since it was taken.
  case snapshotStale(Set<SnapshotDifference>)
  /// No snapshot of the lower screen was available; the live screen is shown instead.
  case snapshotMissing
  /// The tab bar is missing after a transition, although nothing hides it, and a second request for
  /// it failed.
  ///
  /// On iOS 27, this happens if an app shows the bar during a pop. Show it before the pop, or once
  /// the pop has ended.
  case tabBarMissing
  /// UIKit shows a push, a pop or a presentation, because a navigation bar isn't at the top of its
  /// controller's own view.
  ///
  /// See ``DragRefusal/barElsewhere``, the reason for a drag.
  case barElsewhere
  /// Snapshot views can't be drawn into images on this system: from now on, each push
  /// draws an image as it begins.
  case snapshotViewsAreEmpty
  /// UIKit has failed to run a transition, which the library has ended.
  case transitionFailed(TransitionFault)
  /// Three transitions have failed in a row, so UIKit animates from now on.
  ///
  /// See ``SnapshotNavigationController/fallback``.
  case leftToSystem(TransitionFault)
}

/// A change since a snapshot was taken that makes it unusable.
public enum SnapshotDifference: Sendable, Hashable, CaseIterable {
  /// The size of the captured view.
  case size
  /// The pixels per point.
  case scale
  /// The safe area, without what bars add at the top and bottom, or the side of vertical bars.
  case safeArea
  /// Light or dark.
  case interfaceStyle
  /// The text size.
  case contentSizeCategory
  /// The range of colors of the display.
  case displayGamut
  /// Increased contrast, bold text, reduced transparency, or button shapes.
  case accessibilityDisplayOptions
  /// The tint color of the controller's view, except for dimming by a modal.
  case tintColor
  /// The layout direction.
  case layoutDirection
  /// The captured view itself, because the controller was moved to another container.
  case scope
  /// The content of the screen: another tab or child, or a scroll view that moved as the screen was left.
  case content
}
