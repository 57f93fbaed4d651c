import UIKit

/// Who is called when everything is at rest, and when that is.
@MainActor
final class Settling {
  private weak var coordinator: NavigationCoordinator?
  /// In the order of the calls that they were given to.
  private var completions: [@MainActor () -> Void] = []

  init(of coordinator: NavigationCoordinator) { self.coordinator = coordinator }

  var isAwaited: Bool { !completions.isEmpty }

  func add(_ completion: (@MainActor () -> Void)?) {
    if let completion { completions.append(completion) }
  }

  /// Calls the completions, if everything is at rest; else once it is.
  func run() {
    guard let coordinator else { return }
    if coordinator.navigation?.observers.isSending == true { return run(after: 1) }
    guard coordinator.isAtRest, isAwaited else { return }
    if hasCoordinator {
      return afterCoordinator { [weak self] in self?.run() }
    }
    let due = completions
    completions = []
    for completion in due { completion() }
  }

  func run(after frames: Int) { FrameClock.after(frames: frames) { [weak self] in self?.run() } }

  /// Whether UIKit has a transition under way: a push or pop, that of a modal, or one inside the stack
  /// on top.
  private var hasCoordinator: Bool {
    let navigation = coordinator?.navigation
    return navigation?.transitionCoordinator != nil
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
