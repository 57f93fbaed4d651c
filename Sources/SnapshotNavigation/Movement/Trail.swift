import UIKit

/// What is still seen of a transition when UIKit's part is complete: a motion that a touch has overtaken,
/// or a transition view that gives way to the live screen.
@MainActor
final class Trail {
  private enum Leftover {
    case none
    /// It moves on, because a finger has come down.
    case moving(Transition)
    case fading(TransitionView)
  }

  private var leftover = Leftover.none {
    didSet {
      // Otherwise it would stay in the window.
      if case .fading(let view) = oldValue, view !== fading { view.takeDown() }
    }
  }

  var isEmpty: Bool { if case .none = leftover { true } else { false } }

  var moving: Transition? {
    if case .moving(let transition) = leftover { transition } else { nil }
  }

  var fading: TransitionView? {
    if case .fading(let view) = leftover { view } else { nil }
  }

  func follow(_ transition: Transition) { leftover = .moving(transition) }

  /// Takes a view that moves by itself; whoever shows it reveals the live screen at its end.
  func keep(_ view: TransitionView) { leftover = .fading(view) }

  /// Removes the view once the live screen beneath has been rendered, fading for `duration` seconds.
  func reveal(_ view: TransitionView, duration: TimeInterval) {
    leftover = .fading(view)
    view.reveal(duration: duration) { [weak self, weak view] in
      if let view, self?.fading === view { self?.leftover = .none }
    }
  }

  func clear() { leftover = .none }

  /// Ends what moves, and takes down what fades.
  func end() {
    moving?.end()
    leftover = .none
  }
}
