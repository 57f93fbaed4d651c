import UIKit

/// A drag that drives the app's own animator through UIKit's percent-driven transition.
///
/// UIKit gets the outcome when the drag has settled.
@MainActor
final class PercentDrivenDragDriver: UIPercentDrivenInteractiveTransition, DragDriver {
  var uikitTransition: InteractiveTransition? {
    InteractiveTransition(
      animator: animator, interaction: self, undo: pending.isStarted ? nil : undo,
      isFinishing: pending.isFinishing, handsOver: true)
  }
  var stage: DragStage? { nil }
  private let animator: any UIViewControllerAnimatedTransitioning
  private let appearing: Weak<UIViewController>
  private let pushes: Bool
  private let mover: Weak<Movement>
  private var undo: InteractiveUndo?
  private var percentage: CGFloat = 0
  private var pending = PendingOutcome()

  init(
    animator: any UIViewControllerAnimatedTransitioning, showing screen: UIViewController,
    pushes: Bool, in movement: Movement
  ) {
    self.animator = animator
    appearing = Weak(object: screen)
    self.pushes = pushes
    mover = Weak(object: movement)
    super.init()
  }

  private var screen: UIViewController? { appearing.object }
  private var movement: Movement? { mover.object }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    movement?.interactiveChange(did: .beginSettingUp)
    let outcome = pending.start()
    if outcome == nil { movement?.interactiveChange(did: .start) }
    // UIKit ignores progress and outcomes reported inside this call.
    FrameClock.after(frames: 1) { [self] in
      if outcome != nil { movement?.interactiveChange(did: .start) }
      if outcome != nil || !pending.isDecided { update(percentage) }
      if let outcome { carryOut(outcome) }
    }
  }

  func begin() -> Bool {
    undo = movement?.changeInteractively(pushing: pushes ? screen : nil)
    return undo != nil
  }

  func show(_ coverage: CGFloat, isSettling: Bool) {
    percentage = 1 - coverage
    if pending.isStarted { update(percentage) }
  }

  func run(_ settle: TransitionCourse, then done: @escaping @MainActor () -> Void) -> SettleCourse {
    .frameByFrame
  }

  func end(_ verdict: Verdict, animated: Bool) -> TransitionView? {
    if pending.decide(verdict) { carryOut(verdict) }
    return nil
  }

  private func carryOut(_ verdict: Verdict) {
    guard verdict == .cancel else { return finish() }
    let coordinator = screen?.transitionCoordinator
    cancel()
    guard let undo else { return }
    movement?.interactiveChange(did: .cancel(undo))
    _ = coordinator?.animate(alongsideTransition: nil) { [weak movement] _ in
      movement?.interactiveChange(did: .cancel(undo))
    }
  }
}
