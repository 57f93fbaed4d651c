import UIKit

/// Reports events, and changes that no transition has shown.
extension NavigationCoordinator {
  /// Reports a screen shown without a transition, once UIKit has shown it.
  func reportUnanimatedChange() {
    guard !movement.areEventsHeld, activity.isIdle, let navigation,
      navigation.viewIfLoaded?.window != nil,
      let shown = bars.shownScreen, shown === navigation.topViewController
    else { return }
    let trigger = change.trigger
    change.trigger = .programmatic
    guard shown !== reportedScreen else { return }
    movement.emit(
      NavigationEvent(
        change.operation, trigger: trigger, isAnimated: false, from: reportedScreen, to: shown,
        phase: .didFinish))
  }

  /// Reports a screen shown without a transition if UIKit hasn't reported it two frames later.
  func awaitShown() {
    callCompletions.afterCoordinator { [weak self] in
      guard let self, activity.isIdle, let top = navigation?.topViewController,
        top.viewIfLoaded?.window != nil
      else { return }
      bars.noteShown(top)
      reportUnanimatedChange()
    }
  }

  func deliver(_ event: NavigationEvent) {
    switch event.phase {
    case .willBegin, .didFinish: reportedScreen = event.to
    case .didCancel: reportedScreen = event.from
    case .progress: break
    }
    observers.send(event)
  }

  /// Stops waiting for UIKit's part of a canceled transition, which UIKit ends soon or never.
  func stopAwaiting(_ event: NavigationEvent) {
    guard let coordinator = navigation?.stackCoordinator,
      coordinator.viewController(forKey: .from) === event.from,
      coordinator.viewController(forKey: .to) === event.to,
      !callCompletions.isOverdue(coordinator)
    else { return }
    callCompletions.noteOverdue(coordinator, awaiting: Movement.startLimit)
  }

  /// Reports an end that wasn't observed, with the outcome that the stack shows.
  func reportEnd(of event: NavigationEvent) {
    movement.emit(
      event.with(event.hasChanged(navigation?.viewControllers) ? .didFinish : .didCancel))
    callCompletions.didShow(event.to)
    callCompletions.run(after: 2)
  }
}

extension NavigationEvent {
  @MainActor fileprivate func hasChanged(_ stack: [UIViewController]?) -> Bool {
    let screens = stack ?? []
    guard let to, screens.holds(to) else { return false }
    return operation == .push || from.map { !screens.holds($0) } ?? true
  }
}
