import Foundation

/// How a transition looks: a pure function from coverage to a layout of the two screens.
///
/// *Coverage* is how much the upper screen hides the lower: a push runs it from 0 to 1, a pop and a
/// drag from 1 to 0 over the same layouts, so one function describes both directions. See
/// <doc:WritingAChoreography> for an example.
public protocol Choreography: Sendable {
  /// The layout at `coverage`, written for left-to-right layouts; it's mirrored where needed.
  ///
  /// Called on the main thread: many times as a transition without a drag starts, and once per move
  /// of a finger during a drag. It must be pure and fast.
  ///
  /// - Parameters:
  ///   - coverage: From 0 (only the lower screen is visible) to 1 (only the upper).
  ///   - size: The size of the screens, in points.
  ///   - trigger: What started the transition; ``TransitionTrigger/drag`` for a finger.
  /// - Returns: Where both screens are.
  func layout(at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger)
    -> TransitionLayout

  /// The direction in which the upper screen is dragged away.
  ///
  /// Read as a finger touches the screen, even if an animator of the app animates the pop. The
  /// default is ``TransitionAxis/horizontal``.
  var axis: TransitionAxis { get }
}

extension Choreography {
  /// The default, ``TransitionAxis/horizontal``.
  public var axis: TransitionAxis { .horizontal }
}
