import UIKit

/// From the middle of anything to rest, and what follows an end.
extension Director {
  /// Puts back an undecided drag, cuts a running transition to its end, ends a reveal.
  ///
  /// Whatever runs in the app meanwhile may begin something new; that is brought to rest as well.
  func bringToRest() { bringToRest(isLeaving: false) }

  /// With `isLeaving`, what UIKit has not started is given up instead of being started for its end:
  /// that takes a layout, and the call comes from an appearance callback.
  func bringToRest(isLeaving: Bool) {
    for _ in 0..<8 {
      if !isLeaving, drag != nil, interactivePop == .waiting { startWaitingTransition() }
      drag?.interrupt()
      if let transition {
        if !isLeaving, transition.phase == .waiting { startWaitingTransition() }
        if transition.phase == .waiting { abandon(transition) }
        transition.end()
      }
      if isAtRest || transition?.phase == .settingUp { break }
    }
    fadingStage?.takeDown()
    fadingStage = nil
  }

  /// Lets UIKit start what it has put off until the next layout.
  private func startWaitingTransition() {
    guard let view = navigation?.viewIfLoaded, view.window != nil else { return }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  func transitionDidStart() {
    interactivePop = nil
    guard !delayed.isEmpty else { return }
    FrameClock.after(frames: 1) { [weak self] in self?.runDelayed() }
  }

  /// Runs the calls that came from inside appearance callbacks, in their order.
  func runDelayed() {
    let calls = delayed
    delayed = []
    for call in calls { call() }
  }

  /// The state is that of rest before UIKit and the app hear of the end.
  func transitionWillEnd(_ ended: NavigationTransition) {
    if transition === ended { transition = nil }
    // Bars may take longer than a transition that is over at once, and would be seen in the reveal.
    finishBarAnimations()
    if ended.operation == .pop { fadingStage = ended.stage }
  }

  func transitionDidEnd(_ ended: NavigationTransition) {
    if isAtRest { releaseStatusBar() }
    reconcile()
    noteCommit()
    emit(.didFinish, of: ended)
    if ended.operation == .pop { reveal(ended.stage) }
    moveFocus(to: navigation?.topViewController?.view)
    runCompletions()
  }

  func retire(_ stage: StageView) {
    fadingStage = stage
    FrameClock.after(frames: 2) { [weak self, weak stage] in
      guard let stage else { return }
      stage.takeDown()
      if self?.fadingStage === stage { self?.fadingStage = nil }
    }
  }

  /// Fades the stage once the live screen beneath has been drawn.
  private func reveal(_ stage: StageView) {
    FrameClock.after(frames: 2) { [weak self, weak stage] in
      guard let self, let stage, fadingStage === stage else { return }
      stage.reveal(duration: navigation?.configuration.revealDuration ?? 0) { [weak self] in
        if self?.fadingStage === stage { self?.fadingStage = nil }
      }
    }
  }
}
