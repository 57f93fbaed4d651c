import Foundation

/// Where a tab bar was when it was last seen.
///
/// A bar that a push has hidden may have left its superview, stand off screen or be hidden in place
/// (developers' reports), so its frame says nothing until it's back.
struct TabBarPlace: Equatable, Sendable {
  /// What decides where a tab bar is: elsewhere, nothing is known of it.
  struct Circumstances: Equatable, Sendable {
    var container: ObjectIdentifier
    var size: CGSize
    /// As the system numbers them.
    var horizontalSizeClass: Int
    var verticalSizeClass: Int
  }

  var circumstances: Circumstances
  /// Whether it's the bar at the bottom; on an iPad it may be at the top, or a sidebar.
  var isAtBottom: Bool
}
