import UIKit

/// UIKit's part in a drag, whose outcome waits until UIKit has started.
struct InteractivePart: Sendable {
  /// The state to restore if the drag is canceled; nil before UIKit is asked, and once nothing is to be
  /// restored.
  var undo: InteractiveUndo?
  private(set) var isStarted = false
  private var verdict: Verdict?

  var isDecided: Bool { verdict != nil }
  /// Whether the drag has finished before UIKit has started, so that nothing is to be undone.
  var isFinishing: Bool { !isStarted && verdict == .finish }
  /// The state to restore if UIKit never starts.
  var undoBeforeStart: InteractiveUndo? { isStarted ? nil : undo }

  /// Decides the outcome, which is kept until UIKit has started.
  ///
  /// - Returns: Whether UIKit has started, so the driver carries out the outcome now.
  mutating func decide(_ verdict: Verdict) -> Bool {
    self.verdict = verdict
    return isStarted
  }

  /// Records that UIKit has started.
  ///
  /// - Returns: The outcome decided before; nil if the drag is still under way.
  mutating func start() -> Verdict? {
    isStarted = true
    return verdict
  }
}

/// The state before UIKit's part in a drag.
struct InteractiveUndo: Sendable {
  var bars: BarState?
  var stack: [UIViewController] = []
  /// The screen that is on top after the change.
  var shown: UIViewController?
}
