import SnapshotNavigation
import UIKit

extension PageStackView {
  /// How the transitions and drags of a page stack behave.
  ///
  /// A value: read a copy, change it, assign it. A running transition keeps the configuration it
  /// began with.
  public struct Configuration: Sendable {
    /// How pages are pushed, and replaced by a new root.
    ///
    /// Read once, as a change begins. While Reduce Motion or Prefer Cross-Fade Transitions
    /// is on, a cross-fade is used instead. The default is `.parallax`.
    public var pushChoreography: any Choreography = .parallax

    /// How pages are popped, by a call or a drag, or `nil` for the push choreography in reverse.
    ///
    /// Read once, as a pop or a drag begins. `.reveal` goes with
    /// `.moveIn`. The default is `nil`.
    public var popChoreography: (any Choreography)?

    /// How long transitions take, and along which curve.
    ///
    /// Read once, as the transition starts. A released drag comes to rest as the
    /// controller's does. The default is
    /// `.standard`.
    public var timing = TransitionTiming.standard

    /// How long pops take, and along which curve, or `nil` for ``timing``.
    ///
    /// Read once, as the pop starts. The default is `nil`.
    public var popTiming: TransitionTiming?

    /// Where a drag may begin.
    ///
    /// Read once for each drag, as it's about to begin. The default is `.automatic`.
    public var dragArea = DragArea.automatic

    /// Creates the default configuration.
    public init() {}
  }

  /// The side from which a replacing page appears.
  public enum Side: Sendable, Hashable, CaseIterable {
    /// The left side, or the right one in a right-to-left layout.
    case leading
    /// The right side, or the left one in a right-to-left layout: where pushed pages come from.
    case trailing
    /// The upper side.
    case top
    /// The lower side.
    case bottom
  }
}
