import UIKit
import UIKitHost

/// A navigation controller on a host, with noting screens named by their letters.
@MainActor struct NavigationScene {
  let host: Host
  let log = Calls()
  let navigation: UINavigationController
  let screens: [NotingScreen]
  private let keeper = Keeper()

  /// Holds what UIKit holds only weakly.
  @MainActor private final class Keeper {
    var delegate: (any UINavigationControllerDelegate)?
  }

  init(
    _ names: String = "A", size: CGSize = CGSize(width: 390, height: 844), shows: Bool = true
  ) {
    host = Host(size: size, scale: 1)
    let log = self.log
    screens = names.map { NotingScreen(String($0), log) }
    navigation = UINavigationController()
    navigation.setViewControllers(screens, animated: false)
    guard shows else { return }
    host.show(navigation, for: 0.1)
    _ = log.take()
  }

  /// The same on a device of 200 by 400 points.
  static func small(_ names: String = "a") -> NavigationScene {
    NavigationScene(names, size: CGSize(width: 200, height: 400))
  }

  /// Sets the delegate, and keeps it for as long as the scene is there.
  func use(_ delegate: any UINavigationControllerDelegate) {
    keeper.delegate = delegate
    navigation.delegate = delegate
  }

  /// Uses a delegate that vends an animator, and an interaction if there is one.
  @discardableResult
  func vend(
    _ animator: any UIViewControllerAnimatedTransitioning,
    drivenBy interaction: UIPercentDrivenInteractiveTransition? = nil
  ) -> AnimatorDelegate {
    let delegate = AnimatorDelegate(log)
    delegate.animator = animator
    delegate.interaction = interaction
    use(delegate)
    return delegate
  }

  /// Pops by a percentage, which is at `share` by the end.
  func pop(
    driving percent: UIPercentDrivenInteractiveTransition, of delegate: AnimatorDelegate,
    to share: CGFloat
  ) {
    delegate.interaction = percent
    navigation.popViewController(animated: true)
    host.advance(by: 0.1)
    percent.update(share)
  }

  func screen(_ name: String) -> NotingScreen { NotingScreen(name, log) }

  var stack: String { navigation.viewControllers.map { $0.title ?? "?" }.joined() }

  /// Waits until nothing moves any more.
  func settle() { host.advance(by: 3) }

  /// Whether of all screens only the top is in the window.
  var onlyTopIsSeen: Bool {
    navigation.viewControllers.allSatisfy { screen in
      (screen.viewIfLoaded?.window != nil) == (screen === navigation.topViewController)
    }
  }

  /// Whether a push and a pop still work, and leave only the top on the screen.
  func isUsable() -> Bool {
    navigation.delegate = nil
    let before = stack
    let probe = screen("probe")
    navigation.pushViewController(probe, animated: true)
    host.advance(by: 2)
    guard probe.view.window != nil else { return false }
    navigation.popViewController(animated: true)
    host.advance(by: 2)
    return stack == before && navigation.topViewController?.view.window != nil
      && probe.view.window == nil && navigation.transitionCoordinator == nil
  }
}

/// A scene whose transitions a custom animator runs.
@MainActor func customScene(
  _ names: String = "A"
) -> (scene: NavigationScene, delegate: AnimatorDelegate, animator: SlideOver) {
  let scene = NavigationScene(names)
  let animator = SlideOver(scene.log)
  return (scene, scene.vend(animator), animator)
}

/// A small scene whose transitions a closure runs.
@MainActor func closureScene(
  _ names: String = "a", _ work: @escaping (any UIViewControllerContextTransitioning) -> Void
) -> (scene: NavigationScene, delegate: AnimatorDelegate, animator: ClosureAnimator) {
  let scene = NavigationScene.small(names)
  let animator = ClosureAnimator(work)
  return (scene, scene.vend(animator), animator)
}

extension ClosureAnimator {
  /// The old screen goes off to the right.
  static func slideAway(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
      return context.completeTransition(true)
    }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      from.frame.origin.x = context.containerView.bounds.width
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
