import UIKit

/// Whose transitions are shown: a navigation controller's, or those of one presentation like a push.
@MainActor
protocol TransitionOwner: DragOwner {
  /// How transitions and drags behave by default.
  var configuration: SnapshotNavigationController.Configuration { get }

  /// Whether a picture moves on when a finger has ended its transition.
  var trailsPictures: Bool { get }

  func transition(_ transition: Transition, did event: Transition.Event)
  /// UIKit sets an interactive pop up; it ignores progress and outcomes until that's done.
  func interactivePopIsSettingUp()
  /// UIKit has started to pop interactively.
  func interactivePopDidStart()
  /// Lets UIKit remove the upper screen at the end of a drag: the transition view shows what appears.
  ///
  /// - Parameters:
  ///   - pop: What is left to do.
  ///   - context: UIKit's transition, if UIKit has popped interactively; else it has to be called.
  ///   - animated: Whether the end can wait for UIKit.
  func finishDrag(
    with pop: Transition, in context: (any UIViewControllerContextTransitioning)?, animated: Bool)
  /// Lets UIKit remove the upper screen as the drag's interaction controller says.
  ///
  /// - Returns: What is called when that has been cancelled; nil if there is nothing to remove.
  func popInteractively() -> (@MainActor () -> Void)?
}

extension TransitionOwner {
  /// A choreography to move by: the screen's or the configuration's, or a cross-fade while Reduce
  /// Motion is on.
  func choreography(_ screen: (any Choreography)?) -> any Choreography {
    let choreography = screen ?? configuration.choreography
    return UIAccessibility.isReduceMotionEnabled
      ? FadeChoreography(axis: choreography.axis) : choreography
  }

  /// Where a screen is dragged.
  func dragDirection(of screen: UIViewController?, _ layout: LayoutDirection) -> DragDirection {
    DragDirection(choreography(screen?.snapshotNavigation.popChoreography).axis, layout)
  }

  /// A tapped push or pop.
  func makeTransition(
    _ operation: NavigationEvent.Operation, _ setup: TransitionSetup,
    trigger: PopTrigger = .programmatic
  ) -> Transition {
    let transition = Transition(
      operation, trigger: trigger, setup, timing: configuration.timing, owner: self)
    if operation == .pop { transition.raise() }
    return transition
  }

  func makeDrag(
    _ driver: any DragDriver, of screen: UIViewController?, in scope: Scope,
    from coverage: CGFloat = 1,
    onEvent: @escaping @MainActor (DragSession.Event) -> Void
  ) -> DragSession {
    let configuration = configuration
    return DragSession(
      driver: driver, across: scope.view, from: coverage,
      direction: dragDirection(of: screen, scope.direction),
      response: configuration.settleResponse, threshold: configuration.releaseThreshold,
      owner: self, onEvent: onEvent)
  }
}
