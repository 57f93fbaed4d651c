import UIKit

/// Who is told what happens.
extension Director {
  func emit(_ phase: NavigationEvent.Phase, of transition: NavigationTransition) {
    emit(
      NavigationEvent(
        operation: transition.operation, trigger: transition.trigger, from: transition.from,
        to: transition.to, phase: phase))
  }

  func emit(_ event: NavigationEvent) { navigation?.transitionObserver?(event) }

  func runCompletions() {
    guard isAtRest, !completions.isEmpty, navigation?.transitionCoordinator == nil else { return }
    let calls = completions
    completions = []
    for call in calls { call() }
  }

  // MARK: Transitions that others show

  /// The app's animator or UIKit itself shows a tapped push or pop: it is told of all the same.
  func announce(
    _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) {
    endForeign(.didFinish)
    let event = NavigationEvent(
      operation: operation == .push ? .push : .pop, trigger: .tap, from: from, to: to,
      phase: .willBegin)
    foreign = event
    isAnnouncing = true
    emit(event)
    isAnnouncing = false
  }

  /// Follows it to its end; if it is cancelled, the bars are as they were when it began.
  func followForeign() {
    guard foreign != nil, let navigation else { return }
    let bars = BarState(of: navigation)
    _ = navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] in
      guard let self, $0.isCancelled else { return }
      if let navigation = self.navigation { bars.restore(in: navigation) }
      endForeign(.didCancel)
    }
  }

  /// Out of the window nobody may ever hear how it ends: the stack says it.
  func leaveForeign() {
    guard let event = foreign, let stack = navigation?.viewControllers else { return }
    let isDone = event.operation == .push ? stack.contains(event.to) : !stack.contains(event.from)
    endForeign(isDone ? .didFinish : .didCancel)
  }

  func endForeign(_ phase: NavigationEvent.Phase) {
    guard let event = foreign else { return }
    foreign = nil
    if !delayed.isEmpty { FrameClock.after(frames: 1) { [weak self] in self?.runDelayed() } }
    emit(
      NavigationEvent(
        operation: event.operation, trigger: event.trigger, from: event.from, to: event.to,
        phase: phase))
  }
}
