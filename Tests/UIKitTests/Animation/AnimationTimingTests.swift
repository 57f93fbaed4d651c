import Foundation
import QuartzCore
import Testing

@MainActor @Suite(.warningsAreRead)
struct AnimationTimingTests {
  @Test(arguments: [CAMediaTimingFunctionName.easeIn, .easeOut, .easeInEaseOut, .default, .linear])
  func timingFunctionsRunFromZeroToOneAndNeverBack(_ name: CAMediaTimingFunctionName) {
    let function = CAMediaTimingFunction(name: name)
    let values = (0...100).map { function.value(at: Double($0) / 100) }
    #expect(values.first == 0)
    #expect(values.last == 1)
    #expect(values == values.sorted())
  }

  @Test func timingFunctionsSolveTheCurve() {
    let function = CAMediaTimingFunction(controlPoints: 0.3, 0.9, 0.1, 0.4)
    for step in 1..<20 {
      let t = Double(step) / 20
      let rest = 1 - t
      let (c1x, c1y) = (Double(Float(0.3)), Double(Float(0.9)))
      let (c2x, c2y) = (Double(Float(0.1)), Double(Float(0.4)))
      let x = 3 * rest * rest * t * c1x + 3 * rest * t * t * c2x + t * t * t
      let y = 3 * rest * rest * t * c1y + 3 * rest * t * t * c2y + t * t * t
      #expect(abs(function.value(at: x) - y) < 1e-6)
    }
  }

  /// The solution is held against small steps of the differential equation.
  @Test(arguments: [(5.0, 0.0, false), (20, 3, false), (30, 0, true), (40, -2, true)])
  func springsFollowTheirEquation(_ damping: Double, _ velocity: Double, _ overdamps: Bool) {
    var spring = SpringMotion(mass: 1, stiffness: 100, damping: damping, velocity: velocity)
    spring.allowsOverdamping = overdamps
    let friction = overdamps ? damping : min(damping, 20)
    var (x, v) = (0.0, velocity)
    let step = 1e-5
    for index in 0..<100_000 {
      if index % 20_000 == 0 { #expect(abs(spring.position(at: Double(index) * step) - x) < 2e-3) }
      v += (100 * (1 - x) - friction * v) * step
      x += v * step
    }
    #expect(abs(spring.position(at: spring.settlingDuration) - 1) <= 1.1e-3)
  }

  @Test func aSpringOvershootsAndSettles() {
    let stage = LayerStage()
    let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.step()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.damping = 5
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: "spring")
    var highest: CGFloat = 0
    for _ in 0..<120 {
      stage.advance(by: 1.0 / 60)
      highest = max(highest, layer.presentation()?.position.x ?? 0)
    }
    #expect(highest > 105)
    #expect(spring.settlingDuration.isFinite && spring.settlingDuration > 0.5)
  }

  @Test func oddSpringsStayFinite() {
    let stage = LayerStage()
    let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.step()
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
      stage.advance(by: 0.2)
      #expect(layer.shownOpacity?.isFinite == true)
      #expect(!spring.settlingDuration.isNaN)
      layer.removeAllAnimations()
    }
  }
}
