import UIKit

/// Releases pressed views for captures.
extension TouchMemory.Touch {
  /// Releases the pressed views under the touch.
  ///
  /// UIKit releases a control after its action, and an earlier press of a button may still be
  /// fading.
  ///
  /// - Returns: Whether there's something to commit.
  func release() -> Bool {
    let pressed = sequence(first: view) { $0?.superview }.compactMap(\.self)
      .filter(\.isPressable)
    guard !pressed.isEmpty else { return false }
    UIView.performWithoutAnimation {
      for view in pressed {
        if isHeld { view.release() }
        // A configuration is updated in the layout.
        view.layoutIfNeeded()
      }
    }
    let hasEnded = pressed.map { $0.layer.endAnimations(since: beginning) }
    return isHeld || !isReleased || hasEnded.contains(true)
  }
}

extension UIView {
  fileprivate var isPressable: Bool {
    self is UIControl || self is UITableViewCell || self is UICollectionViewCell
  }

  fileprivate func release() {
    (self as? UIControl)?.isHighlighted = false
    (self as? UITableViewCell)?.setHighlighted(false, animated: false)
    (self as? UICollectionViewCell)?.isHighlighted = false
  }
}

extension CALayer {
  /// Ends the animations in this tree that run once and have begun since a media time, in seconds.
  ///
  /// Those that have run for a second aren't a press that fades.
  ///
  /// Repeating animations stay, because one may be a spinner that has just started.
  fileprivate func endAnimations(since beginning: TimeInterval) -> Bool {
    let start = convertTime(max(beginning, CACurrentMediaTime() - 1), from: nil)
    let keys = (animationKeys() ?? []).filter { key in
      guard let animation = animation(forKey: key) else { return false }
      // An uncommitted animation has no time yet.
      return animation.repeatCount <= 1 && animation.repeatDuration == 0
        && (animation.beginTime == 0 || animation.beginTime >= start)
    }
    for key in keys { removeAnimation(forKey: key) }
    let below = (sublayers ?? []).map { $0.endAnimations(since: beginning) }
    return !keys.isEmpty || below.contains(true)
  }
}
