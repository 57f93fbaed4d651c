import Foundation

/// Merges three paths: the one last agreed on, the stack as fingers have left it, and the app's.
struct PathLedger: Equatable {
  /// What the stack is to show.
  private(set) var agreed: [PathValue] = []
  /// The app's path that both changes are measured from.
  ///
  /// It's older than ``agreed`` as long as the app's binding hasn't taken what was written to it.
  private var base: [PathValue] = []

  /// Whether the app has changed its path since.
  func isNews(_ app: [PathValue]) -> Bool { app != base }

  /// What is agreed on if the stack shows one path and the app holds another.
  func merged(stack: [PathValue], app: [PathValue]) -> [PathValue] {
    let byUser = base.commonPrefix(with: stack)
    let byApp = base.commonPrefix(with: app)
    // A screen that was dragged forward stays beneath what the app appends, but not if the app pops.
    let isOnTop = byApp == base.count && (byUser == base.count || app.count == byApp)
    // What a finger has popped isn't pushed again, even if the app's path goes on above it.
    let forward = isOnTop ? stack[byUser...] : []
    return Array(base.prefix(min(byUser, byApp)) + forward + app[byApp...])
  }

  /// Merges, and says what to write to the app's binding; `nil` if it holds that already, or was
  /// given it before.
  mutating func merge(stack: [PathValue], app: [PathValue]) -> [PathValue]? {
    let before = agreed
    agreed = merged(stack: stack, app: app)
    let isKnown = !isNews(app) && agreed == before
    if agreed == app { base = app }
    return agreed == app || isKnown ? nil : agreed
  }

  /// The app's path once ``agreed`` was written over `old`: a store may take it later, or never.
  ///
  /// - Returns: Whether the app has made something else of it.
  mutating func answered(_ app: [PathValue], insteadOf old: [PathValue]) -> Bool {
    base = app == old ? old : agreed
    return app != old && app != agreed
  }
}

extension [PathValue] {
  func commonPrefix(with other: [PathValue]) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
