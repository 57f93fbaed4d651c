import UIKit

/// Whose transitions are shown: a navigation controller's, or those of one presentation like a push.
@MainActor
protocol TransitionOwner: MotionOwner {
  /// Whether somebody follows the progress of the transition.
  var isObserved: Bool { get }

  /// Who keeps what moves on after a touch; nil if the motion ends with UIKit's transition.
  func trailKeeper(of transition: Transition) -> TrailKeeper?
  /// What may be touched during a transition; nil if nothing may.
  func touchTargets(of transition: Transition) -> TouchTargets?
  func transition(_ transition: Transition, did event: Transition.Event)
  /// Reads the options of the screen that appears, which UIKit has loaded by now.
  func renew(_ setup: inout TransitionSetup)
}

extension SnapshotNavigationController.Configuration {
  /// A choreography to move by: the screen's or the configuration's, or a cross-fade for who
  /// prefers it.
  @MainActor
  func choreography(_ screen: (any Choreography)?) -> any Choreography {
    let choreography = screen ?? self.choreography
    return UIAccessibility.prefersFades
      ? FadeChoreography(axis: choreography.axis) : choreography
  }

  /// The direction in which a finger drags a screen away.
  @MainActor
  func dragDirection(of screen: UIViewController?, _ layout: LayoutDirection) -> DragDirection {
    DragDirection(choreography(screen?.snapshotNavigation.popChoreography).axis, layout)
  }
}

extension TransitionOwner {
  /// A transition that runs by itself, put up where it changes nothing visibly.
  func makeTransition(
    _ setup: TransitionSetup, trigger: TransitionTrigger, timing: TransitionTiming
  ) -> Transition {
    let transition = Transition(setup, trigger: trigger, timing: timing, owner: self)
    if setup.operation == .pop { transition.raise() }
    return transition
  }
}
