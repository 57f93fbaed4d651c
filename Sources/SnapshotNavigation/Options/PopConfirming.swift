import UIKit

/// A screen that can prevent its own pop.
///
/// Without the conformance, a method of the same name compiles but is never called. Adopt the
/// protocol in the class body if subclasses override the method.
@MainActor
public protocol PopConfirming: UIViewController {
  /// Returns whether the screen may be popped.
  ///
  /// Called last, if everything else allows the pop: when a drag is about to begin, for a tap on
  /// the back button, for a key that goes back, and for VoiceOver's escape gesture. It's called
  /// only for the top screen. It isn't called for pops and dismissals in code, for a tap on the tab
  /// that's already selected, or for the back button's menu, whose pops apps can't refuse.
  ///
  /// To ask the user first, return `false`, show an alert, and pop in code if they agree. See
  /// <doc:ConfirmingPops>.
  ///
  /// - Parameter trigger: What starts the pop; never ``TransitionTrigger/programmatic``.
  /// - Returns: `true` to allow the pop.
  func shouldPop(for trigger: TransitionTrigger) -> Bool
}

extension UIViewController {
  /// Whether the screen adopts ``PopConfirming``, in Swift or Objective-C.
  var isPopConfirming: Bool { self is any PopConfirming || objectiveCConfirmation != nil }

  /// Whether the screen agrees to a pop; a screen that isn't ``PopConfirming`` always does.
  func confirmsPop(for trigger: TransitionTrigger) -> Bool {
    (self as? any PopConfirming)?.shouldPop(for: trigger) ?? objectiveCConfirmation?(trigger)
      ?? true
  }
}
