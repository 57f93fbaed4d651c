import Foundation

/// A table of values keyed by weakly held objects.
///
/// An identifier is reused once its object is gone, so an entry is valid only while the object lives.
/// Freeing a value may call the app, which may use the table, so it waits until the table has changed.
package final class WeakTable<Value> {
  /// A value and its weakly held key.
  private struct Entry {
    weak var object: AnyObject?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries above which those of freed objects are dropped.
  private var limit = 16

  package init() {}

  package subscript(object: AnyObject) -> Value? {
    get {
      let entry = entries[ObjectIdentifier(object)]
      return entry?.object === object ? entry?.value : nil
    }
    set {
      let former = entries.removeValue(forKey: ObjectIdentifier(object))
      entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, value: $0) }
      let all = entries
      if all.count > limit {
        entries = all.filter { $0.value.object != nil }
        limit = max(16, 2 * entries.count)
      }
      withExtendedLifetime((former, all)) {}
    }
  }

  var values: [Value] { entries.values.compactMap { $0.object == nil ? nil : $0.value } }

  /// Changes the values, and drops those of freed objects.
  ///
  /// - Returns: The dropped values.
  func update(_ change: (AnyObject, inout Value) -> Void) -> [Value] {
    let former = entries
    entries = former.compactMapValues { entry in
      guard let object = entry.object else { return nil }
      var entry = entry
      change(object, &entry.value)
      return entry
    }
    return former.filter { entries[$0.key] == nil }.map(\.value.value)
  }
}
