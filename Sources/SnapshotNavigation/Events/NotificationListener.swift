import UIKit

/// Listens to notifications until it's freed or told to stop.
final class NotificationListener {
  private var tokens: [any NSObjectProtocol] = []

  var isListening: Bool { !tokens.isEmpty }

  /// Calls `action` on the main thread for each notification of `sender`, or for any if `sender`
  /// returns nil.
  func listen(
    to name: Notification.Name,
    from sender: @escaping @MainActor @Sendable () -> AnyObject? = { nil },
    _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    listen(to: name, from: sender, reading: { _ in }, action)
  }

  /// Calls `action` with what `read` takes from each notification.
  ///
  /// UIKit posts on the main thread; an app's own code may post a memory warning on any thread.
  func listen<Value: Sendable>(
    to name: Notification.Name,
    from sender: @escaping @MainActor @Sendable () -> AnyObject? = { nil },
    reading read: @escaping @Sendable (Notification) -> Value,
    _ action: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let posted = (note.object as AnyObject?).map(ObjectIdentifier.init)
        let value = read(note)
        let deliver: @MainActor @Sendable () -> Void = {
          let wanted = sender().map(ObjectIdentifier.init)
          if wanted == nil || wanted == posted { action(value) }
        }
        if Thread.isMainThread {
          MainActor.assumeIsolated { deliver() }
        } else {
          Task { @MainActor in deliver() }
        }
      })
  }

  /// Listens to the app and to the scene of one window: with several windows, a scene can be in the
  /// background while the app isn't.
  func listen(
    to name: Notification.Name, or sceneName: Notification.Name,
    of scene: @escaping @MainActor @Sendable () -> UIWindowScene?,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    listen(to: name, action)
    listen(to: sceneName, from: scene, action)
  }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }

  deinit { stop() }
}
