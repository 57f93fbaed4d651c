import Foundation

/// The last known place of a tab bar.
///
/// A bar that a push has hidden may be out of its superview, off screen or hidden in place (developers'
/// reports), so its frame means nothing until the bar is back.
struct TabBarPlace: Equatable, Sendable {
  /// The conditions under which a tab bar's place stays known.
  struct Circumstances: Equatable, Sendable {
    var container: ObjectIdentifier
    var size: CGSize
    /// The system's raw values.
    var horizontalSizeClass: Int
    var verticalSizeClass: Int
  }

  var circumstances: Circumstances
  /// Whether the bar is at the bottom; on an iPad it may be at the top, or a sidebar.
  var isAtBottom: Bool
}
