import UIKit

@testable import SnapshotNavigation

/// A stack of a hostile app, with overrides of the app's: the library's or UIKit's own.
@MainActor
protocol HostileStack: UINavigationController {
  var app: HostileApp? { get set }
  /// What it's called in events.
  var name: String { get set }
}

/// Over the library's.
final class HostileController: SnapshotNavigationController, HostileStack {
  weak var app: HostileApp?
  var name = ""

  private var mode: HostileOverride {
    app?.reached(.inOverride)
    return app?.overrides ?? .callSuper
  }

  override func pushViewController(_ screen: UIViewController, animated: Bool) {
    switch mode {
    case .callSuper: super.pushViewController(screen, animated: animated)
    case .callNothing: break
    case .callAnother: super.setViewControllers(viewControllers + [screen], animated: animated)
    case .callUnanimated: super.pushViewController(screen, animated: false)
    case .callSuperTwice:
      super.pushViewController(screen, animated: animated)
      if let second = app?.makeScreen(.plain) {
        super.pushViewController(second, animated: animated)
      }
    }
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    switch mode {
    case .callSuper: return super.popViewController(animated: animated)
    case .callNothing: return nil
    case .callAnother: return super.popToRootViewController(animated: animated)?.last
    case .callUnanimated: return super.popViewController(animated: false)
    case .callSuperTwice:
      let first = super.popViewController(animated: animated)
      _ = super.popViewController(animated: animated)
      return first
    }
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    switch mode {
    case .callSuper, .callSuperTwice: return super.popToRootViewController(animated: animated)
    case .callNothing: return nil
    case .callAnother: return super.popViewController(animated: animated).map { [$0] }
    case .callUnanimated: return super.popToRootViewController(animated: false)
    }
  }

  override func setViewControllers(_ screens: [UIViewController], animated: Bool) {
    switch mode {
    // A controller that is made sets its root.
    case .callNothing where !viewControllers.isEmpty: break
    case .callUnanimated: super.setViewControllers(screens, animated: false)
    default: super.setViewControllers(screens, animated: animated)
    }
  }

  // Who waits for rest asks it again and again, and hears an answer that ends a loop.
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let coordinator = super.transitionCoordinator
    guard coordinator == nil, let app, app.isBusy(asked: self) else { return coordinator }
    return EndlessCoordinator()
  }
}

/// Over UIKit's own.
final class PlainHostileController: UINavigationController, HostileStack {
  weak var app: HostileApp?
  var name = ""

  private var mode: HostileOverride {
    app?.reached(.inOverride)
    return app?.overrides ?? .callSuper
  }

  override func pushViewController(_ screen: UIViewController, animated: Bool) {
    switch mode {
    case .callSuper: super.pushViewController(screen, animated: animated)
    case .callNothing: break
    case .callAnother: super.setViewControllers(viewControllers + [screen], animated: animated)
    case .callUnanimated: super.pushViewController(screen, animated: false)
    case .callSuperTwice:
      super.pushViewController(screen, animated: animated)
      if let second = app?.makeScreen(.plain) {
        super.pushViewController(second, animated: animated)
      }
    }
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    switch mode {
    case .callSuper: return super.popViewController(animated: animated)
    case .callNothing: return nil
    case .callAnother: return super.popToRootViewController(animated: animated)?.last
    case .callUnanimated: return super.popViewController(animated: false)
    case .callSuperTwice:
      let first = super.popViewController(animated: animated)
      _ = super.popViewController(animated: animated)
      return first
    }
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    switch mode {
    case .callSuper, .callSuperTwice: return super.popToRootViewController(animated: animated)
    case .callNothing: return nil
    case .callAnother: return super.popViewController(animated: animated).map { [$0] }
    case .callUnanimated: return super.popToRootViewController(animated: false)
    }
  }

  override func setViewControllers(_ screens: [UIViewController], animated: Bool) {
    switch mode {
    case .callNothing where !viewControllers.isEmpty: break
    case .callUnanimated: super.setViewControllers(screens, animated: false)
    default: super.setViewControllers(screens, animated: animated)
    }
  }
}

/// Of a transition that never ends: whoever asks for it in a loop waits for frames instead.
private final class EndlessCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  var isAnimated: Bool { true }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 0 }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { false }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { false }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}
