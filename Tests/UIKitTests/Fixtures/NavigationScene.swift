import UIKit
import UIKitHost

/// A delegate that notes what it is asked, and vends what it has been given.
final class NotingDelegate: NSObject, UINavigationControllerDelegate {
  let log: CallLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var inWillShow: ((UINavigationController) -> Void)?
  var inDidShow: ((UINavigationController) -> Void)?

  init(_ log: CallLog) {
    self.log = log
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.note("willShow \(viewController.title ?? "")\(animated ? "" : " unanimated")")
    inWillShow?(navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.note("didShow \(viewController.title ?? "")\(animated ? "" : " unanimated")")
    inDidShow?(navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator \(operation == .push ? "push" : "pop")")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("interaction")
    return interaction
  }
}

/// Only hears of screens: vends no animators.
final class WatchingDelegate: NSObject, UINavigationControllerDelegate {
  var log: CallLog?
  var inWillShow: ((UINavigationController) -> Void)?
  var inDidShow: ((UINavigationController) -> Void)?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log?.note("willShow \(viewController.title ?? "")")
    inWillShow?(navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log?.note("didShow \(viewController.title ?? "")")
    inDidShow?(navigationController)
  }
}

/// A navigation controller on a host, with noting screens named by their letters.
@MainActor struct NavigationScene {
  let host: Host
  let log = CallLog()
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

  /// Pops by a percentage, which is at `share` by the end.
  func pop(
    driving percent: UIPercentDrivenInteractiveTransition, of delegate: NotingDelegate,
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
