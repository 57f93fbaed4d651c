/// The screens that have been popped and can be brought back, last popped first.
///
/// A pop adds screens, going forward removes them, and any other change clears all.
struct ForwardHistory<Screen: AnyObject> {
  private(set) var screens: [Screen] = []
  private var stack: [Screen] = []
  /// The stack after a replacement that UIKit has deferred; nil if there's none.
  private var awaited: [ObjectIdentifier]?

  /// Updates the history to a stack at rest.
  ///
  /// Drops a screen that isn't kept, and all screens behind it.
  mutating func update(to new: [Screen], limit: Int, keeps: (Screen) -> Bool) {
    guard limit > 0 else {
      return restart()
    }
    if let awaited {
      screens = []
      stack = new
      if awaited == new.map(ObjectIdentifier.init) { stopWaiting() }
      return
    }
    let shared = zip(stack, new).prefix { $0 === $1 }.count
    let (popped, pushed) = (stack[shared...], new[shared...])
    if pushed.isEmpty {
      screens = popped + screens
    } else if popped.isEmpty, pushed.count <= screens.count, zip(pushed, screens).allSatisfy(===) {
      screens.removeFirst(pushed.count)
    } else {
      screens = []
    }
    stack = new
    screens = Array(screens.prefix(while: keeps).prefix(limit))
  }

  /// Forgets the popped screens.
  mutating func clear() { screens = [] }

  /// Forgets the popped screens and the stack.
  mutating func restart() { self = ForwardHistory() }

  /// Clears the history, because a replacement doesn't pop screens.
  ///
  /// - Parameters:
  ///   - new: The stack that was asked for.
  ///   - current: The stack after the call; it differs if UIKit has deferred the change.
  mutating func replace(by new: [Screen], now current: [Screen]) {
    restart()
    stack = current
    if !new.elementsEqual(current, by: ===) { awaited = new.map(ObjectIdentifier.init) }
  }

  /// Forgets a deferred replacement.
  mutating func stopWaiting() { awaited = nil }
}
