import UIKit

extension SnapshotNavigationController {
  /// Pushes a screen and calls `completion` once, when the push has ended or is interrupted.
  ///
  /// Without a window, `completion` is called immediately.
  ///
  /// If another call interrupts the push, `completion` is called first, while the screen is still
  /// on top. Then the other call changes the stack.
  public func pushViewController(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    transitions.withCompletion(completion) {
      pushViewController(viewController, animated: animated)
    }
  }

  /// Pops the top screen and calls `completion` once, when the pop has ended.
  ///
  /// If nothing is popped or there's no window, `completion` is called immediately.
  @discardableResult
  public func popViewController(
    animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> UIViewController? {
    transitions.withCompletion(completion) { popViewController(animated: animated) }
  }

  /// Pops to a screen and calls `completion` once, when the pop has ended.
  ///
  /// If nothing is popped or there's no window, `completion` is called immediately.
  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> [UIViewController]? {
    transitions.withCompletion(completion) {
      popToViewController(viewController, animated: animated)
    }
  }

  /// Pops to the root and calls `completion` once, when the pop has ended.
  ///
  /// If nothing is popped or there's no window, `completion` is called immediately.
  @discardableResult
  public func popToRootViewController(
    animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> [UIViewController]? {
    transitions.withCompletion(completion) { popToRootViewController(animated: animated) }
  }

  /// Replaces the stack and calls `completion` once, when the transition has ended.
  ///
  /// If nothing changes or there's no window, `completion` is called immediately.
  public func setViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    transitions.withCompletion(completion) {
      setViewControllers(viewControllers, animated: animated)
    }
  }

  // MARK: Waiting

  /// Whether a push, pop, or drag is running or about to start.
  ///
  /// It's `true` from the time of the call, or from the beginning of a drag, until everything is at
  /// rest. Modals, including those presented like a push, don't affect it.
  public var isTransitioning: Bool { transitions.isTransitioning }

  /// Waits until no push, pop, or drag is running, and UIKit shows the top screen.
  ///
  ///     Task {
  ///       navigation.pushViewController(UIViewController(), animated: true)
  ///       await navigation.transitionsSettled()
  ///     }
  ///
  /// It returns after the completion handlers of earlier operations have been called, even if a
  /// transition is interrupted. Without a window, it returns immediately.
  public func transitionsSettled() async {
    repeat {
      await withCheckedContinuation { continuation in
        transitions.whenSettled { continuation.resume() }
      }
    } while isTransitioning
  }
}
