import UIKit

/// What a controller reports about a push, a pop or a drag.
///
/// Tap and drag report alike: one ``Phase/willBegin``, any number of ``Phase/progress(coverage:)``,
/// then either ``Phase/didFinish`` or ``Phase/didCancel``. Operations without animation report
/// nothing; their end is told by the delegate's `didShow` and by completion closures.
@MainActor
public struct NavigationEvent {
  /// What happens to the stack.
  public enum Operation: Sendable, Hashable {
    /// A screen comes.
    case push
    /// The top screen leaves, perhaps with others.
    case pop
  }

  /// How far it is.
  public enum Phase: Sendable, Equatable {
    /// The stage is up, nothing has moved.
    case willBegin
    /// The upper screen covers so much of the lower: from 0 (nothing) to 1 (all of it).
    case progress(coverage: CGFloat)
    /// The transition is complete and the stack is as it says.
    case didFinish
    /// A drag was given up; everything is as it was before.
    case didCancel
  }

  /// Push or pop.
  public let operation: Operation
  /// A tap or a finger.
  public let trigger: Trigger
  /// The screen that leaves.
  public let from: UIViewController
  /// The screen that comes.
  public let to: UIViewController
  /// How far it is.
  public let phase: Phase
}
