import UIKit

/// The animator UIKit sees.
///
/// It states next to no time, so that what UIKit animates alongside is in its final state at once; with
/// zero, bars would take a time of their own. Only ``Transition`` calls `completeTransition`.
final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let start: @MainActor (any UIViewControllerContextTransitioning) -> Void
  private let ended: @MainActor (Bool) -> Void

  init(
    start: @escaping @MainActor (any UIViewControllerContextTransitioning) -> Void,
    ended: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.start = start
    self.ended = ended
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.001 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    start(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) { ended(transitionCompleted) }
}

extension UIViewControllerContextTransitioning {
  /// Puts the coming screen's view where it will stay, and lays the container out, so that nothing
  /// moves later; the leaving screen's may be concealed, where a snapshot view stands for it.
  func placeDestination(above isAbove: Bool, concealingLeaving isConcealing: Bool = false) {
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
    containerView.layoutIfNeeded()
    if isConcealing { self.view(forKey: .from)?.disappear() }
  }
}

extension UIView {
  private static let concealment = "SnapshotNavigation.conceal"

  /// Draws nothing until `reappear`, by a layer animation: no property changes.
  func disappear() { layer.hold("opacity", Float(0), forKey: Self.concealment) }

  func reappear() { layer.removeAnimation(forKey: Self.concealment) }
}
