import SnapshotNavigation
import UIKit

/// The app's delegate of a stack, and over UIKit's own controller what an app writes in addition: bars as the
/// screens wish, and swipes with a hidden bar.
@MainActor
class ScenarioDelegate: NSObject, UIGestureRecognizerDelegate {
  fileprivate weak var app: ScenarioApp?
  fileprivate weak var stack: UINavigationController?

  init(of stack: UINavigationController, in app: ScenarioApp) {
    self.app = app
    self.stack = stack
    super.init()
    stack.delegate = self as? any UINavigationControllerDelegate
    guard app.isPlain else { return }
    stack.interactivePopGestureRecognizer?.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let app else { return }
    if app.isPlain {
      switch viewController.snapshotNavigation.navigationBar {
      case .automatic: break
      case .hidden: navigationController.setNavigationBarHidden(true, animated: animated)
      case .visible: navigationController.setNavigationBarHidden(false, animated: animated)
      }
    }
    app.reached(.willShow, of: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    app?.reached(.didShow, of: viewController, animated: animated)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let stack else { return false }
    return stack.viewControllers.count > 1 && stack.transitionCoordinator == nil
  }
}

/// A delegate that vends no animators; UIKit can tell.
final class PlainScenarioDelegate: ScenarioDelegate, UINavigationControllerDelegate {}

/// UIKit's own controller asks its delegate for the animator, and an app's finger drives it.
final class AnimatingScenarioDelegate: ScenarioDelegate, UINavigationControllerDelegate {
  private var interaction: UIPercentDrivenInteractiveTransition?

  override init(of stack: UINavigationController, in app: ScenarioApp) {
    super.init(of: stack, in: app)
    stack.interactivePopGestureRecognizer?.isEnabled = false
    stack.interactiveContentPopGestureRecognizer?.isEnabled = false
    let pan = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("drag(_:)", AnimatingScenarioDelegate.drag))
    pan.edges = .left
    pan.delegate = self
    stack.view.addGestureRecognizer(pan)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { app?.makeAnimator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let stack else { return }
    let part = pan.translation(in: stack.view).x / stack.view.bounds.width
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      stack.popViewController(animated: true)
    case .changed: interaction?.update(part)
    case .possible: break
    default:
      pan.state == .ended && part > 0.4 ? interaction?.finish() : interaction?.cancel()
      interaction = nil
    }
  }
}
