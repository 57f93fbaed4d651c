import UIKit

/// What the app animates along with two pages: run by a timing, or led by coverage.
@MainActor
final class PageAlongside {
  private let animator: UIViewPropertyAnimator

  /// Runs `changes` in the time and on the curve of a tapped transition.
  init(running changes: @escaping @MainActor () -> Void, timing: TransitionTiming) {
    animator = UIViewPropertyAnimator(duration: timing.duration, timingParameters: timing.provider)
    animator.addAnimations(changes)
    animator.startAnimation()
  }

  /// Leads `changes` by the coverage of a drag, beginning at 1.
  init(following changes: @escaping @MainActor () -> Void) {
    animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations(changes)
    animator.pauseAnimation()
  }

  /// Shows how far the upper page has left.
  func show(_ coverage: CGFloat) {
    guard animator.state == .active else { return }
    animator.fractionComplete = min(max(1 - coverage, 0), 1)
  }

  /// Comes to rest, at once: with the changes, or as before.
  func end(at position: UIViewAnimatingPosition) {
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
  }
}

extension TransitionTiming {
  /// The same course for UIKit's animator.
  @MainActor fileprivate var provider: any UITimingCurveProvider {
    switch self {
    case .curve(_, let curve):
      UICubicTimingParameters(controlPoint1: curve.first, controlPoint2: curve.second)
    case .spring:
      UISpringTimingParameters(
        mass: 1, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: .zero)
    }
  }
}
