/// A failure of UIKit's in a transition, which the library has ended safely.
///
/// The stack is as the call or the drag has left it. See ``SnapshotNavigationController/fallback``.
public enum TransitionFault: String, Sendable, CaseIterable {
  /// UIKit changed the stack, and didn't start the transition within 30 frames.
  case notStarted
  /// Core Animation didn't report the end of a motion within a second after the motion's duration.
  case motionNotReported
  /// UIKit kept a transition for a second after the library had completed it.
  case notEnded
}
