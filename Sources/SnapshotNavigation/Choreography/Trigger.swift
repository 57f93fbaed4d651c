/// What moves a transition: a tap (or code), or a finger that drags.
///
/// A choreography may look different for the two, because a finger wants the upper screen to stay
/// exactly under it and a tap does not.
public enum Trigger: Sendable, Hashable, CaseIterable {
  /// A tap on a button, or a call in code: the transition runs by itself.
  case tap
  /// A finger: coverage follows it point for point.
  case drag
}
