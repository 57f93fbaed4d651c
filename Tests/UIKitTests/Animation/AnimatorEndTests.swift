import Testing
import UIKit
import UIKitHost

/// How an animator ends: reversed, stopped, finished, held at its end.
@MainActor @Suite(.warningsAreRead) struct AnimatorEndTests: DotSuite {
  let dot = Dot()

  @Test func aReversedAnimatorEndsAtTheStart() {
    host.activate()
    let animator = animator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    host.advance(by: 0.5)
    #expect(abs(animator.fractionComplete - 0.5) < 0.03)
    animator.isReversed = true
    host.advance(by: 0.25)
    #expect(abs(shownX - 30) < 5)
    #expect(position == nil)
    host.advance(by: 0.3)
    #expect(position == .start)
    #expect(view.center.x == 5)
    #expect(shownX == 5)
  }

  @Test func stoppingWithoutFinishingCallsNoCompletion() {
    host.activate()
    let animator = animator()
    var told = false
    animator.addCompletion { _ in told = true }
    animator.startAnimation()
    host.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(abs(view.center.x - 55) < 3)
    host.advance(by: 1)
    #expect(!told)
  }

  @Test func itCanPauseOnCompletion() {
    host.activate()
    let animator = animator()
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    host.advance(by: 1.1)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 1)
    #expect(shownX == 105)
    #expect(ends == 0)
    animator.isReversed = true
    animator.startAnimation()
    host.advance(by: 0.5)
    #expect(abs(shownX - 55) < 4)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(ends == 1)
  }

  @Test func anAnimatorIsUsedTwice() {
    host.activate()
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear)
    var ends = 0
    for x in [50, 5] as [CGFloat] {
      animator.addAnimations { view.center.x = x }
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
      host.advance(by: 0.5)
      #expect(shownX == x)
    }
    #expect(ends == 2)
  }

  @Test func anAnimatorWithoutAnimationsEndsAfterItsDuration() {
    host.activate()
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear)
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    host.advance(by: 1)
    #expect(ends == 1)
    #expect(animator.state == .inactive)
  }

  @Test(arguments: [0, -1]) func anAnimatorOfNoDurationEnds(duration: TimeInterval) {
    host.activate()
    let animator = animator(duration: duration)
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    host.advance(by: 0.5)
    #expect(ends == 1)
    #expect(shownX == 105)
    #expect(animator.fractionComplete.isFinite)
  }

  @Test func anAnimatorOfNoDurationCanBeScrubbed() {
    host.activate()
    let animator = animator(duration: 0)
    animator.fractionComplete = 0.5
    host.advance(by: 0.1)
    #expect(shownX.isFinite)
    #expect(animator.fractionComplete.isFinite)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    host.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test func aViewRemovedUnderAnAnimatorStillEndsIt() {
    host.activate()
    let animator = animator()
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    host.advance(by: 0.3)
    view.removeFromSuperview()
    host.advance(by: 2)
    #expect(ends == 1)
    #expect(animator.state == .inactive)
  }

  @Test func aSpringAnimatorCanBePausedAndReversed() {
    host.activate()
    let timing = UISpringTimingParameters(
      dampingRatio: 0.7, initialVelocity: CGVector(dx: 5, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
    var ends: [UIViewAnimatingPosition] = []
    animator.addAnimations { view.center.x = 80 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    host.advance(by: 0.1)
    animator.pauseAnimation()
    host.advance(by: 1)
    #expect(animator.fractionComplete > 0 && animator.fractionComplete < 1)
    animator.isReversed = true
    animator.startAnimation()
    host.advance(by: 2)
    #expect(ends == [.start])
    #expect(view.center.x == 5)
  }
}
