import UIKit

/// Lies above what moves in a tapped transition, and names for each touch the view that is seen under
/// it.
///
/// Its hit test changes nothing and calls nobody: UIKit may ask for one touch more than once.
final class TouchShield: UIView {
  private weak var transition: Transition?

  convenience init(over transition: Transition) {
    self.init(frame: transition.view.frame)
    self.transition = transition
    accessibilityElementsHidden = true
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    // Anyone may ask what lies at a point; only a touch brings its event.
    guard event?.type == .touches || event?.type == .scroll else { return hit }
    return transition?.target(at: point, with: event) ?? hit
  }
}
