import UIKit

/// Holds completions until their call's transition ends, or until everything is at rest.
@MainActor
final class Settling {
  private weak var coordinator: NavigationCoordinator?
  /// In the order of the calls; each with the screen that its call leads to.
  private var completions: [(screen: Weak<UIViewController>, completion: Completion)] = []
  private var waiters: [Completion] = []

  func serve(_ coordinator: NavigationCoordinator) { self.coordinator = coordinator }

  var isAwaited: Bool { !completions.isEmpty || !waiters.isEmpty }

  /// Keeps the completion of a call until UIKit has shown `screen`, but at most until rest.
  func add(_ completion: Completion?, until screen: UIViewController?) {
    guard let completion else { return }
    completions.append((Weak(object: screen), completion))
    // UIKit may never report it.
    run(after: 2)
  }

  /// Calls `completion` once: when nothing moves and UIKit has shown the top, or without a window.
  func whenAtRest(_ completion: Completion) {
    waiters.append(completion)
    guard let coordinator, let navigation = coordinator.navigation else { return }
    let isShown = coordinator.bars.shownScreen === navigation.topViewController
    isShown || navigation.viewIfLoaded?.window == nil ? run() : run(after: 2)
  }

  /// Calls a completion whose call has no further effect.
  func end(_ completion: Completion) {
    guard let place = completions.firstIndex(where: { $0.completion === completion }) else {
      return
    }
    completions.remove(at: place)
    coordinator?.movement.emit([completion])
  }

  /// Calls the completions up to the first calls that led to a shown screen, because UIKit shows only the
  /// last of several changes without animation.
  func didShow(_ screen: UIViewController?) {
    guard let screen, let first = completions.firstIndex(where: { $0.screen.object === screen })
    else { return }
    let end = completions[first...].firstIndex { $0.screen.object !== screen }
    let due = completions.prefix(upTo: end ?? completions.endIndex).map(\.completion)
    completions.removeFirst(due.count)
    coordinator?.movement.emit(due)
  }

  // MARK: Rest

  /// Calls all completions, now or once everything is at rest.
  func run() {
    guard let coordinator, isAwaited else { return }
    // A call or an event is under way; UIKit may show its result with the next layout.
    if coordinator.movement.areEventsHeld || coordinator.observers.isSending {
      return run(after: 2)
    }
    guard coordinator.isAtRest else { return }
    if hasCoordinator {
      return afterCoordinator { [weak self] in self?.run() }
    }
    // Calls that wait are made in the next frame.
    if coordinator.isTransitioning { return run(after: 2) }
    let due = completions.map(\.completion) + waiters
    (completions, waiters) = ([], [])
    coordinator.movement.emit(due)
  }

  func run(after frames: Int) {
    if isAwaited { FrameClock.after(frames: frames) { [weak self] in self?.run() } }
  }

  /// Whether UIKit runs a transition: a push or pop, a modal's, or one inside the stack on top.
  ///
  /// Without a window, none ever ends.
  var hasCoordinator: Bool {
    guard let navigation = coordinator?.navigation, navigation.viewIfLoaded?.window != nil else {
      return false
    }
    return navigation.transitionCoordinator != nil
      || navigation.nestedTop?.transitionCoordinator != nil
  }

  /// Runs `work` once there has been no coordinator for a frame.
  ///
  /// The coordinator's own completions aren't used: a canceled swipe's are lost if another begins
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
