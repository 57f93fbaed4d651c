import PageStack
import SnapshotNavigation
import UIKit

extension HostileApp: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    reached(.willShow)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    reached(.didShow)
  }
}

extension HostileApp: PageStackViewDelegate {
  func pageStackView(
    _ stack: PageStackView, willHide page: UIView, toShow next: UIView, animated: Bool
  ) {
    reached(.pageWillHide)
  }

  func pageStackView(
    _ stack: PageStackView, animateAlongsideShowing page: UIView, hiding old: UIView, animated: Bool
  ) {
    reached(.pageAlongside)
  }

  func pageStackView(
    _ stack: PageStackView, didShow page: UIView, hiding old: UIView, animated: Bool
  ) {
    reached(.pageDidShow)
  }
}
