import UIKit

extension NavigationCoordinator: TransitionOwner {
  var configuration: SnapshotNavigationController.Configuration {
    navigation?.configuration ?? SnapshotNavigationController.Configuration()
  }
  var isObserved: Bool { navigation?.observers.wantsProgress ?? false }

  func trailKeeper(of transition: Transition) -> TrailKeeper? {
    TrailKeeper(owner: self, trail: trail)
  }

  func touchTargets(of transition: Transition) -> TouchTargets? {
    guard let navigation, let screen = transition.to.viewIfLoaded else { return nil }
    let bars = [navigation.navigationBar, navigation.toolbar].compactMap { $0 as UIView? }
    return TouchTargets(views: bars + [screen], own: navigation.view)
  }

  func renew(_ setup: inout TransitionSetup) {
    setup.choreography = configuration.choreography(
      setup.upper.snapshotNavigation.pushChoreography)
  }

  func transition(_ transition: Transition, did event: Transition.Event) {
    switch event {
    case .started:
      if transition.timing == nil {
        // The status bar belongs to what appears since the drag passed half.
      } else if statusBar.changes {
        transition.atHalfway { [weak self] in self?.statusBar.release() }
      } else {
        statusBar.release()
      }
      handle(.started)
    case .committed:
      bars.refreshStaleSafeArea(of: transition.to)
    case .rendered:
      snapshots.noteRendered()
    case .progressed(let coverage):
      emit(transition.event(.progress(coverage: coverage)))
    case .willEnd:
      holdEvents()
      retire(transition)
      bars.refreshStaleSafeArea(of: transition.to)
    case .stopped:
      if transition.view.moving == nil {
        trail.reveal(transition.view, duration: configuration.revealDuration)
      } else if trailing === transition {
        trailEnded()
      }
    case .ended:
      comeToRest()
      releaseEvents(after: transition.event(.didFinish))
      focus.arrive(at: navigation?.topViewController, in: navigation?.viewIfLoaded)
      settling.run()
    }
  }

  func comeToRest() {
    if isAtRest { statusBar.release() }
    snapshots.reconcile()
    snapshots.noteRendering()
  }
}

extension UIViewController {
  var isUnderModal: Bool { modals.contains { !$0.isBeingDismissed } }

  /// What this controller and those around it present, even if it's on its way out.
  var modals: [UIViewController] {
    sequence(first: self, next: \.parent).compactMap(\.presentedViewController)
      .filter { !($0 is UISearchController) }
  }
}
