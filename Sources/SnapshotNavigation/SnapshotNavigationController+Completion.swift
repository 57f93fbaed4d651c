import UIKit

extension SnapshotNavigationController {
  /// Pushes a screen and calls `completion` once: when it's shown, interrupted, or without a window.
  public func pushViewController(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    transitions.complete(completion) { pushViewController(viewController, animated: animated) }
  }

  /// Pops the top screen and calls `completion` once, at the end or at once if nothing moves.
  @discardableResult
  public func popViewController(
    animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> UIViewController? {
    transitions.complete(completion) { popViewController(animated: animated) }
  }

  /// Pops to a screen and calls `completion` once, at the end or at once if nothing moves.
  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> [UIViewController]? {
    transitions.complete(completion) { popToViewController(viewController, animated: animated) }
  }

  /// Pops to the root and calls `completion` once, at the end or at once if nothing moves.
  @discardableResult
  public func popToRootViewController(
    animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> [UIViewController]? {
    transitions.complete(completion) { popToRootViewController(animated: animated) }
  }

  /// Replaces the stack and calls `completion` once, at the end or at once if nothing moves.
  public func setViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor () -> Void
  ) {
    transitions.complete(completion) { setViewControllers(viewControllers, animated: animated) }
  }

  // MARK: Waiting

  /// Whether a push, a pop or a drag is running or about to start.
  ///
  /// It's `true` from the call, or from the beginning of a drag, until everything is at rest. Modals and
  /// presentations like a push don't count.
  public var isTransitioning: Bool { transitions.isTransitioning }

  /// Waits until no push, pop or drag is running, and UIKit shows the top screen.
  ///
  ///     Task {
  ///       navigation.pushViewController(UIViewController(), animated: true)
  ///       await navigation.transitionsSettled()
  ///     }
  ///
  /// It returns after the completions of earlier operations have been called, also if a transition is
  /// interrupted; without a window it returns at once.
  public func transitionsSettled() async {
    repeat {
      await withCheckedContinuation { continuation in
        transitions.whenSettled { continuation.resume() }
      }
    } while isTransitioning
  }
}
