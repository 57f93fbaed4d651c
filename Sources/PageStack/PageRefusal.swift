/// The reason that a page stack rejected a call.
public enum PageRefusal: Sendable, Hashable, CaseIterable {
  /// The page is already on the stack, or appears twice in a list of pages.
  case alreadyOnStack
  /// The page isn't on the stack.
  case notOnStack
  /// The root can't be popped.
  case atRoot
  /// A list of pages is empty.
  case noPages
  /// The page is the stack itself, or contains it.
  case containsStack
}
