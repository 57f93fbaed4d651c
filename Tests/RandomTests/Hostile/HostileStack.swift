import SnapshotNavigation
import UIKit

/// A stack of a hostile app, with overrides of the app's: the library's or UIKit's own.
@MainActor
protocol HostileStack: UINavigationController {
  var app: HostileApp? { get set }
  /// What it's called in events.
  var name: String { get set }
}

/// What the overrides of a stack's class replace.
@MainActor
struct StackSuper {
  let push: (UIViewController, Bool) -> Void
  let pop: (Bool) -> UIViewController?
  let popToRoot: (Bool) -> [UIViewController]?
  let set: ([UIViewController], Bool) -> Void
}

extension HostileStack {
  private var mode: HostileOverride {
    app?.reached(.inOverride)
    return app?.overrides ?? .callSuper
  }

  func push(_ screen: UIViewController, _ animated: Bool, by original: StackSuper) {
    switch mode {
    case .callSuper: original.push(screen, animated)
    case .callNothing: break
    case .callAnother: original.set(viewControllers + [screen], animated)
    case .callUnanimated: original.push(screen, false)
    case .callSuperTwice:
      original.push(screen, animated)
      if let second = app?.makeScreen(.plain) { original.push(second, animated) }
    }
  }

  func pop(_ animated: Bool, by original: StackSuper) -> UIViewController? {
    switch mode {
    case .callSuper: return original.pop(animated)
    case .callNothing: return nil
    case .callAnother: return original.popToRoot(animated)?.last
    case .callUnanimated: return original.pop(false)
    case .callSuperTwice:
      let first = original.pop(animated)
      _ = original.pop(animated)
      return first
    }
  }

  func popToRoot(_ animated: Bool, by original: StackSuper) -> [UIViewController]? {
    switch mode {
    case .callSuper, .callSuperTwice: original.popToRoot(animated)
    case .callNothing: nil
    case .callAnother: original.pop(animated).map { [$0] }
    case .callUnanimated: original.popToRoot(false)
    }
  }

  func set(_ screens: [UIViewController], _ animated: Bool, by original: StackSuper) {
    switch mode {
    // A controller that is made sets its root.
    case .callNothing where !viewControllers.isEmpty: break
    case .callUnanimated: original.set(screens, false)
    default: original.set(screens, animated)
    }
  }
}

/// Over the library's.
final class HostileController: SnapshotNavigationController, HostileStack {
  weak var app: HostileApp?
  var name = ""

  private var original: StackSuper {
    StackSuper(
      push: { super.pushViewController($0, animated: $1) },
      pop: { super.popViewController(animated: $0) },
      popToRoot: { super.popToRootViewController(animated: $0) },
      set: { super.setViewControllers($0, animated: $1) })
  }

  override func pushViewController(_ screen: UIViewController, animated: Bool) {
    push(screen, animated, by: original)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    pop(animated, by: original)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popToRoot(animated, by: original)
  }

  override func setViewControllers(_ screens: [UIViewController], animated: Bool) {
    set(screens, animated, by: original)
  }

  // Who waits for rest asks it again and again, and hears an answer that ends a loop.
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let coordinator = super.transitionCoordinator
    guard coordinator == nil, let app, app.isBusy(asked: self) else { return coordinator }
    return IdleCoordinator(isAnimated: true)
  }
}

/// Over UIKit's own.
final class PlainHostileController: UINavigationController, HostileStack {
  weak var app: HostileApp?
  var name = ""

  private var original: StackSuper {
    StackSuper(
      push: { super.pushViewController($0, animated: $1) },
      pop: { super.popViewController(animated: $0) },
      popToRoot: { super.popToRootViewController(animated: $0) },
      set: { super.setViewControllers($0, animated: $1) })
  }

  override func pushViewController(_ screen: UIViewController, animated: Bool) {
    push(screen, animated, by: original)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    pop(animated, by: original)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popToRoot(animated, by: original)
  }

  override func setViewControllers(_ screens: [UIViewController], animated: Bool) {
    set(screens, animated, by: original)
  }
}
