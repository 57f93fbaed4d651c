import Foundation

/// The snapshots of screens below the top or ahead, keyed by screen identity, never by index.
///
/// The store changes after the stack does, and not for a canceled pop.
struct SnapshotStore<Value> {
  private var entries = WeakTable<Value>()

  var count: Int { entries.values.count }
  var snapshots: [Value] { entries.values }

  subscript(screen: AnyObject) -> Value? {
    get { entries[screen] }
    set { entries[screen] = newValue }
  }

  /// Keeps the snapshots that pass.
  ///
  /// - Returns: The dropped snapshots.
  @discardableResult
  mutating func keep(where passes: (_ screen: AnyObject, Value) -> Bool) -> [Value] {
    entries.keep(where: passes)
  }

  /// Whether snapshots exist only for screens `ahead` and in `stack` below its top, as they must at
  /// rest.
  func isTrimmed(to stack: [some AnyObject], ahead: [AnyObject] = []) -> Bool {
    screens(below: stack, ahead: ahead).count == count
  }

  /// Drops the snapshots of screens that are neither in `stack`, below its top, nor `ahead`.
  ///
  /// - Returns: The dropped snapshots.
  mutating func trim(below stack: [some AnyObject], ahead: [AnyObject] = []) -> [Value] {
    let screens = screens(below: stack, ahead: ahead)
    guard screens.count < entries.count else { return [] }
    let kept = Set(screens.map(ObjectIdentifier.init))
    return entries.keep { screen, _ in kept.contains(ObjectIdentifier(screen)) }
  }

  /// The snapshots of the screens in `stack`, below its top, and `ahead`, the nearest first.
  func snapshots(below stack: [some AnyObject], ahead: [AnyObject] = []) -> [Value] {
    screens(below: stack, ahead: ahead).compactMap { entries[$0] }
  }

  /// The screens with snapshots, nearest first; the search stops at the last one in the stack.
  private func screens(below stack: [some AnyObject], ahead: [AnyObject]) -> [AnyObject] {
    // A screen being pushed again is still ahead.
    let ahead = ahead.filter { entries[$0] != nil && $0 !== stack.last }
    let count = count - ahead.count - (stack.last.flatMap { entries[$0] } == nil ? 0 : 1)
    var screens: [AnyObject] = []
    for screen in stack.dropLast().reversed() {
      if screens.count == count { break }
      if entries[screen] != nil { screens.append(screen) }
    }
    return Array(screens.prefix(1) + ahead.prefix(1) + screens.dropFirst() + ahead.dropFirst())
  }
}
