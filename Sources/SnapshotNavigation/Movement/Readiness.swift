import Foundation

/// A screen's state as the transition to it ends, which decides whether its snapshot stays.
struct Readiness: Equatable, Sendable {
  /// The longest time a snapshot stays, in seconds: as long as WebKit waits when going back to a page
  /// (WebKit's public sources).
  static let limit: TimeInterval = 3

  /// Whether the screen says that it's ready.
  var isReady = true
  /// Whether a snapshot covers the screen; otherwise, the live screen is already visible.
  var hasSnapshot = true
  /// Whether a finger is down or has ended the transition early, so that the snapshot must not stay.
  var isTouched = false

  var waits: Bool { !isReady && hasSnapshot && !isTouched }
}
