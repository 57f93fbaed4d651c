import UIKit

extension SnapshotNavigationController {
  /// Pushes a screen and calls `completion` once, when it is shown.
  ///
  /// Without a window it is called at once.
  public func pushViewController(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    complete(completion) { pushViewController(viewController, animated: animated) }
  }

  /// Pops the top screen and calls `completion` once, when the pop is complete.
  ///
  /// At the root, and without a window, it is called at once.
  @discardableResult
  public func popViewController(
    animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> UIViewController? {
    complete(completion) { popViewController(animated: animated) }
  }

  /// Pops to a screen of the stack and calls `completion` once, when the pop is complete.
  ///
  /// When nothing is popped, and without a window, it is called at once.
  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController, animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> [UIViewController]? {
    complete(completion) { popToViewController(viewController, animated: animated) }
  }

  /// Pops to the root and calls `completion` once, when the pop is complete.
  ///
  /// At the root, and without a window, it is called at once.
  @discardableResult
  public func popToRootViewController(
    animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> [UIViewController]? {
    complete(completion) { popToRootViewController(animated: animated) }
  }

  private func complete<Result>(
    _ completion: @escaping @MainActor () -> Void, _ operation: () -> Result
  ) -> Result {
    // A push and a pop change the top; all of the stack is not kept for a comparison.
    let (top, depth) = (topViewController, viewControllers.count)
    let result = operation()
    director.completions.append(completion)
    let isUnchanged = topViewController === top && viewControllers.count == depth
    if isUnchanged && director.delayed.isEmpty || viewIfLoaded?.window == nil {
      director.runCompletions()
    }
    // Without animation `didShow` may have come already.
    FrameClock.after(frames: 2) { [weak self] in self?.director.runCompletions() }
    return result
  }
}
