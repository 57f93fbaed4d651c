import UIKit

extension PushPresentation {
  func admission(of start: DragStart) -> DragAdmission {
    guard let presented, let screen, scope != nil else { return DragAdmission(isOnScreen: false) }
    let options = screen.snapshotNavigation
    var admission = start.admission(
      in: options.dragArea.inherited(from: configuration.dragArea),
      edgePriority: configuration.edgePriority,
      direction: dragDirection(of: screen, start.view.layoutDirection))
    // Another finger may drag in its stack.
    let inner = (presented as? SnapshotNavigationController)?.transitions
    admission.isTransitionRunning =
      !isAtRest || presented.transitionCoordinator != nil || inner?.isAtRest == false
    admission.isModalPresented = isCovered
    admission.isLeftToSystem = isLeftToSystem
    admission.isModalInPresentation = presented.isModalInPresentation
    return admission
  }

  func contentRefusal(of start: DragStart) -> DragRefusal? {
    guard let presented, let screen else { return nil }
    if start.touched?.isOnDeepStack(in: presented) == true { return .deeperStack }
    return start.contentRefusal(
      direction: dragDirection(of: screen, start.view.layoutDirection),
      excluding: screen.snapshotNavigation.viewsExcludedFromDrag)
  }

  var isCovered: Bool { isPresented && presented?.presentedViewController != nil }

  func confirmsDrag() -> Bool { screen?.confirmsPop(for: .drag) ?? false }

  func beginDrag() {
    guard isAtRest, let presented, let presenter, let scope else { return }
    let pictures = (presented as? SnapshotNavigationController)?.transitions
    let caught = pictures?.trailing.flatMap { $0.to === presented && $0.grip < 1 ? $0 : nil }
    let grip = caught?.grip ?? 1
    let isMoving = pictures?.endMotion() ?? false
    // The last rendered frame shows it on its way.
    if isMoving { isConcealed = true }
    scope.keepingFrame(if: isMoving) {
      prepareDrag(
        dismissalSetup(), pushes: false, from: presented, to: presenter,
        along: dragDirection(of: screen, scope.direction), in: scope, from: grip)
    }
    if let caught { (drag?.driver as? SnapshotDragDriver)?.takeOver(caught) }
    drag?.begin()
    isConcealed = drag != nil
  }

  func present(along direction: DragDirection) -> DragSession? {
    presentingDirection = direction
    if let presented { source?.present(presented, animated: true) }
    if presented?.presentingViewController == nil { restore() }
    drag?.begin()
    return drag
  }

  func prepareDrag(
    _ setup: @autoclosure () -> TransitionSetup?, pushes: Bool, from: UIViewController,
    to: UIViewController, along direction: DragDirection, in scope: Scope,
    from grip: CGFloat = 1
  ) {
    let driver: (any DragDriver)? =
      if let animator = screen?.ownAnimator(for: pushes ? .push : .pop) {
        PercentDrivenDragDriver(animator: animator, showing: to, pushes: pushes, owner: self)
      } else {
        setup().map { SnapshotDragDriver.make(for: $0, owner: self) }
      }
    guard let driver else { return }
    let begin = NavigationEvent(
      pushes ? .push : .pop, isPresentation: true, trigger: .drag, from: from, to: to)
    drag = makeDrag(driver, along: direction, in: scope, from: grip) { [weak self] event in
      guard let self else { return }
      switch event {
      case .began: emit(begin)
      case .moved(let rest):
        guard isObserved else { break }
        emit(begin.with(.progress(coverage: begin.operation.coverage(leaving: rest))))
      case .failed: drag = nil
      case .ended(let end):
        drag = nil
        if end == .finish, driver.handsOver { handedOver = begin }
        if pushes, end == .cancel { presented?.presentedViewController?.dismiss(animated: false) }
      case .cancelled(let hasBegun, let lingering):
        lingering?.reveal(duration: 0)
        FrameClock.after(frames: 2) { [weak self] in
          if let self, drag == nil { isConcealed = false }
        }
        if hasBegun { emit(begin.with(.didCancel)) }
      }
    }
  }

  func escape() -> Bool {
    guard let presented, let presenter, let screen, isAtRest, !isCovered,
      !presented.isModalInPresentation, !presented.hasDeepStack, screen.confirmsPop(for: .escape)
    else { return false }
    trigger = .escape
    presenter.dismiss(animated: true)
    trigger = .programmatic
    return true
  }
}

extension UIViewController {
  fileprivate var hasDeepStack: Bool {
    viewIfLoaded?.window != nil && (isDeepStack || children.contains(where: \.hasDeepStack))
  }
}

extension UIView {
  fileprivate func isOnDeepStack(in container: UIViewController) -> Bool {
    sequence(first: self as UIResponder) { $0 === container ? nil : $0.next }
      .contains(where: \.isDeepStack)
  }
}

extension UIResponder {
  fileprivate var isDeepStack: Bool {
    ((self as? UINavigationController)?.viewControllers.count ?? 0) > 1
  }
}
