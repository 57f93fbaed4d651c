/// The cause of a push or pop.
///
/// Passed to ``PopConfirming``, reported with every ``NavigationEvent``, and given to a
/// ``Choreography``, which may look different under a finger.
public enum TransitionTrigger: Sendable, Hashable, CaseIterable {
  /// A call in code, or the back button's menu.
  ///
  /// A screen is never asked to confirm it.
  case programmatic
  /// A finger or a trackpad that drags the screen: coverage follows it point for point.
  case drag
  /// A tap on the back button of the navigation bar.
  case backButton
  /// VoiceOver's escape gesture.
  case escape
  /// A keyboard shortcut: Command-[, Command-], or Command with the arrow key that points back.
  case keyboard
}
