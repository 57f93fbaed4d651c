import UIKit

/// A drag that drives the app's own animator through UIKit's percent-driven transition.
///
/// The outcome is reported to UIKit when the drag has settled.
@MainActor
final class PercentDrivenDragDriver: UIPercentDrivenInteractiveTransition, DragDriver {
  var part: UIKitPart? { UIKitPart(animator: animator, interaction: self, handsOver: true) }
  var stage: DragStage? { nil }
  private let animator: any UIViewControllerAnimatedTransitioning
  private weak var screen: UIViewController?
  private let pushes: Bool
  private weak var owner: (any StackChanging)?
  private var onCancel: (@MainActor () -> Void)?
  private var percentage: CGFloat = 0
  private var pending = PendingOutcome()

  init(
    animator: any UIViewControllerAnimatedTransitioning, showing screen: UIViewController,
    pushes: Bool, owner: any StackChanging
  ) {
    self.animator = animator
    self.screen = screen
    self.pushes = pushes
    self.owner = owner
    super.init()
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    owner?.interactiveChange(did: .beginSettingUp)
    let outcome = pending.start()
    if outcome == nil { owner?.interactiveChange(did: .start) }
    // UIKit ignores progress and outcomes reported inside this call.
    FrameClock.after(frames: 1) { [self] in
      owner?.keepWaiting(nil)
      if outcome != nil { owner?.interactiveChange(did: .start) }
      if outcome != nil || !pending.isDecided { update(percentage) }
      outcome?()
    }
  }

  func begin() -> Bool {
    onCancel = owner?.changeInteractively(pushing: pushes ? screen : nil)
    return onCancel != nil
  }

  func show(_ coverage: CGFloat, isSettling: Bool) {
    percentage = 1 - coverage
    if pending.isStarted { update(percentage) }
  }

  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void) -> SettleCourse {
    .frameByFrame
  }

  func end(_ verdict: Verdict, animated: Bool) -> TransitionView? {
    switch verdict {
    case .finish: if pending.settle(self, heldBy: owner, { $0.finish() }) { finish() }
    case .cancel: restore()
    }
    return nil
  }

  private func restore() {
    let coordinator = screen?.transitionCoordinator
    if pending.settle(self, heldBy: owner, { $0.cancel() }) { cancel() }
    onCancel?()
    _ = coordinator?.animate(alongsideTransition: nil) { [onCancel] _ in onCancel?() }
  }
}
