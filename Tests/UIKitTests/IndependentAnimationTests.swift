import Testing
import UIKit
import UIKitHost

/// UIView's animation blocks as Apple documents them.
@MainActor @Suite(.serialized) struct IndependentAnimationTests {
  private func shownX(_ view: UIView) -> CGFloat {
    view.layer.presentation()?.position.x ?? .nan
  }

  @Test func theModelChangesAtOnce() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    #expect(view.center.x == 105)
    canvas.host.advance(by: 0.5)
    #expect(abs(shownX(view) - 55) < 2.5)
  }

  @Test func aCompletionWithoutChangesComesAtOnceAndFinished() {
    let canvas = Canvas()
    var words: [Bool] = []
    UIView.animate(withDuration: 5) {
    } completion: {
      words.append($0)
    }
    canvas.host.advance(by: 0.1)
    #expect(words == [true])
  }

  @Test func zeroAndNegativeDurationsJumpAndComplete() {
    let canvas = Canvas()
    for duration in [0, -1, -Double.infinity] {
      let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
      var words: [Bool] = []
      UIView.animate(withDuration: duration) {
        view.center.x = 50
      } completion: {
        words.append($0)
      }
      canvas.host.advance(by: 0.1)
      #expect(shownX(view) == 50)
      #expect(words == [true])
    }
  }

  @Test func aNegativeDelayIsNone() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    var done = 0
    UIView.animate(withDuration: 0.2, delay: -1) {
      view.alpha = 0
    } completion: { _ in
      done += 1
    }
    canvas.host.advance(by: 1)
    #expect(done == 1)
    #expect(view.layer.presentation()?.opacity == 0)
  }

  @Test func aDelayShowsTheOldValueUntilItIsOver() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.center.x = 105 }
    canvas.host.advance(by: 0.5)
    #expect(abs(shownX(view) - 5) < 0.1)
    canvas.host.advance(by: 1)
    #expect(abs(shownX(view) - 55) < 2.5)
  }

  @Test func aSecondAnimationOfTheSamePropertyGoesOnSmoothly() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
    canvas.host.advance(by: 0.5)
    let before = shownX(view)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.center.x = 5
    }
    canvas.host.advance(by: 1.0 / 60)
    #expect(abs(shownX(view) - before) < 5)
    canvas.host.advance(by: 2)
    #expect(shownX(view) == 5)
  }

  @Test func aRemovedAnimationCompletesUnfinished() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    var words: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      words.append($0)
    }
    canvas.host.advance(by: 0.2)
    view.layer.removeAllAnimations()
    canvas.host.advance(by: 0.1)
    #expect(words == [false])
  }

  @Test func aViewTakenOutInTheMiddleCompletes() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    var words: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      words.append($0)
    }
    canvas.host.advance(by: 0.2)
    view.removeFromSuperview()
    canvas.host.advance(by: 0.2)
    #expect(words == [false])
  }

  @Test func aViewReparentedInTheMiddleCompletesOnce() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let home = canvas.add(CGRect(x: 0, y: 50, width: 50, height: 50), .red)
    var words: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: {
      words.append($0)
    }
    canvas.host.advance(by: 0.2)
    home.addSubview(view)
    canvas.host.advance(by: 2)
    #expect(words.count == 1)
    #expect(view.superview === home)
    #expect(view.layer.presentation()?.opacity == 0.5)
  }

  @Test func aCompletionMayStartTheNextAnimation() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    var rounds = 0
    func again() {
      UIView.animate(withDuration: 0) {
        view.alpha = view.alpha == 1 ? 0 : 1
      } completion: { _ in
        rounds += 1
        if rounds < 200 { again() }
      }
    }
    again()
    canvas.host.advance(by: 0.5)
    #expect(rounds > 0)
  }

  @Test func performWithoutAnimationInsideABlockJumps() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 50 }
      #expect(UIView.areAnimationsEnabled)
    }
    canvas.host.advance(by: 0.1)
    #expect(shownX(view) == 50)
  }

  @Test func animationsSwitchedOffJumpAndComplete() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.setAnimationsEnabled(false)
    var words: [Bool] = []
    UIView.animate(withDuration: 5) {
      view.center.x = 50
    } completion: {
      words.append($0)
    }
    UIView.setAnimationsEnabled(true)
    canvas.host.advance(by: 0.1)
    #expect(shownX(view) == 50)
    #expect(words == [true])
  }

  @Test func anInnerBlockInheritsTheOuterDuration() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.1) { view.center.x = 105 }
    }
    canvas.host.advance(by: 0.5)
    #expect(abs(shownX(view) - 55) < 20)
  }

  @Test func anInnerBlockMayOverrideTheDuration() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 5) {
      UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
        view.center.x = 105
      }
    }
    canvas.host.advance(by: 0.3)
    #expect(shownX(view) == 105)
  }

  @Test func theInheritedDurationIsKnownInsideABlock() {
    _ = Canvas()
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.animate(withDuration: 0.7) {
      #expect(abs(UIView.inheritedAnimationDuration - 0.7) < 0.0001)
    }
  }

  @Test func anAnimatedHidingJumps() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1) { view.isHidden = true }
    canvas.host.advance(by: 0.1)
    #expect(canvas.host.pixel(at: CGPoint(x: 5, y: 5)).red == 255)
  }

  @Test func aColourFadesThroughTheMiddle() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = .white
    }
    canvas.host.advance(by: 0.5)
    let red = canvas.host.pixel(at: CGPoint(x: 5, y: 5)).red
    #expect(red > 110 && red < 145)
  }

  @Test func aColourFromNothingDoesNotTrap() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
    view.backgroundColor = nil
    canvas.host.advance(by: 0.1)
    UIView.animate(withDuration: 0.2) { view.backgroundColor = .red }
    canvas.host.advance(by: 0.5)
    UIView.animate(withDuration: 0.2) { view.backgroundColor = nil }
    canvas.host.advance(by: 0.5)
    #expect(canvas.host.pixel(at: CGPoint(x: 5, y: 5)).green == 255)
  }

  @Test func alphaOutsideItsRangeIsDrawnAtItsEnds() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
    view.alpha = 3
    canvas.host.advance(by: 0.1)
    #expect(canvas.host.pixel(at: CGPoint(x: 5, y: 5)).red == 0)
    view.alpha = -1
    canvas.host.advance(by: 0.1)
    #expect(canvas.host.pixel(at: CGPoint(x: 5, y: 5)).red == 255)
    UIView.animate(withDuration: 0.2) { view.alpha = 5 }
    canvas.host.advance(by: 0.5)
    #expect(canvas.host.pixel(at: CGPoint(x: 5, y: 5)).red == 0)
  }

  @Test func viewKeyframesRunInTheirShares() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    var words: [Bool] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 5 }
    } completion: {
      words.append($0)
    }
    canvas.host.advance(by: 0.4)
    #expect(abs(shownX(view) - 105) < 3)
    canvas.host.advance(by: 0.35)
    #expect(abs(shownX(view) - 55) < 30)
    canvas.host.advance(by: 0.5)
    #expect(words == [true])
    #expect(shownX(view) == 5)
  }

  @Test func oddKeyframesComplete() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
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
    canvas.host.advance(by: 1)
    #expect(done == 3)
  }

  @Test func springsWithOddParametersEnd() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    var done = 0
    for (damping, velocity) in [(0, 0), (1, 0), (0.5, 100), (2, -50), (0.001, 0)]
      as [(
        CGFloat, CGFloat
      )]
    {
      UIView.animate(
        withDuration: 0.2, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity
      ) {
        view.center.x = view.center.x == 5 ? 50 : 5
      } completion: { _ in
        done += 1
      }
      canvas.host.advance(by: 0.1)
      #expect(shownX(view).isFinite)
      canvas.host.advance(by: 3)
    }
    #expect(done == 5)
  }

  @Test func aCrossDissolveEndsWithTheNewContent() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
    var done = 0
    UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) {
      view.backgroundColor = .red
    } completion: { _ in
      done += 1
    }
    canvas.host.advance(by: 1)
    #expect(done == 1)
    #expect(canvas.host.pixel(at: CGPoint(x: 5, y: 5)).red == 255)
  }

  @Test func aTransitionFromOneViewToAnotherSwapsThem() {
    let canvas = Canvas()
    let old = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
    let new = UIView(frame: old.frame)
    var done = 0
    UIView.transition(from: old, to: new, duration: 0.2, options: .transitionFlipFromLeft) { _ in
      done += 1
    }
    canvas.host.advance(by: 1)
    #expect(done == 1)
    #expect(old.superview == nil)
    #expect(new.superview === canvas.view)
  }

  @Test func touchesAreDeafDuringAnAnimationUnlessAllowed() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 50, height: 50))
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    canvas.host.advance(by: 0.1)
    #expect(canvas.host.window.hitTest(CGPoint(x: 5, y: 5), with: nil) !== view)
    canvas.host.advance(by: 2)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    canvas.host.advance(by: 0.1)
    #expect(canvas.host.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }

  @Test func layoutInsideAnAnimationAnimatesTheSubviews() {
    final class Host: UIView {
      let child = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        child.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
      }
    }
    let canvas = Canvas()
    let view = Host(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(view.child)
    canvas.view.addSubview(view)
    canvas.host.advance(by: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.size.width = 120
      view.layoutIfNeeded()
    }
    canvas.host.advance(by: 0.5)
    #expect(abs(shownX(view.child) - 65) < 3)
  }
}
