import UIKit

/// Holds completions until their call's transition ends, or until everything is at rest.
@MainActor
final class CallCompletions {
  weak var owner: NavigationCoordinator?
  /// The completions in the order of their calls, each with the screen that the call leads to.
  private var completions: [(screen: Weak<UIViewController>, completion: Completion)] = []
  private var waiters: [Completion] = []
  /// UIKit's part of a step that has been given up, which UIKit ends soon or never.
  private weak var overdue: (any UIViewControllerTransitionCoordinator)?
  private var isOverdueAwaited = false

  var isAwaited: Bool { !completions.isEmpty || !waiters.isEmpty }

  /// Keeps the completion of a call until UIKit has shown `screen`, or until everything is at rest.
  func add(_ completion: Completion?, until screen: UIViewController?) {
    guard let completion else { return }
    completions.append((Weak(object: screen), completion))
    // UIKit may never report the screen.
    run(after: 2)
  }

  /// Calls `completion` once, when nothing moves and UIKit has shown the top screen, or if there's no
  /// window.
  func whenAtRest(_ completion: Completion) {
    waiters.append(completion)
    guard let owner, let navigation = owner.navigation else { return }
    let isShown = owner.bars.shownScreen === navigation.topViewController
    isShown || navigation.viewIfLoaded?.window == nil ? run() : run(after: 2)
  }

  /// Calls a completion whose call has no further effect.
  func end(_ completion: Completion) {
    guard let place = completions.firstIndex(where: { $0.completion === completion }) else {
      return
    }
    completions.remove(at: place)
    owner?.movement.emit([completion])
  }

  /// Calls the completions up to and including the first ones that wait for a shown screen.
  ///
  /// Of several changes without animation, UIKit shows only the last.
  func didShow(_ screen: UIViewController?) {
    guard let screen, let first = completions.firstIndex(where: { $0.screen.object === screen })
    else { return }
    let end = completions[first...].firstIndex { $0.screen.object !== screen }
    let due = completions.prefix(upTo: end ?? completions.endIndex).map(\.completion)
    completions.removeFirst(due.count)
    owner?.movement.emit(due)
  }

  // MARK: Rest

  /// Calls all completions, now or once everything is at rest.
  func run() {
    guard let owner, isAwaited else { return }
    // During a call or an event, UIKit may show the result with the next layout.
    if owner.movement.areEventsHeld || owner.observers.isSending {
      return run(after: 2)
    }
    guard !owner.isMoving else { return }
    if hasCoordinator {
      return afterCoordinator { [weak self] in self?.run() }
    }
    // Waiting calls are made in the next frame.
    if owner.isTransitioning { return run(after: 2) }
    let due = completions.map(\.completion) + waiters
    (completions, waiters) = ([], [])
    owner.movement.emit(due)
  }

  func run(after frames: Int) {
    if isAwaited { FrameClock.after(frames: frames) { [weak self] in self?.run() } }
  }

  /// Whether UIKit runs a transition: a push or pop, a modal's, or one of the stack on top.
  ///
  /// Without a window, no transition ever ends.
  var hasCoordinator: Bool { coordinator != nil }

  private var coordinator: (any UIViewControllerTransitionCoordinator)? {
    guard let navigation = owner?.navigation, navigation.viewIfLoaded?.window != nil else {
      return nil
    }
    return [navigation.transitionCoordinator, navigation.nestedTop?.transitionCoordinator].lazy
      .compactMap(\.self).first { isOverdueAwaited || $0 !== overdue }
  }

  /// Gives up UIKit's part of a step: waits at most `frames` more frames for it.
  func noteOverdue(_ coordinator: any UIViewControllerTransitionCoordinator, awaiting frames: Int) {
    (overdue, isOverdueAwaited) = (coordinator, frames > 0)
    guard frames > 0 else { return }
    FrameClock.after(frames: frames) { [weak self, weak coordinator] in
      if let self, overdue === coordinator { isOverdueAwaited = false }
    }
  }

  /// Whether a transition of UIKit's is still awaited; one that is overdue, which may be the library's, no
  /// longer is.
  private func goesOn(_ wait: inout CoordinatorWait) -> Bool {
    guard let coordinator, let owner, let navigation = owner.navigation else { return false }
    guard wait.isOverdue(coordinator, in: navigation.view.layer) else { return true }
    noteOverdue(coordinator, awaiting: 0)
    if owner.activity.isIdle, navigation.stackCoordinator === coordinator {
      Fuse.app.note(.notEnded, owner.report)
    }
    return hasCoordinator
  }

  func isOverdue(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
    coordinator === overdue
  }

  /// Runs `work` once there has been no coordinator for a frame, or once it's overdue.
  ///
  /// The coordinator's own completions aren't used: in iOS 26, developers report, a canceled swipe's
  /// completions are lost if another swipe begins meanwhile.
  func afterCoordinator(_ work: @escaping @MainActor () -> Void) {
    var wasThere = true
    var wait = CoordinatorWait()
    FrameClock.run { [weak self] _ in
      let isThere = self?.goesOn(&wait) == true
      defer { wasThere = isThere }
      if isThere || wasThere { return true }
      work()
      return false
    }
  }
}

/// A wait for the end of UIKit's transition, which UIKit may never start or never end.
@MainActor
private struct CoordinatorWait {
  /// The most seconds of the layer's time, after the duration that UIKit states.
  private static let patience: TimeInterval = 1
  /// The fewest frames, because the main thread may have been busy instead.
  private static let leastFrames = 60

  private weak var awaited: (any UIViewControllerTransitionCoordinator)?
  private var limit: CFTimeInterval = 0
  private var frames = 0

  /// Whether no finger holds the transition, and its end is long past.
  mutating func isOverdue(
    _ coordinator: any UIViewControllerTransitionCoordinator, in layer: CALayer
  ) -> Bool {
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    if coordinator !== awaited || coordinator.isInteractive {
      (awaited, frames) = (coordinator, 0)
      limit = now + coordinator.transitionDuration + Self.patience
    }
    frames += 1
    return frames > Self.leastFrames && now > limit
  }
}
