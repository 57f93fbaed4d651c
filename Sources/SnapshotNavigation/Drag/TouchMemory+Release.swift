import UIKit

/// What is captured isn't half pressed.
extension TouchMemory.Touch {
  /// Releases what lies under the touch.
  ///
  /// UIKit lets go of a control after its action, and a button may only now fade back from a press
  /// before.
  ///
  /// - Returns: Whether there's something to be committed.
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
  /// What repeats isn't the look of a press: it may be a spinner that has just been started.
  fileprivate func endAnimations(since beginning: TimeInterval) -> Bool {
    let start = convertTime(beginning, from: nil)
    let keys = (animationKeys() ?? []).filter { key in
      guard let animation = animation(forKey: key) else { return false }
      // One that hasn't been committed has no time yet.
      return animation.repeatCount <= 1 && animation.repeatDuration == 0
        && (animation.beginTime == 0 || animation.beginTime >= start)
    }
    for key in keys { removeAnimation(forKey: key) }
    let below = (sublayers ?? []).map { $0.endAnimations(since: beginning) }
    return !keys.isEmpty || below.contains(true)
  }
}
