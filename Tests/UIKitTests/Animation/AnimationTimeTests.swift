import QuartzCore
import Testing

/// When an animation is seen: fill, repetition, and the time of layers and animations.
@MainActor @Suite(.warningsAreRead) struct AnimationTimeTests: LayerSuite {
  let scene = LayerScene()

  init() { stage.step() }

  @Test func fillForwardsKeepsTheLastValueOfAnAnimationThatStays() {
    let animation = move()
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    add(animation)
    stage.step(5)
    #expect(shownX == 100)
    #expect(layer.animationKeys() == ["move"])
  }

  @Test func fillBackwardsShowsTheFirstValueBeforeTheBegin() {
    let animation = move(from: 60)
    animation.beginTime = stage.clock.now + 1
    animation.fillMode = .backwards
    add(animation)
    stage.step(0.5)
    #expect(shownX == 60)
    stage.step(1)
    #expect(shownX == 80)
  }

  @Test func repeatsReverseAndCumulate() {
    let animation = move()
    animation.autoreverses = true
    animation.repeatCount = 2
    add(animation)
    for (time, expected) in [(0.5, 50.0), (1, 50), (1, 50), (1, 50)] {
      stage.step(time)
      #expect(abs(Double(shownX) - expected) < 1e-6)
    }
    stage.step(0.5)
    #expect(layer.animationKeys() == nil)
    let growing = move(from: 0, to: 10)
    growing.repeatCount = 3
    growing.isCumulative = true
    add(growing)
    stage.step(2.5)
    #expect(abs(shownX - 25) < 1e-6)
  }

  @Test func theContainersSpeedAndOffsetDriveTheTimeOfItsSublayers() {
    stage.root.speed = 0
    stage.step()
    add(move())
    stage.step(10)
    #expect(shownX == 0)
    for offset in [0.3, 0.7, 0.2] {
      stage.root.timeOffset = offset
      stage.step(0.1)
      #expect(abs(Double(shownX) - offset * 100) < 1e-6)
    }
  }

  @Test func speedAndTimeOffsetOfTheAnimationItself() {
    let paused = move()
    paused.speed = 0
    paused.timeOffset = 0.4
    add(paused)
    stage.step(7)
    #expect(abs(shownX - 40) < 1e-6)
    let fast = move()
    fast.speed = 2
    add(fast)
    stage.step(0.25)
    #expect(abs(shownX - 50) < 1e-6)
    stage.step(0.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test func withoutFillTheModelShowsBeforeTheBeginTime() {
    let animation = CABasicAnimation.fade(from: 0.25, to: 0.5, duration: 0.5)
    animation.beginTime = stage.clock.now + 1
    layer.add(animation, forKey: "fade")
    stage.advance(by: 0.5)
    #expect(isNear(layer.shownOpacity, 1, 0))
  }

  @Test func anEndlessAnimationDoesNotEnd() {
    let animation = CABasicAnimation.fade(from: 0, to: 1, duration: 0.5)
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "fade")
    stage.advance(by: 5.25)
    #expect(isNear(layer.shownOpacity, 0.5, 0.05))
  }

  @Test func anEndlessAnimationOfNoDurationDoesNotHang() {
    for duration in [0, -1, CFTimeInterval.leastNonzeroMagnitude] {
      let animation = CABasicAnimation.fade(from: 0, to: 1, duration: duration)
      animation.repeatCount = .infinity
      animation.autoreverses = true
      layer.add(animation, forKey: "fade")
      stage.advance(by: 0.5)
      #expect(layer.shownOpacity?.isNaN == false)
      layer.removeAllAnimations()
    }
  }

  @Test func aPausedLayerFreezesItsAnimations() {
    layer.add(CABasicAnimation.fade(from: 0, to: 1, duration: 1), forKey: "fade")
    stage.advance(by: 0.25)
    let paused = layer.convertTime(stage.clock.now, from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    stage.advance(by: 2)
    #expect(isNear(layer.shownOpacity, 0.25, 0.05))
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(stage.clock.now, from: nil) - paused
    stage.advance(by: 0.25)
    #expect(isNear(layer.shownOpacity, 0.5, 0.05))
  }
}
