import Testing
import UIKit
import UIKitHost

@MainActor
struct AnimatorTests {
  private let host = Host(size: CGSize(width: 200, height: 200), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
  }

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? -1 }

  private func animator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 110 }
  }

  @Test
  func itIsInactiveUntilStarted() {
    host.activate()
    let animator = animator()
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(view.center.x == 10)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(view.center.x == 110)
  }

  @Test
  func itRunsToItsEnd() {
    host.activate()
    let animator = animator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    host.advance(by: 0.5)
    #expect(abs(shownX - 60) < 3)
    #expect(abs(animator.fractionComplete - 0.5) < 0.03)
    host.advance(by: 0.6)
    #expect(position == .end)
    #expect(animator.state == .inactive)
    #expect(shownX == 110)
  }

  @Test
  func settingAFractionScrubs() {
    host.activate()
    let animator = animator()
    animator.fractionComplete = 0.25
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    host.advance(by: 0.3)
    #expect(shownX == 35)
    animator.fractionComplete = 0.75
    host.advance(by: 1.0 / 60)
    #expect(shownX == 85)
    animator.stopAnimation(true)
  }

  @Test
  func aPausedAnimatorStandsStillAndGoesOn() {
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
    #expect(shownX == 110)
  }

  @Test
  func pausingAnEasedAnimatorDoesNotJump() {
    host.activate()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [view] in
      view.center.x = 110
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
    #expect(shownX == 110)
  }

  @Test
  func aReversedAnimatorEndsAtTheStart() {
    host.activate()
    let animator = animator()
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    host.advance(by: 0.5)
    animator.isReversed = true
    host.advance(by: 0.25)
    #expect(abs(shownX - 35) < 5)
    #expect(position == nil)
    host.advance(by: 0.3)
    #expect(position == .start)
    #expect(view.center.x == 10)
    #expect(shownX == 10)
  }

  @Test
  func continuingWithAnotherCurveTakesItsOwnTime() {
    host.activate()
    let animator = animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.2)
    host.advance(by: 0.1)
    #expect(abs(shownX - 85) < 5)
    host.advance(by: 0.15)
    #expect(animator.state == .inactive)
    #expect(shownX == 110)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, CGFloat(110)), (.start, CGFloat(10)), (.current, CGFloat(60)),
  ])
  func aStoppedAnimatorFinishesAnywhere(position: UIViewAnimatingPosition, x: CGFloat) {
    host.activate()
    let animator = animator()
    var told: UIViewAnimatingPosition?
    animator.addCompletion { told = $0 }
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(view.center.x == 60)
    #expect(told == nil)
    animator.finishAnimation(at: position)
    #expect(told == position)
    #expect(animator.state == .inactive)
    #expect(view.center.x == x)
  }

  @Test
  func stoppingWithoutFinishingCallsNoCompletion() {
    host.activate()
    let animator = animator()
    var told = false
    animator.addCompletion { _ in told = true }
    animator.startAnimation()
    host.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(abs(view.center.x - 60) < 3)
    host.advance(by: 1)
    #expect(!told)
  }

  @Test
  func itCanPauseOnCompletion() {
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
    #expect(abs(shownX - 60) < 4)
    animator.stopAnimation(true)
  }

  @Test
  func aDelayedStartWaits() {
    host.activate()
    let animator = animator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.state == .active)
    host.advance(by: 0.4)
    #expect(shownX == 10)
    host.advance(by: 0.6)
    #expect(shownX > 40)
    host.advance(by: 0.6)
    #expect(animator.state == .inactive)
  }

  @Test
  func delayedAnimationsStartLaterAndEndTogether() {
    host.activate()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations({ [view] in view.center.x = 110 }, delayFactor: 0.5)
    animator.startAnimation()
    host.advance(by: 0.45)
    #expect(shownX == 10)
    host.advance(by: 0.3)
    #expect(abs(shownX - 60) < 4)
    host.advance(by: 0.3)
    #expect(shownX == 110)
  }

  @Test
  func aSpringWithItsOwnMassDecidesTheDuration() {
    host.activate()
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 7, timingParameters: spring)
    #expect(animator.duration > 0.5)
    #expect(animator.duration < 2)
  }

  @Test
  func nestedBlocksAreUnderItsControl() {
    host.activate()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      UIView.animate(withDuration: 0.1) { view.center.x = 110 }
    }
    animator.fractionComplete = 0.5
    host.advance(by: 0.2)
    #expect(shownX == 60)
    animator.stopAnimation(true)
  }
}
