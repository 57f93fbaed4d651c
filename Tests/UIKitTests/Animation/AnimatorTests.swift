import Testing
import UIKit
import UIKitHost

@MainActor @Suite(.warningsAreRead)
struct AnimatorTests: DotSuite {
  let dot = Dot()

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
}
