/// What a call on a navigation controller does to its stack, as arithmetic on the two lists.
struct StackChange<Screen: AnyObject> {
  enum Direction: Sendable {
    case none, push, pop
  }

  let old: [Screen]
  let new: [Screen]

  var outgoingTop: Screen? { old.last }
  var incomingTop: Screen? { new.last }
  var added: [Screen] { new.filter { screen in !old.contains { $0 === screen } } }
  var removed: [Screen] { old.filter { screen in !new.contains { $0 === screen } } }
  var changesTop: Bool { outgoingTop !== incomingTop }

  /// Apple on `setViewControllers(_:animated:)`: a pop when the new top was on the old stack
  /// already, otherwise a push.
  var direction: Direction {
    guard changesTop, let incomingTop else { return .none }
    return old.contains { $0 === incomingTop } ? .pop : .push
  }

  /// The first screen that stands twice on the new stack.
  var repeated: Screen? {
    new.enumerated().first { index, screen in
      new[..<index].contains { $0 === screen }
    }?.element
  }

  static func push(_ screen: Screen, on stack: [Screen]) -> StackChange {
    StackChange(old: stack, new: stack + [screen])
  }

  /// Nothing is popped at the root.
  static func pop(_ stack: [Screen]) -> StackChange? {
    stack.count > 1 ? StackChange(old: stack, new: stack.dropLast()) : nil
  }

  static func pop(to screen: Screen, on stack: [Screen]) -> StackChange? {
    guard let index = stack.firstIndex(where: { $0 === screen }) else { return nil }
    return StackChange(old: stack, new: Array(stack[...index]))
  }
}
