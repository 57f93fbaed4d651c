import UIKit

/// Updates the status bar during a drag, and changes the stack at its end.
extension NavigationCoordinator {
  func drag(_ drag: DragSession, did step: DragSession.Event) {
    switch step {
    case .began: self.drag(drag, remaining: 1)
    case .settles: drag.guardTaps(by: gesture.tapGuard)
    case .failed:
      comeToRest()
      // The app's override may have dropped the animation.
      reportUnanimatedChange()
      report(.refused(.vetoed))
    }
  }

  func drag(_ drag: DragSession, remaining rest: CGFloat) {
    let coversMost = drag.plan.operation.coverage(remaining: rest) >= 0.5
    let screen = coversMost == (drag.plan.way == .back) ? drag.plan.from : drag.plan.to
    if let screen { statusBar.show(screen) }
  }

  // MARK: Changing the stack

  func changeInteractively(pushing screen: UIViewController?) -> InteractiveUndo? {
    guard let navigation, let before = bars.state else { return nil }
    // From here on, the bars belong to the other screen.
    frames.forgetContent()
    let stack = navigation.viewControllers
    let hasChanged = performOnUIKit(screen == nil ? .pop : .push) {
      navigation.changeStack(pushing: screen, animated: true)
    }
    // The app's override may have dropped the animation, or changed something else.
    guard hasChanged, let top = stack.last, isAnimatingChange(from: top) else { return nil }
    return InteractiveUndo(bars: before, stack: stack, shown: navigation.topViewController)
  }

  /// Whether UIKit animates the change that has just been made.
  ///
  /// UIKit asks for an animator in the call. Its coordinator may come later, and with other screens.
  private func isAnimatingChange(from screen: UIViewController) -> Bool {
    if let animated = change.animatedScreen { return animated.object === screen }
    return navigation?.stackCoordinator?.viewController(forKey: .from) === screen
  }

  /// Restores the bars of a drag that UIKit has taken back.
  func restore(_ undo: InteractiveUndo) {
    if let before = undo.bars { bars.restore(before) }
    frames.noteRendering()
  }

  /// Takes back what UIKit has never started.
  func takeBack(_ undo: InteractiveUndo) {
    makeOnSystem(Call(change: .set(undo.stack), isAnimated: false))
    restore(undo)
    // UIKit may take nothing back of what it never starts.
    if let top = navigation?.topViewController, top !== undo.stack.last {
      bars.noteShown(top)
      reportUnanimatedChange()
    }
  }

  func changeScreens(for dragged: Transition, animated: Bool) {
    guard let navigation else { return movement.cancel(dragged) }
    if animated { movement.prepare(dragged) }
    if dragged.isOnItsWay, dragged.remaining >= 0.5 { statusBar.held = statusBar.current }
    let screen = dragged.operation == .push ? dragged.to : nil
    // Observers receive the drag's end before another change by the app's override.
    movement.holdEvents()
    let hasChanged = performOnUIKit(dragged.operation) {
      navigation.changeStack(pushing: screen, animated: animated)
    }
    // The app's override may have dropped the animation.
    let isAnimated = animated && isAnimatingChange(from: dragged.from)
    guard !hasChanged || !isAnimated || transition !== dragged else { return releaseEvents() }
    if animated, transition === dragged, dragged.isOnItsWay {
      if !hasChanged {
        movement.turnBack(dragged)
        return releaseEvents()
      }
      if navigation.topViewController === dragged.to { dragged.goOnAlone() }
    }
    movement.cancel(dragged)
    comeToRest()
    releaseEvents()
    callCompletions.run(after: 2)
  }

  /// Lets UIKit pop for a drag that has moved nothing.
  func popPlainly() {
    _ = withTrigger(.drag) { navigation?.changeStack(pushing: nil, animated: true) }
  }
}

extension UINavigationController {
  /// Pushes a screen for a drag, or pops if nil.
  ///
  /// The app's overrides run, as in UIKit's own drag.
  ///
  /// - Returns: Whether the screen has been pushed, or the top popped.
  fileprivate func changeStack(pushing screen: UIViewController?, animated: Bool) -> Bool {
    if let screen {
      pushViewController(screen, animated: animated)
      return topViewController === screen
    }
    guard let top = topViewController else { return false }
    popViewController(animated: animated)
    return !viewControllers.holds(top)
  }
}
