import UIKit

/// What trails behind the transitions of a navigation controller.
extension NavigationCoordinator {
  var trailing: Transition? { movement.trail.moving }
  var fadingView: TransitionView? { movement.trail.fading }
  var hasTrail: Bool { !movement.trail.isEmpty }

  func trailEnded() {
    movement.trail.clear()
    snapshots.reconcile()
  }

  /// - Returns: Where the last rendered frame doesn't show the top screen as it is at rest.
  @discardableResult
  func endTrail() -> Scope? {
    let scope = blurredScope
    movement.trail.end()
    if scope != nil { snapshots.renderAnew() }
    return scope
  }

  /// Where the last rendered frame shows only a part of the top screen, shows it through, or takes in the
  /// tab bar and with it the transition view itself.
  private var blurredScope: Scope? {
    guard let navigation, let view = trailing?.view ?? fadingView,
      let next = NavigationScope(of: navigation)?.scope(
        showing: navigation.viewControllers.dropLast())
    else { return nil }
    if view.isDescendant(of: next.view) { return next }
    return trailing.flatMap { $0.view.showsWholeLive ? nil : $0.setup.scope }
  }
}
