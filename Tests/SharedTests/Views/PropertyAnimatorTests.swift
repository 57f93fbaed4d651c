import UIKit
import XCTest

/// Property animators.
final class PropertyAnimatorTests: XCTestCase {
  @MainActor private func animator(
    _ duration: TimeInterval = 2
  ) async -> (Phone, UIView, UIViewPropertyAnimator) {
    let phone = await Phone()
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
    view.backgroundColor = .red
    await phone.show(view)
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) {
      view.center.x = 210
    }
    return (phone, view, animator)
  }

  @MainActor private func x(_ view: UIView) -> CGFloat {
    view.layer.presentation()?.position.x ?? .nan
  }

  /// An animator is inactive until it's started, and then changes the model.
  @MainActor func testItIsInactiveUntilItIsStarted() async {
    let (_, view, animator) = await animator()
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertFalse(animator.isRunning)
    XCTAssertEqual(view.center.x, 10)
    XCTAssertTrue(animator.isInterruptible && animator.isUserInteractionEnabled)
    XCTAssertTrue(animator.scrubsLinearly && !animator.pausesOnCompletion)
    animator.startAnimation()
    XCTAssertEqual(animator.state, .active)
    XCTAssertTrue(animator.isRunning)
    XCTAssertEqual(view.center.x, 210)
    animator.stopAnimation(true)
  }

  /// It runs to its end, and says so.
  @MainActor func testItRunsToItsEnd() async {
    let (phone, view, animator) = await animator(0.3)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    await phone.settle()
    XCTAssertEqual(position, .end)
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertEqual(x(view), 210)
  }

  /// A fraction that's set shows that fraction.
  @MainActor func testAFractionScrubs() async {
    let (phone, view, animator) = await animator()
    animator.fractionComplete = 0.25
    XCTAssertEqual(animator.state, .active)
    XCTAssertFalse(animator.isRunning)
    await phone.turn()
    XCTAssertEqual(x(view), 60, accuracy: 2)
    animator.fractionComplete = 0.75
    await phone.turn()
    XCTAssertEqual(x(view), 160, accuracy: 2)
    animator.stopAnimation(true)
  }

  /// Paused, it stands still until it's continued.
  @MainActor func testPausedItStandsStill() async {
    let (phone, view, animator) = await animator()
    animator.startAnimation()
    await phone.wait(0.5)
    animator.pauseAnimation()
    await phone.turn()
    let there = x(view)
    await phone.wait(0.5)
    XCTAssertEqual(x(view), there, accuracy: 1)
    XCTAssertEqual(animator.state, .active)
    XCTAssertFalse(animator.isRunning)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    await phone.wait(2)
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertEqual(x(view), 210)
  }

  /// Continued, it ends.
  @MainActor func testContinuedItEnds() async {
    let (phone, view, animator) = await animator(1)
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    await phone.wait(1.5)
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertEqual(x(view), 210)
  }

  /// Reversed, it ends where it began, and says so.
  @MainActor func testReversedItEndsWhereItBegan() async {
    let (phone, view, animator) = await animator(1)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    await phone.wait(0.3)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    await phone.wait(1.5)
    XCTAssertEqual(position, .start)
    XCTAssertEqual(view.center.x, 10)
  }

  /// Constant `reversedFractionCountsBack`: reversed, the fraction counts from the other end.
  @MainActor func testTheFractionOfAReversedAnimator() async {
    let (phone, _, animator) = await animator()
    animator.startAnimation()
    await phone.wait(0.3)
    animator.pauseAnimation()
    let before = animator.fractionComplete
    animator.isReversed = true
    XCTAssertEqual(animator.fractionComplete, 1 - before, accuracy: 0.05)
    animator.stopAnimation(true)
  }

  /// Stopped without being finished, the view stays where it's seen.
  @MainActor func testStoppedTheViewStaysWhereItIs() async {
    let (phone, view, animator) = await animator()
    animator.fractionComplete = 0.5
    await phone.turn()
    animator.stopAnimation(true)
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertEqual(view.center.x, 110, accuracy: 2)
  }

  @MainActor private func finished(at position: UIViewAnimatingPosition) async -> CGFloat {
    let (phone, view, animator) = await animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.fractionComplete = 0.5
    await phone.turn()
    animator.stopAnimation(false)
    XCTAssertEqual(animator.state, .stopped)
    XCTAssertEqual(view.center.x, 110, accuracy: 2)
    XCTAssertEqual(ends, [])
    animator.finishAnimation(at: position)
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertEqual(ends, [position])
    await phone.turn()
    XCTAssertEqual(x(view), view.center.x, accuracy: 2)
    return view.center.x
  }

  /// Finished at its start, the model is as before.
  @MainActor func testFinishedAtTheStart() async {
    let center = await finished(at: .start)
    XCTAssertEqual(center, 10)
  }

  /// Finished at its end, the model is as asked for.
  @MainActor func testFinishedAtTheEnd() async {
    let center = await finished(at: .end)
    XCTAssertEqual(center, 210)
  }

  /// Finished where it is, the model is what's seen.
  @MainActor func testFinishedWhereItIs() async {
    let center = await finished(at: .current)
    XCTAssertEqual(center, 110, accuracy: 2)
  }

  /// Animations can be added on the way.
  @MainActor func testAnimationsCanBeAdded() async {
    let (phone, view, animator) = await animator(1)
    animator.addAnimations { view.alpha = 0 }
    animator.fractionComplete = 0.5
    await phone.turn()
    XCTAssertEqual(Double(view.layer.presentation()?.opacity ?? -1), 0.5, accuracy: 0.02)
    animator.stopAnimation(true)
  }
}
