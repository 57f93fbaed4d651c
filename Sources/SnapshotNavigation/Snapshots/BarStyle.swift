import UIKit

/// The part of the bars' look that UIKit's own transition can't animate.
struct BarStyle: Equatable {
  let hidesNavigationBar: Bool
  private let hidesToolbar: Bool
  private let hidesTabBar: Bool
  private let backgrounds: [NSObject?]

  /// Reads the bars around a screen if they're shown now, or else predicts them.
  @MainActor
  init(
    around screen: UIViewController, isShown: Bool, in navigation: SnapshotNavigationController
  ) {
    hidesNavigationBar =
      isShown
      ? navigation.isNavigationBarHidden : screen.snapshotNavigation.navigationBar != .visible
    hidesToolbar = navigation.isToolbarHidden
    let stack = navigation.viewControllers
    let below = Array(stack.prefix { $0 !== screen } + [screen])
    hidesTabBar =
      isShown ? navigation.transitions.bars.hidesTabBar(on: below) : below.hidesTabBar
    let (bar, item) = (navigation.navigationBar, screen.navigationItem)
    let appearances: [UIBarAppearance?] = [
      item.standardAppearance ?? bar.standardAppearance,
      item.compactAppearance ?? bar.compactAppearance,
      item.scrollEdgeAppearance ?? bar.scrollEdgeAppearance,
    ]
    backgrounds = appearances.flatMap { look -> [NSObject?] in
      [
        look?.backgroundColor, look?.backgroundEffect, look?.backgroundImage, look?.shadowColor,
        look?.shadowImage,
      ]
    }
  }
}
