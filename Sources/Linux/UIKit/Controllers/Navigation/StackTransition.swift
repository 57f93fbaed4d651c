/// One change of the stack on its way to the screen.
@MainActor final class StackTransition {
  let change: StackEdit<UIViewController>
  let isAnimated: Bool
  let transition: ScreenTransition
  var usesSystemAnimator = true
  var wasBarHidden = false
  var wasToolbarHidden = true

  /// The bars that were asked to come or go before it has started.
  var awaitsRide: Set<BarRide.Kind> = []

  func wasHidden(_ kind: BarRide.Kind) -> Bool {
    switch kind {
    case .navigationBar: wasBarHidden
    case .toolbar: wasToolbarHidden
    }
  }

  /// Whether the bar's delegate may be asked whether to pop, though nobody tapped.
  var asksToPop = false

  /// Whether its start waits for more than the layout.
  var isDelayed = false

  /// The bars that follow a change only as it ends.
  var lateBars: [BarRide.Kind: (hides: Bool, isAnimated: Bool)] = [:]

  /// Whether the coming screen has its insets, and whether other ones wait for the end.
  var hasInsets = false
  var insetsWait = false
  var isSystemPop = false
  var offsetBefore: CGPoint?

  init(change: StackEdit<UIViewController>, isAnimated: Bool, transition: ScreenTransition) {
    self.change = change
    self.isAnimated = isAnimated
    self.transition = transition
  }

  /// One that is never started holds nothing when its controller has gone.
  deinit {
    let transition = transition
    MainActor.assumeIsolated { transition.dropCoordinator() }
  }

  /// Whether it goes back to where it came from.
  var isTurningBack: Bool { transition.transitionWasCancelled }

  var coordinator: ScreenTransitionCoordinator? { isAnimated ? transition.foundCoordinator : nil }
}
