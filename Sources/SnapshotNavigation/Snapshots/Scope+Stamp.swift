import UIKit

extension Scope {
  /// The stamp of a snapshot of `size` that is taken now.
  func stamp(of size: CGSize) -> SnapshotStamp {
    let traits = content.traitCollection
    return SnapshotStamp(
      size: size, scale: displayScale, safeArea: safeAreaFromOutside(of: size),
      interfaceStyle: traits.userInterfaceStyle.rawValue,
      contentSizeCategory: traits.preferredContentSizeCategory.rawValue,
      displayGamut: traits.displayGamut.rawValue,
      displayOptions: SnapshotStamp.DisplayOptions(
        contrast: traits.accessibilityContrast.rawValue,
        legibilityWeight: traits.legibilityWeight.rawValue,
        reducesTransparency: UIAccessibility.isReduceTransparencyEnabled,
        showsButtonShapes: UIAccessibility.buttonShapesEnabled),
      tint: content.tint, direction: direction, verticalBarEdge: traits.verticalBarNumber,
      scope: ObjectIdentifier(view), topInsets: topInsetsFromOutside)
  }

  /// The stamp of a snapshot that is taken now.
  var stamp: SnapshotStamp { stamp(of: view.bounds.size) }

  /// The side insets, and the window's share of the bottom inset.
  ///
  /// At the sides, a sidebar is included. At the bottom, bars of containers and their insets for a
  /// mini-player are left out, because a snapshot still fits without them.
  private func safeAreaFromOutside(of size: CGSize) -> [CGFloat] {
    let sides = content.safeAreaInsets
    guard let window = view.window else { return [sides.left, 0, sides.right] }
    let inset = window.safeAreaInsets.bottom
    let edge = view.convert(CGRect(origin: view.bounds.origin, size: size), to: window).maxY
    return [sides.left, min(max(0, edge - (window.bounds.maxY - inset)), inset), sides.right]
  }

  /// The window's share of the top inset, with and without the status bar.
  private var topInsetsFromOutside: Set<CGFloat> {
    guard let window = view.window else { return [0] }
    let top = max(0, view.convert(view.bounds.origin, to: window).y)
    let inset = window.safeAreaInsets.top
    let bar = window.windowScene?.statusBarManager?.statusBarFrame.height ?? 0
    return [max(0, inset - top), max(0, inset - max(bar, top))]
  }
}

extension UIView {
  /// The components of the tint color; nil while it's dimmed, because UIKit hides the original.
  fileprivate var tint: [CGFloat]? {
    guard tintAdjustmentMode != .dimmed, let color = tintColor else { return nil }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let isKnown = color.resolvedColor(with: traitCollection)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return isKnown ? [red, green, blue, alpha] : nil
  }
}
