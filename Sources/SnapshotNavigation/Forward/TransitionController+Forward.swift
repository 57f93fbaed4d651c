import UIKit

/// Drags to the screen ahead: one that was popped and is kept, or one that the top screen names.
extension TransitionController {
  private var mayGoForward: Bool {
    !snapshots.forward.screens.isEmpty || navigation?.topViewController is any InteractivePushing
  }

  func forwardDirection(_ layout: LayoutDirection) -> DragDirection {
    dragDirection(of: snapshots.forward.screens.first, layout).reversed
  }

  func goesForward(_ start: DragStart) -> Bool {
    guard mayGoForward, let movement = start.movement else { return false }
    let way = forwardDirection(start.view.layoutDirection).resolve(movement)
    return way.x > abs(way.y)
  }

  func dragDirection(of start: DragStart, forward isForward: Bool) -> DragDirection {
    let layout = start.view.layoutDirection
    return isForward
      ? forwardDirection(layout) : dragDirection(of: navigation?.topViewController, layout)
  }

  func admission(of start: DragStart) -> DragAdmission {
    let admission = admission(of: start, forward: goesForward(start))
    // A finger that can't go back may still go forward.
    guard start.movement == nil, admission.touchRefusal != nil, mayGoForward else {
      return admission
    }
    return self.admission(of: start, forward: true)
  }

  func lastRefusal(of start: DragStart) -> DragRefusal? {
    ahead = nil
    guard goesForward(start) else { return nil }
    let top = navigation?.topViewController as? any InteractivePushing
    guard let screen = snapshots.forward.screens.first ?? top?.screenForInteractivePush() else {
      return .nothingAhead
    }
    if screen.usesSystemTransition { return .systemTransition }
    let isFree = (screen.parent ?? screen.presentingViewController) == nil && screen !== navigation
    assert(isFree, "\(screen) has a parent: return a screen that is in no controller yet")
    if isFree { ahead = screen }
    return isFree ? nil : .nothingAhead
  }

  func presentAhead(from top: UIViewController, in scope: Scope) -> Bool {
    guard let modal = ahead as? UINavigationController else { return false }
    ahead = nil
    endPicture()
    PushPresentation.settle(around: top)
    presentingDrag = PushPresentation(of: modal, from: top)
      .present(along: forwardDirection(scope.direction))
    return true
  }

  /// What shows a push by a finger; without a snapshot of the upper screen UIKit pushes it live.
  func setup(pushing upper: UIViewController, over lower: UIViewController) -> TransitionSetup? {
    guard let navigation, let surroundings = NavigationScope(of: navigation) else { return nil }
    let scope = surroundings.scope(showing: navigation.viewControllers + [upper])
    systemTransitions.noteLook()
    guard let lowerView = snapshots.view(leaving: lower, in: surroundings, scope, isStored: true)
    else { return nil }
    let snapshot =
      snapshots.forward.screens.holds(upper)
      ? snapshots.snapshot(of: upper, in: surroundings, waiting: false) : nil
    return TransitionSetup(
      .push, upper: upper, lower: lower, scope: scope, lowerView: lowerView,
      upperView: surroundings.view(of: snapshot, in: scope),
      choreography: choreography(
        snapshot == nil ? nil : upper.snapshotNavigation.pushChoreography))
  }
}
