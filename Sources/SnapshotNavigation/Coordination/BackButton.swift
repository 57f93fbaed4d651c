import UIKit

/// Asks the screen before the back button pops.
extension SnapshotNavigationController {
  /// Whether UIKit may pop.
  ///
  /// UIKit asks when the back button is tapped, and has also asked for pops in code (developers' reports).
  /// The item's screen has left the stack by then.
  func answersBackButton(for item: UINavigationItem) -> Bool {
    if transitions.isInsideSystemCall || transitions.systemTransitions.isPopping { return true }
    // UIKit pops for a drag, and the bar may have changed already.
    if transitions.drag?.driver.uikitTransition != nil { return true }
    guard hasScreen(with: item), let top = topViewController, let innermostTop else { return true }
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

extension UINavigationController {
  /// Whether the item is that of a screen on this stack, or on a stack inside.
  fileprivate func hasScreen(with item: UINavigationItem) -> Bool {
    viewControllers.contains {
      $0.navigationItem === item || ($0 as? UINavigationController)?.hasScreen(with: item) == true
    }
  }
}
