import UIKit

/// What UIKit knows as the delegate: does the library's part, then tells the app's delegate.
///
/// It implements the show and animation methods and no others; orientation is answered by the
/// controller itself. An app's delegate that passes calls on to the delegate it found before it
/// would come back here; such a call is not passed on again.
final class DelegateProxy: NSObject, UINavigationControllerDelegate {
  weak var app: (any UINavigationControllerDelegate)?
  private weak var director: Director?
  private var isForwarding = false

  init(director: Director) {
    self.director = director
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    forward(else: ()) { app in
      director?.willShow(viewController)
      (app?.navigationController(_:willShow:animated:))?(
        navigationController, viewController, animated)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    forward(else: ()) { app in
      director?.didShow()
      (app?.navigationController(_:didShow:animated:))?(
        navigationController, viewController, animated)
    }
    director?.runCompletions()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forward(else: nil) { _ in
      director?.animator(for: operation, from: fromVC, to: toVC)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forward(else: nil) { app in
      if let interaction = director?.interaction(for: animationController) { return interaction }
      if animationController is StageAnimator { return nil }
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

  private func forward<Answer>(
    else nothing: Answer, _ body: ((any UINavigationControllerDelegate)?) -> Answer
  ) -> Answer {
    guard !isForwarding else { return nothing }
    // Only a delegate that calls back at once is caught; one that pushes is a new matter.
    isForwarding = true
    defer { isForwarding = false }
    return body(app)
  }
}
