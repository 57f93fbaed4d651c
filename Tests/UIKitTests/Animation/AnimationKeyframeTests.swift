import QuartzCore
import Testing

/// Keyframes: their times, their modes, and what makes no sense.
@MainActor @Suite(.warningsAreRead) struct AnimationKeyframeTests: LayerSuite {
  let scene = LayerScene()

  init() { stage.step() }

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

  @Test func discreteKeyframesJumpAtTheirTimes() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0.2, 0.8]
    animation.keyTimes = [0, 0.5, 1]
    animation.calculationMode = .discrete
    animation.duration = 1
    layer.add(animation, forKey: "keys")
    stage.advance(by: 0.4)
    #expect(isNear(layer.shownOpacity, 0.2, 0.001))
    stage.advance(by: 0.2)
    #expect(isNear(layer.shownOpacity, 0.8, 0.001))
  }

  @Test func oddKeyframesLeaveANumber() {
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
        stage.advance(by: 0.05)
        #expect(layer.shownOpacity?.isNaN == false, "case \(index)")
        stage.advance(by: 0.1)
      }
    }
  }
}
