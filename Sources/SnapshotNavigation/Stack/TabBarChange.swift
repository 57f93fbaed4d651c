import Foundation

/// Whether a change of the stack shows or hides a tab bar.
struct TabBarChange: Equatable, Sendable {
  var isVisible: Bool
  /// Whether a screen of the stack hides the bar before the change, by `hidesBottomBarWhenPushed`.
  var wasHidden: Bool
  var isHidden: Bool

  /// Whether one of the two screens has the bar and the other doesn't.
  ///
  /// A bar that the app itself has hidden stays hidden.
  var isChange: Bool { wasHidden != isHidden && isVisible == isHidden }
}
