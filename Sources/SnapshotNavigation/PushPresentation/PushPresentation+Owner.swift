import UIKit

/// What its transitions and drags ask for.
extension PushPresentation: TransitionOwner {
  var isObserved: Bool { false }

  func bringToRest() {
    drag?.interrupt()
    if let transition, transition.phase == .waiting { abandon(transition) }
    transition?.end()
  }

  func transitionDidStart() {}
  func stripBarAnimations() {}
  func emit(_ phase: NavigationEvent.Phase, of transition: NavigationTransition) {}

  func transitionWillEnd(_ ended: NavigationTransition) {
    if transition === ended { transition = nil }
  }

  func transitionDidEnd(_ ended: NavigationTransition) {
    moveFocus(to: ended.to.viewIfLoaded)
    guard ended.operation == .pop else { return }
    let duration = configuration.revealDuration
    // The stage outlives the presentation by a moment; nobody else holds it now.
    FrameClock.after(frames: 2) { [stage = ended.stage] in
      stage.reveal(duration: duration, then: {})
    }
  }

  func pop(atRest pop: NavigationTransition, animated: Bool) {
    transition = pop
    // The app's own dismissal has put the drag to its end, and takes it from here.
    if isHandingOver { return }
    let moves = animated && UIView.areAnimationsEnabled
    dismiss(animated: moves)
    if !moves { abandon(pop) }
  }

  func popInteractively() -> (@MainActor () -> Void)? {
    guard presenter != nil, UIView.areAnimationsEnabled else { return nil }
    dismiss(animated: true)
    return {}
  }

  private func dismiss(animated: Bool) {
    isDismissing = true
    presenter?.dismiss(animated: animated)
    isDismissing = false
  }
}
