import UIKit

/// Lies above what moves in a tapped transition, and lets every touch through once the owner knows.
///
/// It acts in the hit test, so that the touch itself belongs to what lies beneath.
final class TouchShield: UIView {
  var onTouch: (() -> Void)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    // Anyone may ask what lies at a point; only a touch brings its event.
    guard event?.type == .touches || event?.type == .scroll, let onTouch else { return hit }
    onTouch()
    return nil
  }
}
