import UIKit

/// The completions of calls.
extension NavigationCoordinator {
  /// Makes a call on the terms of a completion, which is called once everything is at rest.
  func complete<Result>(
    _ completion: @escaping @MainActor () -> Void, _ operation: () -> Result
  ) -> Result {
    // A push and a pop change the top; the whole stack isn't kept for a comparison.
    let (top, depth) = (navigation?.topViewController, navigation?.viewControllers.count)
    let waiting = waitingCalls.count
    let result = withCompletion(completion, operation)
    let isUnchanged =
      navigation?.topViewController === top && navigation?.viewControllers.count == depth
    if isUnchanged && waitingCalls.count <= waiting || navigation?.viewIfLoaded?.window == nil {
      settling.run()
    }
    // Without animation `didShow` may have come already.
    settling.run(after: 2)
    return result
  }

  var isTransitioning: Bool { !activity.isIdle || !waitingCalls.isEmpty }

  /// Calls `completion` once: when nothing moves and UIKit has shown the top, or without a window.
  func whenSettled(_ completion: @escaping @MainActor () -> Void) {
    settling.add(completion)
    if navigation?.viewIfLoaded?.window == nil || bars.shownScreen === navigation?.topViewController
    {
      return settling.run()
    }
    settling.run(after: 2)
  }
}
