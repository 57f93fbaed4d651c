import Foundation

extension SnapshotNavigationController {
  /// How one controller behaves by default; a screen may wish otherwise.
  ///
  /// A value: read a copy, change it, assign it. What is running keeps the configuration it began
  /// with.
  public struct Configuration: Sendable {
    /// How transitions look; default ``Choreography/parallax``.
    ///
    /// Read once, as a transition or a drag begins. While Reduce Motion is on, a cross-fade takes
    /// its place.
    public var choreography: any Choreography = .parallax

    /// How long tapped transitions take and along which curve; default ``Timing/standard``.
    ///
    /// Read once, as the transition starts.
    public var timing = Timing.standard

    /// Where a finger may begin to drag a screen back; default ``DragArea/automatic``.
    ///
    /// Read once for each drag, as it is about to begin. It governs the system's own back gestures
    /// too: they are off, whatever the area is, but for screens that use the system's transition.
    public var drag = DragArea.automatic

    /// Period of the spring that brings a released drag to rest, in seconds; above 0, default 0.4.
    ///
    /// Read as a drag begins. The spring carries the finger's speed and never overshoots. With 0 or
    /// less a released screen is at rest at once.
    public var settleResponse: TimeInterval = 0.4

    /// How long the picture of a screen takes to fade over the live one after a pop, in seconds.
    ///
    /// 0 or more, default 0.1; less counts as 0. Invisible where picture and screen are equal. Read as
    /// a pop ends.
    public var revealDuration: TimeInterval = 0.1

    /// What the pictures of all screens below the top may take together, in bytes.
    ///
    /// 0 or more; default nil, three pictures of the scope as it is now. The picture nearest the top
    /// is kept ready to be drawn even if it alone is larger, and one more may be held while it is
    /// being compressed; 0 keeps no pictures at all. Pictures near the top are full, farther ones
    /// compressed, and what does not fit is dropped, the farthest first: going back to such a screen
    /// shows the live one. Less than 0 is a mistake and counts as 0. Read whenever a transition has
    /// ended and a picture has been compressed.
    public var snapshotBudget: Int? {
      didSet {
        assert(snapshotBudget ?? 0 >= 0, "snapshotBudget is in bytes: give 0 or more, or nil")
      }
    }

    /// Which pictures are kept while the app is in the background; default all, within the budget.
    ///
    /// Read as the app enters the background.
    public var backgroundRetention = SnapshotRetention.all

    /// Called with what would otherwise be a riddle; default nil.
    ///
    /// See ``Diagnostic``. Meant for development.
    public var diagnostics: (@MainActor @Sendable (Diagnostic) -> Void)?

    /// Creates the default configuration.
    public init() {}
  }

  /// Something that did not happen, with the reason.
  public enum Diagnostic: Equatable, Sendable {
    /// A drag did not begin.
    case dragRefused(DragRefusal)
    /// A picture was not shown because of what has changed since it was taken.
    case snapshotStale([String])
    /// No picture of the lower screen was at hand; the live screen is shown instead.
    case snapshotMissing
  }
}

/// Which pictures are kept when memory is wanted elsewhere.
public enum SnapshotRetention: Sendable {
  /// All that the budget has room for.
  case all
  /// Only that of the screen the next pop goes to; what a memory warning leaves, too.
  case nearest
  /// No picture: every way back shows the live screen.
  case nothing
}
