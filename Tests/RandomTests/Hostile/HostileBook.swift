import SnapshotNavigation
import UIKit

/// What one stack of a hostile app has told, and the first rule that it has broken.
@MainActor
final class HostileBook {
  private weak var controller: HostileController?
  private weak var app: HostileApp?
  private var observations: [TransitionObservation] = []
  /// Of each observer; the first hears the rest as well.
  private var grammars = [HostileGrammar(), HostileGrammar()]
  private(set) var complaint: String?
  /// Whether the screen of the drag at hand has left the stack; a callback may put it back before the end is
  /// told.
  private var hasLeft = false
  /// How often the library has resumed in this frame.
  private(set) var turns = 0

  init(of controller: HostileController, in app: HostileApp) {
    self.controller = controller
    self.app = app
    observations = grammars.indices.map { observer in
      controller.observeTransitions { [weak self] in self?.hear($0, by: observer) }
    }
  }

  func isAbout(_ stack: UINavigationController?) -> Bool {
    controller != nil && controller === stack
  }

  var isDragging: Bool { controller?.isFingerFollowed == true }

  func hear(_ fact: HostileFact, by observer: Int = 0) {
    if fact == .turn { turns += 1 }
    let found = grammars[observer].hear(fact)
    if complaint == nil { complaint = found }
  }

  /// A frame has been shown.
  func frame() {
    hear(.frame(isAtRest: controller?.isHostileRest ?? true))
    turns = 0
  }

  /// Everything has come to its end.
  func rest() {
    let isSeen = controller?.viewIfLoaded?.window != nil
    let top = isSeen ? controller?.topViewController?.title : nil
    for observer in grammars.indices { hear(.rest(top: top), by: observer) }
  }

  private func hear(_ event: NavigationEvent, by observer: Int) {
    app?.eventCount += 1
    let step = HostileFact.Step(event, name: name)
    hear(HostileFact(event, name: name), by: observer)
    if event.trigger == .drag, event.operation == .pop, !event.isPresentation,
      let from = event.from, let controller
    {
      let isOnStack = controller.viewControllers.contains(from)
      // An override that pops to another screen makes a pop of its own.
      let hasCome = !isOnStack && event.to.map(controller.viewControllers.contains) ?? true
      hasLeft = event.phase != .willBegin && hasLeft || !isOnStack
      switch event.phase {
      case .didFinish: hear(.dragged(step, isFinished: true, isOnStack: isOnStack && !hasLeft))
      // Where the app has called since the finger came down, or twice, its call may have popped before
      // this is told. Beneath the app's own animator, UIKit puts the screen back after it's told.
      case .didCancel
      where app?.actCount == app?.actsAtLanding && app?.overrides != .callSuperTwice
        && (from as? HostileScreen)?.kind != .animated:
        hear(.dragged(step, isFinished: false, isOnStack: !hasCome))
      case .willBegin, .progress, .didCancel: break
      }
    }
    if event.isPresentation { app?.reached(.presentationEvent) }
    switch event.phase {
    case .willBegin: app?.reached(.willBegin)
    case .progress: app?.reached(.progress)
    case .didFinish: app?.reached(.didFinish)
    case .didCancel: app?.reached(.didCancel)
    }
  }

  private func name(_ screen: UIViewController) -> String {
    (screen as? any HostileStack)?.name ?? screen.title ?? "\(type(of: screen))"
  }
}

extension UINavigationController {
  /// Whether nothing of UIKit's or the library's is under way in a stack or around it.
  var isHostileRest: Bool {
    let isMoving =
      (self as? SnapshotNavigationController).map { $0.isTransitioning || $0.hasTrail }
      ?? false
    guard !isMoving else { return false }
    // Outside of a window UIKit leaves a modal's as it was.
    return viewIfLoaded?.window == nil
      || transitionCoordinator == nil && topViewController?.transitionCoordinator == nil
  }
}
