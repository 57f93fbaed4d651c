/// Whom a transition tells, in the order of the calls.
@MainActor struct TransitionCallbacks {
  /// Its animator is about to be called.
  var starting: () -> Void = {}

  /// The reversed will… calls of a canceled transition.
  var reversed: () -> Void = {}
  var progressed: (CGFloat) -> Void = { _ in }

  /// The finger has left: the rest of the way runs by itself, forwards or back.
  var settling: (_ cancelled: Bool, _ speed: CGFloat, _ curve: UIView.AnimationCurve) -> Void = {
    _, _, _ in
  }

  /// The did… callbacks, once, after `completeTransition`.
  var ended: (Bool) -> Void = { _ in }

  /// After the did… callbacks: the coordinator is no longer found, then its completions run.
  var coordinatorEnded: () -> Void = {}

  /// After the last callback.
  var released: () -> Void = {}
}
