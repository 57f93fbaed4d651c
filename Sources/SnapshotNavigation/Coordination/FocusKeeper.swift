import UIKit

/// Takes VoiceOver back to where it was on a screen, where UIKit hasn't moved it there by itself.
@MainActor
final class FocusKeeper {
  /// How long after a transition, in seconds, UIKit has spoken and moved the focus.
  private static let delay: TimeInterval = 0.5

  private var elements = WeakTable<FocusedElement>()
  /// Whether the focus goes with the screens: not if it's elsewhere, on a tab bar or in another column.
  private var follows = true
  private var arrivals = 0

  /// Notes which element of `container` has the focus, before a screen is left.
  func leave(_ screen: UIViewController?, in container: UIView?) {
    guard UIAccessibility.isVoiceOverRunning, let screen, let container else { return }
    elements[screen] = nil
    follows = true
    guard case .element(let element, let view) = VoiceOverFocus.current else { return }
    follows = view.isDescendant(of: container)
    if follows { elements[screen] = FocusedElement(element, in: view) }
  }

  /// A screen is shown, and UIKit speaks: half a second later the focus is taken to where it was.
  func arrive(at screen: UIViewController?, in container: UIView?) {
    arrivals += 1
    guard UIAccessibility.isVoiceOverRunning, follows, let screen, elements[screen] != nil else {
      return
    }
    let arrival = arrivals
    // A presentation is gone by then, this isn't.
    FrameClock.after(seconds: Self.delay) { [self, weak screen, weak container] in
      guard arrival == arrivals, let screen, let container else { return }
      restore(on: screen, in: container)
    }
  }

  private func restore(on screen: UIViewController, in container: UIView) {
    guard UIAccessibility.isVoiceOverRunning, let view = screen.viewIfLoaded, view.window != nil,
      !screen.isUnderModal, screen.transitionCoordinator == nil,
      let target = elements[screen]?.target(in: container)
    else { return }
    switch VoiceOverFocus.current {
    case .unknown: return
    case .element(let element, let place) where element === target || place.isDescendant(of: view):
      return
    case .nowhere, .element: UIAccessibility.post(notification: .layoutChanged, argument: target)
    }
  }
}
