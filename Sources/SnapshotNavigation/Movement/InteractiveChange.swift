/// How far UIKit is with a change of the screens that it makes while a finger drags.
enum InteractiveChange: Sendable {
  /// UIKit ignores progress and outcomes until it has set the change up.
  case beginSettingUp
  case start
  case cancel(InteractiveUndo)
}

/// How everything was before an interactive change.
struct InteractiveUndo: Sendable {
  var bars: BarState?
}
