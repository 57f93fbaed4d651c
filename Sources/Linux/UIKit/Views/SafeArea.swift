import CoreGraphics

/// Which part of a view the bars and the device's edges cover, as arithmetic on one edge at a time.
struct SafeArea {
  /// The bounds of the superview, in its own coordinates.
  var bounds: CGRect
  /// What is covered of the superview.
  var insets: UIEdgeInsets

  /// Apple: a view's safe area is its superview's, as far as the view lies under it.
  ///
  /// The overlap of each edge is counted for itself and never exceeds the superview's inset
  /// there.
  func insets(of frame: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: overlap(of: insets.top, at: bounds.minY + insets.top - frame.minY),
      left: overlap(of: insets.left, at: bounds.minX + insets.left - frame.minX),
      bottom: overlap(of: insets.bottom, at: frame.maxY - (bounds.maxY - insets.bottom)),
      right: overlap(of: insets.right, at: frame.maxX - (bounds.maxX - insets.right)))
  }

  private func overlap(of inset: CGFloat, at depth: CGFloat) -> CGFloat {
    min(max(depth, 0), max(inset, 0))
  }
}
