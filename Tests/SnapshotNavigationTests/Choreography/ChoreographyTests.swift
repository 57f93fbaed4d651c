import Foundation
import Testing

@testable import SnapshotNavigation

/// The laws that every preset keeps, for every trigger and size.
struct ChoreographyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let choreography: any Choreography
    let trigger: PopTrigger
    let size: CGSize

    var testDescription: String { "\(type(of: choreography)), \(trigger), \(size)" }
    func layout(_ coverage: CGFloat) -> TransitionLayout {
      choreography.layout(at: coverage, in: size, for: trigger)
    }
  }

  static let presets: [any Choreography] = [
    .parallax, .classic, .cover, .moveIn, .sideways, .scale, .fade, .rise,
    SlideChoreography(axis: .up), FadeChoreography(axis: .down),
  ]
  static let cases: [Case] = presets.flatMap { choreography in
    PopTrigger.allCases.flatMap { trigger in
      [CGSize(width: 390, height: 844), CGSize(width: 1_024, height: 500)].map { size in
        Case(choreography: choreography, trigger: trigger, size: size)
      }
    }
  }

  @Test(arguments: cases)
  func fullyCoveredTheUpperIsAtRest(_ test: Case) {
    let upper = test.layout(1).upper
    #expect(upper.offset == .zero)
    #expect(upper.scale == 1)
    #expect(upper.opacity == 1)
  }

  @Test(arguments: cases)
  func uncoveredTheLowerIsAtRestAndNothingElseIsSeen(_ test: Case) {
    let layout = test.layout(0)
    #expect(layout.lower == .rest)
    #expect(layout.shade == 0)
    let distance = DragDirection(test.choreography.axis, .leftToRight).along(layout.upper.offset)
    let length = DragDirection(test.choreography.axis, .leftToRight).length(of: test.size)
    #expect(distance >= length || layout.upper.opacity == 0)
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
  func theUpperOnlyMovesOneWayAsItCoversMore(_ test: Case) {
    var last = CGFloat.infinity
    for step in 0...200 {
      let offset = test.layout(CGFloat(step) / 200).upper.offset
      let way = DragDirection(test.choreography.axis, .leftToRight).resolve(offset)
      #expect(way.x <= last)
      #expect(way.y == 0)
      last = way.x
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
    for choreography in Self.presets where !(choreography is FadeChoreography) {
      let layout = choreography.layout(at: coverage, in: size, for: .interactive)
      let direction = DragDirection(choreography.axis, .leftToRight)
      #expect(direction.along(layout.upper.offset) == (1 - coverage) * direction.length(of: size))
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
      at: coverage, in: CGSize(width: 400, height: 800), for: .interactive)
    #expect(abs(layout.lower.offset.x + 240 * coverage) < 1e-9)
    #expect(abs(layout.shade - shade) < 1e-9)
  }

  @Test func scaleRecedesToNineteenTwentieths() {
    let layout = SlideChoreography.scale.layout(
      at: 1, in: CGSize(width: 400, height: 800), for: .programmatic)
    #expect(abs(layout.lower.scale - 0.95) < 1e-9)
  }
}
