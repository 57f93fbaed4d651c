import UIKit

/// The screens, views and choreography of a transition.
@MainActor
struct TransitionSetup {
  let operation: NavigationEvent.Operation
  let upper: UIViewController
  var lower: UIViewController
  var scope: Scope { didSet { view.center = scope.view.center } }
  let view: TransitionView
  var choreography: any Choreography
  /// Whether UIKit takes part in a drag from the start.
  let isCoordinated: Bool
  /// Whether the appearing screen is shown live, because there's no snapshot of it.
  let showsLive: Bool
  /// The views for touches during the transition; nil if none.
  let targets: TouchTargets?
  /// Conceals the leaving live screen while a snapshot view shows it.
  var concealment: Concealment?

  init(
    _ operation: NavigationEvent.Operation, upper: UIViewController, lower: UIViewController,
    scope: Scope,
    lowerView: UIView?, upperView: UIView?, choreography: any Choreography,
    isCoordinated: Bool = false, targets: TouchTargets? = nil, tabBar: MovingTabBar? = nil
  ) {
    self.operation = operation
    self.upper = upper
    self.lower = lower
    self.scope = scope
    self.choreography = choreography
    self.isCoordinated = isCoordinated
    self.targets = targets
    showsLive = (operation == .push ? upperView : lowerView) == nil
    let (to, from) = operation == .push ? (upper, lower) : (lower, upper)
    // The view that fades out is a snapshot of the appearing screen, or else of the leaving one.
    view = TransitionView(
      over: scope.view, with: tabBar, direction: scope.direction,
      clipsLive: !scope.fillsWindow,
      isClear: (showsLive ? from : to).isClear, lower: lowerView, upper: upperView)
    view.grounds = (
      lower.visibleScreen.viewIfLoaded?.backgroundColor,
      upper.visibleScreen.viewIfLoaded?.backgroundColor
    )
    if !canShow(choreography) { self.choreography = FadeChoreography(axis: choreography.axis) }
  }

  /// Whether the views can show a choreography; a lower screen in front needs a snapshot.
  func canShow(_ choreography: any Choreography) -> Bool {
    view.lowerView != nil || choreography.front == .upper
  }

  var from: UIViewController { operation == .push ? lower : upper }
  var to: UIViewController { operation == .push ? upper : lower }

  /// The view for the leaving screen's keyboard; nil if the screen is sensitive or has no snapshot view.
  var inputStage: UIView? {
    guard from.visibleScreen.mayBeStored else { return nil }
    return operation == .push ? view.lowerView : view.upperView
  }

  func layout(remaining rest: CGFloat, for trigger: TransitionTrigger) -> TransitionLayout {
    choreography.layout(
      at: operation.coverage(remaining: rest), in: view.bounds.size, for: trigger)
  }

  /// The keyframes of a course, baked with a trigger's look.
  func keyframes(of course: TransitionCourse, for trigger: TransitionTrigger) -> Keyframes {
    Keyframes(
      of: choreography, in: view.bounds.size, for: trigger, duration: course.duration,
      pace: course.pace
    ) { operation.coverage(remaining: course.remaining(at: $0)) }
  }

  /// Routes touches from now on to the screen that a motion leads to.
  func installShield(over motion: any TouchRouting) {
    let shield = TouchShield(over: motion)
    let isAbove =
      operation == .pop || view.fadesOut || view.isLowerInFront || view.moving == nil
    scope.superview.insertSubview(shield, aboveSubview: isAbove ? view : scope.view)
    view.shield = shield
  }

  private func arrange(for trigger: TransitionTrigger) {
    view.arrange(for: layout(remaining: 0.5, for: trigger))
  }

  func install(for trigger: TransitionTrigger) {
    arrange(for: trigger)
    view.show(layout(remaining: 1, for: trigger))
    scope.superview.insertSubview(view, aboveSubview: scope.view)
    view.tabBar?.conceal(above: view)
    if view.lowerView != nil { view.conceal(scope.view) }
  }

  /// Puts the transition view beneath the scope, or above it in a fade or if the lower screen is in front.
  ///
  /// Bars and materials look broken in a translucent live hierarchy, so in a fade this view fades out above
  /// it instead.
  func installPush(for trigger: TransitionTrigger) {
    arrange(for: trigger)
    view.move(
      scope.view.layer, fading: choreography.fades(in: view.bounds.size, for: trigger))
    if view.fadesOut || view.isLowerInFront {
      scope.superview.insertSubview(view, aboveSubview: scope.view)
      if view.isLowerInFront { view.tabBar?.conceal(above: view) }
    } else {
      scope.superview.insertSubview(view, belowSubview: scope.view)
      // The controller's background shows where no screen is, unless the controller itself moves.
      if upper.viewIfLoaded !== scope.view { view.backgroundColor = scope.view.backgroundColor }
    }
  }
}
