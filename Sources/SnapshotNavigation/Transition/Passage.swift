import UIKit

/// Two screens of which one comes or goes: who they are, and how and where it is shown.
@MainActor
struct Passage {
  let upper: UIViewController
  let lower: UIViewController
  let scope: Scope
  let stage: StageView
  let choreography: any Choreography

  /// Puts the stage above the scope, where it changes nothing visibly.
  func raise(for trigger: Trigger) {
    let still = choreography.frame(at: 1, in: stage.bounds.size, for: trigger)
    stage.layShadow(still.upper.shadow)
    stage.show(still)
    scope.superview.insertSubview(stage, aboveSubview: scope.view)
  }
}

extension TransitionOwner {
  /// A choreography to move by: a screen's wish or the configuration's, and none of them while
  /// Reduce Motion is on.
  func choreography(_ wish: (any Choreography)?) -> any Choreography {
    (wish ?? configuration.choreography).heedingReduceMotion
  }

  /// A tapped push or pop.
  func makeTransition(
    _ operation: NavigationEvent.Operation, _ passage: Passage
  ) -> NavigationTransition {
    let transition = NavigationTransition(
      operation, trigger: .tap, passage, course: .baked(configuration.timing), owner: self)
    if operation == .pop { transition.raise() }
    return transition
  }

  /// Starts the drag that `route` shows; `hear` is told what becomes of it.
  func startDrag(
    _ route: any DragRoute, in scope: Scope,
    hear: @escaping @MainActor (NavigationEvent.Phase) -> Void = { _ in }
  ) {
    let session = DragSession(
      route: route, across: scope.view, direction: scope.direction,
      response: configuration.settleResponse, owner: self, hear: hear)
    drag = session
    session.begin()
  }
}

extension Choreography {
  /// This one, or a cross-fade while Reduce Motion is on.
  @MainActor var heedingReduceMotion: any Choreography {
    UIAccessibility.isReduceMotionEnabled ? .fade : self
  }
}
