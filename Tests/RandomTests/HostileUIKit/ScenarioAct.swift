/// What an ordinary app, its user or the device does in a scenario.
enum ScenarioAct: Hashable, Sendable {
  // MARK: The app
  case push(animated: Bool)
  case pop(animated: Bool)
  case popToRoot
  /// To the screen at that place, from the root.
  case popTo(Int)
  case set(Operation.Rebuilding, animated: Bool)
  case presentAsPush, dismiss
  case presentModal
  case pushPage, popPage
  /// Hides or shows the navigation bar, with animation.
  case bar(hidden: Bool)
  case selectTab(Int)
  /// Another controller becomes the window's root.
  case replaceRoot

  // MARK: The user
  case tapButton, tapBack, escape, backKey
  case drag(Finger)
  /// A finger goes down and drags a part of the way; it stays down until it's lifted.
  case grab
  case lift(Finger)

  // MARK: The device
  case resize
  case background, foreground
  case frames(Int)
  /// Long enough for everything to end.
  case rest

  /// How a finger is lifted.
  enum Finger: Hashable, Sendable, CaseIterable {
    /// At the end of the way, in motion.
    case finishes
    /// Near the start, where it has rested.
    case givesUp
  }
}
