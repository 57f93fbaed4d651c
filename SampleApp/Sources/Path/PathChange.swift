import Foundation

/// What a stack has to do so that it shows a path, such as the one of a SwiftUI app.
public enum PathChange<Route: Equatable>: Equatable {
  /// Nothing.
  case none
  /// Push one screen.
  case push(Route)
  /// Pop until `count` screens are left above the root.
  case pop(to: Int)
  /// Keep the lowest `keeping` screens above the root, and put new ones on top of them.
  case replace(keeping: Int, with: [Route])

  /// What leads from the routes that a stack shows to those it should show.
  public init(from old: [Route], to new: [Route]) {
    let kept = zip(old, new).prefix { $0 == $1 }.count
    let added = Array(new.dropFirst(kept))
    switch (old.count - kept, added.count) {
    case (0, 0): self = .none
    case (0, 1): self = .push(added[0])
    case (_, 0): self = .pop(to: kept)
    default: self = .replace(keeping: kept, with: added)
    }
  }
}

/// Keeps a path and a stack alike, whichever of them changes first.
///
/// The app changes the path, and the stack follows; the user pops a screen, and the path follows, but
/// only when the stack is at rest: a drag that's canceled doesn't touch it.
public struct PathTracker<Route: Equatable> {
  /// The path that the app and the stack have last agreed on.
  public private(set) var path: [Route]
  private var isApplying = false

  /// Starts with the path of a stack that shows its root.
  public init() { path = [] }

  /// The app has set a path; the stack shows `shown`, and may be in the middle of a pop.
  ///
  /// The change is to be applied at once, and ``applied()`` called after it.
  public mutating func set(_ new: [Route], shown: [Route]) -> PathChange<Route> {
    guard new != path else { return .none }
    path = new
    let change = PathChange(from: shown, to: new)
    isApplying = change != .none
    return change
  }

  /// The change has been applied.
  public mutating func applied() { isApplying = false }

  /// The stack is at rest and shows `shown`: returns the path if it has become shorter.
  ///
  /// Applying a change ends a running pop, which isn't news then.
  public mutating func rest(shown: [Route]) -> [Route]? {
    guard !isApplying, shown.count < path.count, path.starts(with: shown) else { return nil }
    path = shown
    return shown
  }
}

extension PathChange: Sendable where Route: Sendable {}
