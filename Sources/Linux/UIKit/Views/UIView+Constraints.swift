import CoreGraphics

// What views and controllers are asked before a layout; there is no solver.
extension UIView {
  func updateOwnConstraints() {
    layout.needsConstraints = false
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }
}
