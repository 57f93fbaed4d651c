import UIKit

/// Ends all motion as a stack's view leaves its window, which a container may not report.
final class WindowWatch: UIView {
  private weak var movement: Movement?

  convenience init(of movement: Movement) {
    self.init(frame: .zero)
    isHidden = true
    self.movement = movement
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { movement?.bringToRest() }
  }
}
