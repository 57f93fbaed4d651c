import UIKit

/// The visible remainder of a transition after UIKit's part.
///
/// It's a motion that goes on after a touch or in a presentation, a snapshot of a screen that isn't ready, or
/// a transition view that fades out.
@MainActor
final class Trail {
  /// The stage of a remainder.
  private enum TrailingStage {
    case none
    /// A transition in motion.
    case moving(Transition)
    case waiting(RevealWait)
    case fading(TransitionView)

    /// The view that stays in place until the live screen is visible.
    var still: TransitionView? {
      switch self {
      case .none, .moving: nil
      case .waiting(let wait): wait.view
      case .fading(let view): view
      }
    }
  }

  private var stage = TrailingStage.none {
    didSet {
      // Otherwise, the old view would stay in the window.
      if let view = oldValue.still, view !== stage.still { view.takeDown() }
    }
  }

  var isEmpty: Bool { if case .none = stage { true } else { false } }

  var moving: Transition? {
    if case .moving(let transition) = stage { transition } else { nil }
  }

  var fading: TransitionView? {
    if case .fading(let view) = stage { view } else { nil }
  }

  var waiting: RevealWait? {
    if case .waiting(let wait) = stage { wait } else { nil }
  }

  /// The view that covers the new screen, whether or not it's fading out.
  var still: TransitionView? { stage.still }

  /// Takes a transition that moves on without UIKit.
  func keepMoving(_ transition: Transition) { stage = .moving(transition) }

  /// Fades out the view, or removes it, once the live screen beneath has been rendered.
  func reveal(_ view: TransitionView, fading fades: Bool = true) {
    stage = .fading(view)
    view.reveal(fading: fades) { [weak self, weak view] in
      if let view, self?.fading === view { self?.stage = .none }
    }
  }

  /// Keeps a snapshot up until its wait ends, which reveals the screen.
  func wait(_ wait: RevealWait) { stage = .waiting(wait) }

  func clear() { stage = .none }

  /// Ends a moving transition, and removes a waiting or fading view.
  func end() {
    moving?.end()
    stage = .none
  }
}
