import UIKit

/// Covers a transition that runs by itself, and finds the view that is visible under each touch.
///
/// Its hit test has no side effects: UIKit may ask for one touch more than once.
final class TouchShield: UIView {
  private weak var transition: Transition?

  convenience init(over transition: Transition) {
    self.init(frame: transition.view.frame)
    self.transition = transition
    accessibilityElementsHidden = true
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { transition?.target(at: point, with: event) ?? $0 }
  }
}
