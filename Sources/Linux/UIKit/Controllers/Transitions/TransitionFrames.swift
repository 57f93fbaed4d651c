/// Where the screens of a transition start and end; unknown frames are zero, as documented.
struct TransitionFrames: Equatable, Sendable {
  var initialFrom = CGRect.zero
  var initialTo = CGRect.zero
  var finalFrom = CGRect.zero
  var finalTo = CGRect.zero
}
