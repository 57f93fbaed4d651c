import UIKit

/// What UIKit knows as the delegate: does the library's part, then tells the app's delegate.
///
/// It implements the show and animation methods and no others; orientation is answered by the
/// controller itself.
final class DelegateProxy: NSObject, UINavigationControllerDelegate {
  weak var app: (any UINavigationControllerDelegate)?
  private weak var director: Director?
  private var running: [Call] = []

  /// One call with what it is about.
  private enum Call: Equatable {
    case willShow(UIViewController)
    case didShow(UIViewController)
    case animator(UIViewController, UIViewController)
    case interaction(ObjectIdentifier)
  }

  init(director: Director) {
    self.director = director
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    once(.willShow(viewController), else: ()) {
      director?.willShow(viewController)
      (app?.navigationController(_:willShow:animated:))?(
        navigationController, viewController, animated)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    once(.didShow(viewController), else: ()) {
      director?.didShow()
      (app?.navigationController(_:didShow:animated:))?(
        navigationController, viewController, animated)
      director?.runCompletions()
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    once(.animator(fromVC, toVC), else: nil) {
      director?.animator(for: operation, from: fromVC, to: toVC)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    once(.interaction(ObjectIdentifier(animationController)), else: nil) {
      if let interaction = director?.interaction(for: animationController) { return interaction }
      // The delegate is asked about its own animators only.
      if animationController is StageAnimator { return nil }
      if animationController === director?.screenAnimator { return nil }
      return (app?.navigationController(_:interactionControllerFor:))?(
        navigationController, animationController) ?? nil
    }
  }

  /// The animator of the app's delegate for a transition, if it brings one.
  func appAnimator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    in navigation: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (app?.navigationController(_:animationControllerFor:from:to:))?(
      navigation, operation, from, to) ?? nil
  }

  /// An app's delegate that passes calls on to the delegate it found before it comes back here with
  /// the very same call; that one has been answered already.
  private func once<Answer>(_ call: Call, else nothing: Answer, _ body: () -> Answer) -> Answer {
    guard !running.contains(call) else { return nothing }
    running.append(call)
    defer { running.removeLast() }
    return body()
  }
}
