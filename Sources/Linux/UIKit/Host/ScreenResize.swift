import CoreGraphics
import Foundation

/// A change of the screen's size: controllers hear of it before, animate alongside and complete.
///
/// The host resizes without an animation; what runs alongside takes effect at once.
@MainActor
final class ScreenResize: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let window: UIWindow
  private var alongside: [Step] = []
  private var completions: [Step] = []

  init(of window: UIWindow) {
    self.window = window
    super.init()
  }

  /// Apple: traits first, then the size; then the change itself with what was asked for alongside.
  func run(to size: CGSize, traits: UITraitCollection, change: () -> Void) {
    let root = window.rootViewController
    if let root, traits != window.traitCollection {
      root.willTransition(to: traits, with: self)
    }
    root?.viewWillTransition(to: size, with: self)
    change()
    window.layOut()
    for step in alongside { step(self) }
    HostRuntime.current.afterNextRender { [self] in
      for step in completions { step(self) }
    }
  }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Step?, completion: Step?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Step) {}

  var isAnimated: Bool { false }
  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 0 }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    nil
  }
}

extension UIViewController {
  /// Apple: every controller hears of a memory warning, presented ones and children too.
  func warnOfMemory() {
    didReceiveMemoryWarning()
    for child in children { child.warnOfMemory() }
    if let presented = presentedViewController, presented.presentingViewController === self {
      presented.warnOfMemory()
    }
  }
}
