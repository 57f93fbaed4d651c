import UIKit

@testable import SnapshotNavigation

/// What has been told of one stack, and what in it breaks the grammar.
@MainActor
final class HostileBook {
  private(set) weak var stack: HostileController?
  private weak var app: HostileApp?
  /// Of each observer; the first hears the rest as well.
  private var grammars = [HostileGrammar(), HostileGrammar()]
  private var observations: [TransitionObservation] = []
  private(set) var complaint: String?
  /// In this frame.
  private(set) var turns = 0

  init(of stack: HostileController, in app: HostileApp) {
    self.stack = stack
    self.app = app
    observations = [0, 1].map { index in
      stack.observeTransitions { [weak self] in self?.hear($0, by: index) }
    }
  }

  func isAbout(_ stack: UIViewController?) -> Bool { self.stack === stack && stack != nil }

  private func hear(_ event: NavigationEvent, by observer: Int) {
    let step = HostileFact.Step(
      from: event.from?.hostileName, to: event.to?.hostileName, isPush: event.operation == .push,
      isAnimated: event.isAnimated, isPresentation: event.isPresentation)
    let (fact, place): (HostileFact, HostileAct.Place) =
      switch event.phase {
      case .willBegin: (.willBegin(step), .willBegin)
      case .progress: (.progress(step), .progress)
      case .didFinish: (.didFinish(step), .didFinish)
      case .didCancel: (.didCancel(step), .didCancel)
      }
    hear(fact, by: observer)
    app?.eventCount += 1
    app?.reached(place)
  }

  func hear(_ fact: HostileFact, by observer: Int = 0) {
    if fact == .turn { turns += 1 }
    let found = grammars[observer].hear(fact)
    complaint = complaint ?? found
  }

  /// A frame has passed.
  func frame() {
    turns = 0
    let isShown =
      stack?.viewIfLoaded?.window == nil
      || stack?.transitions.bars.shownScreen === stack?.topViewController
    let isAtRest =
      stack?.isTransitioning == false && stack?.transitionCoordinator == nil && isShown
    hear(.frame(isAtRest: isAtRest))
  }

  /// Nothing is going on any longer.
  func rest() {
    let top = stack?.viewIfLoaded?.window == nil ? nil : stack?.topViewController?.hostileName
    for observer in grammars.indices { hear(.rest(top: top), by: observer) }
  }

  /// Awaits rest, in a task that this one starts.
  func settle(_ number: Int) {
    guard let stack else { return }
    hear(.awaited(number))
    Task { [weak self, weak stack] in
      await stack?.transitionsSettled()
      self?.hear(.settled(number, isTransitioning: stack?.isTransitioning == true))
    }
  }
}

extension UIViewController {
  fileprivate var hostileName: String { title ?? "\(type(of: self))" }
}
