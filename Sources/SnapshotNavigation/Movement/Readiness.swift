import Foundation

/// A screen's state as the transition to it ends, which decides whether its snapshot stays.
struct Readiness: Equatable, Sendable {
  /// The longest time a snapshot stays, in seconds: as long as WebKit waits when going back to a page
  /// (WebKit's public sources).
  static let limit: TimeInterval = 3
  /// How long a snapshot stays over content that is drawn elsewhere, in seconds: a map, a game or a page
  /// may show its first frame later than the screen.
  static let slowContentLimit: TimeInterval = 0.5

  /// Whether the screen says that it's ready.
  var isReady = true
  /// Whether the screen has content that is drawn in another process or on the GPU.
  var hasSlowContent = false
  /// Whether a snapshot covers the screen; otherwise, the live screen is already visible.
  var hasSnapshot = true
  /// Whether a finger is down or has ended the transition early, so that the snapshot must not stay.
  var isTouched = false

  var waits: Bool { (!isReady || hasSlowContent) && hasSnapshot && !isTouched }
  /// The longest time that the snapshot stays, in seconds.
  var limit: TimeInterval { isReady ? Self.slowContentLimit : Self.limit }
}
