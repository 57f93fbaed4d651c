import Foundation

/// Where one of the two screens of a transition stands.
///
/// Placements are written for left-to-right layouts: a positive horizontal offset points to the
/// trailing side. The stage mirrors them where the layout runs from right to left.
public struct ScreenPlacement: Equatable, Sendable {
  /// Distance from the resting position in points; any finite value, default zero.
  ///
  /// `x` grows towards the trailing side, `y` downwards.
  public var offset: CGPoint

  /// Size relative to the resting size, about the centre; above 0, default 1.
  public var scale: CGFloat

  /// Opacity from 0 (not seen) to 1 (opaque); default 1.
  public var opacity: CGFloat

  /// The shadow that falls from the leading edge; default none.
  public var shadow: Shadow

  /// Creates a placement; every argument defaults to the resting position.
  public init(
    offset: CGPoint = .zero, scale: CGFloat = 1, opacity: CGFloat = 1, shadow: Shadow = .none
  ) {
    self.offset = offset
    self.scale = scale
    self.opacity = opacity
    self.shadow = shadow
  }

  /// The screen exactly where it belongs: no offset, full size, opaque, no shadow.
  public static let rest = ScreenPlacement()

  /// A band of shadow beside the leading edge of a screen.
  public struct Shadow: Equatable, Sendable {
    /// Darkness next to the edge, from 0 (none) to 1 (black); default 0.
    public var opacity: CGFloat

    /// How far the band reaches from the edge, in points, 0 or more; default 12.
    ///
    /// Read once, as a transition starts: a choreography fades its shadow, it does not resize it.
    public var width: CGFloat

    /// Creates a shadow of an opacity (0 to 1) and a width in points.
    public init(opacity: CGFloat = 0, width: CGFloat = 12) {
      self.opacity = opacity
      self.width = width
    }

    /// No shadow at all.
    public static let none = Shadow()
  }
}

/// A moment of a transition: where the upper and the lower screen are and how dark it is between them.
///
/// At coverage 1 the upper screen is at rest; at coverage 0 the lower one is at rest, unshaded, and
/// nothing of the upper is visible.
public struct TransitionLayout: Equatable, Sendable {
  /// One of the two screens of a transition.
  public enum Screen: Sendable, Hashable {
    /// The screen nearer the top of the stack.
    case upper
    /// The screen nearer the root.
    case lower
  }

  /// The screen nearer the top of the stack; the default is at rest.
  public var upper: ScreenPlacement

  /// The screen nearer the root; the default is at rest.
  ///
  /// Its shadow is drawn only where it's in front.
  public var lower: ScreenPlacement

  /// The darkness over the lower screen, from 0 (clear) to 1 (black); the default is 0.
  public var shade: CGFloat

  /// Which screen is drawn in front; the default is ``Screen/upper``.
  ///
  /// Read once, as a transition of a ``PageStackView`` starts. A navigation controller ignores it.
  public var front: Screen

  /// Creates a layout; every argument defaults to a screen at rest without shade.
  public init(
    upper: ScreenPlacement = .rest, lower: ScreenPlacement = .rest, shade: CGFloat = 0,
    front: Screen = .upper
  ) {
    self.upper = upper
    self.lower = lower
    self.shade = shade
    self.front = front
  }
}

extension ScreenPlacement {
  /// The same placement as it looks where the layout runs in `direction`.
  func facing(_ direction: LayoutDirection) -> ScreenPlacement {
    var placement = self
    placement.offset.x *= direction.sign
    return placement
  }
}
