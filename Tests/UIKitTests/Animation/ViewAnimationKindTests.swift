import Testing
import UIKitHost

@testable import UIKit

/// Springs, keyframes and transitions of views.
@MainActor @Suite(.warningsAreRead) struct ViewAnimationKindTests: DotSuite {
  let dot = Dot()

  @Test func aCriticalSpringDoesNotOvershoot() {
    host.activate()
    let spring = Spring(dampingRatio: 1, initialVelocity: 0).fitted(to: 0.5)
    #expect(abs(spring.settlingDuration - 0.5) < 0.001)
    for step in 0...50 { #expect(spring.value(at: Double(step) / 100) <= 1) }
  }

  @Test func aSpringStartsWithItsVelocity() {
    host.activate()
    let spring = Spring(dampingRatio: 0.8, initialVelocity: 3).fitted(to: 0.5)
    #expect(abs(spring.value(at: 0.001) / 0.001 - 3) < 0.2)
  }

  @Test func aTransitionDissolves() {
    host.activate()
    view.backgroundColor = .white
    host.advance(by: 0.05)
    var finished: Bool?
    UIView.transition(with: view, duration: 0.4, options: [.transitionCrossDissolve, .curveLinear])
    {
      view.backgroundColor = .black
    } completion: {
      finished = $0
    }
    host.advance(by: 0.2)
    let middle = host.pixel(at: CGPoint(x: 5, y: 5)).red
    #expect((90...165).contains(middle))
    host.advance(by: 0.3)
    #expect(finished == true)
    #expect(host.pixel(at: CGPoint(x: 5, y: 5)).red == 0)
  }

  @Test func oddKeyframesComplete() {
    host.activate()
    var done = 0
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0) { view.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 2, relativeDuration: 3) { view.alpha = 1 }
    } completion: { _ in
      done += 1
    }
    UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
    } completion: { _ in
      done += 1
    }
    UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: -1, relativeDuration: 0.5) { view.alpha = 0 }
    } completion: { _ in
      done += 1
    }
    host.advance(by: 1)
    #expect(done == 3)
  }

  @Test func viewKeyframesRunInTheirShares() {
    host.activate()
    var words: [Bool] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 5 }
    } completion: {
      words.append($0)
    }
    host.advance(by: 0.4)
    #expect(abs(shownX - 105) < 3)
    host.advance(by: 0.35)
    #expect(abs(shownX - 55) < 30)
    host.advance(by: 0.5)
    #expect(words == [true])
    #expect(shownX == 5)
  }
}
