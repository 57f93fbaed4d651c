import Testing
import UIKit
import UIKitHost

/// How an animator ends: reversed, stopped, finished, held at its end.
@MainActor @Suite(.warningsAreRead) struct AnimatorEndTests {
  private let canvas = Canvas(size: CGSize(width: 200, height: 200))
  private let view: UIView
  private var host: Host { canvas.host }
  private var shownX: CGFloat { view.shownX }

  init() {
    view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private func animator(duration: TimeInterval = 1) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) { [view] in view.center.x = 105 }
  }

  @Test func aReversedAnimatorEndsAtTheStart() {
    host.activate()
    let animator = animator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    host.advance(by: 0.5)
    animator.isReversed = true
    host.advance(by: 0.25)
    #expect(abs(shownX - 30) < 5)
    #expect(position == nil)
    host.advance(by: 0.3)
    #expect(position == .start)
    #expect(view.center.x == 5)
    #expect(shownX == 5)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, CGFloat(105)), (.start, CGFloat(5)), (.current, CGFloat(55)),
  ])
  func aStoppedAnimatorFinishesAnywhere(position: UIViewAnimatingPosition, x: CGFloat) {
    host.activate()
    let animator = animator()
    var told: UIViewAnimatingPosition?
    animator.addCompletion { told = $0 }
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(view.center.x == 55)
    #expect(told == nil)
    animator.finishAnimation(at: position)
    #expect(told == position)
    #expect(animator.state == .inactive)
    #expect(view.center.x == x)
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
    animator.pausesOnCompletion = true
    animator.startAnimation()
    host.advance(by: 1.1)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 1)
    animator.isReversed = true
    animator.startAnimation()
    host.advance(by: 0.5)
    #expect(abs(shownX - 55) < 4)
    animator.stopAnimation(true)
  }

  @Test func reversedWhilePausedItPlaysBackToTheStart() {
    host.activate()
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    host.advance(by: 0.5)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    host.advance(by: 0.25)
    #expect(abs(shownX - 30) < 5)
    host.advance(by: 0.4)
    #expect(ends == [.start])
    #expect(view.center.x == 5)
  }

  @Test func reversedWhileRunningItTurnsRound() {
    host.activate()
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    host.advance(by: 0.5)
    animator.isReversed = true
    host.advance(by: 0.25)
    #expect(abs(shownX - 30) < 5)
    host.advance(by: 0.4)
    #expect(ends == [.start])
  }

  @Test func stoppedWithoutFinishingItHoldsWhatIsSeenAndCallsNothing() {
    host.activate()
    let animator = animator()
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    host.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    host.advance(by: 1)
    #expect(abs(view.center.x - 55) < 3)
    #expect(ends == 0)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.start, CGFloat(5)), (.end, CGFloat(105)), (.current, CGFloat(55)),
  ])
  func stoppedThenFinishedAtEachPosition(position: UIViewAnimatingPosition, x: CGFloat) {
    host.activate()
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    host.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(ends.isEmpty)
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive)
    host.advance(by: 0.1)
    #expect(abs(view.center.x - x) < 3)
    #expect(abs(shownX - x) < 3)
    #expect(ends == [position])
  }

  @Test func pausesOnCompletionStaysActiveWithoutCallingBack() {
    host.activate()
    let animator = animator(duration: 0.2)
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    host.advance(by: 1)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(ends == 0)
    #expect(shownX == 105)
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
