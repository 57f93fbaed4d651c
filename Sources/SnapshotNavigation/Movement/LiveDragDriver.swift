import UIKit

/// A drag in which UIKit takes part from the start.
///
/// It's used if the appearing screen has no snapshot, or if a screen wants its transition coordinator to
/// follow the finger.
///
/// UIKit pops beneath the transition view, or it pushes or presents and the live screen moves. UIKit gets
/// the outcome when the drag is at rest, or at the next touch.
@MainActor
final class LiveDragDriver: SnapshotDragDriver, UIViewControllerInteractiveTransitioning,
  AnimationStarting
{
  private var context: (any UIViewControllerContextTransitioning)?
  private var part = InteractivePart()
  /// The progress to report to UIKit.
  ///
  /// In an uncoordinated drag, UIKit gets 1 at once, because its alongside animations, mainly of bar items,
  /// belong to the appearing screen.
  private var progress: CGFloat = 0
  private var isCoordinated: Bool { setup.isCoordinated }

  override var uikitTransition: InteractiveTransition? {
    // UIKit may never start, so its animator mustn't retain this driver.
    InteractiveTransition(
      animator: TransitionAnimator(for: self, isHeld: false), interaction: self, part: part)
  }

  private var isPush: Bool { setup.operation == .push }

  override func begin() -> Bool {
    // A push has nothing to move until UIKit has started.
    if !isPush { _ = super.begin() }
    part.undo = movement?.changeInteractively(pushing: isPush ? setup.upper : nil)
    if part.undo == nil { view.takeDown() }
    if !isPush, let shown = part.undo?.shown { setup.lower = shown }
    return part.undo != nil
  }

  private func undoChange() {
    if let undo = part.undo { movement?.undo(undo) }
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.placeDestination(above: isPush)
    context = transitionContext
    view.tabBar?.concealAgain()
    if isPush {
      setup.concealment = transitionContext.concealLeaving()
      installPush()
    } else if setup.showsLive, let leaving = transitionContext.view(forKey: .from) {
      view.conceal(leaving)
    }
    movement?.setUpInteraction()
    let outcome = part.start()
    if outcome == nil { movement?.startInteraction() }
    // UIKit ignores progress and outcomes reported inside this call.
    FrameClock.after(frames: 1) { [self] in
      if outcome != nil { movement?.startInteraction() }
      context?.updateInteractiveTransition(isCoordinated ? progress : 1)
      if let outcome { _ = end(outcome, animated: true) }
    }
  }

  func start(using context: any UIViewControllerContextTransitioning) {
    startInteractiveTransition(context)
  }

  func animationEnded(_ isCompleted: Bool) {
    if !isCompleted { undoChange() }
    // Nothing is left to undo, unless UIKit has made its change without starting a transition.
    if part.isStarted || !isCompleted { part.undo = nil }
  }

  private func installPush() {
    movement?.reloadChoreography(&setup)
    setup.installPush(for: .drag)
    view.owner = movement
    super.show(1 - progress, isSettling: false)
  }

  override func run(
    _ settle: TransitionCourse, then done: @escaping @MainActor () -> Void
  ) -> SettleCourse {
    _ = super.run(settle, then: done)
    return isCoordinated ? .followed : .byItself
  }

  override func show(_ remaining: CGFloat, isSettling: Bool) {
    if !isSettling, !isPush || view.moving != nil { super.show(remaining, isSettling: false) }
    progress = 1 - remaining
    if isCoordinated, part.isStarted, !part.isDecided {
      context?.updateInteractiveTransition(progress)
    }
  }

  /// Ends a settle at a touch, because UIKit lets no touch through meanwhile.
  override func yieldToTouch() {
    if isOnItsWay { movement?.drag?.interrupt() }
  }

  override func end(_ verdict: Verdict, animated: Bool) -> TransitionView? {
    view.shield = nil
    guard verdict == .finish else { return restore() }
    finish(animated: animated)
    return nil
  }

  /// Finishes UIKit's transition, once UIKit has started it.
  private func finish(animated: Bool) {
    guard part.decide(.finish), let context else { return }
    self.context = nil
    context.finishInteractiveTransition()
    guard let movement else {
      view.takeDown()
      setup.concealment?.end()
      return context.completeTransition(true)
    }
    movement.complete(setup, in: context, animated: animated)
  }

  override func restore() -> TransitionView? {
    // UIKit hasn't started, or never will without a window.
    guard part.decide(.cancel), let context else { return super.restore() }
    self.context = nil
    setup.concealment?.end()
    // UIKit may have ended its part by itself.
    guard part.undo != nil else {
      movement?.endAwaitingUIKit()
      return super.restore()
    }
    context.cancelInteractiveTransition()
    undoChange()
    // UIKit calls the screens, and calls that they make must not capture.
    let movement = movement
    movement?.holdEvents()
    context.completeTransition(false)
    movement?.releaseEvents()
    if isPush { return super.restore() }
    view.isUserInteractionEnabled = false
    return view
  }
}
