import UIKit

/// A step of a change that UIKit makes to the screens during a drag.
enum InteractiveChange: Sendable {
  /// UIKit ignores progress and outcomes until it has set the change up.
  case beginSettingUp
  case start
  case cancel(InteractiveUndo)
  /// UIKit has dropped the change, after the stack changed.
  case dropped(InteractiveUndo)
}

/// The state before an interactive change.
struct InteractiveUndo: Sendable {
  var bars: BarState?
  var stack: [UIViewController] = []
  /// The screen that is on top after the change.
  var shown: UIViewController?
}
