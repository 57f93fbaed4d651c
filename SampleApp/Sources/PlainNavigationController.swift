import SnapshotNavigation
import UIKit

/// Plain UIKit with the one thing that the guide's screens need: it hides the bar where they ask.
///
/// The library's controller reads the option by itself; a plain one needs this code.
final class PlainNavigationController: UINavigationController, UINavigationControllerDelegate {
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
}
