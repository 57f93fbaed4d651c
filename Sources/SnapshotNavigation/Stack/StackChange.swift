import Foundation

/// What became of a stack of screens: the difference between two of its states.
struct StackChange<Screen: Hashable>: Equatable {
  /// How the change looks to someone who watches the top.
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

  /// What the change looks like.
  let kind: Kind
  /// The screens that left, from the root up.
  let leaving: [Screen]
  /// The old top, if it is now below the top: the one screen a picture may be taken of.
  let covered: Screen?

  init(from old: [Screen], to new: [Screen]) {
    let remaining = Set(new)
    let before = Set(old)
    leaving = old.filter { !remaining.contains($0) }
    guard let oldTop = old.last, let newTop = new.last, oldTop != newTop else {
      kind = old.last == new.last ? .unchanged : .replace
      covered = nil
      return
    }
    let oldTopStays = remaining.contains(oldTop)
    covered = oldTopStays ? oldTop : nil
    if oldTopStays {
      kind = .push
    } else if before.contains(newTop) {
      kind = .pop
    } else {
      kind = .replace
    }
  }
}
