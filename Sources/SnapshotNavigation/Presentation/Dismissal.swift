import UIKit

/// A call that dismisses what a screen presents; it waits where UIKit would refuse it.
@MainActor
struct Dismissal {
  private(set) weak var screen: UIViewController?
  let isAnimated: Bool

  init(by screen: UIViewController, animated isAnimated: Bool) {
    self.screen = screen
    self.isAnimated = isAnimated
  }

  func make(then completion: @escaping @MainActor () -> Void) {
    screen?.dismiss(animated: isAnimated, completion: completion)
  }
}
