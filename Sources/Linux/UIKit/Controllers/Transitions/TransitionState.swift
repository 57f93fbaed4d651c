/// How far a transition is, in its phases, on its way and in time.
struct TransitionState: Equatable, Sendable {
  var phase = TransitionPhase()
  var percentComplete: CGFloat = 0
  var completionVelocity: CGFloat = 1
  var duration: TimeInterval = 0

  /// Whether the reversed will… calls are those that count.
  var hasReversed = false
}
