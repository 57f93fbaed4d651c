import UIKit

/// Runs a transition for an animator.
@MainActor
protocol AnimationStarting: AnyObject {
  func start(using context: any UIViewControllerContextTransitioning)
  func animationEnded(_ isCompleted: Bool)
}

extension AnimationStarting {
  func animationEnded(_ isCompleted: Bool) {}
}

/// The animator UIKit sees.
///
/// Its duration is nearly zero, so that what UIKit animates alongside is in its final state at once.
/// With zero, bars would use their own duration. Only ``Transition`` calls `completeTransition`.
final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var shower: (any AnimationStarting)?
  private let held: (any AnimationStarting)?

  /// - Parameters:
  ///   - shower: Runs the transition.
  ///   - isHeld: Whether UIKit's animator keeps it alive.
  init(for shower: any AnimationStarting, isHeld: Bool) {
    self.shower = shower
    held = isHeld ? shower : nil
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.001 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    shower?.start(using: transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    shower?.animationEnded(transitionCompleted)
  }
}

extension UIViewControllerContextTransitioning {
  /// Puts the coming screen's view where it will stay, and lays the container out, so that nothing
  /// moves later.
  func placeDestination(above isAbove: Bool) {
    guard let screen = viewController(forKey: .to), let view = view(forKey: .to) else { return }
    let frame = finalFrame(for: screen)
    if !frame.isEmpty { view.frame = frame }
    if isAbove {
      containerView.addSubview(view)
    } else if let leaving = self.view(forKey: .from), leaving.superview === containerView {
      containerView.insertSubview(view, belowSubview: leaving)
    } else {
      containerView.insertSubview(view, at: 0)
    }
    if screen.mayLayOut { containerView.layoutIfNeeded() }
  }

  /// Conceals the leaving screen, which a snapshot view covers.
  func concealLeaving() -> Concealment? { view(forKey: .from).map(Concealment.init(of:)) }
}
