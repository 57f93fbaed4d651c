import UIKit

extension PageStackView {
  /// How one stack of pages moves.
  ///
  /// A value: read a copy, change it, assign it. What is running keeps what it began with.
  public struct Configuration: Sendable {
    /// How pages are pushed, and replaced by a new root.
    ///
    /// Read once, as a change begins. While Reduce Motion is on, a cross-fade is used instead. The
    /// default is ``Choreography/parallax``.
    public var pushChoreography: any Choreography = .parallax

    /// How pages are popped, by a call or a drag, or `nil` for the push choreography run backwards.
    ///
    /// Read once, as a pop or a drag begins. ``Choreography/moveBack`` goes with
    /// ``Choreography/moveIn``. The default is `nil`.
    public var popChoreography: (any Choreography)?

    /// How long a change takes and along which curve; default ``TransitionTiming/standard``.
    ///
    /// Read once, as the change starts. Drags settle by ``settleResponse``.
    public var timing = TransitionTiming.standard

    /// How long a pop takes; default nil, as long as everything else.
    ///
    /// Read once, as the pop starts.
    public var popTiming: TransitionTiming?

    /// Where a finger may begin to drag the top page back; default ``DragArea/automatic``.
    ///
    /// Read once for each drag, as it is about to begin.
    public var drag = DragArea.automatic

    /// How far from the leading edge of the stack a drag goes before what lies under the finger, in
    /// points.
    ///
    /// As ``SnapshotNavigationController/Configuration/edgePriority``. Read as a finger comes down. The
    /// default is 20.
    public var edgePriority: CGFloat = 20 {
      didSet { assert(edgePriority >= 0, "edgePriority is in points: use 0 or more") }
    }

    /// The fraction of the way, from 0 to 1, that a released page must pass to be popped.
    ///
    /// The finger's momentum counts. Values outside the range are clamped. Read as a drag begins. The
    /// default is 0.5.
    public var releaseThreshold: CGFloat = 0.5

    /// Period of the spring that brings a released drag to rest, in seconds; above 0, default 0.4.
    ///
    /// Read as a drag begins. The spring carries the finger's speed and never overshoots. With 0 or
    /// less a released page is at rest at once.
    public var settleResponse: TimeInterval = 0.4

    /// Creates the default configuration.
    public init() {}
  }

  /// What a new root has taken the place of.
  public struct RootChange {
    /// The root as it was.
    public let oldRoot: UIView
    /// The pages above it that have left, from the lowest up; empty if there were none.
    public let popped: [UIView]
  }

  /// From which side a page comes that replaces another.
  public enum Side: Sendable, Hashable, CaseIterable {
    /// The side on which a line of text begins: left, or right where the layout is mirrored.
    case leading
    /// The side on which a line of text ends: where pushed pages come from.
    case trailing
  }
}
