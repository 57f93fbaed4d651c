import SnapshotNavigation
import UIKit

extension PageStackView {
  /// How a page stack's transitions and drags behave.
  ///
  /// Change its properties in place, or assign a changed copy. A running transition keeps the
  /// configuration it began with.
  public struct Configuration: Sendable {
    /// The choreography for pushing pages and for replacing them with a new root.
    ///
    /// Read once, when a change begins. While Reduce Motion or Prefer Cross-Fade Transitions is on,
    /// a cross-fade is used instead. The default is `.parallax`.
    public var pushChoreography: any Choreography = .parallax

    /// The choreography for pops and drags, or `nil` for the push choreography in reverse.
    ///
    /// Read once, when a pop or a drag begins. `.reveal` is the counterpart of `.moveIn`. The
    /// default is `nil`.
    public var popChoreography: (any Choreography)?

    /// The duration and curve of transitions.
    ///
    /// Read once, when the transition starts. A released drag comes to rest as in a navigation
    /// controller. The default is `.standard`.
    public var timing = TransitionTiming.standard

    /// The duration and curve of pops, or `nil` for ``timing``.
    ///
    /// Read once, when the pop starts. The default is `nil`.
    public var popTiming: TransitionTiming?

    /// Where a drag may begin.
    ///
    /// Read once for each drag, as it's about to begin. The default is `.automatic`.
    public var dragArea = DragArea.automatic

    /// Creates the default configuration.
    public init() {}
  }

  /// The side from which a replacement page appears.
  public enum Side: Sendable, Hashable, CaseIterable {
    /// The left side, or the right one in a right-to-left layout.
    case leading
    /// The right side, or the left one in a right-to-left layout.
    ///
    /// Pushed pages come from this side.
    case trailing
    /// The upper side.
    case top
    /// The lower side.
    case bottom
  }
}
