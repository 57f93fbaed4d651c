import UIKit

/// Asks the screen before the back button pops.
extension SnapshotNavigationController {
  /// Whether UIKit may pop.
  ///
  /// UIKit asks when the back button is tapped, and has also asked for pops in code (developers' reports).
  /// The stack is then shorter already, and the bar isn't.
  func answersBackButton() -> Bool {
    if transitions.isInsideSystemCall || transitions.systemTransitions.isPopping { return true }
    // UIKit pops for a drag, and the bar may have changed already.
    if transitions.drag?.driver.uikitTransition != nil { return true }
    if (navigationBar.items?.count ?? 0) > screensInBar { return true }
    guard let top = topViewController, let innermostTop else { return true }
    guard innermostTop.confirmsPop(for: .backButton) else { return false }
    if innermostTop !== self.innermostTop { return false }
    if let below = viewControllers.dropLast().last,
      transitions.systemTransitions.shows(top, over: below)
    {
      // UIKit pops as soon as this returns, with or without calling the controller.
      transitions.expectChange(by: .backButton, isInside: popsInside)
      return true
    }
    // The bar needs the answer before the library pops.
    FrameClock.after(frames: 1) { [weak self, weak top] in
      guard let self, let top, topViewController === top else { return }
      transitions.withTrigger(.backButton) { _ = popViewController(animated: true) }
    }
    return false
  }

  /// How many screens have an item in the bar, those of nested stacks included.
  private var screensInBar: Int {
    viewControllers.reduce(0) { $0 + (($1 as? UINavigationController)?.viewControllers.count ?? 1) }
  }
}
