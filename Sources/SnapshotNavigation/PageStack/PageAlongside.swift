import UIKit

/// What the app animates along with two pages: run by a timing, or led by coverage.
@MainActor
final class PageAlongside {
  private let animator: UIViewPropertyAnimator

  /// Runs `changes` in the time and on the curve of a tapped transition.
  init(running changes: @escaping @MainActor () -> Void, timing: Timing) {
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

extension Timing {
  /// The same course for UIKit's animator.
  @MainActor fileprivate var provider: any UITimingCurveProvider {
    switch self {
    case .curve(_, let curve):
      UICubicTimingParameters(controlPoint1: curve.first, controlPoint2: curve.second)
    case .spring(let response, let dampingRatio):
      UISpringTimingParameters(
        mass: 1, stiffness: Self.stiffness(response), damping: Self.damping(response, dampingRatio),
        initialVelocity: .zero)
    }
  }

  private static func stiffness(_ response: TimeInterval) -> CGFloat {
    let frequency = 2 * CGFloat.pi / CGFloat(max(response, 0.001))
    return frequency * frequency
  }

  private static func damping(_ response: TimeInterval, _ ratio: CGFloat) -> CGFloat {
    2 * min(max(ratio, 0.2), 1) * 2 * CGFloat.pi / CGFloat(max(response, 0.001))
  }
}
