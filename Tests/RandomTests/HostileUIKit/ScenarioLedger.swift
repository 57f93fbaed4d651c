/// The stack that calls, gestures and answers so far lead to.
///
/// A person's wish in mid-motion may be lost; what a call says, or a drag that has begun, may not.
struct ScenarioLedger: Sendable {
  private(set) var stack: [Int] = []
  private var wishes = 0

  mutating func push(_ screens: Int...) { stack += screens }

  mutating func pop() {
    if stack.count > 1 { stack.removeLast() }
  }

  mutating func pop(to place: Int) { stack.removeLast(max(0, stack.count - 1 - place)) }

  mutating func set(_ screens: [Int]) { stack = screens }

  /// A person wants to go back; whether that counts is seen later.
  mutating func wishPop() { wishes += 1 }

  /// - Returns: How many wishes have led to nothing, as the stack that's seen says.
  @discardableResult
  mutating func grant(seeing count: Int) -> Int {
    while wishes > 0, count < stack.count, stack.count > 1 {
      stack.removeLast()
      wishes -= 1
    }
    defer { wishes = 0 }
    return wishes
  }
}
