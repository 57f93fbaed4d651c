import UIKit

extension SnapshotNavigationController {
  /// Pushes a screen and calls `completion` once: when the screen is shown, when the push is
  /// interrupted, or at once if there's no window.
  ///
  /// A call that interrupts the push completes it first: `completion` is called while the screen is
  /// still the top one, and then that call changes the stack.
  public func pushViewController(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    transitions.withCompletion(completion) {
      pushViewController(viewController, animated: animated)
    }
  }

  /// Pops the top screen and calls `completion` once: when the pop has ended, or at once if nothing
  /// is popped or there's no window.
  @discardableResult
  public func popViewController(
    animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> UIViewController? {
    transitions.withCompletion(completion) { popViewController(animated: animated) }
  }

  /// Pops to a screen and calls `completion` once: when the pop has ended, or at once if nothing is
  /// popped or there's no window.
  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> [UIViewController]? {
    transitions.withCompletion(completion) {
      popToViewController(viewController, animated: animated)
    }
  }

  /// Pops to the root and calls `completion` once: when the pop has ended, or at once if nothing is
  /// popped or there's no window.
  @discardableResult
  public func popToRootViewController(
    animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> [UIViewController]? {
    transitions.withCompletion(completion) { popToRootViewController(animated: animated) }
  }

  /// Replaces the stack and calls `completion` once: when the transition has ended, or at once if
  /// nothing changes or there's no window.
  public func setViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    transitions.withCompletion(completion) {
      setViewControllers(viewControllers, animated: animated)
    }
  }

  // MARK: Waiting

  /// Whether a push, a pop or a drag is running or about to start.
  ///
  /// It's `true` from the call, or from the beginning of a drag, until everything is at rest.
  /// Modals and presentations like a push don't count.
  public var isTransitioning: Bool { transitions.isTransitioning }

  /// Waits until no push, pop or drag is running, and UIKit shows the top screen.
  ///
  ///     Task {
  ///       navigation.pushViewController(UIViewController(), animated: true)
  ///       await navigation.transitionsSettled()
  ///     }
  ///
  /// It returns after the completions of earlier operations have been called, even if a transition
  /// is interrupted; without a window it returns at once.
  public func transitionsSettled() async {
    repeat {
      await withCheckedContinuation { continuation in
        transitions.whenSettled { continuation.resume() }
      }
    } while isTransitioning
  }
}
