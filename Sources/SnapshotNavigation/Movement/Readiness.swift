import Foundation

/// The state of a screen as the transition to it ends; decides whether its snapshot stays until
/// it's ready.
struct Readiness: Equatable, Sendable {
  /// The longest that a snapshot stays, in seconds: as long as WebKit waits for a page that somebody goes
  /// back to (WebKit's public sources).
  static let limit: TimeInterval = 3

  /// Whether the screen says that it's ready.
  var isReady = true
  /// Whether a snapshot covers the screen; otherwise the live one is seen already.
  var hasSnapshot = true
  /// Whether a finger is down, or has ended the transition early, for the live screen.
  var isTouched = false

  var waits: Bool { !isReady && hasSnapshot && !isTouched }
}
