import UIKit

/// What is called when the operation it was given to is at rest.
extension TransitionController {
  func complete<Result>(
    _ completion: @escaping @MainActor () -> Void, _ operation: () -> Result
  ) -> Result {
    // A push and a pop change the top; the whole stack isn't kept for a comparison.
    let (top, depth) = (navigation?.topViewController, navigation?.viewControllers.count)
    let waiting = waitingCalls.count
    terms.completion = completion
    let result = operation()
    complete(with: terms.completion)
    terms.completion = nil
    let isUnchanged =
      navigation?.topViewController === top && navigation?.viewControllers.count == depth
    if isUnchanged && waitingCalls.count <= waiting || navigation?.viewIfLoaded?.window == nil {
      runCompletions()
    }
    // Without animation `didShow` may have come already.
    FrameClock.after(frames: 2) { [weak self] in self?.runCompletions() }
    return result
  }

  func complete(with completion: (@MainActor () -> Void)?) {
    if let completion { completions.append(completion) }
  }

  var isTransitioning: Bool { !activity.isIdle || !waitingCalls.isEmpty }

  /// Calls `completion` once: when nothing moves and UIKit has shown the top, or without a window.
  func whenSettled(_ completion: @escaping @MainActor () -> Void) {
    complete(with: completion)
    if navigation?.viewIfLoaded?.window == nil || shownScreen === navigation?.topViewController {
      return runCompletions()
    }
    FrameClock.after(frames: 2) { [weak self] in self?.runCompletions() }
  }

  func runCompletions() {
    if navigation?.observers.isSending == true {
      return FrameClock.after(frames: 1) { [weak self] in self?.runCompletions() }
    }
    guard isAtRest, !completions.isEmpty else { return }
    if hasCoordinator {
      return afterCoordinator { [weak self] in self?.runCompletions() }
    }
    let due = completions
    completions = []
    for completion in due { completion() }
  }

  /// Whether UIKit has a transition under way: a push or pop, that of a modal, or one inside the stack
  /// on top.
  private var hasCoordinator: Bool {
    navigation?.transitionCoordinator != nil
      || navigation?.nestedTop?.transitionCoordinator != nil
  }

  /// Does `work` once no coordinator has been there for a frame.
  ///
  /// It isn't asked to call: the completions of a canceled swipe are lost where a second one begins
  /// meanwhile, as developers report of iOS 26.
  func afterCoordinator(_ work: @escaping @MainActor () -> Void) {
    var wasThere = true
    FrameClock.run { [weak self] _ in
      let isThere = self?.hasCoordinator == true
      defer { wasThere = isThere }
      if isThere || wasThere { return true }
      work()
      return false
    }
  }
}
