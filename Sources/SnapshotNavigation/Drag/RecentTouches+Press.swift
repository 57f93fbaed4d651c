import UIKit

/// Ends presses for captures.
extension RecentTouches.Touch {
  /// Ends the pressed look of the views under the touch.
  ///
  /// UIKit ends a control's press after its action, and an earlier press of a button may still be
  /// fading out.
  ///
  /// - Returns: Whether there's something to commit.
  func endPress() -> Bool {
    let pressed = sequence(first: view) { $0?.superview }.compactMap(\.self)
      .filter(\.isPressable)
    guard !pressed.isEmpty else { return false }
    UIView.performWithoutAnimation {
      for view in pressed {
        if isRetained { view.endPress() }
        // A view updates its configuration as it's laid out.
        view.layoutIfNeeded()
      }
    }
    let hasEnded = pressed.map { $0.layer.endAnimations(since: beginning) }
    return isRetained || !isPressEnded || hasEnded.contains(true)
  }
}

extension UIView {
  fileprivate var isPressable: Bool {
    self is UIControl || self is UITableViewCell || self is UICollectionViewCell
  }

  fileprivate func endPress() {
    (self as? UIControl)?.isHighlighted = false
    (self as? UITableViewCell)?.setHighlighted(false, animated: false)
    (self as? UICollectionViewCell)?.isHighlighted = false
  }
}

extension CALayer {
  /// Ends animations in this tree that began after `beginning`, in seconds of media time.
  ///
  /// Animations that have run for a second stay, because no press fades for so long, and so do repeating
  /// ones, because one may be a spinner that has just started.
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
