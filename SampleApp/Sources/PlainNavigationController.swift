import SnapshotNavigation
import UIKit

/// Plain UIKit with the two things that the guide's screens need: it hides the bar where they ask, and
/// lets them style the status bar.
///
/// The library's controller reads the option by itself; a plain one needs this code.
final class PlainNavigationController: UINavigationController, UINavigationControllerDelegate {
  /// The screen that was shown last, so that the style changes once the next one covers the clock.
  private weak var shown: UIViewController?

  override var childForStatusBarStyle: UIViewController? { shown ?? topViewController }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    setNavigationBarHidden(
      viewController.snapshotNavigation.navigationBar == .hidden, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown = viewController
    setNeedsStatusBarAppearanceUpdate()
  }
}
