import Foundation
import Testing

@testable import SnapshotNavigation

struct TimingTests {
  static let timings: [Timing] = [
    .standard, .curve(duration: 0.4, .linear), .curve(duration: 0.4, .easeInOut),
    .curve(duration: 2, .easeOut), .spring(response: 0.4, dampingRatio: 1),
    .spring(response: 0.3, dampingRatio: 0.6),
  ]

  @Test(arguments: timings)
  func itStartsAtZeroAndEndsAtOne(_ timing: Timing) {
    #expect(timing.duration > 0)
    #expect(timing.progress(at: 0) == 0)
    #expect(timing.progress(at: -1) == 0)
    #expect(timing.progress(at: timing.duration) == 1)
    #expect(timing.progress(at: timing.duration + 1) == 1)
  }

  @Test(arguments: timings)
  func itArrivesWithoutAJump(_ timing: Timing) {
    var last: CGFloat = 0
    for step in 1...1_000 {
      let progress = timing.progress(at: timing.duration * Double(step) / 1_000)
      #expect(abs(progress - last) < 0.02)
      last = progress
    }
  }

  @Test(arguments: [Timing.standard, .curve(duration: 1, .easeInOut), .curve(duration: 1, .linear)])
  func aCurveNeverTurnsBack(_ timing: Timing) {
    var last: CGFloat = 0
    for step in 1...500 {
      let progress = timing.progress(at: timing.duration * Double(step) / 500)
      #expect(progress >= last)
      last = progress
    }
  }

  @Test(arguments: [-1, 0, .nan, .infinity] as [Double])
  func anImpossibleDurationIsNoTime(duration: Double) {
    #expect(Timing.curve(duration: duration, .linear).duration == 0)
    #expect(Timing.spring(response: duration, dampingRatio: 1).duration == 0)
    #expect(Timing.curve(duration: duration, .linear).progress(at: 0) == 1)
  }

  @Test func easeInOutIsSymmetric() {
    let curve = Timing.Curve.easeInOut
    for step in 0...20 {
      let time = CGFloat(step) / 20
      #expect(abs(curve.value(at: time) + curve.value(at: 1 - time) - 1) < 1e-6)
    }
  }

  @Test func controlPointsStayInTime() {
    let curve = Timing.Curve(CGPoint(x: -3, y: 0), CGPoint(x: 7, y: 1))
    #expect(curve.first.x == 0)
    #expect(curve.second.x == 1)
  }
}

struct SpringTests {
  struct Case: Sendable {
    var position: CGFloat
    var velocity: CGFloat
    var damping: CGFloat
  }

  static let cases = [
    Case(position: 1, velocity: 0, damping: 1), Case(position: 0.4, velocity: -8, damping: 1),
    Case(position: -0.7, velocity: 3, damping: 1), Case(position: 1, velocity: 0, damping: 0.5),
    Case(position: 0.2, velocity: 20, damping: 0.3),
  ]

  private func spring(_ test: Case) -> Spring {
    Spring(
      position: test.position, velocity: test.velocity, response: 0.4, dampingRatio: test.damping)
  }

  @Test(arguments: cases)
  func itStartsWhereAndAsFastAsItIsTold(_ test: Case) {
    #expect(abs(spring(test).position(at: 0) - test.position) < 1e-9)
    #expect(abs(spring(test).velocity(at: 0) - test.velocity) < 1e-9)
  }

  @Test(arguments: cases)
  func itsVelocityIsTheSlopeOfItsPosition(_ test: Case) {
    let spring = spring(test)
    for step in 1...50 {
      let time = Double(step) / 50
      let slope = (spring.position(at: time + 1e-5) - spring.position(at: time - 1e-5)) / 2e-5
      #expect(abs(slope - spring.velocity(at: time)) < 1e-3)
    }
  }

  @Test(arguments: cases)
  func itStaysAtRestOnceItHasSettled(_ test: Case) {
    let spring = spring(test)
    for step in 0...100 {
      let time = spring.settlingDuration + Double(step) / 100
      #expect(abs(spring.position(at: time)) <= 2 * Spring.tolerance)
    }
  }
}

struct KeyframesTests {
  private func keyframes(duration: TimeInterval) -> Keyframes {
    Keyframes(
      of: ParallaxChoreography(), in: CGSize(width: 400, height: 800), for: .tap,
      duration: duration
    ) { CGFloat($0 / duration) }
  }

  @Test func theyBeginAndEndWithTheEnds() {
    let ends = keyframes(duration: 0.35).ends
    #expect(ends.first.upper.offset.x == 400)
    #expect(ends.last.upper.offset.x == 0)
  }

  @Test(arguments: [0.0001, 0.35, 1, 3])
  func thereIsOneForEachFrameOfAFastScreen(duration: TimeInterval) {
    let count = keyframes(duration: duration).frames.count
    #expect(count >= 2)
    #expect(Double(count - 1) >= duration * 120)
  }
}
