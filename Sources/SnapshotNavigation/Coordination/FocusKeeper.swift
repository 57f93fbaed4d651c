import UIKit

/// Restores VoiceOver's focus on a screen, unless UIKit has done so itself.
@MainActor
final class FocusKeeper {
  /// Seconds after a transition until UIKit has spoken and moved the focus.
  private static let delay: TimeInterval = 0.5

  private let records: ScreenRecords
  /// Whether the focus was on the screens, not on a tab bar or in another column.
  private var follows = true
  private var arrivals = 0

  init(_ records: ScreenRecords) { self.records = records }

  /// Notes which element of `container` has the focus, before navigation moves off a screen.
  func remember(_ screen: UIViewController?, in container: UIView?) {
    guard UIAccessibility.isVoiceOverRunning, let screen, let container else { return }
    records[screen].focus = nil
    follows = true
    guard case .element(let element, let view) = VoiceOverFocus.current else { return }
    follows = view.isDescendant(of: container)
    if follows { records[screen].focus = FocusedElement(element, in: view) }
  }

  /// Restores the focus half a second after a screen is shown, once UIKit has spoken.
  func arrive(at screen: UIViewController?, in container: UIView?) {
    arrivals += 1
    guard UIAccessibility.isVoiceOverRunning, follows, let screen, records[screen].focus != nil
    else {
      return
    }
    let arrival = arrivals
    // Retains self, because a presentation may be freed meanwhile.
    FrameClock.after(seconds: Self.delay) { [self, weak screen, weak container] in
      guard arrival == arrivals, let screen, let container else { return }
      restore(on: screen, in: container)
    }
  }

  private func restore(on screen: UIViewController, in container: UIView) {
    guard UIAccessibility.isVoiceOverRunning, let view = screen.viewIfLoaded, view.window != nil,
      !screen.isUnderModal, screen.transitionCoordinator == nil,
      let target = records[screen].focus?.target(in: container)
    else { return }
    switch VoiceOverFocus.current {
    case .unknown: return
    case .element(let element, let place) where element === target || place.isDescendant(of: view):
      return
    case .nowhere, .element: UIAccessibility.post(notification: .layoutChanged, argument: target)
    }
  }
}
