import Foundation

/// The last known place of a tab bar.
///
/// A bar that a push has hidden may be out of its superview, off screen or hidden in place
/// (developers' reports), so its frame means nothing until it's back.
struct TabBarPlace: Equatable, Sendable {
  /// The conditions under which a tab bar's place stays known.
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
