import CoreGraphics

/// How strongly a layout wants something, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
}

extension UILayoutPriority {
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
}

// What views and controllers are asked before a layout; there is no solver.
extension UIView {
  func markConstraints() {
    layout.needsConstraints = true
    setNeedsLayout()
  }

  /// Apple: updates the receiving view and its subviews, those below first.
  func updateMarkedConstraints() {
    for child in children { child.updateConstraintsIfNeeded() }
    if layout.needsConstraints { updateOwnConstraints() }
  }

  func updateOwnConstraints() {
    layout.needsConstraints = false
    if let owner { owner.updateViewConstraints() } else { updateConstraints() }
  }

  public var hasAmbiguousLayout: Bool { false }
  public var forFirstBaselineLayout: UIView { self }
  public var forLastBaselineLayout: UIView { self }

  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// A required dimension is kept as it is.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = sizeThatFits(targetSize)
    if horizontalFittingPriority == .required { size.width = targetSize.width }
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }
}
