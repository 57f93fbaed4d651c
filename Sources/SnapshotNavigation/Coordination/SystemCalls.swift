/// How deep UIKit is in the library's calls, and in the layouts in which it starts what it has put off.
struct SystemCalls {
  private var depth = 0
  private var layoutDepth = 0
  private var startsInLayout = false

  var isInside: Bool { depth > 0 }
  var isInLayout: Bool { layoutDepth > 0 }

  mutating func enter() { depth += 1 }

  mutating func leave() { depth -= 1 }

  /// The controller's view is about to be laid out.
  ///
  /// - Returns: Whether UIKit may start in it what it has put off.
  mutating func beginLayout(awaitingStart: Bool) -> Bool {
    layoutDepth += 1
    if layoutDepth == 1 { startsInLayout = awaitingStart }
    return layoutDepth == 1 && awaitingStart
  }

  mutating func start() { startsInLayout = false }

  /// - Returns: Whether UIKit has started nothing in a layout in which it might have.
  mutating func endLayout() -> Bool {
    layoutDepth -= 1
    guard layoutDepth == 0, startsInLayout else { return false }
    startsInLayout = false
    return true
  }
}
