import Foundation

/// How a transition looks: a pure function from coverage to a still of the stage.
///
/// *Coverage* is how much the upper screen hides the lower: a push runs it from 0 to 1, a pop and a
/// drag from 1 to 0 over the same stills, so nobody writes a reversed branch.
///
///     struct Rise: Choreography {
///       func frame(at coverage: CGFloat, in size: CGSize, for trigger: Trigger) -> StageFrame {
///         let distance = (1 - coverage) * size.height
///         return StageFrame(upper: Placement(offset: CGPoint(x: 0, y: distance)))
///       }
///     }
public protocol Choreography: Sendable {
  /// The still at `coverage`, written for a left-to-right layout; the stage mirrors it.
  ///
  /// Called on the main thread: once per sample as a tapped transition starts, once per move of a
  /// finger during a drag. Must be pure, and cheap enough for that.
  ///
  /// - Parameters:
  ///   - coverage: From 0 (only the lower screen is seen) to 1 (only the upper).
  ///   - size: Size of the stage in points.
  ///   - trigger: A tap or a finger; they may look different.
  /// - Returns: Where both screens stand.
  func frame(at coverage: CGFloat, in size: CGSize, for trigger: Trigger) -> StageFrame

  /// Whether what comes back moves in over what leaves, from the leading side; default false.
  ///
  /// False: a pop shows the same stills backwards. True, in a ``PageStackView``: it shows those of
  /// a push, mirrored, with the page that comes back as the upper one. A navigation controller
  /// always runs the stills backwards. Read once, as a pop or a drag begins.
  var returnsInFront: Bool { get }
}

extension Choreography {
  /// A pop is a push run backwards.
  public var returnsInFront: Bool { false }
}
