import SnapshotNavigation
import UIKit

/// The calls that change a stack; UIKit's own controllers take no completion.
extension UINavigationController {
  private var ours: SnapshotNavigationController? { self as? SnapshotNavigationController }

  func push(
    _ screen: UIViewController, animated: Bool, then done: (@MainActor () -> Void)?
  ) {
    if let ours, let done {
      ours.pushViewController(screen, animated: animated, completion: done)
    } else {
      pushViewController(screen, animated: animated)
    }
  }

  func pop(animated: Bool, then done: (@MainActor () -> Void)?) {
    if let ours, let done {
      ours.popViewController(animated: animated, completion: done)
    } else {
      popViewController(animated: animated)
    }
  }

  func pop(
    to screen: UIViewController, animated: Bool, then done: (@MainActor () -> Void)?
  ) {
    if let ours, let done {
      ours.popToViewController(screen, animated: animated, completion: done)
    } else {
      popToViewController(screen, animated: animated)
    }
  }

  func popToRoot(animated: Bool, then done: (@MainActor () -> Void)?) {
    if let ours, let done {
      ours.popToRootViewController(animated: animated, completion: done)
    } else {
      popToRootViewController(animated: animated)
    }
  }

  func set(_ screens: [UIViewController], animated: Bool, then done: (@MainActor () -> Void)?) {
    if let ours, let done {
      ours.setViewControllers(screens, animated: animated, completion: done)
    } else {
      setViewControllers(screens, animated: animated)
    }
  }
}

extension Operation.Rebuilding {
  /// What becomes of a stack; `make` makes the first and the second new screen.
  @MainActor func changed<Screen>(_ stack: [Screen], making make: (Int) -> Screen) -> [Screen] {
    switch self {
    case .replacingTop: stack.dropLast() + [make(0)]
    case .deepLink: stack.prefix(1) + [make(0), make(1)]
    case .slippingIn: stack.dropLast() + [make(0)] + stack.suffix(1)
    case .thinning: stack.count > 1 ? [stack[0]] + stack.suffix(1) : stack
    case .turningOver: stack.reversed()
    }
  }
}
