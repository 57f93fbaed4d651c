import SnapshotNavigation
import UIKit

/// A navigation controller on a phone, with screens that are named by letters.
@MainActor
final class Scene {
  let phone: Phone
  let calls = Calls()
  let navigation: UINavigationController
  private(set) var screens: [Screen] = []
  /// Held here, because UIKit holds it weakly.
  private var delegate: (any UINavigationControllerDelegate)?

  /// - Parameters:
  ///   - names: One screen for each letter, the root first.
  ///   - navigation: UIKit's own controller by default.
  ///   - shows: Whether it's shown at once.
  init(
    _ names: String = "A", _ navigation: UINavigationController? = nil, shows: Bool = true
  ) async {
    phone = await Phone()
    self.navigation = navigation ?? UINavigationController()
    screens = names.map { Screen(String($0), calls) }
    self.navigation.setViewControllers(screens, animated: false)
    guard shows else { return }
    await show()
  }

  /// Shows the controller; what has been called until then is forgotten.
  func show() async {
    await phone.show(navigation)
    _ = calls.take()
  }

  func screen(_ name: String) -> Screen { Screen(name, calls) }

  /// The letters of the screens on the stack.
  var stack: String { navigation.viewControllers.map { $0.title ?? "?" }.joined() }

  /// Sets the delegate, and keeps it.
  func use(_ delegate: any UINavigationControllerDelegate) {
    self.delegate = delegate
    navigation.delegate = delegate
  }

  /// Uses a delegate with an animator that slides for so many seconds.
  @discardableResult
  func animate(_ duration: TimeInterval = 0.4) -> (AnimatorDelegate, SlideOver) {
    let delegate = AnimatorDelegate(calls)
    let animator = SlideOver(calls, duration: duration)
    delegate.animator = animator
    use(delegate)
    return (delegate, animator)
  }

  /// Starts a pop that is driven by percent, with an animator of two seconds.
  func interactivePop(
    prepare: (Scene) -> Void = { _ in }
  ) async -> (AnimatorDelegate, UIPercentDrivenInteractiveTransition) {
    let (delegate, _) = animate(2)
    let drive = UIPercentDrivenInteractiveTransition()
    drive.completionCurve = .linear
    drive.completionSpeed = 4
    delegate.interaction = drive
    prepare(self)
    navigation.popViewController(animated: true)
    await phone.turn()
    return (delegate, drive)
  }

  /// Whether of all screens on the stack only the top is in the window.
  var onlyTheTopIsSeen: Bool {
    navigation.viewControllers.allSatisfy { screen in
      (screen.viewIfLoaded?.window != nil) == (screen === navigation.topViewController)
    }
  }

  /// Whether a push and a pop by UIKit still work, and leave only the top on the screen.
  func isUsable() async -> Bool {
    navigation.delegate = nil
    let before = stack
    let probe = screen("probe")
    navigation.pushViewController(probe, animated: true)
    await phone.settle()
    guard probe.view.window != nil else { return false }
    navigation.popViewController(animated: true)
    await phone.settle()
    return stack == before && onlyTheTopIsSeen && probe.view.window == nil
      && navigation.transitionCoordinator == nil
  }
}

extension UIView {
  /// The view and all below it.
  var family: [UIView] { [self] + subviews.flatMap(\.family) }

  /// Whether a layer of it or below it is animated.
  var isAnimating: Bool { family.contains { $0.layer.animationKeys()?.isEmpty == false } }
}
