import UIKit

/// A drag that drives the app's own animator, by UIKit's percent-driven transition.
///
/// It needs no stage. UIKit hears the verdict when the settle has come to rest.
@MainActor
final class AnimatorRoute: DragRoute {
  let animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)? { percentage }
  var onTouch: ((StageView.Touch) -> Void)?
  private let upper: UIViewController
  private let lower: UIViewController
  private let percentage = PatientInteractiveTransition()
  private weak var owner: (any TransitionOwner)?
  /// Puts the bars back.
  private var restoreBars: (@MainActor () -> Void)?
  private var run: Settle?

  init(
    animator: any UIViewControllerAnimatedTransitioning, upper: UIViewController,
    lower: UIViewController, owner: any TransitionOwner
  ) {
    self.animator = animator
    self.upper = upper
    self.lower = lower
    self.owner = owner
  }

  func raise() -> Bool {
    percentage.started = { [weak owner] in owner?.transitionDidStart() }
    restoreBars = owner?.popInteractively()
    return restoreBars != nil
  }

  func show(_ coverage: CGFloat) {
    run = nil
    percentage.update(1 - coverage)
  }

  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void) {
    run = settle
    let start = CACurrentMediaTime()
    FrameClock.run { [weak self] time in
      guard let self, run == settle else { return false }
      percentage.update(1 - settle.coverage(at: time - start))
      guard time - start >= settle.duration else { return true }
      run = nil
      done()
      return false
    }
  }

  func finish(animated: Bool) {
    run = nil
    owner?.animatorWillFinish(from: upper, to: lower)
    percentage.finish()
  }

  func putBack() {
    run = nil
    let coordinator = lower.transitionCoordinator
    percentage.cancel()
    restoreBars?()
    let owner = owner
    _ = coordinator?.animate(alongsideTransition: nil) { [restoreBars, weak owner] _ in
      restoreBars?()
      owner?.interactivePopWasTakenBack()
    }
  }
}

/// Keeps what arrives before UIKit has started, and then catches up.
private final class PatientInteractiveTransition: UIPercentDrivenInteractiveTransition {
  var started: (@MainActor () -> Void)?
  private var isStarted = false
  private var latest: CGFloat = 0
  private var verdict: Verdict?

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    isStarted = true
    started?()
    super.update(latest)
    switch verdict {
    case .finish: super.finish()
    case .cancel: super.cancel()
    case nil: break
    }
  }

  override func update(_ percentComplete: CGFloat) {
    latest = percentComplete
    if isStarted { super.update(percentComplete) }
  }

  override func finish() {
    verdict = .finish
    if isStarted { super.finish() }
  }

  override func cancel() {
    verdict = .cancel
    if isStarted { super.cancel() }
  }
}
