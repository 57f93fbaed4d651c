import UIKit

/// Governs the system's own back gestures: off, but for screens that use the system's transition.
///
/// UIKit's delegate of these recognisers refuses wherever the navigation delegate can vend an
/// animator, and ours always can; so while they are on, this is their delegate.
@MainActor
final class SystemPopGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var transitions: TransitionController?
  private var originals: [ObjectIdentifier: Original] = [:]

  private struct Original {
    weak var delegate: (any UIGestureRecognizerDelegate)?
  }

  init(_ transitions: TransitionController) {
    self.transitions = transitions
    super.init()
  }

  /// Whether one of them pops at the moment, by UIKit's call of `popViewController(animated:)`.
  var isPopping: Bool {
    guard let navigation = transitions?.navigation else { return false }
    var recognizers = [navigation.interactivePopGestureRecognizer]
    if #available(iOS 26.0, *) {
      recognizers.append(navigation.interactiveContentPopGestureRecognizer)
    }
    return recognizers.contains { $0?.state == .began || $0?.state == .changed }
  }

  /// Switches one of them on or off.
  ///
  /// Done again after every screen and as a finger comes down, because apps set the delegate of the
  /// edge gesture to nil by habit, which revives it, and UIKit replaces both when traits change.
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
    guard let transitions, transitions.isAtRest, let navigation = transitions.navigation,
      navigation.viewControllers.count > 1, navigation.transitionCoordinator == nil,
      let top = navigation.topViewController, transitions.allowsSystemPop(of: top),
      isTowardsPop(gestureRecognizer, in: navigation.view)
    else { return false }
    return top.snapshotNavigation.allowsDragToPop && top.confirmsPop(for: .interactive)
  }

  private func isTowardsPop(_ recognizer: UIGestureRecognizer, in view: UIView) -> Bool {
    guard !(recognizer is UIScreenEdgePanGestureRecognizer),
      let velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: view)
    else { return true }
    return velocity.x * view.layoutDirection.sign > abs(velocity.y)
  }
}

extension TransitionController {
  /// Whether a screen moves with the system's transition, and a finger may drive that.
  func allowsSystemPop(of screen: UIViewController) -> Bool {
    let area = screen.snapshotNavigation.dragArea ?? navigation?.configuration.drag
    return screen.usesSystemTransition && area != .disabled
  }

  func governSystemGestures() {
    guard let navigation else { return }
    let isEnabled = navigation.topViewController.map(allowsSystemPop(of:)) ?? false
    systemGestures.govern(navigation.interactivePopGestureRecognizer, isEnabled: isEnabled)
    if #available(iOS 26.0, *) {
      systemGestures.govern(navigation.interactiveContentPopGestureRecognizer, isEnabled: isEnabled)
    }
  }
}
