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

  /// Pushes a screen and returns when it's shown or the push was interrupted.
  public func pushViewControllerAndWait(
    _ viewController: UIViewController, animated: Bool
  ) async {
    await wait { pushViewController(viewController, animated: animated, completion: $0) }
  }

  /// Pops the top screen and returns it when the pop is complete or was interrupted.
  @discardableResult
  public func popViewControllerAndWait(animated: Bool) async -> UIViewController? {
    await wait { popViewController(animated: animated, completion: $0) }
  }

  /// Pops to a screen of the stack and returns what was popped when the pop is complete or was
  /// interrupted.
  @discardableResult
  public func popToViewControllerAndWait(
    _ viewController: UIViewController, animated: Bool
  ) async -> [UIViewController]? {
    await wait { popToViewController(viewController, animated: animated, completion: $0) }
  }

  /// Pops to the root and returns what was popped when the pop is complete or was interrupted.
  @discardableResult
  public func popToRootViewControllerAndWait(animated: Bool) async -> [UIViewController]? {
    await wait { popToRootViewController(animated: animated, completion: $0) }
  }

  /// Replaces the stack and returns when its top is shown or the change was interrupted.
  public func setViewControllersAndWait(
    _ viewControllers: [UIViewController], animated: Bool
  ) async {
    await wait { setViewControllers(viewControllers, animated: animated, completion: $0) }
  }

  @discardableResult
  private func wait<Result>(
    for operation: (_ completion: @escaping @MainActor () -> Void) -> Result?
  ) async -> Result? {
    var result: Result?
    await withCheckedContinuation { continuation in
      let resumption = Resumption(continuation)
      result = operation { withExtendedLifetime(resumption) {} }
    }
    return result
  }
}

/// Resumes exactly once, when the completion that retains it is released: after its call, or
/// together with the controller.
private final class Resumption: Sendable {
  private let continuation: CheckedContinuation<Void, Never>

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  deinit { continuation.resume() }
}
