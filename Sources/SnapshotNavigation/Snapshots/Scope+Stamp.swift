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
      scope: ObjectIdentifier(view))
  }

  /// The stamp of a snapshot that is taken now.
  var stamp: SnapshotStamp { stamp(of: view.bounds.size) }

  /// The side insets, and the window's share of the top and bottom insets.
  ///
  /// At the sides, a sidebar is included. At the bottom, bars of containers and their insets for a
  /// mini-player are left out, because a snapshot still fits without them.
  ///
  /// A status bar's top inset is left out, too, because the appearing screen may hide the bar.
  private func safeAreaFromOutside(of size: CGSize) -> [CGFloat] {
    let sides = content.safeAreaInsets
    guard let window = view.window else { return [0, sides.left, 0, sides.right] }
    let (insets, frame) = (
      window.safeAreaInsets,
      view.convert(CGRect(origin: view.bounds.origin, size: size), to: window)
    )
    let top = insets.top > Self.statusBarHeight ? insets.top - frame.minY : 0
    let bottom = frame.maxY - (window.bounds.maxY - insets.bottom)
    return [
      min(max(0, top), insets.top), sides.left, min(max(0, bottom), insets.bottom), sides.right,
    ]
  }

  /// The status bar's height on a device with a home button, in points.
  private static let statusBarHeight: CGFloat = 20
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
