import Foundation
import QuartzCore
import Testing

@MainActor
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
    var point: [Float] = [0, 0]
    function.getControlPoint(at: 2, values: &point)
    #expect(point == [0.1, 0.4])
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

  @Test func springsAreMadeOfDurationAndBounce() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(spring.bounce - 0.2) < 1e-9)
    #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-6)
    #expect(spring.duration == spring.settlingDuration)
    #expect(CASpringAnimation().damping == 10)
  }

  @Test func displayLinksFireOncePerFrameUntilInvalidated() {
    let stage = LayerStage()
    let target = LinkTarget()
    let link = CADisplayLink(target: target, selector: Selector("tick(_:)", LinkTarget.tick))
    stage.step(0.1)
    #expect(target.times.isEmpty)
    link.add(to: .main, forMode: .common)
    stage.step(0.1)
    #expect(target.times == [stage.clock.now])
    link.isPaused = true
    stage.step(0.1)
    link.isPaused = false
    link.preferredFramesPerSecond = 30
    stage.step(1.0 / 60)
    stage.step(1.0 / 60)
    stage.step(1.0 / 60)
    #expect(target.times.count == 3)
    link.invalidate()
    stage.step(0.1)
    #expect(target.times.count == 3)
  }
}

@MainActor
private final class LinkTarget {
  var times: [CFTimeInterval] = []
  func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
}
