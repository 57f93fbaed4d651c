import Foundation

/// Slides one screen over the other, which moves part of the way, shrinks, and is dimmed.
///
/// Most presets are values of this type. The default values are those of ``Choreography/parallax``.
public struct SlideChoreography: Choreography, Equatable {
  let travel: CGFloat
  let depth: CGFloat
  let shade: CGFloat
  let shadow: ScreenPlacement.Shadow
  /// The direction in which the upper screen leaves.
  public let axis: TransitionAxis
  let front: TransitionLayout.Screen

  /// Creates the choreography; every argument defaults to that of ``Choreography/parallax``.
  ///
  /// - Parameters:
  ///   - travel: How far the screen behind moves, as a fraction of the width, or of the height
  ///     along a vertical axis, from 0 to 1. The default is 0.3.
  ///   - depth: The scale of the screen behind when it's covered, above 0, at most 1. The default
  ///     is 1.
  ///   - shade: The darkness over the screen behind when it's covered, from 0 to 1. The default is
  ///     0.1.
  ///   - shadow: The shadow of the screen in front, which fades in over the first quarter of the
  ///     way. There's none along a vertical axis. The default is 0.2 dark and 12 points wide.
  ///   - axis: The direction in which the upper screen leaves. The default is
  ///     ``TransitionAxis/horizontal``.
  ///   - front: Which screen slides. The lower one slides off toward the other side, and returns
  ///     from there. The default is the upper one.
  public init(
    travel: CGFloat = 0.3, depth: CGFloat = 1, shade: CGFloat = 0.1,
    shadow: ScreenPlacement.Shadow = ScreenPlacement.Shadow(opacity: 0.2),
    axis: TransitionAxis = .horizontal, front: TransitionLayout.Screen = .upper
  ) {
    self.travel = travel
    self.depth = depth
    self.shade = shade
    self.shadow = shadow
    self.axis = axis
    self.front = front
  }

  /// The layout at `coverage`: one screen slides, the other follows at a fraction of the distance.
  public func layout(
    at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger
  ) -> TransitionLayout {
    let (covering, sign): (CGFloat, CGFloat) = front == .upper ? (coverage, 1) : (1 - coverage, -1)
    let sliding = ScreenPlacement.sliding(
      at: covering, toward: sign, in: size, shadow: shadow, axis: axis)
    let behind = ScreenPlacement(
      offset: axis.offset(-sign * travel * covering, in: size),
      scale: 1 - (1 - depth) * covering)
    return TransitionLayout(
      upper: front == .upper ? sliding : behind, lower: front == .upper ? behind : sliding,
      shade: shade * covering, front: front)
  }
}

extension Choreography where Self == SlideChoreography {
  /// The default: the lower screen moves 0.3 of the width under 0.1 black.
  public static var parallax: SlideChoreography { SlideChoreography() }

  /// The upper screen slides over a lower one that doesn't move, under 0.2 black.
  public static var cover: SlideChoreography {
    SlideChoreography(travel: 0, shade: 0.2, shadow: ScreenPlacement.Shadow(opacity: 0.3))
  }

  /// The upper screen moves in over a lower one that doesn't move, without shade.
  public static var moveIn: SlideChoreography {
    SlideChoreography(travel: 0, shade: 0, shadow: ScreenPlacement.Shadow(opacity: 0.3))
  }

  /// The lower screen slides off over an upper one that doesn't move, and returns in front of it.
  public static var reveal: SlideChoreography {
    SlideChoreography(
      travel: 0, shade: 0.2, shadow: ScreenPlacement.Shadow(opacity: 0.3), front: .lower)
  }

  /// Both screens move by the same distance, side by side.
  public static var sideways: SlideChoreography {
    SlideChoreography(travel: 1, shade: 0, shadow: .none)
  }

  /// The lower screen shrinks to 0.95 while the upper one slides over it.
  public static var scale: SlideChoreography {
    SlideChoreography(travel: 0, depth: 0.95, shade: 0.3)
  }

  /// The upper screen rises from the lower edge and is dragged down again, like a sheet.
  ///
  /// The lower one shrinks to 0.95 under 0.3 black.
  public static var rise: SlideChoreography {
    SlideChoreography(travel: 0, depth: 0.95, shade: 0.3, shadow: .none, axis: .down)
  }
}
