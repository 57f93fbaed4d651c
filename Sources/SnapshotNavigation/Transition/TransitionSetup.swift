import UIKit

/// The two screens of a transition, and how and where it's shown.
@MainActor
struct TransitionSetup {
  let upper: UIViewController
  let lower: UIViewController
  let scope: Scope
  let view: TransitionView
  var choreography: any Choreography
  /// Whether a drag tells UIKit from its beginning.
  let isCoordinated: Bool

  init(
    upper: UIViewController, lower: UIViewController, scope: Scope,
    lowerView: UIView?, upperView: UIView?, choreography: any Choreography,
    isCoordinated: Bool = false
  ) {
    self.upper = upper
    self.lower = lower
    self.scope = scope
    // Only UIKit can show it, beneath everything else.
    let isBuried = lowerView == nil && choreography.front == .lower
    self.choreography = isBuried ? FadeChoreography(axis: choreography.axis) : choreography
    self.isCoordinated = isCoordinated
    view = TransitionView(
      over: scope.view, direction: scope.direction, clipsLive: !scope.fillsWindow, lower: lowerView,
      upper: upperView)
  }

  /// What shows the keyboard of the screen that leaves; nil for a sensitive one.
  func inputStage(for operation: NavigationEvent.Operation) -> UIView? {
    let leaving = operation == .push ? lower : upper
    guard !leaving.visibleScreen.snapshotNavigation.isSensitive else { return nil }
    return operation == .push ? view.lowerView : view.upperView
  }

  /// Arranges the transition view for its choreography.
  func arrange(for trigger: PopTrigger) {
    view.arrange(for: choreography.layout(at: 0.5, in: view.bounds.size, for: trigger))
  }

  /// Puts the transition view above the scope, where it changes nothing visibly.
  func raise(for trigger: PopTrigger) {
    arrange(for: trigger)
    view.show(choreography.layout(at: 1, in: view.bounds.size, for: trigger))
    scope.superview.insertSubview(view, aboveSubview: scope.view)
  }
}
