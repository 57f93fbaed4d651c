import Foundation

/// The difference between two states of a stack of screens.
struct StackChange<Screen: Hashable>: Equatable {
  /// The kind of a change.
  enum Kind: Equatable, Sendable {
    /// The same screen is on top; others may have changed beneath it.
    case unchanged
    /// A new screen is on top and the old top stays beneath it.
    case push
    /// A screen that was beneath is on top, and the old top has left.
    case pop
    /// Another screen is on top and neither of the above holds.
    case replace
  }

  let kind: Kind
  /// The old top, if it is now below the top: the one screen a snapshot may be taken of.
  let covered: Screen?
  /// The old screens that are now above a different screen, or above none, which changes their back
  /// button.
  let moved: [Screen]

  init(from old: [Screen], to new: [Screen]) {
    // Below the first difference, each screen stays above the same one.
    var same = 0
    while same < min(old.count, new.count), old[same] == new[same] { same += 1 }
    let (former, latter) = (Array(old[same...]), Array(new[same...]))
    let below = Dictionary(zip(former, [nil] + former)) { $1 }
    moved = zip(latter, [nil] + latter).filter { (below[$0] ?? $1) != $1 }.map(\.0)
    guard let oldTop = old.last, let newTop = new.last, oldTop != newTop else {
      kind = old.last == new.last ? .unchanged : .replace
      covered = nil
      return
    }
    covered = new.lastIndex(of: oldTop).map { new[$0] }
    kind = covered != nil ? .push : old.lastIndex(of: newTop) != nil ? .pop : .replace
  }
}
