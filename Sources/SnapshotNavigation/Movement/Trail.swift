import UIKit

/// The visible rest of a transition when UIKit's part is complete: a motion that a touch has
/// continued, a snapshot of a screen that isn't ready, or a transition view that fades out.
@MainActor
final class Trail {
  /// A visible rest of a transition.
  private enum Leftover {
    case none
    /// A transition in motion, after a touch.
    case moving(Transition)
    case waiting(RevealWait)
    case fading(TransitionView)

    /// The view that stays in place until the live screen is seen.
    var still: TransitionView? {
      switch self {
      case .none, .moving: nil
      case .waiting(let wait): wait.view
      case .fading(let view): view
      }
    }
  }

  private var leftover = Leftover.none {
    didSet {
      // Otherwise it would stay in the window.
      if let view = oldValue.still, view !== leftover.still { view.takeDown() }
    }
  }

  var isEmpty: Bool { if case .none = leftover { true } else { false } }

  var moving: Transition? {
    if case .moving(let transition) = leftover { transition } else { nil }
  }

  var fading: TransitionView? {
    if case .fading(let view) = leftover { view } else { nil }
  }

  var waiting: RevealWait? {
    if case .waiting(let wait) = leftover { wait } else { nil }
  }

  /// The view that covers the new screen, whether or not it's fading out.
  var still: TransitionView? { leftover.still }

  func follow(_ transition: Transition) { leftover = .moving(transition) }

  /// Removes the view once the live screen beneath has been rendered, fading for `duration` seconds.
  func reveal(_ view: TransitionView, duration: TimeInterval) {
    leftover = .fading(view)
    view.reveal(duration: duration) { [weak self, weak view] in
      if let view, self?.fading === view { self?.leftover = .none }
    }
  }

  /// Leaves a snapshot up until its screen is ready; the wait reveals the screen then.
  func wait(_ wait: RevealWait) { leftover = .waiting(wait) }

  func clear() { leftover = .none }

  /// Ends what moves, and takes down what waits or fades.
  func end() {
    moving?.end()
    leftover = .none
  }
}
