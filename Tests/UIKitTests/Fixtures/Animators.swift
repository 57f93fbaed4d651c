import UIKit
import UIKitHost

/// A custom animator: slides the new screen in from the right over the old one.
final class SlideOver: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallLog?
  var duration: TimeInterval = 0.4
  var inAnimate: ((any UIViewControllerContextTransitioning) -> Void)?
  private(set) weak var last: (any UIViewControllerContextTransitioning)?

  init(_ log: CallLog? = nil) {
    self.log = log
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    last = transitionContext
    log?.note("animate")
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
    log?.note("ended \(transitionCompleted)")
  }
}

/// An animator that leaves its transition to a closure.
final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let work: (any UIViewControllerContextTransitioning) -> Void
  var duration: TimeInterval = 0.3
  private(set) var ended: [Bool] = []
  var inEnded: (() -> Void)?

  init(_ work: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.work = work
  }

  /// The old screen goes off to the right.
  static func slideAway(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
      return context.completeTransition(true)
    }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      from.frame.origin.x = context.containerView.bounds.width
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    work(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
    inEnded?()
  }
}

/// Fades the new screen in with one property animator.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?
  private(set) var asked = 0

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    asked += 1
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
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

/// A scene whose transitions a custom animator runs.
@MainActor func customScene(
  _ names: String = "A"
) -> (scene: NavigationScene, delegate: NotingDelegate, animator: SlideOver) {
  let scene = NavigationScene(names)
  let delegate = NotingDelegate(scene.log)
  let animator = SlideOver(scene.log)
  delegate.animator = animator
  scene.use(delegate)
  return (scene, delegate, animator)
}

/// A small scene whose transitions a closure runs.
@MainActor func closureScene(
  _ names: String = "a", _ work: @escaping (any UIViewControllerContextTransitioning) -> Void
) -> (scene: NavigationScene, delegate: NotingDelegate, animator: ClosureAnimator) {
  let scene = NavigationScene.small(names)
  let delegate = NotingDelegate(scene.log)
  let animator = ClosureAnimator(work)
  delegate.animator = animator
  scene.use(delegate)
  return (scene, delegate, animator)
}
