import Foundation

/// Slides one screen over the other, which moves part of the way, shrinks and is dimmed.
///
/// Most presets are values of this type. The default values are those of ``Choreography/parallax``.
public struct SlideChoreography: Choreography, Equatable {
  /// How far the screen behind moves, as a fraction of the width, from 0 to 1; the default is 0.3.
  public var travel: CGFloat

  /// The scale of the screen behind when it's covered, above 0, at most 1; the default is 1.
  public var depth: CGFloat

  /// The darkness over the screen behind when it's covered, from 0 to 1; the default is 0.1.
  public var shade: CGFloat

  /// The shadow of the screen in front; the default is 0.2 dark and 12 points wide.
  ///
  /// It fades in over the first quarter of the way. There's none along a vertical ``axis``.
  public var shadow: ScreenPlacement.Shadow

  /// Where the upper screen leaves; the default is ``TransitionAxis/horizontal``.
  ///
  /// `travel` is then a fraction of the height.
  public var axis: TransitionAxis

  /// Which screen slides; the default is the upper one.
  ///
  /// The lower one slides off toward the other side, and returns from there.
  public var front: TransitionLayout.Screen

  /// Creates the choreography; every argument defaults to that of ``Choreography/parallax``.
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

/// The look of early snapshot controllers, different for taps and drags.
///
/// In a tapped transition, both screens move by the same distance. In a drag, the lower screen
/// moves 0.6 of the distance, under a shade of 0.6 black that's gone after three quarters of the
/// way.
public struct ClassicChoreography: Choreography {
  /// Creates the choreography.
  public init() {}

  /// The layout at `coverage`: side by side for a tap, one over the other for a drag.
  public func layout(
    at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger
  ) -> TransitionLayout {
    let upper = ScreenPlacement.sliding(
      at: coverage, in: size, shadow: ScreenPlacement.Shadow(opacity: 0.6, width: 4))
    guard trigger == .drag else {
      return TransitionLayout(
        upper: upper, lower: ScreenPlacement(offset: CGPoint(x: -coverage * size.width, y: 0)))
    }
    let lower = ScreenPlacement(offset: CGPoint(x: -0.6 * coverage * size.width, y: 0))
    return TransitionLayout(
      upper: upper, lower: lower, shade: 0.6 * max(0, (coverage - 0.25) / 0.75))
  }
}

/// Turns both screens about the vertical axis, in perspective, like the two sides of a card.
///
/// The upper screen is seen during the upper half of the coverage, the lower one during the lower
/// half.
public struct FlipChoreography: Choreography {
  /// The darkness over a lower screen seen from its side, from 0 to 1; the default is 0.4.
  public var shade: CGFloat

  /// Creates the choreography.
  public init(shade: CGFloat = 0.4) { self.shade = shade }

  /// The layout at `coverage`: one side of the card, or the other.
  public func layout(
    at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger
  ) -> TransitionLayout {
    let angle = (1 - coverage) * .pi
    return TransitionLayout(
      upper: ScreenPlacement(turn: min(angle, .pi / 2), opacity: coverage > 0.5 ? 1 : 0),
      lower: ScreenPlacement(turn: max(angle - .pi, -.pi / 2), opacity: coverage > 0.5 ? 0 : 1),
      shade: coverage > 0 ? shade * sin(angle) : 0)
  }
}

/// Fades the upper screen in and out over the lower one; nothing moves.
///
/// Used in place of every other choreography while Reduce Motion or Prefer Cross-Fade Transitions is
/// on.
public struct FadeChoreography: Choreography {
  /// Where a fading screen is dragged; the default is ``TransitionAxis/horizontal``.
  ///
  /// Where it's used in place of another, it's that of the choreography that is replaced.
  public var axis: TransitionAxis

  var fadesLower = false

  /// Creates the choreography.
  public init(axis: TransitionAxis = .horizontal) { self.axis = axis }

  /// The layout at `coverage`: the opacity of the upper screen is the coverage.
  public func layout(
    at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger
  ) -> TransitionLayout {
    guard fadesLower else { return TransitionLayout(upper: ScreenPlacement(opacity: coverage)) }
    return TransitionLayout(lower: ScreenPlacement(opacity: 1 - coverage), front: .lower)
  }
}

extension Choreography where Self == SlideChoreography {
  /// The default: the lower screen moves 0.3 of the width under 0.1 black.
  public static var parallax: SlideChoreography { SlideChoreography() }

  /// The upper screen slides over a lower one that stands still, under 0.2 black.
  public static var cover: SlideChoreography {
    SlideChoreography(travel: 0, shade: 0.2, shadow: ScreenPlacement.Shadow(opacity: 0.3))
  }

  /// The upper screen moves in over a lower one that stands still, without shade.
  public static var moveIn: SlideChoreography {
    SlideChoreography(travel: 0, shade: 0, shadow: ScreenPlacement.Shadow(opacity: 0.3))
  }

  /// The lower screen slides off over an upper one that stands still, and returns in front of it.
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

extension Choreography where Self == ClassicChoreography {
  /// The look of early snapshot controllers, different for taps and drags.
  public static var classic: ClassicChoreography { ClassicChoreography() }
}

extension Choreography where Self == FlipChoreography {
  /// Both screens turn about the vertical axis, like the two sides of a card.
  public static var flip: FlipChoreography { FlipChoreography() }
}

extension Choreography where Self == FadeChoreography {
  /// A cross-fade.
  public static var fade: FadeChoreography { FadeChoreography() }
}

extension ScreenPlacement {
  /// The screen in front of every sliding choreography.
  ///
  /// Its shadow is invisible where it has left, and would otherwise lie on the other screen.
  fileprivate static func sliding(
    at coverage: CGFloat, toward sign: CGFloat = 1, in size: CGSize, shadow: Shadow,
    axis: TransitionAxis = .horizontal
  ) -> ScreenPlacement {
    let strength = axis == .horizontal ? min(1, 4 * coverage) : 0
    return ScreenPlacement(
      offset: axis.offset(sign * (1 - coverage), in: size),
      shadow: Shadow(opacity: shadow.opacity * strength, width: shadow.width))
  }
}
