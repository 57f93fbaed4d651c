import UIKit

/// Who lets UIKit change what is shown for a drag: a stack, or one presentation like a push.
@MainActor
protocol StackChanging: MotionOwner {
  /// Keeps a driver that has come to its end before UIKit has started its part, so that the driver goes
  /// with its owner if UIKit never starts; nil once UIKit has.
  func keepWaiting(_ driver: (any DragDriver)?)
  /// Reads the options of the screen that appears, which UIKit has loaded by now.
  func renew(_ setup: inout TransitionSetup)
  /// Lets UIKit push a screen, or pop for nil, as the drag's interaction controller says.
  ///
  /// - Returns: What is put back when that has been canceled; nil if there is nothing to change.
  func changeInteractively(pushing screen: UIViewController?) -> InteractiveUndo?
  func interactiveChange(did event: InteractiveChange)
  /// Lets UIKit change the stack at the end of a drag: the transition view shows what appears.
  ///
  /// Without the `context` of an interactive transition UIKit has to be called; `animated` is false
  /// where the end can't wait for it.
  func finishDrag(
    of setup: TransitionSetup, in context: (any UIViewControllerContextTransitioning)?,
    animated: Bool)
}

/// How far UIKit is with an interactive change.
enum InteractiveChange: Sendable {
  /// It ignores progress and outcomes until it has set the change up.
  case beginSettingUp
  case start
  case cancel(InteractiveUndo)
}

/// How everything was before an interactive change.
struct InteractiveUndo: Sendable {
  var bars: BarState?
}
