import Foundation

/// Merges three paths: the one last agreed on, the stack as the user left it, and the app's.
struct PathLedger: Equatable {
  /// The path to show next.
  private(set) var agreed: [PathValue] = []
  /// The app's path that both changes are measured from.
  ///
  /// It's older than ``agreed`` as long as the app's binding hasn't taken what was written to it.
  private var base: [PathValue] = []

  /// Whether the app has changed its path.
  func isNews(_ app: [PathValue]) -> Bool { app != base }

  /// The agreed path, if the stack shows one path and the app holds another.
  func merged(stack: [PathValue], app: [PathValue]) -> [PathValue] {
    let byUser = base.commonPrefix(with: stack)
    let byApp = base.commonPrefix(with: app)
    // A screen that was dragged forward stays beneath what the app appends, but not if the app pops.
    let isOnTop = byApp == base.count && (byUser == base.count || app.count == byApp)
    // What a finger has popped isn't pushed again, even if the app's path goes on above it.
    let forward = isOnTop ? stack[byUser...] : []
    return Array(base.prefix(min(byUser, byApp)) + forward + app[byApp...])
  }

  /// Merges, and returns what to write to the app's binding; `nil` if the binding has or had it.
  mutating func merge(stack: [PathValue], app: [PathValue]) -> [PathValue]? {
    let before = agreed
    agreed = merged(stack: stack, app: app)
    let isKnown = !isNews(app) && agreed == before
    if agreed == app { base = app }
    return agreed == app || isKnown ? nil : agreed
  }

  /// The app's path once ``agreed`` was written over `old`: a store may take it later, or never.
  ///
  /// - Returns: Whether the app has changed what was written.
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
