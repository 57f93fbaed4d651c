import UIKit

/// What a stack remembers of one screen.
@MainActor
struct ScreenRecord {
  private var stored: Snapshot?
  /// Whether the stack hid the tab bar as a change put the screen on top.
  var hidesTabBar: Bool?
  var barStyle: BarStyle?
  var statusBar: StatusBarAppearance?
  /// The element that had VoiceOver's focus as navigation moved off the screen.
  var focus: FocusedElement?

  /// The snapshot, unless it was dropped.
  var snapshot: Snapshot? {
    get { stored?.isEmpty == false ? stored : nil }
    set { stored = newValue }
  }
}

/// The records of a stack's screens, by screen identity, never by index.
///
/// Snapshots change after the stack does, and not for a canceled pop.
@MainActor
final class ScreenRecords {
  private let table = WeakTable<ScreenRecord>()

  /// The record of a screen, which is empty at first.
  subscript(screen: AnyObject) -> ScreenRecord {
    get { table[screen] ?? ScreenRecord() }
    set { table[screen] = newValue }
  }

  var snapshots: [Snapshot] { table.values.compactMap(\.snapshot) }

  /// Whether snapshots exist only for screens `ahead` and in `stack` below its top, as they must at
  /// rest.
  func isTrimmed(to stack: [AnyObject], ahead: [AnyObject] = []) -> Bool {
    screens(below: stack, ahead: ahead).count == snapshots.count
  }

  /// Removes the snapshots of screens that don't pass, and the records of freed screens.
  ///
  /// - Returns: The removed snapshots.
  func keepSnapshots(where passes: (AnyObject) -> Bool) -> [Snapshot] {
    var removed: [Snapshot] = []
    let freed = table.update { screen, record in
      guard let snapshot = record.snapshot, !passes(screen) else { return }
      removed.append(snapshot)
      record.snapshot = nil
    }
    return removed + freed.compactMap(\.snapshot)
  }

  /// Removes the snapshots of screens that are neither in `stack`, below its top, nor `ahead`.
  ///
  /// - Returns: The snapshots that stay, the nearest first, and the removed ones.
  func trim(
    below stack: [AnyObject], ahead: [AnyObject] = []
  ) -> (kept: [Snapshot], removed: [Snapshot]) {
    let screens = screens(below: stack, ahead: ahead)
    let kept = Set(screens.map(ObjectIdentifier.init))
    let removed = keepSnapshots { kept.contains(ObjectIdentifier($0)) }
    return (screens.compactMap { self[$0].snapshot }, removed)
  }

  /// The screens with snapshots, the nearest first.
  private func screens(below stack: [AnyObject], ahead: [AnyObject]) -> [AnyObject] {
    // A screen being pushed again is still ahead.
    let ahead = ahead.filter { self[$0].snapshot != nil && $0 !== stack.last }
    let below = stack.dropLast().reversed().filter { screen in
      self[screen].snapshot != nil && !ahead.contains { $0 === screen }
    }
    return Array(below.prefix(1) + ahead.prefix(1) + below.dropFirst() + ahead.dropFirst())
  }
}
