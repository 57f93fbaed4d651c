/// Counts nested calls to UIKit, and layouts in which UIKit may start transitions.
struct SystemCalls {
  private var depth = 0
  private var layoutDepth = 0
  private var startsInLayout = false

  var isInside: Bool { depth > 0 }
  var isInLayout: Bool { layoutDepth > 0 }

  mutating func enter() { depth += 1 }

  mutating func exit() { depth -= 1 }

  /// Notes that the controller's view is about to be laid out.
  ///
  /// - Returns: Whether UIKit may start a transition.
  mutating func beginLayout(awaitingStart: Bool) -> Bool {
    layoutDepth += 1
    if layoutDepth == 1 { startsInLayout = awaitingStart }
    return layoutDepth == 1 && awaitingStart
  }

  mutating func setUp() { startsInLayout = false }

  /// - Returns: Whether an expected start didn't happen in the layout.
  mutating func endLayout() -> Bool {
    layoutDepth -= 1
    guard layoutDepth == 0, startsInLayout else { return false }
    startsInLayout = false
    return true
  }
}
