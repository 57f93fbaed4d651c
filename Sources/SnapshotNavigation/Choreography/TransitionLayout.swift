import Foundation

/// The position and look of one of the two screens of a transition.
///
/// Write placements for left-to-right layouts, where a positive horizontal offset points to the
/// trailing side. They're mirrored in right-to-left layouts.
public struct ScreenPlacement: Equatable, Sendable {
  /// Distance from the resting position in points; any finite value; the default is zero.
  ///
  /// `x` increases toward the trailing side, `y` downward.
  public var offset: CGPoint

  /// The scale about the center; above 0; the default is 1.
  public var scale: CGFloat

  /// The opacity, from 0 (invisible) to 1 (opaque); the default is 1.
  public var opacity: CGFloat

  /// The shadow beside the edge that lies over the other screen; the default is none.
  ///
  /// It's drawn for the screen in front: at the leading edge of the upper one, or at the trailing
  /// edge of the lower one.
  public var shadow: Shadow

  /// Creates a placement; every argument defaults to the resting position.
  public init(
    offset: CGPoint = .zero, scale: CGFloat = 1, opacity: CGFloat = 1,
    shadow: Shadow = .none
  ) {
    self.offset = offset
    self.scale = scale
    self.opacity = opacity
    self.shadow = shadow
  }

  /// A band of shadow beside an edge of a screen.
  public struct Shadow: Equatable, Sendable {
    /// Darkness next to the edge, from 0 (none) to 1 (black); the default is 0.
    public var opacity: CGFloat

    /// The width of the band in points, 0 or more; the default is 12.
    ///
    /// Read once, as a transition starts: a choreography can fade its shadow, but not resize it.
    public var width: CGFloat

    /// Creates a shadow with an opacity (0 to 1) and a width in points.
    public init(opacity: CGFloat = 0, width: CGFloat = 12) {
      self.opacity = opacity
      self.width = width
    }

    /// No shadow.
    public static let none = Shadow()
  }
}

/// A moment of a transition: where both screens are, and how dark the one behind is.
///
/// At coverage 1, the upper screen is at rest; at coverage 0, the lower one is. At rest, a screen
/// has no shade, and the other one is hidden or invisible.
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
  public var lower: ScreenPlacement

  /// The darkness over the screen behind, from 0 (clear) to 1 (black); the default is 0.
  public var shade: CGFloat

  /// Which screen is drawn in front; the default is ``Screen/upper``.
  ///
  /// Read once, at half the coverage, as a transition starts. If a navigation controller goes back
  /// to a screen without a snapshot, which can't be in front, the transition fades instead.
  public var front: Screen

  /// Creates a layout; every argument defaults to a screen at rest without shade.
  public init(
    upper: ScreenPlacement = ScreenPlacement(), lower: ScreenPlacement = ScreenPlacement(),
    shade: CGFloat = 0,
    front: Screen = .upper
  ) {
    self.upper = upper
    self.lower = lower
    self.shade = shade
    self.front = front
  }
}

extension ScreenPlacement {
  func facing(_ direction: LayoutDirection) -> ScreenPlacement {
    var placement = self
    placement.offset.x *= direction.sign
    return placement
  }
}

extension Choreography {
  /// The screen in front throughout a transition: the one at half the coverage.
  package var front: TransitionLayout.Screen {
    layout(at: 0.5, in: CGSize(width: 1, height: 1), for: .programmatic).front
  }

  /// Whether the upper screen fades and doesn't move.
  func fades(in size: CGSize, for trigger: TransitionTrigger) -> Bool {
    let uppers = stride(from: 0, through: 1, by: 0.25).lazy.map {
      layout(at: $0, in: size, for: trigger).upper
    }
    return uppers.allSatisfy { $0 == ScreenPlacement(opacity: $0.opacity) }
      && uppers.contains { $0.opacity < 1 }
  }
}
