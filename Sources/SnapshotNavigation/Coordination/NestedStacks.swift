import UIKit

/// Navigation controllers on another navigation controller's stack, as in a collapsed split view.
///
/// These stacks share the outermost controller's bar, which no screen's snapshot can include. So UIKit
/// shows their transitions.
extension UINavigationController {
  /// The coordinator of a change of this stack; UIKit also returns a modal's or an outer stack's.
  var stackCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transitionCoordinator.flatMap { coordinator in
      [.from, .to].contains { coordinator.viewController(forKey: $0)?.parent === self }
        ? coordinator : nil
    }
  }

  /// Whether UIKit is changing this stack, or presenting it.
  var isMovedBySystem: Bool {
    viewIfLoaded?.window != nil && (stackCoordinator != nil || outermost.isBeingPresented)
  }

  /// Whether this stack is on that of another navigation controller.
  var isNested: Bool { parent is UINavigationController }

  /// The navigation controller on top of the stack.
  var nestedTop: UINavigationController? { topViewController as? UINavigationController }

  /// Whether this is one of several stacks that share a bar.
  var isInNestedStacks: Bool { isNested || nestedTop != nil }

  /// The visible screen: the top of the innermost stack.
  var innermostTop: UIViewController? { nestedTop?.innermostTop ?? topViewController }

  /// Whether a pop removes the top of the stack inside this one.
  var popsInside: Bool { nestedTop.map { $0.viewControllers.count > 1 || $0.popsInside } ?? false }
}

extension NavigationCoordinator {
  /// Makes a pop that UIKit passes on to the stack on top.
  func popInside(animated: Bool) -> UIViewController? {
    let call = Call(change: .pop, isAnimated: animated)
    guard let inner = navigation?.nestedTop as? SnapshotNavigationController else {
      return navigation?.makeOnSystem(call)?.first
    }
    let trigger = systemTransitions.isPopping ? .drag : terms.trigger
    return inner.transitions.withTrigger(trigger) { navigation?.makeOnSystem(call)?.first }
  }
}
