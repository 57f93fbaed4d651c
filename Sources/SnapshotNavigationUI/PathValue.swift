import Foundation

/// A value on a path, which equals another only if their types agree.
///
/// `AnyHashable` equates 1 and 1.0, and a screen would keep showing the other type.
struct PathValue: Hashable {
  let value: AnyHashable
  let type: ObjectIdentifier

  init(_ value: some Hashable) {
    self.value = AnyHashable(value)
    type = ObjectIdentifier(Swift.type(of: self.value.base))
  }
}

extension Array where Element: Hashable {
  /// The path as the stack keeps it; its key path converts a binding.
  var pathValues: [PathValue] {
    get { map { PathValue($0) } }
    set {
      let elements = newValue.compactMap { $0.value.base as? Element }
      assert(elements.count == newValue.count, "This path holds \(Element.self) only: push these")
      self = elements
    }
  }
}
