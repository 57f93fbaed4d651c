import Testing
import UIKit
import UIKitHost

@MainActor @Suite(.warningsAreRead)
struct AnimatorTests {
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

  @Test func itIsInactiveUntilStarted() {
    host.activate()
    let animator = animator()
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(view.center.x == 5)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(view.center.x == 105)
  }

  @Test func itRunsToItsEnd() {
    host.activate()
    let animator = animator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    host.advance(by: 0.5)
    #expect(abs(shownX - 55) < 3)
    #expect(abs(animator.fractionComplete - 0.5) < 0.03)
    host.advance(by: 0.6)
    #expect(position == .end)
    #expect(animator.state == .inactive)
    #expect(shownX == 105)
  }

  @Test func settingAFractionScrubs() {
    host.activate()
    let animator = animator()
    animator.fractionComplete = 0.25
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    host.advance(by: 0.3)
    #expect(shownX == 30)
    animator.fractionComplete = 0.75
    host.advance(by: 1.0 / 60)
    #expect(shownX == 80)
    animator.stopAnimation(true)
  }

  @Test func aPausedAnimatorStandsStillAndGoesOn() {
    host.activate()
    let animator = animator()
    animator.startAnimation()
    host.advance(by: 0.5)
    animator.pauseAnimation()
    let there = shownX
    host.advance(by: 0.5)
    #expect(abs(shownX - there) < 3)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    host.advance(by: 0.3)
    #expect(abs(shownX - there - 30) < 5)
    host.advance(by: 0.4)
    #expect(animator.state == .inactive)
    #expect(shownX == 105)
  }

  @Test func pausingAnEasedAnimatorDoesNotJump() {
    host.activate()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [view] in
      view.center.x = 105
    }
    animator.startAnimation()
    host.advance(by: 0.5)
    let there = shownX
    animator.pauseAnimation()
    host.advance(by: 1.0 / 60)
    #expect(abs(shownX - there) < 3)
    animator.startAnimation()
    host.advance(by: 1.0 / 60)
    #expect(abs(shownX - there) < 6)
    host.advance(by: 0.6)
    #expect(shownX == 105)
  }

  @Test func continuingWithAnotherCurveTakesItsOwnTime() {
    host.activate()
    let animator = animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.2)
    host.advance(by: 0.1)
    #expect(abs(shownX - 80) < 5)
    host.advance(by: 0.15)
    #expect(animator.state == .inactive)
    #expect(shownX == 105)
  }

  @Test func aDelayedStartWaits() {
    host.activate()
    let animator = animator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.state == .active)
    host.advance(by: 0.4)
    #expect(shownX == 5)
    host.advance(by: 0.6)
    #expect(shownX > 40)
    host.advance(by: 0.6)
    #expect(animator.state == .inactive)
  }

  @Test func aNewAnimatorIsInactive() {
    host.activate()
    let animator = animator()
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(view.center.x == 5)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    #expect(animator.scrubsLinearly && !animator.pausesOnCompletion)
  }

  @Test func startingMakesItActiveAndRunning() {
    host.activate()
    let animator = animator()
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    #expect(view.center.x == 105)
    host.advance(by: 0.5)
    #expect(abs(shownX - 55) < 2.5)
    #expect(abs(animator.fractionComplete - 0.5) < 0.03)
    host.advance(by: 1)
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test func pausingAnInactiveAnimatorMakesItActive() {
    host.activate()
    let animator = animator()
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.3
    host.advance(by: 1)
    #expect(abs(shownX - 35) < 0.5)
    #expect(abs(animator.fractionComplete - 0.3) < 0.001)
  }

  @Test func aFractionSetOnAnInactiveAnimatorMakesItActive() {
    host.activate()
    let animator = animator()
    animator.fractionComplete = 0.6
    host.advance(by: 0.1)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(abs(shownX - 65) < 0.5)
  }

  @Test func fractionsOutsideTheRangeAreHeldAtTheEnds() {
    host.activate()
    let animator = animator()
    animator.fractionComplete = 2
    host.advance(by: 0.1)
    #expect(shownX <= 105.001)
    animator.fractionComplete = -1
    host.advance(by: 0.1)
    #expect(shownX >= 4.999)
    animator.stopAnimation(true)
  }

  @Test func continuingPlaysTheRest() {
    host.activate()
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.5
    host.advance(by: 1)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(animator.isRunning)
    host.advance(by: 0.25)
    #expect(abs(shownX - 80) < 4)
    host.advance(by: 0.3)
    #expect(ends == [.end])
    #expect(view.center.x == 105)
  }

  @Test func theDurationFactorIsAShareOfTheWhole() {
    host.activate()
    let animator = animator()
    var done = false
    animator.addCompletion { _ in done = true }
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    host.advance(by: 1.9)
    #expect(!done)
    host.advance(by: 0.2)
    #expect(done)
  }

  @Test func aDelayedStartRunsAfterItsDelay() {
    host.activate()
    let animator = animator()
    animator.startAnimation(afterDelay: 1)
    #expect(animator.state == .active)
    host.advance(by: 0.9)
    #expect(abs(shownX - 5) < 0.1)
    host.advance(by: 0.6)
    #expect(abs(shownX - 55) < 4)
  }
}
