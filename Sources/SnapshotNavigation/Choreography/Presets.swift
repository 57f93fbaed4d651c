import Foundation

/// The upper screen slides over the lower, which moves a part of the way and is dimmed.
public struct ParallaxChoreography: Choreography {
  /// How far the lower screen moves, as a fraction of the width, from 0 to 1; default 0.3.
  public var travel: CGFloat = 0.3

  /// Darkness over the fully covered lower screen, from 0 to 1; default 0.1.
  public var shade: CGFloat = 0.1

  /// Shadow of the upper screen; default 0.2 dark and 12 points wide.
  ///
  /// It fades in over the first quarter of coverage.
  public var shadow = Placement.Shadow(opacity: 0.2, width: 12)

  /// Creates the choreography with its defaults.
  public init() {}

  /// The still at `coverage`: the upper slides, the lower follows at a fraction of the distance.
  public func frame(at coverage: CGFloat, in size: CGSize, for trigger: Trigger) -> StageFrame {
    StageFrame(
      upper: .sliding(at: coverage, in: size, shadow: shadow),
      lower: Placement(offset: CGPoint(x: -travel * coverage * size.width, y: 0)),
      shade: shade * coverage)
  }
}

/// The look of the early snapshot controllers: different for a tap and a finger.
///
/// Tapped, the two screens move together like pages of one strip. Dragged, the lower follows at 0.6
/// of the distance under a cover of 0.6 black that is gone after three quarters of the way.
public struct ClassicChoreography: Choreography {
  /// Creates the choreography.
  public init() {}

  /// The still at `coverage`: a strip of two pages for a tap, a covered picture for a finger.
  public func frame(at coverage: CGFloat, in size: CGSize, for trigger: Trigger) -> StageFrame {
    let upper = Placement.sliding(
      at: coverage, in: size, shadow: Placement.Shadow(opacity: 0.6, width: 4))
    switch trigger {
    case .tap:
      return StageFrame(
        upper: upper, lower: Placement(offset: CGPoint(x: -coverage * size.width, y: 0)))
    case .drag:
      let lower = Placement(offset: CGPoint(x: -0.6 * coverage * size.width, y: 0))
      return StageFrame(upper: upper, lower: lower, shade: 0.6 * max(0, (coverage - 0.25) / 0.75))
    }
  }
}

/// The upper screen slides over a lower screen that stays where it is.
public struct CoverChoreography: Choreography {
  /// Darkness over the fully covered lower screen, from 0 to 1; default 0.2.
  public var shade: CGFloat = 0.2

  /// Shadow of the upper screen; default 0.3 dark and 12 points wide.
  public var shadow = Placement.Shadow(opacity: 0.3, width: 12)

  /// Creates the choreography with its defaults.
  public init() {}

  /// The still at `coverage`: only the upper moves.
  public func frame(at coverage: CGFloat, in size: CGSize, for trigger: Trigger) -> StageFrame {
    StageFrame(
      upper: .sliding(at: coverage, in: size, shadow: shadow), shade: shade * coverage)
  }
}

/// Whatever comes moves in over what was there, which stays where it is.
///
/// A new page comes from the trailing side; in a ``PageStackView`` a page that comes back does so
/// from the leading side, over the one that leaves.
public struct MoveInChoreography: Choreography {
  /// Shadow of the page that moves; default 0.3 dark and 12 points wide.
  public var shadow = Placement.Shadow(opacity: 0.3, width: 12)

  /// Creates the choreography with its defaults.
  public init() {}

  /// What comes back moves in, too.
  public var returnsInFront: Bool { true }

  /// The still at `coverage`: only the upper moves.
  public func frame(at coverage: CGFloat, in size: CGSize, for trigger: Trigger) -> StageFrame {
    StageFrame(upper: .sliding(at: coverage, in: size, shadow: shadow))
  }
}

/// Both screens move side by side, like pages of one strip.
public struct SidewaysChoreography: Choreography {
  /// Creates the choreography.
  public init() {}

  /// The still at `coverage`: both move by the same distance.
  public func frame(at coverage: CGFloat, in size: CGSize, for trigger: Trigger) -> StageFrame {
    StageFrame(
      upper: Placement(offset: CGPoint(x: (1 - coverage) * size.width, y: 0)),
      lower: Placement(offset: CGPoint(x: -coverage * size.width, y: 0)))
  }
}

/// The upper screen slides over a lower screen that recedes.
public struct ScaleChoreography: Choreography {
  /// Scale of the fully covered lower screen, above 0, at most 1; default 0.95.
  public var depth: CGFloat = 0.95

  /// Darkness over the fully covered lower screen, from 0 to 1; default 0.3.
  public var shade: CGFloat = 0.3

  /// Creates the choreography with its defaults.
  public init() {}

  /// The still at `coverage`: the lower shrinks as it is covered.
  public func frame(at coverage: CGFloat, in size: CGSize, for trigger: Trigger) -> StageFrame {
    StageFrame(
      upper: .sliding(at: coverage, in: size, shadow: Placement.Shadow(opacity: 0.2)),
      lower: Placement(scale: 1 - (1 - depth) * coverage),
      shade: shade * coverage)
  }
}

/// The upper screen fades in and out over the lower; nothing moves.
///
/// Takes the place of every other choreography while Reduce Motion is on.
public struct FadeChoreography: Choreography {
  /// Creates the choreography.
  public init() {}

  /// The still at `coverage`: the upper is as opaque as it covers.
  public func frame(at coverage: CGFloat, in size: CGSize, for trigger: Trigger) -> StageFrame {
    StageFrame(upper: Placement(opacity: coverage))
  }
}

extension Choreography where Self == ParallaxChoreography {
  /// The default: the lower screen moves 0.3 of the width under 0.1 black.
  public static var parallax: ParallaxChoreography { ParallaxChoreography() }
}

extension Choreography where Self == ClassicChoreography {
  /// The look of the early snapshot controllers, different for a tap and a finger.
  public static var classic: ClassicChoreography { ClassicChoreography() }
}

extension Choreography where Self == CoverChoreography {
  /// The upper screen slides over a still lower one.
  public static var cover: CoverChoreography { CoverChoreography() }
}

extension Choreography where Self == MoveInChoreography {
  /// The new page moves in over a still one, from the trailing side; back from the leading side.
  public static var moveIn: MoveInChoreography { MoveInChoreography() }
}

extension Choreography where Self == SidewaysChoreography {
  /// Two pages of one strip: both move by the same distance.
  public static var sideways: SidewaysChoreography { SidewaysChoreography() }
}

extension Choreography where Self == ScaleChoreography {
  /// The lower screen recedes to 0.95 while the upper slides over it.
  public static var scale: ScaleChoreography { ScaleChoreography() }
}

extension Choreography where Self == FadeChoreography {
  /// A cross-fade.
  public static var fade: FadeChoreography { FadeChoreography() }
}

extension Placement {
  /// The upper screen of every sliding choreography.
  ///
  /// Its shadow is gone at coverage 0, where the band would otherwise lie on the lower screen.
  fileprivate static func sliding(
    at coverage: CGFloat, in size: CGSize, shadow: Shadow
  ) -> Placement {
    let strength = min(1, 4 * coverage)
    return Placement(
      offset: CGPoint(x: (1 - coverage) * size.width, y: 0),
      shadow: Shadow(opacity: shadow.opacity * strength, width: shadow.width))
  }
}
