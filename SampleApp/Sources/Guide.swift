import UIKit

/// The travel guide, ready to be a window's root.
@MainActor
public enum Guide {
  /// The whole guide, with `pages` on the stack of the tab they belong to, the last one on top.
  public static func controller(
    _ preferences: Preferences = Preferences(), device: DeviceControls = DeviceControls(),
    showing pages: [Page] = [.home]
  ) -> GuideController {
    GuideController(preferences, device: device, showing: pages)
  }

  /// One navigation controller of the guide, with `pages` on its stack and no tabs around it.
  public static func navigationController(
    _ preferences: Preferences = Preferences(), showing pages: [Page] = [.home]
  ) -> UINavigationController {
    let screens = (pages.isEmpty ? [.home] : pages).map { $0.makeScreen() }
    let navigation = preferences.navigationController(around: Array(screens.prefix(1)))
    for screen in screens.dropFirst() {
      navigation.pushViewController(screen, animated: false)
    }
    return navigation
  }
}
