import Testing
import UIKit
import UIKitHost

/// UIViewPropertyAnimator in all its states.
@MainActor @Suite(.serialized) struct IndependentAnimatorTests {
  private func shownX(_ view: UIView) -> CGFloat {
    view.layer.presentation()?.position.x ?? .nan
  }

  private func mover(
    _ canvas: Canvas, duration: TimeInterval = 1, to x: CGFloat = 105
  ) -> (UIView, UIViewPropertyAnimator) {
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
      view.center.x = x
    }
    return (view, animator)
  }

  // UIViewPropertyAnimator

  @Test func aNewAnimatorIsInactive() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas)
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(view.center.x == 5)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    #expect(animator.scrubsLinearly && !animator.pausesOnCompletion)
  }

  @Test func startingMakesItActiveAndRunning() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    #expect(view.center.x == 105)
    canvas.host.advance(by: 0.5)
    #expect(abs(shownX(view) - 55) < 2.5)
    #expect(abs(animator.fractionComplete - 0.5) < 0.03)
    canvas.host.advance(by: 1)
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test func pausingAnInactiveAnimatorMakesItActive() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.3
    canvas.host.advance(by: 1)
    #expect(abs(shownX(view) - 35) < 0.5)
    #expect(abs(animator.fractionComplete - 0.3) < 0.001)
  }

  @Test func aFractionSetOnAnInactiveAnimatorMakesItActive() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas)
    animator.fractionComplete = 0.6
    canvas.host.advance(by: 0.1)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(abs(shownX(view) - 65) < 0.5)
  }

  @Test func fractionsOutsideTheRangeAreHeldAtTheEnds() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas)
    animator.fractionComplete = 2
    canvas.host.advance(by: 0.1)
    #expect(shownX(view) <= 105.001)
    animator.fractionComplete = -1
    canvas.host.advance(by: 0.1)
    #expect(shownX(view) >= 4.999)
    animator.stopAnimation(true)
  }

  @Test func continuingPlaysTheRest() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.5
    canvas.host.advance(by: 1)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(animator.isRunning)
    canvas.host.advance(by: 0.25)
    #expect(abs(shownX(view) - 80) < 4)
    canvas.host.advance(by: 0.3)
    #expect(ends == [.end])
    #expect(view.center.x == 105)
  }

  @Test func theDurationFactorIsAShareOfTheWhole() {
    let canvas = Canvas()
    let (_, animator) = mover(canvas)
    var done = false
    animator.addCompletion { _ in done = true }
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    canvas.host.advance(by: 1.9)
    #expect(!done)
    canvas.host.advance(by: 0.2)
    #expect(done)
  }

  @Test func reversedWhilePausedItPlaysBackToTheStart() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    canvas.host.advance(by: 0.5)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    canvas.host.advance(by: 0.25)
    #expect(abs(shownX(view) - 30) < 5)
    canvas.host.advance(by: 0.4)
    #expect(ends == [.start])
    #expect(view.center.x == 5)
  }

  @Test func reversedWhileRunningItTurnsRound() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    canvas.host.advance(by: 0.5)
    animator.isReversed = true
    canvas.host.advance(by: 0.25)
    #expect(abs(shownX(view) - 30) < 5)
    canvas.host.advance(by: 0.4)
    #expect(ends == [.start])
  }

  @Test func stoppedWithoutFinishingItHoldsWhatIsSeenAndCallsNothing() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas)
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    canvas.host.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    canvas.host.advance(by: 1)
    #expect(abs(view.center.x - 55) < 3)
    #expect(ends == 0)
  }

  @Test func stoppedThenFinishedAtEachPosition() {
    for (position, x) in [
      (UIViewAnimatingPosition.start, 5.0), (.end, 105), (.current, 55),
    ] {
      let canvas = Canvas()
      let (view, animator) = mover(canvas)
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      canvas.host.advance(by: 0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      #expect(ends.isEmpty)
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive)
      canvas.host.advance(by: 0.1)
      #expect(abs(view.center.x - x) < 3)
      #expect(abs(shownX(view) - x) < 3)
      #expect(ends == [position])
    }
  }

  @Test func pausesOnCompletionStaysActiveWithoutCallingBack() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas, duration: 0.2)
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    canvas.host.advance(by: 1)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(ends == 0)
    #expect(shownX(view) == 105)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(ends == 1)
  }

  @Test func animationsAddedWhileRunningTakeTheRemainingTime() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas)
    animator.startAnimation()
    canvas.host.advance(by: 0.5)
    animator.addAnimations { view.alpha = 0 }
    canvas.host.advance(by: 0.25)
    let opacity = view.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.3 && opacity < 0.7)
    canvas.host.advance(by: 0.4)
    #expect(view.layer.presentation()?.opacity == 0)
  }

  @Test func aDelayFactorHoldsAnAnimationBack() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas)
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    canvas.host.advance(by: 0.4)
    #expect(view.layer.presentation()?.opacity == 1)
    canvas.host.advance(by: 0.35)
    let opacity = view.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.3 && opacity < 0.7)
  }

  @Test func anAnimatorIsUsedTwice() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear)
    var ends = 0
    for x in [50, 5] as [CGFloat] {
      animator.addAnimations { view.center.x = x }
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
      canvas.host.advance(by: 0.5)
      #expect(shownX(view) == x)
    }
    #expect(ends == 2)
  }

  @Test func anAnimatorWithoutAnimationsEndsAfterItsDuration() {
    let canvas = Canvas()
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear)
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    canvas.host.advance(by: 1)
    #expect(ends == 1)
    #expect(animator.state == .inactive)
  }

  @Test func anAnimatorOfNoDurationEnds() {
    let canvas = Canvas()
    for duration in [0, -1] as [TimeInterval] {
      let (view, animator) = mover(canvas, duration: duration)
      var ends = 0
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
      canvas.host.advance(by: 0.5)
      #expect(ends == 1)
      #expect(shownX(view) == 105)
      #expect(animator.fractionComplete.isFinite)
    }
  }

  @Test func anAnimatorOfNoDurationCanBeScrubbed() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas, duration: 0)
    animator.fractionComplete = 0.5
    canvas.host.advance(by: 0.1)
    #expect(shownX(view).isFinite)
    #expect(animator.fractionComplete.isFinite)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    canvas.host.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test func aDelayedStartRunsAfterItsDelay() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas)
    animator.startAnimation(afterDelay: 1)
    #expect(animator.state == .active)
    canvas.host.advance(by: 0.9)
    #expect(abs(shownX(view) - 5) < 0.1)
    canvas.host.advance(by: 0.6)
    #expect(abs(shownX(view) - 55) < 4)
  }

  @Test func aViewRemovedUnderAnAnimatorStillEndsIt() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas)
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    canvas.host.advance(by: 0.3)
    view.removeFromSuperview()
    canvas.host.advance(by: 2)
    #expect(ends == 1)
    #expect(animator.state == .inactive)
  }

  @Test func twoAnimatorsOfOneViewDoNotDisturbEachOther() {
    let canvas = Canvas()
    let (view, animator) = mover(canvas)
    let fade = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.startAnimation()
    fade.fractionComplete = 0.25
    canvas.host.advance(by: 2)
    #expect(shownX(view) == 105)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.01)
    fade.stopAnimation(false)
    fade.finishAnimation(at: .start)
    #expect(view.alpha == 1)
  }

  @Test func aSpringAnimatorCanBePausedAndReversed() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let timing = UISpringTimingParameters(
      dampingRatio: 0.7, initialVelocity: CGVector(dx: 5, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
    var ends: [UIViewAnimatingPosition] = []
    animator.addAnimations { view.center.x = 80 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    canvas.host.advance(by: 0.1)
    animator.pauseAnimation()
    canvas.host.advance(by: 1)
    #expect(animator.fractionComplete > 0 && animator.fractionComplete < 1)
    animator.isReversed = true
    animator.startAnimation()
    canvas.host.advance(by: 2)
    #expect(ends == [.start])
    #expect(view.center.x == 5)
  }
}
