/// What a call on a navigation controller does to its stack, as arithmetic on the two lists.
///
/// It holds only what is above the screens that stay where they are, so a push and a pop cost the
/// same on every stack.
struct StackEdit<Screen: AnyObject> {
  enum Direction: Sendable {
    case none, push, pop
  }

  /// How many screens at the bottom stay where they are.
  let kept: Int

  /// The topmost of these.
  let base: Screen?

  /// The old stack above them.
  let before: [Screen]

  /// The new stack above them.
  let after: [Screen]
  let added: [Screen]
  let removed: [Screen]

  /// The first screen that stands twice on the new stack.
  private(set) var repeated: Screen?

  init(old: [Screen], new: [Screen]) {
    let kept = Self.common(old, new)
    self.init(
      kept: kept, base: kept > 0 ? new[kept - 1] : nil, before: Array(old[kept...]),
      after: Array(new[kept...]))
    var seen: Set<ObjectIdentifier> = []
    repeated = new.first { !seen.insert(ObjectIdentifier($0)).inserted }
  }

  private init(kept: Int, base: Screen?, before: [Screen], after: [Screen]) {
    self.kept = kept
    self.base = base
    self.before = before
    self.after = after
    added = Self.subtract(before, from: after)
    removed = Self.subtract(after, from: before)
  }

  var outgoingTop: Screen? { before.last ?? base }
  var incomingTop: Screen? { after.last ?? base }
  var changesTop: Bool { outgoingTop !== incomingTop }

  /// Apple on `setViewControllers(_:animated:)`: a pop when the new top was on the old stack
  /// already, otherwise a push.
  var direction: Direction {
    guard changesTop, incomingTop != nil else { return .none }
    guard let top = after.last else { return .pop }
    return before.contains { $0 === top } ? .pop : .push
  }

  func apply(to stack: inout [Screen]) { stack.replaceSubrange(kept..., with: after) }

  /// What undoes it.
  var reversed: StackEdit { StackEdit(kept: kept, base: base, before: after, after: before) }

  /// A screen that is known to be new is not looked for on the stack.
  static func push(
    _ screen: Screen, on stack: [Screen], isKnownToBeNew: Bool = false
  ) -> StackEdit {
    var change = StackEdit(kept: stack.count, base: stack.last, before: [], after: [screen])
    if !isKnownToBeNew, stack.contains(where: { $0 === screen }) { change.repeated = screen }
    return change
  }

  /// Nothing is popped at the root.
  static func pop(_ stack: [Screen]) -> StackEdit? {
    guard stack.count > 1, let top = stack.last else { return nil }
    let kept = stack.count - 1
    return StackEdit(kept: kept, base: stack[kept - 1], before: [top], after: [])
  }

  static func pop(to screen: Screen, on stack: [Screen]) -> StackEdit? {
    guard let index = stack.lastIndex(where: { $0 === screen }) else { return nil }
    return StackEdit(
      kept: index + 1, base: screen, before: Array(stack[(index + 1)...]), after: [])
  }

  private static func common(_ left: some Sequence<Screen>, _ right: some Sequence<Screen>) -> Int {
    var count = 0
    for (one, other) in zip(left, right) {
      guard one === other else { break }
      count += 1
    }
    return count
  }

  private static func subtract(_ others: [Screen], from screens: [Screen]) -> [Screen] {
    guard !others.isEmpty, !screens.isEmpty else { return screens }
    let gone = Set(others.map { ObjectIdentifier($0) })
    return screens.filter { !gone.contains(ObjectIdentifier($0)) }
  }
}
