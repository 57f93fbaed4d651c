import QuartzCore
import Testing

@testable import SnapshotNavigation

/// The laws that every preset keeps, for every trigger and size.
struct ChoreographyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let choreography: any Choreography
    let trigger: TransitionTrigger
    let size: CGSize

    var testDescription: String { "\(choreography), \(trigger), \(size)" }
    func layout(_ coverage: CGFloat) -> TransitionLayout {
      choreography.layout(at: coverage, in: size, for: trigger)
    }

    /// Whether nothing is seen of a screen: it's beside the other, transparent, or seen from its side.
    func isGone(_ placement: ScreenPlacement) -> Bool {
      let way = DragDirection(choreography.axis, .leftToRight).along(placement.offset)
      let length = DragDirection(choreography.axis, .leftToRight).length(of: size)
      return abs(way) >= length || placement.opacity == 0
    }
  }

  static let presets: [any Choreography] = [
    .parallax, .classic, .cover, .moveIn, .sideways, .scale, .fade, .rise, .reveal,
    SlideChoreography(axis: .up), FadeChoreography(axis: .down), FadeChoreography(fadesLower: true),
    SlideChoreography(depth: 0.9, axis: .down, front: .lower),
  ]
  static let cases: [Case] = presets.flatMap { choreography in
    TransitionTrigger.allCases.flatMap { trigger in
      [CGSize(width: 390, height: 844), CGSize(width: 1_024, height: 500)].map { size in
        Case(choreography: choreography, trigger: trigger, size: size)
      }
    }
  }

  @Test(arguments: cases)
  func fullyCoveredTheUpperIsAtRest(_ test: Case) {
    let layout = test.layout(1)
    #expect(layout.upper.offset == .zero)
    #expect(layout.upper.scale == 1)
    #expect(layout.upper.opacity == 1)
    guard layout.front == .lower else { return }
    #expect(test.isGone(layout.lower))
    #expect(layout.shade == 0)
    #expect(layout.lower.shadow.opacity == 0)
  }

  @Test(arguments: cases)
  func uncoveredTheLowerIsAtRestAndNothingElseIsSeen(_ test: Case) {
    let layout = test.layout(0)
    #expect(layout.lower.offset == .zero)
    #expect(layout.lower.scale == 1)
    #expect(layout.lower.opacity == 1)
    guard layout.front == .upper else { return }
    #expect(layout.shade == 0)
    #expect(test.isGone(layout.upper))
    #expect(layout.upper.shadow.opacity == 0)
  }

  @Test(arguments: cases)
  func everyStillInBetweenIsFiniteAndInRange(_ test: Case) {
    for step in 0...200 {
      let layout = test.layout(CGFloat(step) / 200)
      for placement in [layout.upper, layout.lower] {
        #expect(placement.offset.x.isFinite && placement.offset.y.isFinite)
        #expect(placement.scale.isFinite && placement.scale > 0)
        #expect((0...1).contains(placement.opacity))
        #expect((0...1).contains(placement.shadow.opacity))
        #expect(placement.shadow.width >= 0)
      }
      #expect((0...1).contains(layout.shade))
    }
  }

  @Test(arguments: cases)
  func bothScreensOnlyMoveOneWayAsTheUpperCoversMore(_ test: Case) {
    let direction = DragDirection(test.choreography.axis, .leftToRight)
    var last = [CGFloat.infinity, .infinity]
    for step in 0...200 {
      let layout = test.layout(CGFloat(step) / 200)
      for (index, placement) in [layout.upper, layout.lower].enumerated() {
        let way = direction.resolve(placement.offset)
        #expect(way.x <= last[index])
        #expect(way.y == 0)
        last[index] = way.x
      }
    }
  }

  /// No jump in what is seen.
  @Test(arguments: cases)
  func aSmallStepOfCoverageIsASmallChange(_ test: Case) {
    let steps = 2_000
    var last = test.layout(0)
    for step in 1...steps {
      let next = test.layout(CGFloat(step) / CGFloat(steps))
      for (a, b) in [(last.upper, next.upper), (last.lower, next.lower)] {
        #expect(abs(a.offset.x - b.offset.x) <= 2 * test.size.width / CGFloat(steps))
        #expect(abs(a.offset.y - b.offset.y) <= 2 * test.size.height / CGFloat(steps))
        #expect(abs(a.scale - b.scale) < 0.001)
        #expect(abs(a.opacity - b.opacity) < 0.003)
        #expect(abs(a.shadow.opacity - b.shadow.opacity) < 0.003)
      }
      #expect(abs(last.shade - next.shade) < 0.003)
      last = next
    }
  }

  /// Every preset moves a screen as a whole: a transform that keeps its plane and can be undone.
  @Test(arguments: cases)
  func aScreenStaysRigidAndCanBePutBack(_ test: Case) {
    for step in 0...40 {
      let layout = test.layout(CGFloat(step) / 40)
      for placement in [layout.upper, layout.lower] {
        let there = placement.transform
        let back = CATransform3DConcat(there, CATransform3DInvert(there))
        #expect(there.m13 == 0 && there.m23 == 0 && there.m43 == 0 && there.m34 == 0)
        for (row, expected) in [(back.m11, 1), (back.m22, 1), (back.m44, 1), (back.m41, 0)] {
          #expect(abs(row - CGFloat(expected)) < 1e-6)
        }
        #expect(CATransform3DIsAffine(there))
      }
    }
  }

  @Test(arguments: cases)
  func rightToLeftIsTheMirrorImage(_ test: Case) {
    for coverage in [0, 0.3, 1] as [CGFloat] {
      let layout = test.layout(coverage)
      for placement in [layout.upper, layout.lower] {
        let mirrored = placement.facing(.rightToLeft)
        #expect(mirrored.offset.x == -placement.offset.x)
        #expect(mirrored.offset.y == placement.offset.y)
        #expect(mirrored.scale == placement.scale)
        #expect(mirrored.opacity == placement.opacity)
        #expect(mirrored.shadow == placement.shadow)
        #expect(mirrored.facing(.rightToLeft) == placement)
        #expect(placement.facing(.leftToRight) == placement)
      }
    }
  }

  @Test(arguments: [0, 0.25, 0.5, 1] as [CGFloat])
  func aDraggedScreenStaysUnderTheFinger(coverage: CGFloat) {
    let size = CGSize(width: 400, height: 800)
    for choreography in Self.presets {
      if choreography is FadeChoreography { continue }
      let layout = choreography.layout(at: coverage, in: size, for: .drag)
      let direction = DragDirection(choreography.axis, .leftToRight)
      let length = direction.length(of: size)
      if layout.front == .upper {
        #expect(direction.along(layout.upper.offset) == (1 - coverage) * length)
      } else {
        #expect(direction.along(layout.lower.offset) == -coverage * length)
      }
    }
  }

  @Test func parallaxMovesTheLowerByThreeTenthsUnderATenthOfBlack() {
    let layout = SlideChoreography.parallax.layout(
      at: 1, in: CGSize(width: 400, height: 800), for: .programmatic)
    #expect(layout.lower.offset.x == -120)
    #expect(layout.shade == 0.1)
  }

  @Test func classicTappedIsAStripOfTwoPages() {
    let layout = ClassicChoreography().layout(
      at: 0.25, in: CGSize(width: 400, height: 800), for: .programmatic)
    #expect(layout.upper.offset.x == 300)
    #expect(layout.lower.offset.x == -100)
    #expect(layout.shade == 0)
  }

  @Test(arguments: zip([1, 0.625, 0.25, 0] as [CGFloat], [0.6, 0.3, 0, 0] as [CGFloat]))
  func classicDraggedFollowsAtSixTenthsUnderACoverThatEndsAtThreeQuarters(
    coverage: CGFloat, shade: CGFloat
  ) {
    let layout = ClassicChoreography().layout(
      at: coverage, in: CGSize(width: 400, height: 800), for: .drag)
    #expect(abs(layout.lower.offset.x + 240 * coverage) < 1e-9)
    #expect(abs(layout.shade - shade) < 1e-9)
  }

  @Test func scaleRecedesToNineteenTwentieths() {
    let layout = SlideChoreography.scale.layout(
      at: 1, in: CGSize(width: 400, height: 800), for: .programmatic)
    #expect(abs(layout.lower.scale - 0.95) < 1e-9)
  }

  @Test func revealIsTheMirrorImageOfCover() {
    let size = CGSize(width: 400, height: 800)
    for step in 0...10 {
      let coverage = CGFloat(step) / 10
      let cover = SlideChoreography.cover.layout(at: 1 - coverage, in: size, for: .programmatic)
      let reveal = SlideChoreography.reveal.layout(at: coverage, in: size, for: .programmatic)
      #expect(reveal.lower.offset.x == -cover.upper.offset.x)
      #expect(reveal.lower.shadow == cover.upper.shadow)
      #expect(reveal.upper == cover.lower)
      #expect(reveal.shade == cover.shade)
    }
  }
}
