/// A method to be called by name; Linux has no `#selector`, so it carries the method as a closure.
public struct Selector: Hashable, CustomStringConvertible, Sendable {
  private let name: String
  private let fits: @MainActor (AnyObject) -> Bool
  private let call: @MainActor (AnyObject, Any?) -> Void

  /// A method that takes its sender; it is called only with a sender of that type.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    self.name = name
    fits = { $0 is Target }
    call = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return }
      method(target)(sender)
    }
  }

  /// A method without arguments.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.name = name
    fits = { $0 is Target }
    call = { target, _ in
      guard let target = target as? Target else { return }
      method(target)()
    }
  }

  public var description: String { name }

  /// Whether `target` has the method.
  @MainActor package func isImplemented(by target: AnyObject) -> Bool { fits(target) }

  package func perform(on target: AnyObject, with sender: Any?) {
    nonisolated(unsafe) let (target, sender) = (target, sender)
    MainActor.assumeIsolated { call(target, sender) }
  }

  /// Selectors are equal when their names are, as in Objective-C.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
