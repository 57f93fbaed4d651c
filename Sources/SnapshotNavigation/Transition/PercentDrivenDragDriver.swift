import UIKit

/// A drag that drives the app's own animator through UIKit's percent-driven transition.
///
/// The outcome is reported to UIKit when the drag has settled.
@MainActor
final class PercentDrivenDragDriver: UIPercentDrivenInteractiveTransition, DragDriver {
  let animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)? { self }
  var onTouch: ((TransitionView.Touch) -> Void)?
  var handsOver: Bool { true }
  var followsSettle: Bool { true }
  private weak var screen: UIViewController?
  private let pushes: Bool
  private weak var owner: (any TransitionOwner)?
  private var onCancel: (@MainActor () -> Void)?
  private var percentage: CGFloat = 0
  private var pending = PendingOutcome()

  init(
    animator: any UIViewControllerAnimatedTransitioning, showing screen: UIViewController,
    pushes: Bool = false, owner: any TransitionOwner
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
    owner?.interactiveChangeIsSettingUp()
    let outcome = pending.start()
    if outcome == nil { owner?.interactiveChangeDidStart() }
    // UIKit ignores progress and outcomes reported inside this call.
    FrameClock.after(frames: 1) { [self] in
      owner?.waitingDriver = nil
      if outcome != nil { owner?.interactiveChangeDidStart() }
      if outcome != nil || !pending.isDecided { update(percentage) }
      outcome?()
    }
  }

  func begin() -> Bool {
    onCancel = owner?.changeInteractively(pushing: pushes ? screen : nil)
    return onCancel != nil
  }

  func show(_ coverage: CGFloat) { follow(coverage) }

  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void) -> Bool { false }

  func follow(_ coverage: CGFloat) {
    percentage = 1 - coverage
    if pending.isStarted { update(percentage) }
  }

  func finish(animated: Bool) {
    if pending.settle(self, heldBy: owner, { $0.finish() }) { finish() }
  }

  func restore() -> TransitionView? {
    let coordinator = screen?.transitionCoordinator
    if pending.settle(self, heldBy: owner, { $0.cancel() }) { cancel() }
    onCancel?()
    _ = coordinator?.animate(alongsideTransition: nil) { [onCancel] _ in onCancel?() }
    return nil
  }
}
