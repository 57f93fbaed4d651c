/// A reference that doesn't keep its object alive; it equals others to the same object.
struct Weak<Object: AnyObject & Sendable>: Equatable, Sendable {
  weak var object: Object?

  static func == (first: Weak, second: Weak) -> Bool { first.object === second.object }
}
