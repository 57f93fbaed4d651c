import UIKit

/// Drags to the screen ahead: a popped screen that is kept, or one that the top screen provides.
extension NavigationCoordinator {
  var mayGoForward: Bool {
    !snapshots.ahead.isEmpty || navigation?.topViewController is any InteractivePushing
  }

  func forwardDirection(_ layout: LayoutDirection) -> DragDirection {
    configuration.dragDirection(of: snapshots.ahead.first, layout).reversed
  }

  /// Asks the top screen for the screen ahead, unless a popped screen is kept.
  func complete(_ plan: DragPlan) -> DragAnswer {
    guard plan.way == .forward else { return .plan(plan) }
    let top = navigation?.topViewController as? any InteractivePushing
    guard let screen = plan.screens?.to ?? top?.screenForInteractivePush() else {
      return .refusal(.nothingAhead)
    }
    if screen.usesSystemTransition { return .refusal(.systemTransition) }
    let isFree = (screen.parent ?? screen.presentingViewController) == nil && screen !== navigation
    assert(isFree, "\(screen) has a parent: return a screen that is in no controller yet")
    guard isFree else { return .refusal(.nothingAhead) }
    if bars.isElsewhere(on: [screen]) { return .refusal(.barElsewhere) }
    var plan = plan
    plan.to = screen
    return .plan(plan)
  }

  /// Presents a navigation controller like a push, because it can't be pushed.
  func present(
    _ modal: UINavigationController, from top: UIViewController, along direction: DragDirection
  ) -> DragSession? {
    endTrail()
    return top.present(modal, along: direction)
  }

  /// Captures the lower screen, and returns the setup of a push by a drag.
  ///
  /// Without a snapshot of the upper screen, UIKit pushes it live.
  func prepareSetup(pushing upper: UIViewController, over lower: UIViewController)
    -> TransitionSetup?
  {
    guard let navigation, let surroundings = NavigationScope(of: navigation) else { return nil }
    systemTransitions.noteBarStyle()
    guard let lowerView = snapshots.view(leaving: lower, in: surroundings, isStored: true)
    else { return nil }
    let look =
      snapshots.forward.screens.holds(upper)
      ? snapshots.look(of: upper, in: surroundings, waiting: false) : nil
    return TransitionSetup(
      .push, upper: upper, lower: lower, scope: surroundings.scope, lowerView: lowerView,
      upperView: surroundings.view(of: look),
      choreography: configuration.choreography(
        look == nil ? nil : upper.snapshotNavigation.pushChoreography),
      targets: touchTargets,
      tabBar: surroundings.movingTabBar(
        in: .push, to: navigation.viewControllers + [upper], lower: nil, upper: look,
        beneath: movement.keyboard))
  }
}
