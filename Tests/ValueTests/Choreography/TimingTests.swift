import Foundation
import Testing

@testable import SnapshotNavigation

struct TimingTests {
  static let timings: [TransitionTiming] = [
    .standard, .curve(duration: 0.4, .linear), .curve(duration: 0.4, .easeInOut),
    .curve(duration: 2, .easeOut), .spring(response: 0.4, dampingRatio: 1),
    .spring(response: 0.3, dampingRatio: 0.6),
  ]

  private func progress(of timing: TransitionTiming, at time: TimeInterval) -> CGFloat {
    1 - TransitionCourse(timing).remaining(at: time)
  }

  @Test(arguments: timings)
  func itStartsAtZeroAndEndsAtOne(_ timing: TransitionTiming) {
    #expect(timing.duration > 0)
    #expect(progress(of: timing, at: 0) == 0)
    #expect(progress(of: timing, at: -1) == 0)
    #expect(progress(of: timing, at: timing.duration) == 1)
    #expect(progress(of: timing, at: timing.duration + 1) == 1)
  }

  @Test(arguments: timings)
  func itArrivesWithoutAJump(_ timing: TransitionTiming) {
    var last: CGFloat = 0
    for step in 1...1_000 {
      let progress = progress(of: timing, at: timing.duration * Double(step) / 1_000)
      #expect(abs(progress - last) < 0.02)
      last = progress
    }
  }

  @Test(arguments: timings + [.spring(response: 0.5, dampingRatio: 0.1)])
  func halfwayIsTheFirstSampleBeyondTheHalf(_ timing: TransitionTiming) {
    let course = TransitionCourse(timing)
    let samples = stride(from: 0, to: timing.duration, by: 1 / Keyframes.rate)
    #expect(course.halfway == samples.first { course.remaining(at: $0) < 0.5 })
  }

  @Test(arguments: [TransitionTiming.curve(duration: 0, .linear), .curve(duration: 0.005, .linear)])
  func whatIsOverBeforeASampleIsNeverHalfway(_ timing: TransitionTiming) {
    #expect(TransitionCourse(timing).halfway == nil)
  }

  @Test(arguments: [
    TransitionTiming.standard, .curve(duration: 1, .easeInOut), .curve(duration: 1, .linear),
  ])
  func aCurveNeverTurnsBack(_ timing: TransitionTiming) {
    var last: CGFloat = 0
    for step in 1...500 {
      let progress = progress(of: timing, at: timing.duration * Double(step) / 500)
      #expect(progress >= last)
      last = progress
    }
  }

  @Test(arguments: [-1, 0, .nan, .infinity] as [Double])
  func anImpossibleDurationIsNoTime(duration: Double) {
    #expect(TransitionTiming.curve(duration: duration, .linear).duration == 0)
    #expect(TransitionTiming.spring(response: duration, dampingRatio: 1).duration == 0)
    #expect(progress(of: .curve(duration: duration, .linear), at: 0) == 1)
  }

  /// The duration is that of the timing, for a screen that a finger has dragged, too.
  @Test(arguments: timings)
  func fromElsewhereItTakesAsLong(_ timing: TransitionTiming) {
    let (whole, course) = (TransitionCourse(timing), TransitionCourse(timing, startCoverage: 0.4))
    #expect(whole.duration == timing.duration && course.duration == timing.duration)
    // Less than half of the screen remains from the beginning on.
    #expect(course.halfway == 0 && whole.halfway ?? 0 > 0)
    for step in -1...11 {
      let time = timing.duration * Double(step) / 10
      #expect(abs(course.remaining(at: time) - 0.4 * whole.remaining(at: time)) < 1e-12)
    }
  }

  @Test func aCurveThatOvershootsIsCutOff() {
    let curve = TransitionTiming.Curve(CGPoint(x: 0.3, y: -2), CGPoint(x: 0.7, y: 3))
    for left in [1, 0.4] as [CGFloat] {
      let course = TransitionCourse(.curve(duration: 1, curve), startCoverage: left)
      let all = (0...100).map { course.remaining(at: Double($0) / 100) }
      #expect(all.min() == 0 && all.max() == left)
      #expect(course.pace == nil)
    }
  }

  @Test func easeInOutIsSymmetric() {
    let curve = TransitionTiming.Curve.easeInOut
    for step in 0...20 {
      let time = CGFloat(step) / 20
      #expect(abs(curve.value(at: time) + curve.value(at: 1 - time) - 1) < 1e-6)
    }
  }

  @Test func controlPointsStayInTime() {
    let curve = TransitionTiming.Curve(CGPoint(x: -3, y: 0), CGPoint(x: 7, y: 1))
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

  /// Beyond critical damping, a spring would creep.
  @Test(arguments: [1.5, 4] as [CGFloat])
  func moreThanCriticalDampingIsCritical(damping: CGFloat) {
    let (spring, critical) = (
      spring(Case(position: 1, velocity: 0, damping: damping)),
      spring(Case(position: 1, velocity: 0, damping: 1))
    )
    #expect(spring == critical)
    let timing = TransitionTiming.spring(response: 0.4, dampingRatio: damping)
    #expect(timing.duration == TransitionTiming.spring(response: 0.4, dampingRatio: 1).duration)
  }

  @Test(arguments: cases)
  func itStartsWhereAndAsFastAsItIsTold(_ test: Case) {
    #expect(abs(spring(test).position(at: 0) - test.position) < 1e-9)
    let start = spring(test).position(at: 0)
    let speed = (spring(test).position(at: 1e-6) - start) / 1e-6
    #expect(abs(speed - test.velocity) < 2e-3)
  }

  /// Acceleration, damping and pull add up to nothing.
  @Test(arguments: cases)
  func itsMotionIsThatOfADampedSpring(_ test: Case) {
    let spring = spring(test)
    let step = 1e-4
    for index in 1...50 {
      let time = Double(index) / 50
      let before = spring.position(at: time - step)
      let now = spring.position(at: time)
      let after = spring.position(at: time + step)
      let acceleration = (after - 2 * now + before) / (step * step)
      let velocity = (after - before) / (2 * step)
      #expect(abs(acceleration + spring.damping * velocity + spring.stiffness * now) < 0.01)
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
      of: SlideChoreography(), in: CGSize(width: 400, height: 800), for: .programmatic,
      duration: duration
    ) { CGFloat($0 / duration) }
  }

  @Test func theyBeginAndEndWithTheEnds() {
    let layouts = keyframes(duration: 0.35).layouts
    #expect(layouts.first?.upper.offset.x == 400)
    #expect(layouts.last?.upper.offset.x == 0)
  }

  private func paced(
    _ choreography: any Choreography, by timing: TransitionTiming, rising isRising: Bool = true
  ) -> Keyframes {
    let course = TransitionCourse(timing)
    return Keyframes(
      of: choreography, in: CGSize(width: 400, height: 800), for: .programmatic,
      duration: course.duration, pace: course.pace
    ) { isRising ? 1 - course.remaining(at: $0) : course.remaining(at: $0) }
  }

  @Test(arguments: [true, false])
  func aStraightWayFollowsTheCurveWithFewKeyframes(rising isRising: Bool) {
    let keyframes = paced(.parallax, by: .standard, rising: isRising)
    #expect(keyframes.pace == .standard)
    #expect(keyframes.coverages.count == 9)
    #expect(keyframes.coverages.first == (isRising ? 0 : 1))
    #expect(keyframes.coverages.last == (isRising ? 1 : 0))
  }

  @Test func betweenFewKeyframesTheWayIsThatOfTheChoreography() throws {
    let choreography = SlideChoreography()
    let keyframes = paced(choreography, by: .standard)
    for step in 0...160 {
      let coverage = CGFloat(step) / 160
      let place = coverage * 8
      let index = min(Int(place), 7)
      let part = place - CGFloat(index)
      let (from, to) = (keyframes.layouts[index], keyframes.layouts[index + 1])
      let layout = choreography.layout(
        at: coverage, in: CGSize(width: 400, height: 800), for: .programmatic)
      func between(_ number: (TransitionLayout) -> CGFloat) -> CGFloat {
        number(from) + (number(to) - number(from)) * part
      }
      #expect(abs(between(\.upper.offset.x) - layout.upper.offset.x) < 0.01)
      #expect(abs(between(\.lower.offset.x) - layout.lower.offset.x) < 0.01)
      #expect(abs(between(\.upper.shadow.opacity) - layout.upper.shadow.opacity) < 0.001)
      #expect(abs(between(\.shade) - layout.shade) < 0.001)
    }
  }

  /// Its layouts bend between 0 and 1, or jump.
  private struct Bent: Choreography {
    let jumps: Bool

    func layout(at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger)
      -> TransitionLayout
    {
      let x = jumps ? (coverage < 0.3 ? size.width : 0) : (1 - coverage * coverage) * size.width
      return TransitionLayout(upper: ScreenPlacement(offset: CGPoint(x: x, y: 0)))
    }
  }

  @Test func whatIsNotStraightIsSampledInTime() {
    let overshooting = TransitionTiming.curve(
      duration: 0.35, TransitionTiming.Curve(CGPoint(x: 0.3, y: 0), CGPoint(x: 0.3, y: 1.4)))
    let all = [
      paced(Bent(jumps: false), by: .standard), paced(Bent(jumps: true), by: .standard),
      paced(.parallax, by: overshooting),
      paced(.parallax, by: .spring(response: 0.35, dampingRatio: 1)),
    ]
    for keyframes in all {
      #expect(keyframes.pace == nil)
      #expect(Double(keyframes.layouts.count - 1) >= keyframes.duration * 120)
    }
  }

  @Test(arguments: [0.0001, 0.35, 1, 3])
  func thereIsOneForEachFrameOfAFastScreen(duration: TimeInterval) {
    let count = keyframes(duration: duration).layouts.count
    #expect(count >= 2)
    #expect(Double(count - 1) >= duration * 120)
  }
  /// One of its numbers bends, and nothing else moves.
  private struct Bending: Choreography {
    let change: @Sendable (inout TransitionLayout, CGFloat) -> Void

    func layout(at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger)
      -> TransitionLayout
    {
      var layout = TransitionLayout()
      change(&layout, 1 - coverage * coverage / 2)
      return layout
    }
  }

  @Test func aBendOfAnyNumberIsSampledInTime() {
    let changes: [@Sendable (inout TransitionLayout, CGFloat) -> Void] = [
      { $0.shade = $1 }, { $0.upper.offset.x = $1 }, { $0.upper.offset.y = $1 },
      { $0.upper.scale = $1 }, { $0.upper.opacity = $1 }, { $0.upper.shadow.opacity = $1 },
      { $0.lower.offset.x = $1 }, { $0.lower.offset.y = $1 }, { $0.lower.scale = $1 },
      { $0.lower.opacity = $1 }, { $0.lower.shadow.opacity = $1 },
    ]
    for (number, change) in changes.enumerated() {
      let keyframes = paced(Bending(change: change), by: .standard)
      #expect(keyframes.pace == nil, "number \(number)")
      #expect(Double(keyframes.layouts.count - 1) >= keyframes.duration * 120)
    }
  }
}
