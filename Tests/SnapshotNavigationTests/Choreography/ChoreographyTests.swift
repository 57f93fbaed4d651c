import Foundation
import Testing

@testable import SnapshotNavigation

/// The laws that every preset keeps, for every trigger and size.
struct ChoreographyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let choreography: any Choreography
    let trigger: Trigger
    let size: CGSize

    var testDescription: String { "\(type(of: choreography)), \(trigger), \(size)" }
    func frame(_ coverage: CGFloat) -> StageFrame {
      choreography.frame(at: coverage, in: size, for: trigger)
    }
  }

  static let presets: [any Choreography] = [.parallax, .classic, .cover, .scale, .fade]
  static let cases: [Case] = presets.flatMap { choreography in
    Trigger.allCases.flatMap { trigger in
      [CGSize(width: 390, height: 844), CGSize(width: 1_024, height: 500)].map { size in
        Case(choreography: choreography, trigger: trigger, size: size)
      }
    }
  }

  @Test(arguments: cases)
  func fullyCoveredTheUpperIsAtRest(_ test: Case) {
    let upper = test.frame(1).upper
    #expect(upper.offset == .zero)
    #expect(upper.scale == 1)
    #expect(upper.opacity == 1)
  }

  @Test(arguments: cases)
  func uncoveredTheLowerIsAtRestAndNothingElseIsSeen(_ test: Case) {
    let frame = test.frame(0)
    #expect(frame.lower == .rest)
    #expect(frame.shade == 0)
    #expect(frame.upper.offset.x >= test.size.width || frame.upper.opacity == 0)
    #expect(frame.upper.shadow.opacity == 0)
  }

  @Test(arguments: cases)
  func everyStillInBetweenIsFiniteAndInRange(_ test: Case) {
    for step in 0...200 {
      let frame = test.frame(CGFloat(step) / 200)
      for placement in [frame.upper, frame.lower] {
        #expect(placement.offset.x.isFinite && placement.offset.y.isFinite)
        #expect(placement.scale.isFinite && placement.scale > 0)
        #expect((0...1).contains(placement.opacity))
        #expect((0...1).contains(placement.shadow.opacity))
        #expect(placement.shadow.width >= 0)
      }
      #expect((0...1).contains(frame.shade))
    }
  }

  @Test(arguments: cases)
  func theUpperOnlyMovesOneWayAsItCoversMore(_ test: Case) {
    var last = CGFloat.infinity
    for step in 0...200 {
      let x = test.frame(CGFloat(step) / 200).upper.offset.x
      #expect(x <= last)
      last = x
    }
  }

  @Test(arguments: cases)
  func rightToLeftIsTheMirrorImage(_ test: Case) {
    for coverage in [0, 0.3, 1] as [CGFloat] {
      let frame = test.frame(coverage)
      let mirrored = frame.facing(.rightToLeft)
      #expect(mirrored.upper.offset.x == -frame.upper.offset.x)
      #expect(mirrored.lower.offset.x == -frame.lower.offset.x)
      #expect(mirrored.upper.offset.y == frame.upper.offset.y)
      #expect(mirrored.shade == frame.shade)
      #expect(mirrored.facing(.rightToLeft) == frame)
      #expect(frame.facing(.leftToRight) == frame)
    }
  }

  @Test(arguments: [0, 0.25, 0.5, 1] as [CGFloat])
  func aDraggedScreenStaysUnderTheFinger(coverage: CGFloat) {
    let size = CGSize(width: 400, height: 800)
    for choreography in Self.presets where !(choreography is FadeChoreography) {
      let frame = choreography.frame(at: coverage, in: size, for: .drag)
      #expect(frame.upper.offset.x == (1 - coverage) * 400)
    }
  }

  @Test func parallaxMovesTheLowerByThreeTenthsUnderATenthOfBlack() {
    let frame = ParallaxChoreography().frame(
      at: 1, in: CGSize(width: 400, height: 800), for: .tap)
    #expect(frame.lower.offset.x == -120)
    #expect(frame.shade == 0.1)
  }

  @Test func classicTappedIsAStripOfTwoPages() {
    let frame = ClassicChoreography().frame(
      at: 0.25, in: CGSize(width: 400, height: 800), for: .tap)
    #expect(frame.upper.offset.x == 300)
    #expect(frame.lower.offset.x == -100)
    #expect(frame.shade == 0)
  }

  @Test(arguments: zip([1, 0.625, 0.25, 0] as [CGFloat], [0.6, 0.3, 0, 0] as [CGFloat]))
  func classicDraggedFollowsAtSixTenthsUnderACoverThatEndsAtThreeQuarters(
    coverage: CGFloat, shade: CGFloat
  ) {
    let frame = ClassicChoreography().frame(
      at: coverage, in: CGSize(width: 400, height: 800), for: .drag)
    #expect(abs(frame.lower.offset.x + 240 * coverage) < 1e-9)
    #expect(abs(frame.shade - shade) < 1e-9)
  }

  @Test func scaleRecedesToNineteenTwentieths() {
    let frame = ScaleChoreography().frame(at: 1, in: CGSize(width: 400, height: 800), for: .tap)
    #expect(abs(frame.lower.scale - 0.95) < 1e-9)
  }
}
