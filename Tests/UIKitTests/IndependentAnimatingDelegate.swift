import UIKit
import UIKitHost

/// Slides the new screen in from the right, and notes what it is asked and what it finds.
final class AnimatingDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let diary: Diary
  var duration: TimeInterval = 1
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var seen: [String] = []

  init(_ diary: Diary) {
    self.diary = diary
  }

  private func name(_ screen: UIViewController) -> String {
    (screen as? DiaryScreen)?.name ?? "?"
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    diary.note("will show \(name(viewController))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    diary.note("did show \(name(viewController))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    diary.note("animator \(operation == .push ? "push" : "pop")")
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    diary.note("interaction")
    return interaction
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    diary.note("animate")
    guard let to = transitionContext.view(forKey: .to),
      let toScreen = transitionContext.viewController(forKey: .to),
      let fromScreen = transitionContext.viewController(forKey: .from),
      let from = transitionContext.view(forKey: .from)
    else { return }
    let container = transitionContext.containerView
    let end = transitionContext.finalFrame(for: toScreen)
    seen = [
      "from \(from.superview === container ? "in" : "out")",
      "to \(to.superview === container ? "in" : "out")",
      "from final \(transitionContext.finalFrame(for: fromScreen) == .zero ? "zero" : "other")",
      "to final \(Int(end.minX))",
    ]
    container.addSubview(to)
    to.frame = end.offsetBy(dx: container.bounds.width, dy: 0)
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      to.frame = end
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    diary.note("ended \(transitionCompleted)")
  }
}
