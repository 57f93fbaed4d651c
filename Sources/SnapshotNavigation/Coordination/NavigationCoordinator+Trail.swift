import UIKit

/// What trails behind the transitions of a navigation controller.
extension NavigationCoordinator {
  var trailing: Transition? { movement.trail.moving }
  var hasTrail: Bool { !movement.trail.isEmpty }
  /// Whether something is seen to change: what waits doesn't.
  var isTrailMoving: Bool { hasTrail && !isWaiting }
  /// Whether a snapshot stands for the top screen, which isn't ready to be shown.
  var isWaiting: Bool { movement.trail.waiting != nil }

  // MARK: Revealing

  /// Shows the live screen at the end of a transition to the top screen: at once, or once that's ready,
  /// and until then a `snapshot` stands for it.
  func reveal(
    after transition: Transition, showing snapshot: @autoclosure () -> Snapshot?,
    fading duration: TimeInterval
  ) {
    let view = transition.view
    guard let navigation, let screen = navigation.topViewController,
      Readiness(
        isReady: screen.snapshotNavigation.isReadyToShow,
        hasSnapshot: !transition.setup.showsLive && screen.showsSnapshots,
        isTouched: trailing === transition || gesture.isTouched
      ).waits, let snapshot = snapshot(), let stamp = NavigationScope(of: navigation)?.stamp
    else { return movement.trail.reveal(view, duration: duration) }
    view.dropLeaving(after: transition.operation)
    snapshots.stand(snapshot, for: screen, in: stamp)
    let wait = RevealWait(
      showing: view, until: screen, fading: duration, of: movement)
    movement.trail.wait(wait)
    gesture.tapGuard.watch(wait)
  }

  /// An option of a screen that a snapshot still stands for may end that.
  func updateWait(for screen: UIViewController) {
    guard let wait = movement.trail.waiting, wait.awaits(screen) else { return }
    if !screen.showsSnapshots {
      endTrail()
    } else if screen.snapshotNavigation.isReadyToShow {
      wait.end()
    }
  }

  /// The theme, the text size or the room has changed, with which UIKit lays out anew.
  func endStaleWait() {
    guard isWaiting else { return }
    if navigation?.topViewController.flatMap(snapshots.shown) == nil { endTrail() }
  }

  func endWait(for screen: UIViewController?) {
    guard let wait = movement.trail.waiting, screen.map(wait.awaits) ?? true else { return }
    snapshots.forgetRendering()
    wait.end()
  }

  func trailEnded() {
    movement.trail.clear()
    snapshots.reconcile()
  }

  /// - Returns: Where the last rendered frame doesn't show the top screen as it is at rest.
  @discardableResult
  func endTrail() -> Scope? {
    let scope = blurredScope
    let isCovered = movement.trail.waiting != nil
    movement.trail.end()
    if scope != nil || isCovered { snapshots.renderAnew() }
    return scope
  }

  /// Where the last rendered frame shows only a part of the top screen, shows it through, or takes in the
  /// tab bar and with it the transition view itself.
  private var blurredScope: Scope? {
    guard let navigation, let view = trailing?.view ?? movement.trail.still,
      let next = NavigationScope(of: navigation)?.scope(
        showing: navigation.viewControllers.dropLast())
    else { return nil }
    if view.isDescendant(of: next.view) { return next }
    return trailing.flatMap { $0.view.showsWholeLive ? nil : $0.setup.scope }
  }
}
