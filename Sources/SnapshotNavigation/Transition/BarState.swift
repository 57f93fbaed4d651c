import UIKit

/// Which bars a navigation controller shows; saved before an interactive pop, put back if it is
/// canceled.
@MainActor
struct BarState: Equatable {
  private let isNavigationBarHidden: Bool
  private let isToolbarHidden: Bool

  init(of navigation: UINavigationController) {
    isNavigationBarHidden = navigation.isNavigationBarHidden
    isToolbarHidden = navigation.isToolbarHidden
  }

  func restore(in navigation: UINavigationController) {
    UIView.performWithoutAnimation {
      if navigation.isNavigationBarHidden != isNavigationBarHidden {
        navigation.setNavigationBarHidden(isNavigationBarHidden, animated: false)
      }
      if navigation.isToolbarHidden != isToolbarHidden {
        navigation.setToolbarHidden(isToolbarHidden, animated: false)
      }
    }
  }
}
