import UIKit

/// A drag that drives the app's own animator through UIKit's percent-driven transition.
///
/// UIKit gets the outcome when the drag has settled.
@MainActor
final class PercentDrivenDragDriver: UIPercentDrivenInteractiveTransition, DragDriver {
  var uikitTransition: InteractiveTransition? {
    InteractiveTransition(
      animator: animator, interaction: self, part: part, appFinishes: true)
  }
  var stage: DragStage? { nil }
  private let animator: any UIViewControllerAnimatedTransitioning
  private let appearing: Weak<UIViewController>
  private let pushes: Bool
  private let mover: Weak<Movement>
  private var percentage: CGFloat = 0
  private var part = InteractivePart()

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
    movement?.setUpInteraction()
    let outcome = part.start()
    if outcome == nil { movement?.startInteraction() }
    // UIKit ignores progress and outcomes reported inside this call.
    FrameClock.after(frames: 1) { [self] in
      if outcome != nil { movement?.startInteraction() }
      if outcome != nil || !part.isDecided { update(percentage) }
      if let outcome { carryOut(outcome) }
    }
  }

  func begin() -> Bool {
    part.undo = movement?.changeInteractively(pushing: pushes ? screen : nil)
    return part.undo != nil
  }

  func show(_ remaining: CGFloat, isSettling: Bool) {
    percentage = 1 - remaining
    if part.isStarted { update(percentage) }
  }

  func run(_ settle: TransitionCourse, then done: @escaping @MainActor () -> Void) -> SettleCourse {
    .frameByFrame
  }

  func end(_ verdict: Verdict, animated: Bool) -> TransitionView? {
    if part.decide(verdict) { carryOut(verdict) }
    return nil
  }

  private func carryOut(_ verdict: Verdict) {
    guard verdict == .cancel else { return finish() }
    let coordinator = screen?.transitionCoordinator
    cancel()
    guard let undo = part.undo else { return }
    movement?.undo(undo)
    _ = coordinator?.animate(alongsideTransition: nil) { [weak movement] _ in
      movement?.undo(undo)
    }
  }
}
