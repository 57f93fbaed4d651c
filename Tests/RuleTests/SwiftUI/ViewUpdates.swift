import Foundation

/// SwiftUI's rules for updates of views, on which the stack relies.
///
/// What a change of a preference calls runs as the outermost update ends. A state that's written during an
/// update is lost. Of one view, SwiftUI reports two changes in a frame, and drops the third.
@MainActor
final class ViewUpdates {
  private var depth = 0
  private var actions: [() -> Void] = []
  private var reports: [ObjectIdentifier: (frame: TimeInterval, count: Int)] = [:]
  /// How many writes were lost.
  private(set) var lostWrites = 0
  /// How many changes weren't reported.
  private(set) var droppedActions = 0

  func run(_ update: () -> Void) {
    depth += 1
    update()
    depth -= 1
    while depth == 0, !actions.isEmpty { actions.removeFirst()() }
  }

  /// Reports the change of a view's preference.
  func report(_ view: AnyObject, frame: TimeInterval, _ action: @escaping () -> Void) {
    let last = reports[ObjectIdentifier(view)]
    let count = last?.frame == frame ? (last?.count ?? 0) + 1 : 1
    reports[ObjectIdentifier(view)] = (frame, count)
    if count > 2 { droppedActions += 1 } else { actions.append(action) }
  }

  func write(_ change: () -> Void) {
    if depth > 0 { lostWrites += 1 } else { change() }
  }
}
