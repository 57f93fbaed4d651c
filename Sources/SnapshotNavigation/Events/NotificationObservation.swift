import UIKit

/// Listens to a notification for as long as it lives.
final class NotificationObservation {
  private let token: any NSObjectProtocol

  /// Calls `action` on the main thread for each notification that `sender` posts, or anyone while
  /// that's nil.
  ///
  /// UIKit posts on the main thread; a memory warning may be posted on any, by an app's own code.
  init(
    of name: Notification.Name,
    from sender: @escaping @MainActor @Sendable () -> AnyObject? = { nil },
    _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
      let posted = (note.object as AnyObject?).map(ObjectIdentifier.init)
      let deliver: @MainActor @Sendable () -> Void = {
        let wanted = sender().map(ObjectIdentifier.init)
        if wanted == nil || wanted == posted { action() }
      }
      if Thread.isMainThread {
        MainActor.assumeIsolated { deliver() }
      } else {
        Task { @MainActor in deliver() }
      }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
