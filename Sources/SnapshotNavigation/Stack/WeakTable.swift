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

  /// Those of objects that are gone, too.
  var all: [Value] { entries.values.map(\.value) }

  /// Keeps what passes and drops the rest, and what belongs to objects that are gone.
  ///
  /// - Returns: What has been dropped.
  mutating func keep(where passes: (AnyObject, Value) -> Bool) -> [Value] {
    let former = entries
    entries = former.filter { _, entry in
      entry.object.map { passes($0, entry.value) } ?? false
    }
    return former.filter { entries[$0.key] == nil }.map(\.value.value)
  }
}
