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

/// The animator that UIKit gets.
///
/// Its duration is nearly zero, so UIKit's alongside animations reach their final state at once. With zero,
/// bars would use their own duration. The animator never calls `completeTransition`; ``Transition`` or a
/// drag driver does.
final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var shower: (any AnimationStarting)?
  private let held: (any AnimationStarting)?

  /// - Parameters:
  ///   - shower: Runs the transition.
  ///   - isHeld: Whether the animator retains `shower`.
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
  /// Puts the appearing screen's view in its final place, and lays out the container, so nothing moves
  /// later.
  func placeDestination(above isAbove: Bool) {
    guard let screen = viewController(forKey: .to) else { return }
    // UIKit has the context leave out a view that stays in the window.
    let missing = screen.viewIfLoaded.flatMap { $0.window == nil ? $0 : nil }
    guard let view = view(forKey: .to) ?? missing else { return }
    let frame = finalFrame(for: screen)
    if !frame.isEmpty { view.frame = frame }
    if isAbove {
      containerView.addSubview(view)
    } else if let leaving = self.view(forKey: .from), leaving.superview === containerView {
      containerView.insertSubview(view, belowSubview: leaving)
    } else {
      containerView.insertSubview(view, at: 0)
    }
    if screen.mayLayOut, viewController(forKey: .from)?.mayLayOut ?? true {
      containerView.layoutIfNeeded()
    }
  }

  /// Conceals the leaving screen while a snapshot view shows it.
  func concealLeaving() -> Concealment? { view(forKey: .from).map(Concealment.init(of:)) }
}
