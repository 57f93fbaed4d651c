/// Where the bars and the screens of a navigation controller are, in its view's coordinates.
struct NavigationLayout: Equatable, Sendable {
  var bounds: CGRect
  var safeArea: UIEdgeInsets
  var barHeight: CGFloat
  /// What a translucent bar adds to the safe area.
  var barInset: CGFloat
  var isBarHidden: Bool
  var isBarTranslucent: Bool
  var toolbarHeight: CGFloat
  var isToolbarHidden: Bool
  var isToolbarTranslucent: Bool

  struct Placement: Equatable, Sendable {
    var frame: CGRect
    var insets: UIEdgeInsets
  }

  /// As measured in a simulator, in points.
  static let uprightBarWidth: CGFloat = 84

  /// Where the bar stands upright; the side's inset takes it in.
  func uprightBarFrame(atLeft isLeft: Bool) -> CGRect {
    CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - Self.uprightBarWidth, y: bounds.minY,
      width: Self.uprightBarWidth, height: bounds.height)
  }

  var barFrame: CGRect {
    CGRect(
      x: bounds.minX, y: isBarHidden ? bounds.minY - barHeight : bounds.minY + safeArea.top,
      width: bounds.width, height: barHeight)
  }

  var toolbarFrame: CGRect {
    let bottom = isToolbarHidden ? 0 : toolbarHeight + safeArea.bottom
    return CGRect(
      x: bounds.minX, y: bounds.maxY - bottom, width: bounds.width, height: toolbarHeight)
  }

  /// Apple: beneath a translucent bar the content has the full size; beside an opaque one it ends
  /// at the bar, unless it extends under opaque bars too.
  func placement(edges: UIRectEdge, includesOpaqueBars: Bool) -> Placement {
    var frame = bounds
    var insets = UIEdgeInsets.zero
    if !isBarHidden {
      if edges.contains(.top), isBarTranslucent || includesOpaqueBars {
        insets.top = barInset
      } else {
        frame.origin.y += safeArea.top + barHeight
        frame.size.height -= safeArea.top + barHeight
      }
    }
    if !isToolbarHidden {
      if edges.contains(.bottom), isToolbarTranslucent || includesOpaqueBars {
        insets.bottom = toolbarHeight
      } else {
        frame.size.height -= safeArea.bottom + toolbarHeight
      }
    }
    frame.size.height = max(frame.size.height, 0)
    return Placement(frame: frame, insets: insets)
  }
}
