import Foundation

/// Values keyed by objects that it does not keep alive.
///
/// An identifier is reused as soon as its object is gone, so each entry counts only while it lives.
package struct WeakTable<Value> {
  private struct Entry {
    weak var object: AnyObject?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// So many entries, and those of objects that are gone are dropped before there are more.
  private var limit = 16

  package init() {}

  package subscript(object: AnyObject) -> Value? {
    get {
      let entry = entries[ObjectIdentifier(object)]
      return entry?.object === object ? entry?.value : nil
    }
    set {
      entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, value: $0) }
      if entries.count > limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(16, 2 * entries.count)
      }
    }
  }

  var values: [Value] { entries.values.compactMap { $0.object == nil ? nil : $0.value } }

  func objects(where passes: (Value) -> Bool) -> [AnyObject] {
    entries.values.compactMap { passes($0.value) ? $0.object : nil }
  }

  mutating func keep(where passes: (AnyObject) -> Bool) {
    entries = entries.filter { entry in entry.value.object.map(passes) ?? false }
  }
}
