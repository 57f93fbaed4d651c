/// The host's only clock: it stands still until someone sets ``now``.
package final class HostClock {
  /// The clock of the host that is being driven; layers without a tree read their time from it.
  nonisolated(unsafe) package static var current = HostClock()

  /// Seconds of host time.
  package var now: CFTimeInterval

  /// What has been begun under this clock and ends when it has moved on.
  let agenda = Agenda()

  /// Whether completion blocks of transactions are never called.
  package var losesTransactionCompletions = false

  /// Whether the run loop is in the mode for tracking, which it enters while a scroll view scrolls.
  package var isTracking = false

  /// Number of display links that aren't invalidated.
  package var displayLinks: Int { agenda.links.count }

  package init(now: CFTimeInterval = 1000) {
    self.now = now
  }
}

/// The host's time in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
  HostClock.current.now
}

/// Display links to fire, transactions to end and layer trees to commit, all of one host.
final class Agenda {
  var links: [CADisplayLink] = []
  /// Delegate calls that wait for the next turn, in the order in which they came up.
  var stopped: [() -> Void] = []
  /// Completion blocks whose animations have all ended.
  var completed: [() -> Void] = []
  /// Layers that were given animations since the last commit.
  var animated: [CALayer] = []
  var transactions = TransactionStack()
  /// Groups whose transaction was committed just now.
  var closing: [CompletionGroup] = []
  private var servers: [WeakServer] = []

  private struct WeakServer {
    weak var server: RenderServer?
  }

  func register(_ server: RenderServer) {
    servers.removeAll { $0.server == nil }
    servers.append(WeakServer(server: server))
  }

  func closeGroups() {
    let groups = closing
    closing = []
    for group in groups { group.leave(atOnce: true) }
  }

  /// Lays out and commits every layer tree of this host.
  func flush() {
    for entry in servers {
      entry.server?.layoutIfNeeded()
      entry.server?.commit()
    }
  }
}
