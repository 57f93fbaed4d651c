import Foundation
import Testing

@testable import SnapshotNavigation

struct DragPhaseTests {
  typealias Event = DragPhase.Event
  typealias Effect = DragPhase.Effect

  struct Case: Sendable {
    var phase: DragPhase
    var event: Event
    var effect: Effect
    var next: DragPhase
  }

  static let half = DragPhase.following(anchor: 1, remaining: 0.5)
  static let cases = [
    Case(
      phase: .idle, event: .begin(remaining: 1), effect: .install, next: .installing(remaining: 1)),
    Case(
      phase: .installing(remaining: 1), event: .installed, effect: .begin,
      next: .following(anchor: 1, remaining: 1)),
    Case(phase: .installing(remaining: 1), event: .failed, effect: .fail, next: .idle),
    Case(phase: .idle, event: .failed, effect: .fail, next: .idle),
    Case(
      phase: .installing(remaining: 1), event: .interrupt, effect: .putBack(hasBegun: false),
      next: .idle),
    Case(
      phase: half, event: .move(travel: 0.25), effect: .show(0.75),
      next: .following(anchor: 1, remaining: 0.75)),
    Case(
      phase: half, event: .move(travel: -2), effect: .show(1),
      next: .following(anchor: 1, remaining: 1)),
    Case(
      phase: half, event: .move(travel: 9), effect: .show(0),
      next: .following(anchor: 1, remaining: 0)),
    Case(
      phase: half, event: .release(velocity: 400, length: 400, threshold: 0.5),
      effect: .settle(.finish, remaining: 0.5, velocity: -1), next: .settling(.finish)),
    Case(
      phase: half, event: .release(velocity: -400, length: 400, threshold: 0.5),
      effect: .settle(.cancel, remaining: 0.5, velocity: 1), next: .settling(.cancel)),
    Case(
      phase: half, event: .release(velocity: 0, length: 400, threshold: 0.4),
      effect: .settle(.finish, remaining: 0.5, velocity: 0), next: .settling(.finish)),
    Case(
      phase: half, event: .release(velocity: 0, length: 400, threshold: 0.6),
      effect: .settle(.cancel, remaining: 0.5, velocity: 0), next: .settling(.cancel)),
    Case(phase: half, event: .interrupt, effect: .putBack(hasBegun: true), next: .idle),
    Case(
      phase: .installing(remaining: 0.6), event: .installed, effect: .begin,
      next: .following(anchor: 0.6, remaining: 0.6)),
    Case(
      phase: .settling(.cancel), event: .resume(remaining: 0.3),
      effect: .show(0.3), next: .following(anchor: 0.3, remaining: 0.3)),
    Case(
      phase: .settling(.finish), event: .resume(remaining: 0.3), effect: .ignore,
      next: .settling(.finish)),
    Case(phase: .settling(.finish), event: .settled, effect: .finish, next: .idle),
    Case(phase: .settling(.cancel), event: .settled, effect: .putBack(hasBegun: true), next: .idle),
    Case(phase: .settling(.finish), event: .interrupt, effect: .finish, next: .idle),
    Case(phase: .settling(.finish), event: .handedOn, effect: .handOn, next: .released),
    Case(phase: .settling(.cancel), event: .handedOn, effect: .ignore, next: .settling(.cancel)),
    Case(phase: .released, event: .interrupt, effect: .ignore, next: .released),
    Case(
      phase: .released, event: .kept(remaining: 0.4),
      effect: .settle(.cancel, remaining: 0.4, velocity: 0), next: .settling(.cancel)),
    Case(
      phase: .settling(.cancel), event: .interrupt, effect: .putBack(hasBegun: true), next: .idle),
  ]

  @Test(arguments: cases)
  func eachEventHasItsEffect(_ test: Case) {
    var phase = test.phase
    #expect(phase.handle(test.event) == test.effect)
    #expect(phase == test.next)
  }

  @Test func whatMeansNothingChangesNothing() {
    let phases: [DragPhase] = [
      .idle, .installing(remaining: 1), Self.half, .settling(.finish), .settling(.cancel),
      .released,
    ]
    let events: [Event] = [
      .begin(remaining: 1), .move(travel: 0.1), .release(velocity: 0, length: 400, threshold: 0.5),
      .resume(remaining: 0.5),
      .settled, .interrupt, .installed,
    ]
    for phase in phases {
      for event in events {
        var next = phase
        if next.handle(event) == .ignore { #expect(next == phase) }
      }
    }
  }

  @Test func everySequenceEndsAtRestWithOneEndForEachBeginning() {
    let events: [Event] = [
      .begin(remaining: 1), .move(travel: 0.6), .release(velocity: 0, length: 400, threshold: 0.5),
      .resume(remaining: 0.4),
      .settled, .interrupt, .installed,
    ]
    let length = 6
    var sequence = Array(repeating: 0, count: length)
    repeat {
      var phase = DragPhase.idle
      var begun = 0
      var ended = 0
      for index in sequence {
        switch phase.handle(events[index]) {
        case .begin: begun += 1
        case .finish, .handOn, .putBack(hasBegun: true): ended += 1
        case .install, .fail, .putBack(hasBegun: false), .show, .settle, .ignore: break
        }
        let isUnderWay =
          switch phase {
          case .idle, .installing, .released: false
          case .following, .settling: true
          }
        #expect(begun - ended == (isUnderWay ? 1 : 0))
      }
      _ = phase.handle(.interrupt)
      #expect(phase == .idle)
    } while Self.advance(&sequence, base: events.count)
  }

  private static func advance(_ digits: inout [Int], base: Int) -> Bool {
    for index in digits.indices {
      digits[index] += 1
      if digits[index] < base { return true }
      digits[index] = 0
    }
    return false
  }
}

struct ReleaseDecisionTests {
  @Test(
    arguments: [
      (1, 0, Verdict.cancel), (0.51, 0, .cancel), (0.49, 0, .finish), (0, 0, .finish),
      (0.95, 800, .finish), (0.05, -800, .cancel), (0.6, 100, .finish), (0.4, -100, .cancel),
    ] as [(CGFloat, CGFloat, Verdict)])
  func pastHalfFinishesAndAFlickDecidesAlone(
    remaining: CGFloat, velocity: CGFloat, verdict: Verdict
  ) {
    let decision = ReleaseDecision(remaining: remaining, velocity: velocity, length: 390)
    #expect(decision.verdict == verdict)
  }

  @Test(
    arguments: [
      (0.2, 0.81, Verdict.cancel), (0.2, 0.79, .finish), (0.8, 0.21, .cancel), (0.8, 0.19, .finish),
      (0, 0.999, .finish), (-3, 0.999, .finish), (1, 0.001, .cancel), (7, 0.001, .cancel),
    ] as [(CGFloat, CGFloat, Verdict)])
  func pastTheThresholdFinishesAndTheThresholdIsClamped(
    threshold: CGFloat, remaining: CGFloat, verdict: Verdict
  ) {
    let decision = ReleaseDecision(
      remaining: remaining, velocity: 0, length: 390, threshold: threshold)
    #expect(decision.verdict == verdict)
  }

  @Test func momentumIsHalfASecondOfSpeed() {
    let decision = ReleaseDecision(remaining: 1, velocity: 390, length: 390)
    #expect(abs(decision.projectedRemaining - (1 - 0.499)) < 1e-9)
  }

  @Test func aStageWithoutWidthStaysWhereItIs() {
    #expect(ReleaseDecision(remaining: 0.8, velocity: 900, length: 0).verdict == .cancel)
  }
}

struct SettleTests {
  struct Case: Sendable {
    var remaining: CGFloat
    var velocity: CGFloat
    var verdict: Verdict
  }

  static let cases = [
    Case(remaining: 0.5, velocity: 0, verdict: .finish),
    Case(remaining: 0.5, velocity: 0, verdict: .cancel),
    Case(remaining: 0.9, velocity: -6, verdict: .finish),
    Case(remaining: 0.2, velocity: 5, verdict: .cancel),
    Case(remaining: 0.3, velocity: -0.5, verdict: .cancel),
    Case(remaining: 0, velocity: 0, verdict: .finish),
  ]

  private func settle(_ test: Case) -> TransitionCourse {
    TransitionCourse(
      from: test.remaining, velocity: test.velocity, to: test.verdict.remaining, response: 0.4)
  }

  @Test(arguments: cases)
  func itRunsFromTheFingerToRest(_ test: Case) {
    let settle = settle(test)
    #expect(abs(settle.remaining(at: 0) - test.remaining) < 1e-9)
    #expect(settle.remaining(at: settle.duration) == test.verdict.remaining)
    #expect(settle.remaining(at: settle.duration + 5) == test.verdict.remaining)
  }

  @Test(arguments: cases)
  func itNeverShowsWhatIsBeyondRestAndDoesNotJump(_ test: Case) {
    let settle = settle(test)
    var last = settle.remaining(at: 0)
    for step in 1...500 {
      let remaining = settle.remaining(at: settle.duration * Double(step) / 500)
      #expect((0...1).contains(remaining))
      #expect(abs(remaining - last) < 0.03)
      last = remaining
    }
  }

  @Test func itCarriesTheSpeedOfTheFinger() {
    let fast = TransitionCourse(from: 0.9, velocity: -6, to: 0, response: 0.4)
    let slow = TransitionCourse(from: 0.9, velocity: 0, to: 0, response: 0.4)
    let speed = (fast.remaining(at: 1e-6) - fast.remaining(at: 0)) / 1e-6
    #expect(abs(speed + 6) < 1e-3)
    #expect(fast.duration < slow.duration)
  }

  @Test func caughtAndLetGoItGoesOnFromThere() {
    let first = TransitionCourse(from: 0.8, velocity: -3, to: 0, response: 0.4)
    let remaining = first.remaining(at: 0.08)
    let speed = (first.remaining(at: 0.08 + 1e-6) - first.remaining(at: 0.08 - 1e-6)) / 2e-6
    let second = TransitionCourse(from: remaining, velocity: speed, to: 0, response: 0.4)
    for step in 0...20 {
      let time = Double(step) / 100
      #expect(abs(second.remaining(at: time) - first.remaining(at: 0.08 + time)) < 0.01)
    }
  }
}

struct ReleaseThresholdTests {
  /// Where the drag would come to, the threshold, and whether the drag finishes.
  @Test(
    arguments: [
      (0.5, 0.5, false), (0.499, 0.5, true), (0.501, 0.5, false), (0, 1, false), (-0.1, 1, true),
      (-0.1, 2, true), (1.1, 0, false), (1.1, -1, false), (0.99, -1, true),
    ] as [(CGFloat, CGFloat, Bool)])
  func onlyBeyondTheThresholdADragFinishes(
    projected: CGFloat, threshold: CGFloat, finishes: Bool
  ) {
    let decision = ReleaseDecision(
      remaining: projected, velocity: 0, length: 400, threshold: threshold)
    #expect(decision.verdict == (finishes ? .finish : .cancel))
  }
}

struct DragAdmissionTests {
  struct Case: Sendable {
    var refusal: DragRefusal?
    var change: @Sendable (inout DragAdmission) -> Void
  }

  static let cases: [Case] = [
    Case(refusal: nil) { _ in },
    Case(refusal: .disabled) { $0.area = .disabled },
    Case(refusal: .disabled) {
      $0.area = .automatic
      $0.interfaceIsMac = true
    },
    Case(refusal: nil) { $0.area = .automatic },
    Case(refusal: nil) { $0.interfaceIsMac = true },
    Case(refusal: .outsideEdge) {
      $0.area = .edge(20)
      $0.distanceFromEdge = 21
    },
    Case(refusal: nil) {
      $0.area = .edge(20)
      $0.distanceFromEdge = 20
    },
    Case(refusal: .atRoot) { $0.depth = 1 },
    Case(refusal: .atRoot) { $0.depth = 0 },
    Case(refusal: .transitionRunning) { $0.isTransitionRunning = true },
    Case(refusal: .modalPresented) { $0.isModalPresented = true },
    Case(refusal: .notOnScreen) { $0.isOnScreen = false },
    Case(refusal: .modalInPresentation) { $0.isModalInPresentation = true },
    Case(refusal: nil) {
      $0.area = .automatic
      ($0.interfaceIsMac, $0.isScroll) = (true, true)
    },
    Case(refusal: nil) {
      $0.area = .edge(20)
      ($0.distanceFromEdge, $0.isScroll) = (100, true)
    },
    Case(refusal: nil) { $0.angle = 0 },
    Case(refusal: nil) { $0.angle = -20 },
    Case(refusal: nil) {
      $0.angle = 120
      $0.movement = CGPoint(x: 1, y: 50)
    },
    Case(refusal: .notAlongAxis) { $0.movement = CGPoint(x: 5, y: -6) },
    Case(refusal: .notAlongAxis) { $0.movement = .zero },
    Case(refusal: .wrongDirection) { $0.movement = CGPoint(x: -5, y: 1) },
  ]

  @Test(arguments: cases.indices)
  func eachRuleRefusesForItsOwnReason(index: Int) {
    var admission = DragAdmission()
    Self.cases[index].change(&admission)
    #expect(admission.refusal == Self.cases[index].refusal)
  }

  @Test(
    arguments: [(20, 0, true), (20, 20, true), (20, 20.5, false), (0, 0, false), (-1, 0, false)]
      as [(CGFloat, CGFloat, Bool)])
  func nearTheLeadingEdgeItGoesFirst(width: CGFloat, distance: CGFloat, goesFirst: Bool) {
    let admission = DragAdmission(distanceFromEdge: distance, edgePriority: width)
    #expect(admission.goesFirst == goesFirst)
  }
}

struct DragDirectionTests {
  static let size = CGSize(width: 200, height: 400)
  static let all = TransitionAxis.allCases.flatMap { axis in
    LayoutDirection.allCases.map { DragDirection(axis, $0) }
  }

  @Test(
    arguments: [
      (.horizontal, .leftToRight, 30, 30, 200), (.horizontal, .rightToLeft, -30, 170, 200),
      (.down, .leftToRight, 50, 50, 400), (.down, .rightToLeft, 50, 50, 400),
      (.up, .leftToRight, -50, 350, 400), (.up, .rightToLeft, -50, 350, 400),
    ] as [(TransitionAxis, LayoutDirection, CGFloat, CGFloat, CGFloat)])
  func itIsThatOfTheAxisMirroredWhereHorizontal(
    axis: TransitionAxis, layout: LayoutDirection, along: CGFloat, edge: CGFloat, length: CGFloat
  ) {
    let direction = DragDirection(axis, layout)
    let point = CGPoint(x: 30, y: 50)
    #expect(direction.along(point) == along)
    #expect(direction.distanceFromEdge(of: point, in: Self.size) == edge)
    #expect(direction.length(of: Self.size) == length)
    #expect(direction.resolve(point).x == along)
    #expect(direction.resolve(point).y == (axis == .horizontal ? 50 : 30))
    #expect(direction.showsPrevious == (axis != .up))
  }

  @Test(arguments: all)
  func theOppositeGoesTheOtherWayFromTheOtherEdge(_ direction: DragDirection) {
    let point = CGPoint(x: 30, y: 50)
    let opposite = direction.reversed
    #expect(opposite.along(point) == -direction.along(point))
    #expect(opposite.showsPrevious != direction.showsPrevious)
    #expect(
      opposite.distanceFromEdge(of: point, in: Self.size)
        + direction.distanceFromEdge(of: point, in: Self.size) == direction.length(of: Self.size))
    #expect(opposite.reversed == direction)
  }
}
