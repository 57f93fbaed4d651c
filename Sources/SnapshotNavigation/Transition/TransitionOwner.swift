import UIKit

/// Whose transitions are shown: a navigation controller's, or those of one presentation like a push.
@MainActor
protocol TransitionOwner: DragOwner {
  /// What has come to its end before UIKit has started its part; it goes with its owner if UIKit never
  /// does.
  var waitingDriver: (any DragDriver)? { get set }
  var configuration: SnapshotNavigationController.Configuration { get }

  /// Who keeps a picture that moves on after a touch; nil if it ends with UIKit's transition.
  func pictureKeeper(of transition: Transition) -> TransitionController?
  /// What may be touched during a transition; nil if nothing may.
  func touchTargets(of transition: Transition) -> TouchTargets?
  func transition(_ transition: Transition, did event: Transition.Event)
  func renew(_ setup: inout TransitionSetup)
  /// UIKit sets an interactive change up; it ignores progress and outcomes until that's done.
  func interactiveChangeIsSettingUp()
  func interactiveChangeDidStart()
  /// Lets UIKit change the stack at the end of a drag: the transition view shows what appears.
  ///
  /// Without the `context` of an interactive transition UIKit has to be called; `animated` is false
  /// where the end can't wait for it.
  func finishDrag(
    with transition: Transition, in context: (any UIViewControllerContextTransitioning)?,
    animated: Bool)
  /// Lets UIKit push a screen, or pop for nil, as the drag's interaction controller says.
  ///
  /// - Returns: What is called when that has been cancelled; nil if there is nothing to change.
  func changeInteractively(pushing screen: UIViewController?) -> (@MainActor () -> Void)?
}

extension TransitionOwner {
  func renew(_ setup: inout TransitionSetup) {
    setup.choreography = choreography(setup.upper.snapshotNavigation.pushChoreography)
  }

  /// A choreography to move by: the screen's or the configuration's, or a cross-fade for who
  /// prefers it.
  func choreography(_ screen: (any Choreography)?) -> any Choreography {
    let choreography = screen ?? configuration.choreography
    return UIAccessibility.prefersFades
      ? FadeChoreography(axis: choreography.axis) : choreography
  }

  func dragDirection(of screen: UIViewController?, _ layout: LayoutDirection) -> DragDirection {
    DragDirection(choreography(screen?.snapshotNavigation.popChoreography).axis, layout)
  }

  func makeTransition(
    _ setup: TransitionSetup, trigger: TransitionTrigger = .programmatic
  ) -> Transition {
    let transition = Transition(
      setup, trigger: trigger, timing: configuration.timing, owner: self)
    if setup.operation == .pop { transition.raise() }
    return transition
  }

  func makeDrag(
    _ driver: any DragDriver, along direction: DragDirection, in scope: Scope,
    from coverage: CGFloat = 1, onEvent: @escaping @MainActor (DragSession.Event) -> Void
  ) -> DragSession {
    let configuration = configuration
    return DragSession(
      driver: driver, across: scope.view, from: coverage,
      direction: direction,
      response: configuration.settleResponse, threshold: configuration.releaseThreshold,
      owner: self, onEvent: onEvent)
  }
}
