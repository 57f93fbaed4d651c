import UIKit

/// The back button asks the screen before it pops.
extension SnapshotNavigationController {
  /// Whether UIKit pops, which asks as the back button is tapped, and for nothing else.
  func answersBackButton() -> Bool {
    if transitions.isInsideSystemCall || transitions.systemTransitions.isPopping { return true }
    guard let top = topViewController, let innermostTop else { return true }
    guard innermostTop.confirmsPop(for: .backButton) else { return false }
    if innermostTop !== self.innermostTop { return false }
    if let below = viewControllers.dropLast().last,
      transitions.systemTransitions.shows(top, over: below)
    {
      // UIKit pops as soon as it has the answer, and calls the controller for it or doesn't.
      transitions.expectChange(by: .backButton, isInside: popsInside)
      return true
    }
    // UIKit leaves the pop to the delegate that answers; not before the bar has its answer.
    FrameClock.after(frames: 1) { [weak self, weak top] in
      guard let self, let top, topViewController === top else { return }
      transitions.withTrigger(.backButton) { _ = popViewController(animated: true) }
    }
    return false
  }
}
