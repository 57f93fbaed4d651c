import UIKit

/// What moves by itself while somebody may touch it.
@MainActor
protocol TouchYielding: AnyObject {
  /// Whether it's seen to move.
  var isOnItsWay: Bool { get }

  /// How far what is seen under a touch is from its place, in points.
  func distance(at touch: UITouch) -> CGFloat
  /// A finger has come down: UIKit's part ends, and what is seen moves on.
  func yieldToTouch()
}

/// Sees every touch during a transition: ends UIKit's part of it, and cancels, as they're lifted, taps that
/// can't have been meant for the screen that appears.
///
/// That's a tap on a screen that wasn't near its place when the finger came down, and the second tap of
/// a double tap, the first of which has brought that screen. All else goes on: such a touch scrolls,
/// drags and holds.
final class TapGuard: UIGestureRecognizer {
  /// How far the screen may be from its place, in points, for a tap to be meant for it.
  static let tolerance: CGFloat = 8

  private weak var transition: (any TouchYielding)?
  private var start: TouchPoint?
  private var origin: TouchPoint?
  private var isKeeping = false

  /// Guards a transition that begins, after the touch that has started it, if one has.
  func watch(_ transition: any TouchYielding, after start: TouchPoint?) {
    self.transition = transition
    self.start = start
  }

  /// Whether a touch has to do with a transition; if so, whether it's kept is decided here.
  ///
  /// UIKit asks who has to wait for whom before it delivers the touch.
  func receives(_ touch: UITouch) -> Bool {
    let point = TouchPoint(touch)
    let isSecond = start?.isTappedAgain(at: point) ?? false
    let moving = transition.flatMap { $0.isOnItsWay ? $0 : nil }
    guard isSecond || moving != nil else { return false }
    let isMeant =
      UIAccessibility.isAssisted || touch.view?.isBackButton == true
      || !isSecond && (moving?.distance(at: touch) ?? 0) <= Self.tolerance
    if !isMeant {
      isKeeping = true
      origin = point
    }
    return true
  }

  /// UIKit's part of the transition ends, because somebody does something else.
  func endTransition() { transition?.yieldToTouch() }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isKeeping, !(otherGestureRecognizer is DragRecognizer) else { return false }
    return otherGestureRecognizer is UITapGestureRecognizer
      || otherGestureRecognizer is UILongPressGestureRecognizer
      || otherGestureRecognizer.view === view
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    endTransition()
    if !isKeeping { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let isTapping = touches.allSatisfy { origin?.isNear($0.location(in: nil)) ?? true }
    if !isTapping { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .recognized
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    isKeeping = false
    origin = nil
  }
}

extension UIView {
  /// Whether a touch here is on the back button of a navigation bar.
  ///
  /// UIKit has no name for it: it's what lies nearest to the leading edge where no item replaces it.
  var isBackButton: Bool {
    guard
      let bar = sequence(first: self, next: \.superview).lazy
        .compactMap({ $0 as? UINavigationBar }).first, self !== bar,
      let item = bar.topItem, bar.backItem != nil, !item.hidesBackButton,
      item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
    else { return false }
    let frame = convert(bounds, to: bar)
    guard frame.width < bar.bounds.width / 2 else { return false }
    let insets = bar.safeAreaInsets
    let distance =
      bar.layoutDirection == .leftToRight
      ? frame.minX - insets.left : bar.bounds.width - insets.right - frame.maxX
    return distance < 44
  }
}
