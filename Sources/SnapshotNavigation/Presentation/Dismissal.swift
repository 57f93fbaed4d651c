import UIKit

/// An app's call that dismisses a screen's modal, and waits if UIKit would refuse it.
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

extension PushPresentation {
  /// Dismissals requested before UIKit could run them.
  struct WaitingDismissal {
    /// The first dismissal, which is made once UIKit has presented.
    var dismissal: Dismissal?
    /// The completions of all dismissals.
    var completions: [() -> Void] = []
  }

  /// Ends a running presentation, and a drag that UIKit takes part in, because UIKit would refuse
  /// to dismiss.
  ///
  /// - Returns: Whether the dismissal waits, because UIKit hasn't presented yet or is dismissing. The first
  ///   dismissal is made after a presentation, and every completion is called at the end.
  static func makeWay(for dismissal: Dismissal, completion: (() -> Void)?) -> Bool {
    guard let screen = dismissal.screen else { return false }
    for presentation in all(around: screen) where presentation.caller != .dismissal {
      let movement = presentation.movement
      if movement.drag?.driver.part != nil { movement.drag?.interrupt() }
      if movement.transition?.operation == .push { movement.transition?.end() }
    }
    guard let presentation = all(around: screen).first(where: { $0.keepsWaiting(screen) }) else {
      return false
    }
    if !presentation.isPresented {
      presentation.waiting.dismissal = presentation.waiting.dismissal ?? dismissal
    }
    if let completion { presentation.waiting.completions.append(completion) }
    return true
  }

  private func keepsWaiting(_ screen: UIViewController) -> Bool {
    guard isPresented else { return true }
    guard let presented, presented.isBeingDismissed, caller != .dismissal else { return false }
    // UIKit would dismiss a modal above the presented screen instead.
    return screen.presentedViewController.map { $0 === presented } ?? true
  }
}
