import UIKit

/// A transition or a waiting snapshot that yields to a touch.
@MainActor
package protocol TouchYielding: AnyObject {
  /// Whether the transition still moves, or the snapshot still waits.
  var isOnItsWay: Bool { get }

  /// How far the view under a touch is from its place, in points; infinite beneath a snapshot.
  func distance(at touch: UITouch) -> CGFloat
  /// Shows the live screen at a touch, as far as possible.
  func yieldToTouch()
}

/// Watches touches during a transition, and while a snapshot waits for its screen.
///
/// A touch ends UIKit's part or the wait. Taps and long presses that can't have been meant for the
/// appearing screen are canceled: their recognizers wait for this one, which succeeds as the finger lifts.
///
/// Those are touches on a screen that wasn't near its place or lay beneath a snapshot, and the second touch
/// of a double tap whose first tap started the transition. Scrolling and dragging still work, and a control
/// tracks the finger until it lifts.
package final class TapGuard: UIGestureRecognizer {
  /// How far the screen may be from its place, in points, for a tap to be meant for it.
  static let tolerance: CGFloat = 8

  /// The watched transition or wait.
  private weak var underWay: (any TouchYielding)?
  /// The touch that has started the transition; nil if none has.
  private var start: TouchPoint?
  /// Where the kept touch came down; nil if no touch is kept.
  private var kept: TouchPoint?

  /// Guards a transition that begins, and notes the touch that has started it, if any.
  package func watch(_ transition: any TouchYielding, after start: TouchPoint?) {
    (underWay, self.start) = (transition, start)
  }

  /// Guards a snapshot that covers a screen that isn't ready.
  func watch(_ wait: any TouchYielding) { underWay = wait }

  /// Receives a touch, and decides now whether to keep it, because UIKit asks, before it delivers the touch,
  /// which recognizers have to wait.
  ///
  /// - Returns: Whether the touch concerns a transition or a wait.
  func receive(_ touch: UITouch) -> Bool {
    let point = TouchPoint(touch)
    let isSecond = start?.isTappedAgain(at: point) ?? false
    let running = underWay.flatMap { $0.isOnItsWay ? $0 : nil }
    guard isSecond || running != nil else { return false }
    let isMeant =
      UIAccessibility.isAssisted || touch.view?.isBackButton == true
      || !isSecond && (running?.distance(at: touch) ?? 0) <= Self.tolerance
    if !isMeant { kept = point }
    return true
  }

  /// Ends UIKit's part of the transition, or the wait after it, because of another action.
  func endTransition() { underWay?.yieldToTouch() }

  package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    guard kept != nil else { return false }
    switch otherGestureRecognizer {
    case is DragRecognizer, is TapGuard: return false
    case is UIPanGestureRecognizer, is UIPinchGestureRecognizer, is UIRotationGestureRecognizer,
      is UISwipeGestureRecognizer, is UIHoverGestureRecognizer:
      return otherGestureRecognizer.view === view
    // SwiftUI recognizes its taps by a class of its own.
    default: return true
    }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    endTransition()
    if kept == nil { state = .failed }
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let isTapping = touches.allSatisfy { kept?.isNear($0.location(in: nil)) ?? true }
    if !isTapping { state = .failed }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .recognized
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  package override func reset() {
    super.reset()
    kept = nil
  }
}

extension UIView {
  /// Whether a touch here is on the back button of a navigation bar.
  ///
  /// UIKit doesn't expose that button. It's the bar's first control, unless an item replaces it. Its place
  /// isn't fixed, because the controls of a window on iPadOS 26 push it inward.
  var isBackButton: Bool {
    guard
      let bar = sequence(first: self, next: \.superview).lazy
        .compactMap({ $0 as? UINavigationBar }).first, self !== bar,
      let item = bar.topItem, bar.backItem != nil, !item.hidesBackButton,
      item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
    else { return false }
    let frame = convert(bounds, to: bar)
    let isMirrored = bar.layoutDirection == .rightToLeft
    guard frame.width < bar.bounds.width / 2,
      (frame.midX < bar.bounds.midX) != isMirrored
    else { return false }
    return !bar.hasControl { control in
      let other = control.convert(control.bounds, to: bar)
      return isMirrored ? other.minX > frame.maxX - 0.5 : other.maxX < frame.minX + 0.5
    }
  }

  private func hasControl(where matches: (UIView) -> Bool) -> Bool {
    subviews.contains {
      !$0.isHidden && ($0 is UIControl && matches($0) || $0.hasControl(where: matches))
    }
  }
}
