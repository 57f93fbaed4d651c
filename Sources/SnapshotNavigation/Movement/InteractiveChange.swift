import UIKit

/// How far UIKit is with a change of the screens that it makes while a finger drags.
enum InteractiveChange: Sendable {
  /// UIKit ignores progress and outcomes until it has set the change up.
  case beginSettingUp
  case start
  case cancel(InteractiveUndo)
  /// UIKit has dropped it, and the stack is as after the change.
  case dropped(InteractiveUndo)
}

/// How everything was before an interactive change.
struct InteractiveUndo: Sendable {
  var bars: BarState?
  var stack: [UIViewController] = []
  /// The screen that is on top after the change.
  var shown: UIViewController?
}
