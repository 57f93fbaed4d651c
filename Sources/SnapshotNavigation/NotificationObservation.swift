import Foundation

/// Listens to a notification for as long as it lives.
final class NotificationObservation {
  private let token: any NSObjectProtocol

  /// - Parameters:
  ///   - sender: Whose notifications count; all of them while it's nil.
  ///   - action: Called on the main thread. UIKit posts there, but code of an app's may post a memory
  ///     warning on any thread.
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
      if Self.isOnMain {
        MainActor.assumeIsolated { deliver() }
      } else {
        DispatchQueue.main.async { deliver() }
      }
    }
  }

  private static let mainKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Where a process waits in `dispatchMain()`, on Linux, the main queue runs on any thread.
  private static var isOnMain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) == true
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
