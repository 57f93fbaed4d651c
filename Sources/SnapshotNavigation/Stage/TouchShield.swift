import UIKit

/// Lies above what moves in a tapped transition, and names for each touch the view that is seen under
/// it.
///
/// Its hit test changes nothing and calls nobody: UIKit may ask for one touch more than once.
final class TouchShield: UIView {
  /// The view for a touch at a point of the shield.
  var target: ((CGPoint, UIEvent?) -> UIView?)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    // Anyone may ask what lies at a point; only a touch brings its event.
    guard event?.type == .touches || event?.type == .scroll else { return hit }
    return target?(point, event) ?? hit
  }
}
