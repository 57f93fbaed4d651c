import UIKit

/// The drag that takes the presented screen away.
extension PushPresentation {
  func refusal(of start: DragStart) -> DragRefusal? {
    guard let presented, let wishes, let scope else { return .notOnScreen }
    if start.touched?.isOnDeepStack(in: presented) == true { return .deeperStack }
    var admission = start.admission(
      in: wishes.preferredDragArea ?? configuration.drag, direction: scope.direction,
      excluding: wishes.viewsExcludedFromDrag)
    admission.isTransitionRunning = !isAtRest || presented.transitionCoordinator != nil
    admission.isModalPresented = presented.presentedViewController != nil
    admission.screenAllows = wishes.allowsDragToPop && !presented.isModalInPresentation
    return admission.refusal
  }

  var isCovered: Bool { presented?.presentedViewController != nil }

  func confirmsDrag() -> Bool { wishes?.shouldPop(.drag) ?? false }

  func beginDrag() {
    guard isAtRest, let presented, let presenter, let scope else { return }
    if let animator = wishes?.transitionAnimator(for: .pop) {
      let route = AnimatorRoute(
        animator: animator, upper: presented, lower: presenter, owner: self)
      return startDrag(route, in: scope)
    }
    guard let passage = wayBack() else { return }
    startDrag(DragStage(passage, owner: self).route, in: scope)
  }

  /// VoiceOver's escape: dismisses under the same conditions as a drag, wherever a finger may be.
  func escape() -> Bool {
    guard let presented, let presenter, let wishes, isAtRest, !presented.isModalInPresentation,
      presented.presentedViewController == nil, !presented.hasDeepStack, wishes.shouldPop(.escape)
    else { return false }
    presenter.dismiss(animated: true)
    return true
  }

  func dragDidEnd(_ session: DragSession, popping: Bool) {
    if drag === session { drag = nil }
  }

  func dragWasPutBack(_ session: DragSession) {}
}

extension UIViewController {
  /// Whether a navigation stack that is seen in it has screens to pop.
  fileprivate var hasDeepStack: Bool {
    guard viewIfLoaded?.window != nil else { return false }
    if let stack = self as? UINavigationController, stack.viewControllers.count > 1 { return true }
    return children.contains(where: \.hasDeepStack)
  }
}

extension UIView {
  /// Whether it is shown by a navigation controller, inside `container`, that has screens to pop.
  fileprivate func isOnDeepStack(in container: UIViewController) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if let stack = current as? UINavigationController, stack.viewControllers.count > 1 {
        return true
      }
      responder = current === container ? nil : current.next
    }
    return false
  }
}
