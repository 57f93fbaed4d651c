import Foundation

/// The look of early libraries that moved snapshots; it differs between taps and drags.
///
/// In a tapped transition, both screens move by the same distance. In a drag, the lower screen
/// moves 0.6 of the distance, under a shade of 0.6 black that's gone after three quarters of the
/// way.
public struct ClassicChoreography: Choreography {
  /// The layout at `coverage`; a drag's differs from a tap's.
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

/// Fades the upper screen in and out over the lower one; nothing moves.
///
/// Used in place of every other choreography while Reduce Motion or Prefer Cross-Fade Transitions is
/// on.
public struct FadeChoreography: Choreography, Equatable {
  /// The direction in which a fading screen is dragged; the default is ``TransitionAxis/horizontal``.
  ///
  /// A fade that replaces another choreography takes over its axis.
  public let axis: TransitionAxis

  let fadesLower: Bool

  package init(axis: TransitionAxis = .horizontal, fadesLower: Bool = false) {
    self.axis = axis
    self.fadesLower = fadesLower
  }

  /// The layout at `coverage`, which sets the opacity of the fading screen.
  public func layout(
    at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger
  ) -> TransitionLayout {
    guard fadesLower else { return TransitionLayout(upper: ScreenPlacement(opacity: coverage)) }
    return TransitionLayout(lower: ScreenPlacement(opacity: 1 - coverage), front: .lower)
  }
}

extension Choreography where Self == ClassicChoreography {
  /// The look of early libraries that moved snapshots; it differs between taps and drags.
  public static var classic: ClassicChoreography { ClassicChoreography() }
}

extension Choreography where Self == FadeChoreography {
  /// A cross-fade.
  public static var fade: FadeChoreography { FadeChoreography() }
}

extension ScreenPlacement {
  /// The placement of the screen in front, in every sliding choreography.
  ///
  /// Its shadow fades out as the screen slides off; otherwise, it would lie on the other screen.
  static func sliding(
    at coverage: CGFloat, toward sign: CGFloat = 1, in size: CGSize, shadow: Shadow,
    axis: TransitionAxis = .horizontal
  ) -> ScreenPlacement {
    let strength = axis == .horizontal ? min(1, 4 * coverage) : 0
    return ScreenPlacement(
      offset: axis.offset(sign * (1 - coverage), in: size),
      shadow: Shadow(opacity: shadow.opacity * strength, width: shadow.width))
  }
}
