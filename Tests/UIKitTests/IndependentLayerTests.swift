import Testing
import UIKit
import UIKitHost

/// Core Animation as its programming guide describes it.
@MainActor @Suite(.serialized) struct IndependentLayerTests {
  private func bare(_ canvas: Canvas) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    canvas.view.layer.addSublayer(layer)
    canvas.host.advance(by: 0.1)
    return layer
  }

  private func near(_ a: CGFloat?, _ b: CGFloat, _ tolerance: CGFloat = 0.02) -> Bool {
    guard let a else { return false }
    return abs(a - b) <= tolerance
  }

  private func fade(_ from: CGFloat, _ to: CGFloat, _ duration: CFTimeInterval) -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }

  private func opacity(_ layer: CALayer) -> CGFloat? {
    layer.presentation().map { CGFloat($0.opacity) }
  }

  // Implicit animations

  @Test func aBareLayerFadesOverAQuarterOfASecond() {
    let canvas = Canvas()
    let layer = bare(canvas)
    layer.opacity = 0
    canvas.host.advance(by: 0.125)
    let middle = opacity(layer) ?? 0
    #expect(middle > 0.05 && middle < 0.95)
    canvas.host.advance(by: 0.2)
    #expect(near(opacity(layer), 0))
    #expect((layer.animationKeys() ?? []).isEmpty)
  }

  @Test func aTransactionThatDisablesActionsJumps() {
    let canvas = Canvas()
    let layer = bare(canvas)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    canvas.host.advance(by: 1.0 / 60)
    #expect(near(opacity(layer), 0, 0))
  }

  @Test func aTransactionsDurationIsTheImplicitAnimations() {
    let canvas = Canvas()
    let layer = bare(canvas)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.position.x = 105
    CATransaction.commit()
    canvas.host.advance(by: 0.5)
    #expect(near(layer.presentation()?.position.x, 55, 3))
  }

  @Test func nestedTransactionsKeepTheirOwnDurations() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    #expect(CATransaction.animationDuration() == 1)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
  }

  @Test func aLayersActionsDictionarySilencesAKey() {
    let canvas = Canvas()
    let layer = bare(canvas)
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0
    canvas.host.advance(by: 1.0 / 60)
    #expect(near(opacity(layer), 0, 0))
  }

  @Test func aViewsLayerDoesNotAnimateOutsideABlock() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.opacity = 0
    #expect((view.layer.animationKeys() ?? []).isEmpty)
  }

  @Test func aSublayerThatWasNeverCommittedDoesNotAnimate() {
    let canvas = Canvas()
    let layer = CALayer()
    layer.opacity = 0.5
    canvas.view.layer.addSublayer(layer)
    layer.opacity = 0.2
    canvas.host.advance(by: 1.0 / 60)
    #expect(near(opacity(layer), 0.2, 0.001))
  }

  // Presentation

  @Test func aLayerOutsideAnyWindowHasNoPresentation() {
    #expect(CALayer().presentation() == nil)
  }

  @Test func thePresentationsModelIsTheLayer() {
    let canvas = Canvas()
    let layer = bare(canvas)
    #expect(layer.presentation()?.model() === layer)
    #expect(layer.model() === layer)
  }

  @Test func anExplicitAnimationDoesNotChangeTheModel() {
    let canvas = Canvas()
    let layer = bare(canvas)
    layer.add(fade(0, 0.5, 1), forKey: "fade")
    canvas.host.advance(by: 0.5)
    #expect(layer.opacity == 1)
    #expect(near(opacity(layer), 0.25))
    canvas.host.advance(by: 0.6)
    #expect(near(opacity(layer), 1, 0))
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test func anAddedAnimationIsACopy() {
    let canvas = Canvas()
    let layer = bare(canvas)
    let animation = fade(0, 1, 1)
    layer.add(animation, forKey: "fade")
    animation.duration = 100
    canvas.host.advance(by: 1.2)
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test func fillForwardsWithoutRemovalHoldsTheEnd() {
    let canvas = Canvas()
    let layer = bare(canvas)
    let animation = fade(1, 0.25, 0.2)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    canvas.host.advance(by: 1)
    #expect(near(opacity(layer), 0.25, 0.001))
    #expect(layer.animation(forKey: "fade") != nil)
  }

  @Test func fillBackwardsShowsTheStartBeforeTheBeginTime() {
    let canvas = Canvas()
    let layer = bare(canvas)
    let animation = fade(0.25, 0.5, 0.5)
    animation.beginTime = CACurrentMediaTime() + 1
    animation.fillMode = .backwards
    layer.add(animation, forKey: "fade")
    canvas.host.advance(by: 0.5)
    #expect(near(opacity(layer), 0.25, 0.001))
    canvas.host.advance(by: 0.75)
    #expect(near(opacity(layer), 0.375))
  }

  @Test func withoutFillTheModelShowsBeforeTheBeginTime() {
    let canvas = Canvas()
    let layer = bare(canvas)
    let animation = fade(0.25, 0.5, 0.5)
    animation.beginTime = CACurrentMediaTime() + 1
    layer.add(animation, forKey: "fade")
    canvas.host.advance(by: 0.5)
    #expect(near(opacity(layer), 1, 0))
  }

  @Test func anAdditiveAnimationAddsToTheModel() {
    let canvas = Canvas()
    let layer = bare(canvas)
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(x: 50, y: 5)
    canvas.host.advance(by: 0.1)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = -40
    animation.toValue = 0
    animation.isAdditive = true
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: "move")
    canvas.host.advance(by: 0.5)
    #expect(near(layer.presentation()?.position.x, 30, 1))
  }

  @Test func twoAdditiveAnimationsAddUp() {
    let canvas = Canvas()
    let layer = bare(canvas)
    for key in ["one", "two"] {
      let animation = CABasicAnimation(keyPath: "position")
      animation.fromValue = CGPoint(x: 10, y: 0)
      animation.toValue = CGPoint(x: 10, y: 0)
      animation.isAdditive = true
      animation.duration = 1
      layer.add(animation, forKey: key)
    }
    canvas.host.advance(by: 0.5)
    #expect(near(layer.presentation()?.position.x, 25, 0.01))
  }

  @Test func autoreverseDoublesTheDuration() {
    let canvas = Canvas()
    let layer = bare(canvas)
    let animation = fade(0, 1, 0.5)
    animation.autoreverses = true
    layer.add(animation, forKey: "fade")
    canvas.host.advance(by: 0.75)
    #expect(near(opacity(layer), 0.5, 0.05))
    #expect(layer.animation(forKey: "fade") != nil)
    canvas.host.advance(by: 0.3)
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test func aRepeatedAnimationStartsOver() {
    let canvas = Canvas()
    let layer = bare(canvas)
    let animation = fade(0, 1, 0.5)
    animation.repeatCount = 2
    layer.add(animation, forKey: "fade")
    canvas.host.advance(by: 0.75)
    #expect(near(opacity(layer), 0.5, 0.05))
    canvas.host.advance(by: 0.3)
    #expect(layer.animation(forKey: "fade") == nil)
  }

  @Test func anEndlessAnimationDoesNotEnd() {
    let canvas = Canvas()
    let layer = bare(canvas)
    let animation = fade(0, 1, 0.5)
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "fade")
    canvas.host.advance(by: 5.25)
    #expect(near(opacity(layer), 0.5, 0.05))
  }

  @Test func anEndlessAnimationOfNoDurationDoesNotHang() {
    let canvas = Canvas()
    let layer = bare(canvas)
    for duration in [0, -1, CFTimeInterval.leastNonzeroMagnitude] {
      let animation = fade(0, 1, duration)
      animation.repeatCount = .infinity
      animation.autoreverses = true
      layer.add(animation, forKey: "fade")
      canvas.host.advance(by: 0.5)
      #expect(opacity(layer)?.isNaN == false)
      layer.removeAllAnimations()
    }
  }

  @Test func keyframesFollowTheirTimes() {
    let canvas = Canvas()
    let layer = bare(canvas)
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0, 1, 0.5]
    animation.keyTimes = [0, 0.25, 1]
    animation.duration = 1
    layer.add(animation, forKey: "keys")
    canvas.host.advance(by: 0.125)
    #expect(near(opacity(layer), 0.5, 0.08))
    canvas.host.advance(by: 0.5)
    #expect(near(opacity(layer), 0.75, 0.05))
  }

  @Test func discreteKeyframesJump() {
    let canvas = Canvas()
    let layer = bare(canvas)
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0.2, 0.8]
    animation.keyTimes = [0, 0.5, 1]
    animation.calculationMode = .discrete
    animation.duration = 1
    layer.add(animation, forKey: "keys")
    canvas.host.advance(by: 0.4)
    #expect(near(opacity(layer), 0.2, 0.001))
    canvas.host.advance(by: 0.2)
    #expect(near(opacity(layer), 0.8, 0.001))
  }

  @Test func oddKeyframesDoNotTrap() {
    let canvas = Canvas()
    let layer = bare(canvas)
    let cases: [(values: [Any]?, times: [NSNumber]?)] = [
      (nil, nil), ([], nil), ([0.5], nil), ([0.5, 1], [0]), ([0.5], [0, 1]), ([0, 1], [1, 0]),
      ([0, 1, 2], [0, 0, 0]), (["word", 1], nil), ([CGPoint.zero, 1], nil),
    ]
    for (index, values) in cases.enumerated() {
      for mode in [
        CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced,
      ] {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = values.values
        animation.keyTimes = values.times
        animation.calculationMode = mode
        animation.duration = 0.1
        layer.add(animation, forKey: "keys")
        canvas.host.advance(by: 0.05)
        #expect(opacity(layer)?.isNaN != true, "case \(index)")
        canvas.host.advance(by: 0.1)
      }
    }
  }

  @Test func unknownKeyPathsAreIgnored() {
    let canvas = Canvas()
    let layer = bare(canvas)
    for path in ["nothing", "position.q", "", "transform.rotation.w", "sublayers.a.opacity"] {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 0.1
      layer.add(animation, forKey: path)
      canvas.host.advance(by: 0.05)
    }
    let none = CABasicAnimation()
    none.duration = 0.1
    layer.add(none, forKey: nil)
    canvas.host.advance(by: 0.2)
    #expect(layer.presentation() != nil)
  }

  @Test func aSpringOvershootsAndSettles() {
    let canvas = Canvas()
    let layer = bare(canvas)
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.damping = 5
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: "spring")
    var highest: CGFloat = 0
    for _ in 0..<120 {
      canvas.host.advance(by: 1.0 / 60)
      highest = max(highest, layer.presentation()?.position.x ?? 0)
    }
    #expect(highest > 105)
    #expect(spring.settlingDuration.isFinite && spring.settlingDuration > 0.5)
  }

  @Test func oddSpringsStayFinite() {
    let canvas = Canvas()
    let layer = bare(canvas)
    for (mass, stiffness, damping) in [
      (1, 0, 0), (0, 100, 10), (1, 100, 0), (1, 100, 20), (1, 100, 1000), (-1, 100, 10),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      let spring = CASpringAnimation(keyPath: "opacity")
      spring.fromValue = 0
      spring.toValue = 1
      spring.mass = mass
      spring.stiffness = stiffness
      spring.damping = damping
      spring.duration = 0.5
      layer.add(spring, forKey: "spring")
      canvas.host.advance(by: 0.2)
      #expect(opacity(layer)?.isFinite == true)
      #expect(!spring.settlingDuration.isNaN)
      layer.removeAllAnimations()
    }
  }

  @Test func anAnimationGroupRunsItsAnimationsForItsOwnDuration() {
    let canvas = Canvas()
    let layer = bare(canvas)
    let group = CAAnimationGroup()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    group.animations = [fade(0, 1, 10), move]
    group.duration = 1
    group.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(group, forKey: "group")
    canvas.host.advance(by: 0.5)
    #expect(near(opacity(layer), 0.05, 0.01))
    canvas.host.advance(by: 0.6)
    #expect(near(opacity(layer), 1, 0))
  }
}
