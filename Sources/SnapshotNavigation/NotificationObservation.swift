import Foundation

final class NotificationObservation {
  private let token: any NSObjectProtocol

  init(of name: Notification.Name, _ action: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { action() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
