import UIKit

/// A delegate without the methods of animators.
final class ShowDelegate: NSObject, UINavigationControllerDelegate {
  let calls: Calls
  /// What the calls have said about animation, in order.
  private(set) var animated: [Bool] = []
  var inWillShow: ((UINavigationController) -> Void)?
  var inDidShow: ((UINavigationController) -> Void)?

  init(_ calls: Calls) {
    self.calls = calls
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.note("willShow \(viewController.title ?? "")")
    self.animated.append(animated)
    inWillShow?(navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.note("didShow \(viewController.title ?? "")")
    self.animated.append(animated)
    inDidShow?(navigationController)
  }
}

/// A delegate with an animator, and an interaction if it has been given one.
final class AnimatorDelegate: NSObject, UINavigationControllerDelegate {
  let calls: Calls
  /// What the calls have said about animation, in order.
  private(set) var animated: [Bool] = []
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var inWillShow: ((UINavigationController) -> Void)?
  var inDidShow: ((UINavigationController) -> Void)?

  init(_ calls: Calls) {
    self.calls = calls
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.note("willShow \(viewController.title ?? "")")
    self.animated.append(animated)
    inWillShow?(navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.note("didShow \(viewController.title ?? "")")
    self.animated.append(animated)
    inDidShow?(navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.note("animator \(operation == .push ? "push" : "pop")")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.note("interaction")
    return interaction
  }
}
