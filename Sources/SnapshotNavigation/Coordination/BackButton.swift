import UIKit

/// Asks the screen before the back button pops.
extension SnapshotNavigationController {
  /// Whether UIKit may pop.
  ///
  /// UIKit asks only when the back button is tapped.
  func answersBackButton() -> Bool {
    if transitions.isInsideSystemCall || transitions.systemTransitions.isPopping { return true }
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
}
