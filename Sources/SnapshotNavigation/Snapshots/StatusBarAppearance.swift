import UIKit

/// The style and visibility of the status bar.
struct StatusBarAppearance: Equatable {
  let style: UIStatusBarStyle
  let isHidden: Bool

  /// Asks the containers as UIKit does, but not a screen that isn't loaded.
  @MainActor
  init(of controller: UIViewController) {
    var asked = controller
    while let child = asked.childForStatusBarStyle, child.isViewLoaded { asked = child }
    style = asked.preferredStatusBarStyle
    asked = controller
    while let child = asked.childForStatusBarHidden, child.isViewLoaded { asked = child }
    isHidden = asked.prefersStatusBarHidden
  }
}
