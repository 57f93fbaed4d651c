import QuartzCore
import Testing

@MainActor @Suite(.warningsAreRead)
struct AnimationTests: LayerSuite {
  let scene = LayerScene()

  init() { stage.step() }

  /// Apple, "Setting Interpolation Values": the layer shows 5 and its model is at 20.
  @Test(
    arguments: [
      (0, 100, nil, 0, 100), (10, nil, 20, 10, 30), (nil, 100, 20, 80, 100), (40, nil, nil, 40, 20),
      (nil, 60, nil, 20, 60), (nil, nil, 10, 20, 30), (nil, nil, nil, 5, 20),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func theGivenValuesDecideTheEnds(
    from: CGFloat?, to: CGFloat?, by: CGFloat?, start: CGFloat, end: CGFloat
  ) {
    let scene = LayerScene()
    scene.stage.step()
    CATransaction.setDisableActions(true)
    scene.layer.position.x = 20
    CATransaction.setDisableActions(false)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    scene.layer.add(animation, forKey: nil)
    scene.stage.step()
    #expect(scene.layer.presentation()?.position.x == start)
    scene.stage.step(0.5)
    #expect(scene.layer.presentation()?.position.x == (start + end) / 2)
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
    #expect(layer.transform.m11 == 1)
    #expect(abs((layer.presentation()?.transform.m12 ?? 0) - 1) < 1e-9)
  }

  @Test func colorsAndPathsInterpolate() {
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

  @Test func geometryInValuesIsUnderstood() {
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = NSValue(point: CGPoint(x: 0, y: 0))
    animation.toValue = CGPoint(x: 10, y: 20)
    animation.duration = 1
    let turn = CABasicAnimation(keyPath: "transform")
    turn.fromValue = NSValue(caTransform3D: CATransform3DMakeTranslation(8, 0, 0))
    turn.toValue = CATransform3DIdentity
    turn.duration = 1
    layer.add(turn, forKey: "turn")
    add(animation)
    stage.step(0.5)
    #expect(layer.presentation()?.position == CGPoint(x: 5, y: 10))
    #expect(layer.presentation()?.transform.m41 == 4)
  }

  @Test func unknownKeyPathsAreIgnored() {
    for path in ["nothing", "position.q", "", "transform.rotation.w", "sublayers.a.opacity"] {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 0.1
      layer.add(animation, forKey: path)
      stage.advance(by: 0.05)
    }
    let none = CABasicAnimation()
    none.duration = 0.1
    layer.add(none, forKey: nil)
    stage.advance(by: 0.2)
    #expect(layer.presentation() != nil)
  }
}
