import UIKit

/// The trail of a navigation controller's transitions.
extension NavigationCoordinator {
  var trailing: Transition? { movement.trail.moving }
  var hasTrail: Bool { !movement.trail.isEmpty }
  /// Whether the trail moves or fades, rather than waits.
  var isTrailMoving: Bool { hasTrail && !isWaiting }
  /// Whether a snapshot covers the top screen, which isn't ready.
  var isWaiting: Bool { movement.trail.waiting != nil }

  // MARK: Revealing

  /// Shows the live top screen after a transition; `snapshot` covers a screen that isn't ready.
  func reveal(after transition: Transition, showing snapshot: @autoclosure () -> Snapshot?) {
    let view = transition.view
    guard let navigation, let screen = navigation.topViewController else {
      return movement.trail.reveal(view)
    }
    let isReady = screen.snapshotNavigation.isReadyToShow
    // A finger that is down is for the live screen; one that has ended the transition had the snapshot
    // dropped.
    guard !transition.setup.showsLive, screen.showsSnapshots,
      !gesture.isTouched, !isReady || screen.viewIfLoaded?.hasSlowContent == true,
      let snapshot = snapshot(),
      let stamp = NavigationScope(of: navigation)?.stamp,
      snapshot.stamp.differences(from: stamp).isSubset(of: [.scope])
    else { return movement.trail.reveal(view) }
    view.dropLeaving(after: transition.operation)
    frames.setStandIn(snapshot, for: screen, in: stamp)
    let wait = RevealWait(
      showing: view, until: screen, for: isReady ? RevealWait.slowContentLimit : RevealWait.limit,
      of: movement)
    movement.trail.wait(wait)
    gesture.tapGuard.watch(wait)
  }

  /// Updates the wait for a screen whose options have changed.
  func updateWait(for screen: UIViewController) {
    guard let wait = movement.trail.waiting, wait.awaits(screen) else { return }
    if !screen.showsSnapshots {
      endTrail()
    } else if screen.snapshotNavigation.isReadyToShow {
      wait.end()
    }
  }

  /// Ends a wait whose snapshot a new theme, text size or view size has made stale.
  func endStaleWait() {
    guard isWaiting else { return }
    if navigation?.topViewController.flatMap(frames.shown) == nil { endTrail() }
  }

  func endWait(for screen: UIViewController?) {
    guard let wait = movement.trail.waiting, screen.map(wait.awaits) ?? true else { return }
    frames.forgetContent()
    wait.end()
  }

  func trailEnded() {
    movement.trail.clear()
    snapshots.reconcile()
  }

  /// - Returns: The scope, if the last frame doesn't show the top screen at rest.
  @discardableResult
  func endTrail() -> Scope? {
    let scope = blurredScope
    let wasWaiting = movement.trail.waiting != nil
    movement.trail.end()
    if scope != nil || wasWaiting { frames.awaitRendering() }
    return scope
  }

  /// The scope if its last frame shows the top screen partly or translucently, or another look of the
  /// tab bar.
  private var blurredScope: Scope? {
    guard let trailing, !trailing.view.showsWholeLive else { return nil }
    let scope = trailing.setup.scope
    guard let navigation, scope.view === navigation.viewIfLoaded else { return scope }
    return NavigationScope(of: navigation)?.outermost
  }
}
