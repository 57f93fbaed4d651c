import UIKit

/// The drag that takes the presented screen away.
extension PushPresentation {
  func admitsDrag(from start: CGPoint, moving movement: CGPoint, in view: UIView) -> Bool {
    guard let presented, let wishes, let scope else { return false }
    let touched = view.hitTest(start, with: nil)
    // A deeper stack under the finger has a drag of its own.
    guard !presented.isModalInPresentation, touched?.isOnDeepStack(in: presented) != true else {
      return false
    }
    var admission = DragAdmission()
    admission.area = wishes.preferredDragArea ?? configuration.drag
    admission.interfaceIsMac = view.traitCollection.userInterfaceIdiom == .mac
    admission.isTransitionRunning = !isAtRest || presented.transitionCoordinator != nil
    admission.isModalPresented = presented.presentedViewController != nil
    admission.screenAllows = wishes.allowsDragToPop
    admission.distanceFromEdge =
      scope.direction == .leftToRight ? start.x : view.bounds.width - start.x
    admission.movement = CGPoint(x: movement.x * scope.direction.sign, y: movement.y)
    admission.claim = touched?.claim(
      in: view, excluding: wishes.viewsExcludedFromDrag, direction: scope.direction)
    return admission.refusal == nil && wishes.shouldPop(.drag)
  }

  func beginDrag() {
    guard isAtRest, let presented, let presenter, let scope,
      let replicant = scope.replicant(committing: false)
    else { return }
    let picture = picture(in: scope)
    let stage = DragStage(
      view: StageView(over: scope, lower: picture, upper: replicant), scope: scope,
      choreography: choreography(wishes?.popChoreography))
    let route: any DragRoute =
      picture == nil
      ? LiveRoute(stage: stage, upper: presented, lower: presenter, director: self)
      : PictureRoute(stage: stage, upper: presented, lower: presenter, director: self)
    let session = DragSession(
      route: route, width: scope.view.bounds.width, direction: scope.direction,
      response: configuration.settleResponse, owner: self, hear: { _ in })
    drag = session
    session.begin()
    if drag === session { keyboard.lower(in: scope.view) }
  }

  func dragDidEnd(_ session: DragSession, popping: Bool) {
    if drag === session { drag = nil }
    if popping { keyboard.forget() }
  }

  func dragWasPutBack(_ session: DragSession) { keyboard.raise() }
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
