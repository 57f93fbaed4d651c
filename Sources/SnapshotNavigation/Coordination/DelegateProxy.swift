import UIKit

/// The delegate that UIKit gets: does the library's part, then calls the app's delegate.
///
/// The proxy implements only the show and animation methods; the controller itself answers for orientation.
final class DelegateProxy: NSObject, UINavigationControllerDelegate {
  weak var app: (any UINavigationControllerDelegate)?
  private weak var navigation: SnapshotNavigationController?
  private weak var screenAnimator: (any UIViewControllerAnimatedTransitioning)?

  init(of navigation: SnapshotNavigationController) {
    self.navigation = navigation
    super.init()
  }

  private var transitions: NavigationCoordinator? { navigation?.transitions }

  var appAnimates: Bool {
    guard let app, let navigation else { return false }
    return navigation.offersAnimators(app)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    transitions?.willShow(viewController, animated: animated)
    (app?.navigationController(_:willShow:animated:))?(
      navigationController, viewController, animated)
    // Last, because in iOS 26 a returning bar shows later items only at the transition's end.
    transitions?.bars.apply(of: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    transitions?.didShow(viewController)
    (app?.navigationController(_:didShow:animated:))?(
      navigationController, viewController, animated)
    transitions?.reportShown(viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transitions?.animator(for: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let interaction = transitions?.drag?.driver.uikitTransition?.interaction {
      return interaction
    }
    // The app's delegate is asked only about its own animators.
    if animationController is TransitionAnimator { return nil }
    if animationController === screenAnimator { return nil }
    return (app?.navigationController(_:interactionControllerFor:))?(
      navigationController, animationController) ?? nil
  }

  func appAnimator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let navigation else { return nil }
    let animator = (app?.navigationController(_:animationControllerFor:from:to:))?(
      navigation, operation, from, to)
    if let animator = animator ?? nil { return animator }
    if transitions?.systemTransitions.showsAll == true { return nil }
    let screenAnimator = (operation == .push ? to : from).ownAnimator(for: operation)
    self.screenAnimator = screenAnimator
    return screenAnimator
  }
}

/// A delegate without animation methods, set while UIKit's gestures may pop.
final class PlainDelegateProxy: NSObject, UINavigationControllerDelegate {
  private let proxy: DelegateProxy

  init(_ proxy: DelegateProxy) {
    self.proxy = proxy
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    proxy.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    proxy.navigationController(navigationController, didShow: viewController, animated: animated)
  }
}
