/// UIKit's own delegate of the pop recognizers.
///
/// Taking it away revives them where it would refuse.
@MainActor final class InteractivePopDelegate: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
  }

  /// Refused: with one screen, while a transition runs, with the bar hidden, with the back button
  /// hidden or replaced, during a search that hides the bar, and where the delegate implements the
  /// animator method.
  ///
  /// In nested stacks the bar is the outermost one's, and the innermost top goes first.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if HostRuntime.hostile.hasNoPopGestures { return false }
    if let controller, controller.popToLose != nil {
      return isTowardsPop(gestureRecognizer, in: controller)
    }
    guard let controller, controller.stack.count > 1, controller.nestedToPop == nil,
      controller.outermost.isRestingAtAllLevels, !controller.outermost.isNavigationBarHidden,
      let top = controller.innermost.topViewController,
      controller.outermost.navigationBar.showsBackButton(for: top.navigationItem),
      !top.navigationItem.isBarHiddenBySearch
    else { return false }
    guard isTowardsPop(gestureRecognizer, in: controller) else { return false }
    return !controller.delegateVendsAnimators
  }

  /// The swipe over the content waits for the one from the edge.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let controller else { return false }
    return gestureRecognizer === controller.contentPopGesture
      && otherGestureRecognizer === controller.popGesture
  }

  private func isTowardsPop(
    _ gestureRecognizer: UIGestureRecognizer, in controller: UINavigationController
  ) -> Bool {
    guard !(gestureRecognizer is UIScreenEdgePanGestureRecognizer),
      let pan = gestureRecognizer as? UIPanGestureRecognizer
    else { return true }
    let velocity = pan.velocity(in: controller.view)
    let mirrored = controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let towards = mirrored ? -velocity.x : velocity.x
    return towards > abs(velocity.y)
  }
}

/// What is known of a delegate's methods.
struct KnownDelegate {
  weak var delegate: (any UINavigationControllerDelegate)?
  let vendsAnimators: Bool
}

extension UINavigationItem {
  fileprivate var isBarHiddenBySearch: Bool {
    guard let searchController else { return false }
    return searchController.isActive && searchController.hidesNavigationBarDuringPresentation
  }
}

extension UINavigationController {
  /// UIKit looks whether its delegate implements the animator method, whatever it would answer.
  var delegateVendsAnimators: Bool { storedDelegate.map(implementsAnimators) ?? false }

  /// Whether a delegate implements the animator method.
  ///
  /// On Linux every delegate has the method, and nothing tells whose it is but a call: the host asks each
  /// delegate once, about the pop that could come next.
  package func implementsAnimators(_ delegate: any UINavigationControllerDelegate) -> Bool {
    if let known = knownDelegates.first(where: { $0.delegate === delegate }) {
      return known.vendsAnimators
    }
    guard stack.count > 1, let from = stack.last else { return false }
    let to = stack[stack.count - 2]
    let vends =
      DefaultImplementation.answer(of: delegate) {
        delegate.navigationController(self, animationControllerFor: .pop, from: from, to: to)
      } != nil
    note(delegate, vendsAnimators: vends)
    return vends
  }

  /// What a call has told of a delegate.
  func note(_ delegate: any UINavigationControllerDelegate, vendsAnimators: Bool) {
    knownDelegates.removeAll { $0.delegate == nil || $0.delegate === delegate }
    knownDelegates.append(KnownDelegate(delegate: delegate, vendsAnimators: vendsAnimators))
  }

  var blocksTouches: Bool {
    if navigationBar.isBusy || nested?.blocksTouches == true { return true }
    guard case .running(let live) = stage, live.isAnimated else { return false }
    return !live.transition.isInterruptible
  }
}
