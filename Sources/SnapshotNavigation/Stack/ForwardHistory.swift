/// The screens that have been popped and can be brought back, the one popped last first.
///
/// What has left the top comes in, what has come back leaves, and any other change clears it.
struct ForwardHistory<Screen: AnyObject> {
  private(set) var screens: [Screen] = []
  private var stack: [Screen] = []
  /// What the stack will be once UIKit makes the replacement that it has put off; nil if there's none.
  private var awaited: [ObjectIdentifier]?

  /// The stack, from the root up, is at rest again; what lies behind a screen that may not be kept
  /// goes with it.
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

  mutating func clear() { screens = [] }

  mutating func restart() { self = ForwardHistory() }

  /// The stack is being replaced, and what leaves it hasn't been popped.
  ///
  /// - Parameters:
  ///   - new: The stack that was asked for.
  ///   - current: The one there is after the call; another one if UIKit has put the change off.
  mutating func replace(by new: [Screen], now current: [Screen]) {
    restart()
    if !new.elementsEqual(current, by: ===) { awaited = new.map(ObjectIdentifier.init) }
  }

  /// UIKit puts nothing off any more.
  mutating func stopWaiting() { awaited = nil }
}
