import UIKit

/// Slides the coming screen in from the right, above the leaving one, and notes its calls.
final class SlideOver: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval
  var inAnimate: ((any UIViewControllerContextTransitioning) -> Void)?
  var inEnded: ((Bool) -> Void)?
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  private let calls: Calls?

  init(_ calls: Calls? = nil, duration: TimeInterval = 0.4) {
    self.calls = calls
    self.duration = duration
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    calls?.note("animate")
    inAnimate?(transitionContext)
    guard let to = transitionContext.view(forKey: .to),
      let screen = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(true) }
    let container = transitionContext.containerView
    container.addSubview(to)
    let rest = transitionContext.finalFrame(for: screen)
    to.frame = rest.offsetBy(dx: container.bounds.width, dy: 0)
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear,
      animations: { to.frame = rest },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    calls?.note("ended \(transitionCompleted)")
    inEnded?(transitionCompleted)
  }
}

/// Leaves the transition to a closure.
final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 0.3
  private(set) var ends: [Bool] = []
  private let work: (any UIViewControllerContextTransitioning) -> Void

  init(_ work: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.work = work
    super.init()
  }

  /// Puts the coming screen in, and says that the transition is complete.
  static func atOnce(_ context: any UIViewControllerContextTransitioning) {
    if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
    context.completeTransition(true)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    work(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// Fades the coming screen in with one property animator.
final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private var animator: UIViewPropertyAnimator?

  init(duration: TimeInterval = 2) {
    self.duration = duration
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: duration, curve: .linear)
    animator = made
    guard let to = transitionContext.view(forKey: .to) else { return made }
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    made.addAnimations { to.alpha = 1 }
    made.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return made
  }
}
