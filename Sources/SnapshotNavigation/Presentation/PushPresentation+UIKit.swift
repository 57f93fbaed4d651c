import UIKit

/// Answers UIKit, which asks who animates a presentation or a dismissal.
extension PushPresentation: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    PushPresentationController(self, of: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // A second question is about the same drag.
    if movement.drag == nil, case .forwardDrag(let direction) = caller,
      let scope = Scope(presenting.viewIfLoaded)
    {
      willPresent(over: presenting)
      let drag = makeDrag(
        DragPlan(.forward, direction, from: presenting, to: presented),
        prepareSetup(over: presenting, in: scope), in: scope)
      if let drag { movement.handle(.dragBegan(drag)) }
    }
    start = sourceStack?.dragGesture.touches.last?.latestPoint
    if let animator = movement.drag?.driver.uikitTransition?.animator { return animator }
    let own = isLeftToSystem ? nil : screen?.ownAnimator(for: .push)
    guard own != nil || isLeftToSystem else {
      return TransitionAnimator(for: self, isHeld: true)
    }
    announce(.push, from: presenting, to: presented)
    return own
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    movement.drag?.driver.uikitTransition?.interaction
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let animator = movement.drag?.driver.uikitTransition?.animator { return animator }
    endDragForDismissal()
    if let animator = movement.animatorAgain(from: dismissed, to: presenter) { return animator }
    // A transition that waits here completes a drag.
    var transition = movement.transition
    if transition?.phase != .prepared {
      let own = isLeftToSystem ? nil : screen?.ownAnimator(for: .pop)
      if own != nil || isLeftToSystem {
        if let presenter { announce(.pop, from: dismissed, to: presenter) }
        return own
      }
      transition = prepareDismissal().map {
        movement.makeTransition($0, trigger: trigger, timing: configuration.timing)
      }
    }
    return transition.flatMap(vend)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    movement.drag?.driver.uikitTransition?.interaction
  }
}
