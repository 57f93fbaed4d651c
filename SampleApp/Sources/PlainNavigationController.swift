import SnapshotNavigation
import UIKit

/// Plain UIKit with the one thing that the guide's screens need: who wants no bar gets none.
///
/// The library's controller reads the wish by itself; without it an app does this by hand.
final class PlainNavigationController: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let isHidden = (viewController as? any NavigationScreen)?.prefersNavigationBarHidden
    else { return }
    setNavigationBarHidden(isHidden, animated: animated)
  }
}
