import UIKit

@testable import SnapshotNavigation

/// What one stack of a hostile app has told, and the first rule that it has broken.
@MainActor
final class HostileBook {
  private weak var controller: HostileController?
  private weak var app: HostileApp?
  private var observation: TransitionObservation?
  private var grammar = HostileGrammar()
  private(set) var complaint: String?
  /// How often the library has resumed in this frame.
  private(set) var turns = 0

  init(of controller: HostileController, in app: HostileApp) {
    self.controller = controller
    self.app = app
    observation = controller.observeTransitions { [weak self] in self?.hear($0) }
  }

  func isAbout(_ stack: UINavigationController?) -> Bool { controller != nil && controller === stack }

  var isDragging: Bool { controller?.transitions.drag != nil }

  func hear(_ fact: HostileFact) {
    if fact == .turn { turns += 1 }
    let found = grammar.hear(fact)
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
    hear(.rest(top: isSeen ? controller?.topViewController?.title : nil))
  }

  private func hear(_ event: NavigationEvent) {
    app?.eventCount += 1
    let step = HostileFact.Step(
      from: event.from.map(name), to: event.to.map(name), isPush: event.operation == .push,
      isAnimated: event.isAnimated, isPresentation: event.isPresentation)
    switch event.phase {
    case .willBegin: hear(.willBegin(step))
    case .progress: hear(.progress(step))
    case .didFinish: hear(.didFinish(step))
    case .didCancel: hear(.didCancel(step))
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
      (self as? SnapshotNavigationController).map { $0.isTransitioning || $0.transitions.hasTrail }
      ?? false
    return !isMoving && transitionCoordinator == nil && topViewController?.transitionCoordinator == nil
  }
}
