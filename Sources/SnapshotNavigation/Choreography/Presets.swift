import Foundation

/// Slides the upper screen over the lower one, which moves part of the way, shrinks and is dimmed.
///
/// Most presets are values of this type. The default values are those of ``Choreography/parallax``.
public struct SlideChoreography: Choreography, Equatable {
  /// How far the lower screen moves, as a fraction of the width, from 0 to 1; the default is 0.3.
  public var travel: CGFloat

  /// The scale of the fully covered lower screen, above 0, at most 1; the default is 1.
  public var depth: CGFloat

  /// The darkness over the fully covered lower screen, from 0 to 1; the default is 0.1.
  public var shade: CGFloat

  /// The shadow of the upper screen; the default is 0.2 dark and 12 points wide.
  ///
  /// It fades in over the first quarter of coverage. There's none along a vertical ``axis``.
  public var shadow: ScreenPlacement.Shadow

  /// Where the upper screen leaves; the default is ``TransitionAxis/horizontal``.
  ///
  /// `travel` is then a fraction of the height.
  public var axis: TransitionAxis

  /// Creates the choreography; every argument defaults to that of ``Choreography/parallax``.
  public init(
    travel: CGFloat = 0.3, depth: CGFloat = 1, shade: CGFloat = 0.1,
    shadow: ScreenPlacement.Shadow = ScreenPlacement.Shadow(opacity: 0.2),
    axis: TransitionAxis = .horizontal
  ) {
    self.travel = travel
    self.depth = depth
    self.shade = shade
    self.shadow = shadow
    self.axis = axis
  }

  /// The layout at `coverage`: the upper slides, the lower follows at a fraction of the distance.
  public func layout(
    at coverage: CGFloat, in size: CGSize, for trigger: PopTrigger
  ) -> TransitionLayout {
    TransitionLayout(
      upper: .sliding(at: coverage, in: size, shadow: shadow, axis: axis),
      lower: ScreenPlacement(
        offset: axis.offset(-travel * coverage, in: size), scale: 1 - (1 - depth) * coverage),
      shade: shade * coverage)
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
    at coverage: CGFloat, in size: CGSize, for trigger: PopTrigger
  ) -> TransitionLayout {
    let upper = ScreenPlacement.sliding(
      at: coverage, in: size, shadow: ScreenPlacement.Shadow(opacity: 0.6, width: 4))
    guard trigger == .interactive else {
      return TransitionLayout(
        upper: upper, lower: ScreenPlacement(offset: CGPoint(x: -coverage * size.width, y: 0)))
    }
    let lower = ScreenPlacement(offset: CGPoint(x: -0.6 * coverage * size.width, y: 0))
    return TransitionLayout(
      upper: upper, lower: lower, shade: 0.6 * max(0, (coverage - 0.25) / 0.75))
  }
}

/// Moves the lower screen in from the leading side, over an upper screen that stands still.
///
/// Use it for the pops of a ``PageStackView``, together with ``Choreography/moveIn`` for its
/// pushes. A navigation controller always keeps the upper screen in front.
public struct MoveBackChoreography: Choreography {
  /// The shadow of the moving screen; the default is 0.3 dark and 12 points wide.
  public var shadow = ScreenPlacement.Shadow(opacity: 0.3, width: 12)

  /// Creates the choreography with its defaults.
  public init() {}

  /// The layout at `coverage`: only the lower screen moves, in front.
  public func layout(
    at coverage: CGFloat, in size: CGSize, for trigger: PopTrigger
  ) -> TransitionLayout {
    var lower = ScreenPlacement.sliding(at: 1 - coverage, in: size, shadow: shadow)
    lower.offset.x = -lower.offset.x
    return TransitionLayout(lower: lower, front: .lower)
  }
}

/// Fades the upper screen in and out over the lower one; nothing moves.
///
/// Used in place of every other choreography while Reduce Motion is on.
public struct FadeChoreography: Choreography {
  /// Where a fading screen is dragged; the default is ``TransitionAxis/horizontal``.
  ///
  /// While Reduce Motion is on, it's that of the choreography that is replaced.
  public var axis: TransitionAxis

  /// Whether the lower screen fades instead, in front of the upper one.
  var fadesLower = false

  /// Creates the choreography.
  public init(axis: TransitionAxis = .horizontal) { self.axis = axis }

  /// The layout at `coverage`: the opacity of the upper screen is the coverage.
  public func layout(
    at coverage: CGFloat, in size: CGSize, for trigger: PopTrigger
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

extension Choreography where Self == MoveBackChoreography {
  /// The lower screen moves in over an upper one that stands still, for the pops of a page stack.
  public static var moveBack: MoveBackChoreography { MoveBackChoreography() }
}

extension Choreography where Self == FadeChoreography {
  /// A cross-fade.
  public static var fade: FadeChoreography { FadeChoreography() }
}

extension ScreenPlacement {
  /// The upper screen of every sliding choreography.
  ///
  /// Its shadow is invisible at coverage 0, where it would otherwise lie on the lower screen.
  fileprivate static func sliding(
    at coverage: CGFloat, in size: CGSize, shadow: Shadow, axis: TransitionAxis = .horizontal
  ) -> ScreenPlacement {
    let strength = axis == .horizontal ? min(1, 4 * coverage) : 0
    return ScreenPlacement(
      offset: axis.offset(1 - coverage, in: size),
      shadow: Shadow(opacity: shadow.opacity * strength, width: shadow.width))
  }
}
