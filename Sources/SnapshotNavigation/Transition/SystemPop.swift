import UIKit

/// Governs the system's own back gestures: off, but for screens that use the system's transition.
///
/// UIKit's delegate of these recognisers refuses wherever the navigation delegate can vend an
/// animator, and ours always can; so while they are on, this is their delegate.
@MainActor
final class SystemPop: NSObject, UIGestureRecognizerDelegate {
  private weak var director: Director?
  private var originals: [ObjectIdentifier: Original] = [:]

  private struct Original {
    weak var delegate: (any UIGestureRecognizerDelegate)?
  }

  init(director: Director) {
    self.director = director
    super.init()
  }

  /// Switches one of them on or off; done again after every screen, because apps set the delegate of
  /// the edge gesture to nil by habit, which revives it.
  func govern(_ recognizer: UIGestureRecognizer?, isEnabled: Bool) {
    guard let recognizer else { return }
    recognizer.isEnabled = isEnabled
    if isEnabled, recognizer.delegate !== self {
      originals[ObjectIdentifier(recognizer)] = Original(delegate: recognizer.delegate)
      recognizer.delegate = self
    } else if !isEnabled, recognizer.delegate === self {
      recognizer.delegate = originals.removeValue(forKey: ObjectIdentifier(recognizer))?.delegate
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let director, director.isAtRest, let navigation = director.navigation,
      navigation.viewControllers.count > 1, navigation.transitionCoordinator == nil,
      let top = navigation.topViewController, director.allowsSystemPop(of: top),
      isTowardsPop(gestureRecognizer, in: navigation.view)
    else { return false }
    let wishes = director.wishes(of: top)
    return wishes.allowsDragToPop && wishes.shouldPop(.drag)
  }

  private func isTowardsPop(_ recognizer: UIGestureRecognizer, in view: UIView) -> Bool {
    guard !(recognizer is UIScreenEdgePanGestureRecognizer),
      let velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: view)
    else { return true }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isMirrored ? -velocity.x : velocity.x) > abs(velocity.y)
  }
}

extension Director {
  /// Whether a screen moves with the system's transition, and a finger may drive that.
  func allowsSystemPop(of screen: UIViewController) -> Bool {
    let wishes = wishes(of: screen)
    let area = wishes.preferredDragArea ?? navigation?.configuration.drag
    return wishes.usesSystemTransition && area != .disabled
  }

  func governSystemGestures() {
    guard let navigation else { return }
    let isEnabled = navigation.topViewController.map(allowsSystemPop(of:)) ?? false
    systemPop.govern(navigation.interactivePopGestureRecognizer, isEnabled: isEnabled)
    if #available(iOS 26.0, *) {
      systemPop.govern(navigation.interactiveContentPopGestureRecognizer, isEnabled: isEnabled)
    }
  }
}
