import SnapshotNavigation
import UIKit

/// A bar that a screen's views requested after UIKit's `willShow`, in which the library applies the
/// option.
struct LateBar {
  private weak var screen: UIViewController?
  fileprivate let isHiddenByDefault: Bool?

  /// Applies a bar that was set too late for a transition, once it's over.
  @MainActor
  func settle(on navigation: SnapshotNavigationController) {
    guard let top = navigation.topViewController else { return }
    if top === screen {
      top.snapshotNavigation = top.snapshotNavigation
    } else if let isHiddenByDefault, top.snapshotNavigation.navigationBar == .automatic {
      // Another call has ended the transition early, and its screen has kept this one's bar.
      navigation.setNavigationBarHidden(isHiddenByDefault, animated: false)
    }
  }

  fileprivate init(of screen: UIViewController, isHiddenByDefault: Bool?) {
    self.screen = screen
    self.isHiddenByDefault = isHiddenByDefault
  }
}

extension UIViewController {
  /// Shows or hides the bar for a screen whose views have just requested it.
  ///
  /// Before a push starts, a call changes the bar at once if the screen has no option yet. A later
  /// call, with the option set, restores the app's own value and leaves the bar.
  ///
  /// - Parameters:
  ///   - bar: The request.
  ///   - pending: What has yet to be settled, because a call has ended the transition before this one.
  /// - Returns: What has to be settled at rest, if anything.
  func setNavigationBar(
    _ bar: ScreenOptions.NavigationBar, after pending: LateBar? = nil
  ) -> LateBar? {
    let old = snapshotNavigation.navigationBar
    guard bar != old || pending != nil, let navigation = snapshotNavigationController,
      navigation.isTransitioning, navigation.topViewController === self,
      viewIfLoaded?.window != nil
    else {
      if bar != old { snapshotNavigation.navigationBar = bar }
      return pending
    }
    let isHiddenByDefault = pending?.isHiddenByDefault ?? navigation.isNavigationBarHidden
    let hides = bar == .automatic ? isHiddenByDefault : bar == .hidden
    let changes = old == .automatic && navigation.isNavigationBarHidden != hides
    if changes { navigation.setNavigationBarHidden(hides, animated: false) }
    snapshotNavigation.navigationBar = bar
    if changes, hides != isHiddenByDefault {
      navigation.setNavigationBarHidden(isHiddenByDefault, animated: false)
    }
    return LateBar(of: self, isHiddenByDefault: old == .automatic ? isHiddenByDefault : nil)
  }
}
