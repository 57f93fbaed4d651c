import UIKit

/// The back button asks the screen before it pops.
extension SnapshotNavigationController: UINavigationBarDelegate {
  /// Answers the navigation bar; not meant to be called.
  ///
  /// UIKit asks as the back button is tapped and, depending on its version, also when a pop in code
  /// has changed the stack already; the latter is not ours to refuse.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    if director.isInsideSystemCall { return true }
    guard let top = topViewController, viewControllers.count >= navigationBar.items?.count ?? 0
    else { return true }
    let wishes = director.wishes(of: top)
    if wishes.usesSystemTransition { return true }
    guard wishes.shouldPop(.backButton) else { return false }
    // Here UIKit leaves the pop to whoever answers; not before the bar has taken the answer.
    FrameClock.after(frames: 1) { [weak self, weak top] in
      guard let self, let top, topViewController === top else { return }
      popViewController(animated: true)
    }
    return false
  }
}
