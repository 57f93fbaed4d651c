import SnapshotNavigation
import UIKit

/// What a stack, one of its observers, a completion or the clock tells, in order.
enum HostileFact: Hashable, Sendable {
  /// A step of one change, as an event tells it; screens by name, nil for none or one that's gone.
  struct Step: Hashable, Sendable {
    var from: String?
    var to: String?
    var isPush = true
    var isAnimated = true
    var isPresentation = false
  }

  case willBegin(Step)
  case progress(Step)
  case didFinish(Step)
  case didCancel(Step)
  /// A completion is given with a call, and called.
  case given(Int)
  case called(Int)
  /// `transitionsSettled()` is awaited, and returns.
  case awaited(Int)
  case settled(Int, isTransitioning: Bool)
  /// A continuation of the library's runs on the main actor.
  case turn
  case frame(isAtRest: Bool)
  /// A drag back has ended, and the screen that it dragged is on the stack or not.
  case dragged(Step, isFinished: Bool, isOnStack: Bool)
  /// Nothing is going on, and that screen is on top, unless the stack has no window.
  case rest(top: String?)
}

extension HostileFact {
  /// What an event tells; `name` names its screens.
  @MainActor init(_ event: NavigationEvent, name: (UIViewController) -> String?) {
    let step = Step(event, name: name)
    self =
      switch event.phase {
      case .willBegin: .willBegin(step)
      case .progress: .progress(step)
      case .didFinish: .didFinish(step)
      case .didCancel: .didCancel(step)
      }
  }
}

extension HostileFact.Step {
  @MainActor init(_ event: NavigationEvent, name: (UIViewController) -> String?) {
    self.init(
      from: event.from.flatMap(name), to: event.to.flatMap(name), isPush: event.operation == .push,
      isAnimated: event.isAnimated, isPresentation: event.isPresentation)
  }
}

extension HostileFact.Step: CustomStringConvertible {
  var description: String {
    let change =
      isPresentation ? (isPush ? "presentation" : "dismissal") : (isPush ? "push" : "pop")
    return
      "the \(isAnimated ? "" : "unanimated ")\(change) from \(from ?? "nobody") to \(to ?? "nobody")"
  }

  /// Whether an event tells of this step; a screen may be gone by its end.
  func isTold(as other: Self) -> Bool {
    func agree(_ one: String?, _ other: String?) -> Bool {
      one == nil || other == nil || one == other
    }
    return agree(from, other.from) && agree(to, other.to) && isPush == other.isPush
      && isAnimated == other.isAnimated
  }
}
