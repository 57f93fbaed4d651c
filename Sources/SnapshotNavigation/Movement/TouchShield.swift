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
    guard let hit = super.hitTest(point, with: event) else { return nil }
    // Any code may hit-test a point; only touches and scrolls pass an event.
    guard event?.type == .touches || event?.type == .scroll else { return hit }
    return transition?.target(at: point, with: event) ?? hit
  }
}
