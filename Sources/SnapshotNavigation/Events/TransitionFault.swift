/// A failure of UIKit during a transition, which the library has ended safely.
///
/// The stack is as the call or the drag left it. See ``SnapshotNavigationController/fallback``.
public enum TransitionFault: String, Sendable, CaseIterable {
  /// UIKit changed the stack but didn't start the transition within 30 frames.
  case notStarted
  /// Core Animation didn't report an animation's end within a second after its duration.
  case motionNotReported
  /// UIKit didn't end a transition within a second after the library had completed it.
  ///
  /// The library notices this fault only while something, such as a completion, waits for that end.
  case notEnded
}
