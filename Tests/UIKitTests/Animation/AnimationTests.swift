import QuartzCore
import Testing

@MainActor
struct AnimationTests {
  private let scene = LayerScene()
  private var stage: LayerStage { scene.stage }
  private var layer: CALayer { scene.layer }

  init() {
    stage.step()
  }

  private var shownX: CGFloat { layer.presentation()?.position.x ?? .nan }

  private func move(
    from: CGFloat? = 0, to: CGFloat? = 100, duration: CFTimeInterval = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  private func add(_ animation: CAAnimation, key: String? = "move") {
    layer.add(animation, forKey: key)
    stage.step()
  }

  @Test func aBasicAnimationLeavesTheModelAndIsRemovedAtItsEnd() {
    add(move())
    stage.step(0.25)
    #expect(shownX == 25)
    #expect(layer.position.x == 5)
    #expect(layer.animationKeys() == ["move"])
    stage.step(0.75)
    #expect(shownX == 5)
    #expect(layer.animationKeys() == nil)
  }

  @Test func theLayerKeepsACopyOfTheAnimation() {
    let animation = move()
    add(animation)
    animation.toValue = 1000
    stage.step(0.5)
    #expect(shownX == 50)
  }

  @Test func anAnimationWithoutEndsGoesToAndFromTheModel() {
    layer.position.x = 20
    layer.removeAllAnimations()
    add(move(from: nil, to: 40))
    stage.step(0.5)
    #expect(shownX == 30)
    let by = CABasicAnimation(keyPath: "position.x")
    by.byValue = 10
    by.duration = 1
    add(by)
    stage.step(0.5)
    #expect(shownX == 25)
  }

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
    let growing = move(from: 0, to: 10)
    growing.repeatCount = 3
    growing.isCumulative = true
    add(growing)
    stage.step(2.5)
    #expect(abs(shownX - 25) < 1e-6)
  }

  @Test func additiveAnimationsAddUp() {
    let first = move(from: -10, to: 0)
    first.isAdditive = true
    let second = move(from: 100, to: 100)
    second.isAdditive = true
    layer.add(first, forKey: nil)
    add(second, key: nil)
    stage.step(0.5)
    #expect(shownX == 100)
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

  @Test func keyframesKeepTheirTimesAndPaces() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 110]
    animation.keyTimes = [0, 0.8, 1]
    animation.duration = 1
    add(animation)
    stage.step(0.4)
    #expect(abs(shownX - 5) < 1e-6)
    stage.step(0.5)
    #expect(abs(shownX - 60) < 1e-6)
  }

  @Test func discreteKeyframesJump() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [10, 20, 30]
    animation.calculationMode = .discrete
    animation.duration = 3
    add(animation)
    var seen: [CGFloat] = []
    for _ in 0..<3 {
      seen.append(shownX)
      stage.step(1)
    }
    #expect(seen == [10, 20, 30])
  }

  @Test func pacedKeyframesMoveEvenly() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 100]
    animation.calculationMode = .paced
    animation.duration = 1
    add(animation)
    stage.step(0.5)
    #expect(abs(shownX - 50) < 1e-6)
  }

  @Test func aPathIsFollowed() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 50, y: 0))
    path.addLine(to: CGPoint(x: 50, y: 50))
    animation.path = path
    animation.duration = 1
    add(animation)
    stage.step(0.75)
    #expect(layer.presentation()?.position == CGPoint(x: 50, y: 25))
  }

  @Test func groupsRunTheirMembersInTheGroupsTime() {
    let early = move(duration: 0.5)
    early.fillMode = .forwards
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.beginTime = 0.5
    fade.duration = 0.5
    let group = CAAnimationGroup()
    group.animations = [early, fade]
    group.duration = 1
    add(group)
    stage.step(0.25)
    #expect(abs(shownX - 50) < 1e-6)
    stage.step(0.5)
    #expect(abs(shownX - 100) < 1e-6)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 1e-5)
  }

  @Test func rotationsTurnInsteadOfShrinking() {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    animation.duration = 1
    add(animation)
    stage.step(0.5)
    let half = layer.presentation()?.transform ?? CATransform3D()
    #expect(abs(half.m11 - CGFloat(0.5).squareRoot()) < 1e-9)
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = Double.pi
    turn.duration = 1
    add(turn, key: "turn")
    layer.removeAnimation(forKey: "move")
    stage.step(0.5)
    #expect(abs(layer.value(forKeyPath: "transform.scale.x") as? CGFloat ?? 0) == 1)
    #expect(abs((layer.presentation()?.transform.m12 ?? 0) - 1) < 1e-9)
  }

  @Test func coloursAndPathsInterpolate() {
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = Ink.red
    animation.toValue = Ink.blue
    animation.duration = 1
    add(animation)
    stage.step(0.5)
    #expect(layer.presentation()?.backgroundColor?.components == [0.5, 0, 0.5, 1])
  }

  @Test func aFadeTransitionBlendsTheOldLooksIntoTheNew() {
    layer.backgroundColor = Ink.red
    layer.removeAllAnimations()
    stage.step()
    let transition = CATransition()
    transition.duration = 1
    layer.add(transition, forKey: nil)
    CATransaction.setDisableActions(true)
    layer.backgroundColor = Ink.blue
    stage.step()
    stage.step(0.5)
    let pixel = stage.pixel(5, 5)
    #expect(abs(pixel[0] - 128) <= 1 && abs(pixel[2] - 128) <= 1)
    stage.step(0.5)
    #expect(stage.pixel(5, 5) == [0, 0, 255, 255])
  }

  @Test func delegatesHearBeginAndEnd() {
    let listener = AnimationListener()
    let animation = move()
    animation.delegate = listener
    add(animation)
    stage.step(0.5)
    #expect(listener.events == ["start"])
    stage.step(0.5)
    #expect(listener.events == ["start", "finished"])
  }

  @Test func removedAndReplacedAnimationsStopUnfinished() {
    let listener = AnimationListener()
    let animation = move()
    animation.delegate = listener
    add(animation)
    add(move())
    stage.step()
    #expect(listener.events == ["start", "stopped"])
    add(animation)
    layer.removeFromSuperlayer()
    stage.step()
    stage.step()
    #expect(listener.events == ["start", "stopped", "start", "stopped"])
  }

  @Test func geometryInValuesIsUnderstood() {
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = NSValue(point: CGPoint(x: 0, y: 0))
    animation.toValue = CGPoint(x: 10, y: 20)
    animation.duration = 1
    let turn = CABasicAnimation(keyPath: "transform")
    turn.fromValue = NSValue(caTransform3D: CATransform3DMakeTranslation(8, 0, 0))
    turn.duration = 1
    layer.add(turn, forKey: "turn")
    add(animation)
    stage.step(0.5)
    #expect(layer.presentation()?.position == CGPoint(x: 5, y: 10))
    #expect(layer.presentation()?.transform.m41 == 4)
  }
}
