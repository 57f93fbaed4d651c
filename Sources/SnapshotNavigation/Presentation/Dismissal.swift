import UIKit

extension PushPresentation {
  /// Dismissals requested before UIKit could run them.
  struct WaitingDismissal {
    /// Makes the first dismissal, once UIKit has presented.
    var dismiss: ((_ completion: @escaping @MainActor () -> Void) -> Void)?
    /// The completions of all dismissals.
    var completions: [() -> Void] = []
  }

  /// Ends a running presentation, and a drag that UIKit takes part in, because UIKit would refuse
  /// to dismiss.
  ///
  /// - Returns: Whether the dismissal waits, because UIKit hasn't presented yet or is dismissing. The first
  ///   dismissal is made after a presentation, and every completion is called at the end.
  static func queueIfNeeded(
    dismissalBy screen: UIViewController, animated isAnimated: Bool, completion: (() -> Void)?
  ) -> Bool {
    for presentation in all(around: screen) where presentation.caller != .presentation {
      let movement = presentation.movement
      if movement.drag?.driver.uikitTransition != nil { movement.drag?.interrupt() }
      if movement.transition?.operation == .push { movement.transition?.end() }
    }
    guard let presentation = all(around: screen).first(where: { $0.keepsWaiting(screen) }) else {
      return false
    }
    if !presentation.isPresented, presentation.waiting.dismiss == nil {
      presentation.waiting.dismiss = { [weak screen] in
        screen?.dismiss(animated: isAnimated, completion: $0)
      }
    }
    if let completion { presentation.waiting.completions.append(completion) }
    return true
  }

  private func keepsWaiting(_ screen: UIViewController) -> Bool {
    guard isPresented else { return true }
    guard let presented, presented.isBeingDismissed, caller != .presentation else { return false }
    // UIKit would dismiss a modal above the presented screen instead.
    return screen.presentedViewController.map { $0 === presented } ?? true
  }
}
