import UIKit

/// Covers what moves by itself, and finds the view that is visible under each touch.
///
/// Its hit test has no side effects: UIKit may ask for one touch more than once.
final class TouchShield: UIView {
  private weak var motion: (any TouchRouting)?

  convenience init(over motion: any TouchRouting) {
    self.init(frame: .zero)
    self.motion = motion
    place(over: motion.route.setup.view)
    accessibilityElementsHidden = true
  }

  /// Takes the place of a view.
  func place(over view: UIView) {
    (bounds, center, transform) = (view.bounds, view.center, view.transform)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { motion?.route.target(at: point, with: event) ?? $0 }
  }
}
