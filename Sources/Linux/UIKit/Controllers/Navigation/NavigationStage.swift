/// Where a navigation controller is with its transitions.
///
///     resting --operation--> scheduled --next layout--> running --completed--> resting
///     resting --swipe at the root with the recogniser's delegate taken away--> wedged
enum NavigationStage {
  case resting
  case scheduled(StackTransition)
  case running(StackTransition)

  /// UIKit waits for an interactive pop that has nothing to pop; it never ends.
  case wedged

  var isResting: Bool {
    if case .resting = self { return true }
    return false
  }
}

/// One change of the stack on its way to the screen.
@MainActor final class StackTransition {
  var change: StackEdit<UIViewController>
  let isAnimated: Bool
  let transition: ScreenTransition
  var usesSystemAnimator = true
  var wasBarHidden = false
  var isSystemPop = false
  var offsetBefore: CGPoint?

  /// What was asked for while this one was running; nil when nothing was.
  var followUp: FollowUp?

  struct FollowUp {
    /// From what this transition leads to.
    var change: StackEdit<UIViewController>
    var isAnimated: Bool
  }

  init(change: StackEdit<UIViewController>, isAnimated: Bool, transition: ScreenTransition) {
    self.change = change
    self.isAnimated = isAnimated
    self.transition = transition
  }

  var coordinator: ScreenTransitionCoordinator? { isAnimated ? transition.coordinator : nil }
}
