import UIKit

extension Scope {
  /// The stamp of a snapshot that is taken now.
  var stamp: SnapshotStamp {
    let traits = content.traitCollection
    return SnapshotStamp(
      size: view.bounds.size, scale: displayScale, safeArea: safeAreaFromOutside,
      interfaceStyle: traits.userInterfaceStyle.rawValue,
      contentSizeCategory: traits.preferredContentSizeCategory.rawValue,
      displayGamut: traits.displayGamut.rawValue,
      displayOptions: SnapshotStamp.DisplayOptions(
        contrast: traits.accessibilityContrast.rawValue,
        legibilityWeight: traits.legibilityWeight.rawValue,
        reducesTransparency: UIAccessibility.isReduceTransparencyEnabled,
        showsButtonShapes: UIAccessibility.buttonShapesEnabled),
      tint: content.tint, direction: direction, scope: ObjectIdentifier(view))
  }

  /// The insets at the sides, and the window's share in the one at the bottom.
  ///
  /// At the sides, a sidebar counts. At the bottom, the bars of the containers around have a share, and
  /// what these add for a mini-player: that's no reason not to show a screen as it was.
  ///
  /// The top isn't part of it: besides bars there's only the window's own inset, in which a status bar
  /// has a share where there is a home button, and the screen that appears may hide it. What else comes
  /// from above, such as a call bar, makes the view smaller.
  private var safeAreaFromOutside: [CGFloat] {
    let sides = content.safeAreaInsets
    guard let window = view.window else { return [sides.left, 0, sides.right] }
    let inset = window.safeAreaInsets.bottom
    let reach = view.convert(view.bounds, to: window).maxY - (window.bounds.maxY - inset)
    return [sides.left, min(max(0, reach), inset), sides.right]
  }
}

extension UIView {
  /// The components of the tint color; nil while it's dimmed, because UIKit doesn't tell from which.
  fileprivate var tint: [CGFloat]? {
    guard tintAdjustmentMode != .dimmed, let color = tintColor else { return nil }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let isKnown = color.resolvedColor(with: traitCollection)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return isKnown ? [red, green, blue, alpha] : nil
  }
}
