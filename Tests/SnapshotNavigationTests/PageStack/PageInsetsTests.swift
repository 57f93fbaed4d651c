import Foundation
import Testing

@testable import SnapshotNavigation

@Suite struct PageInsetsTests {
  private static let size = CGSize(width: 200, height: 400)
  private static let all: [PageInsets] = [
    .zero, PageInsets(top: 100), PageInsets(bottom: 60), PageInsets(top: 40, bottom: 90),
  ]
  static let pairs: [PageViewport] = all.flatMap { lower in
    all.map { PageViewport(lower: lower, upper: $0) }
  }
  static let choreographies: [any Choreography] = [
    .parallax, .cover, .moveIn, .sideways, .scale, .fade,
  ]

  @Test func insetsBelowZeroCountAsNone() {
    #expect(PageInsets(top: -3, bottom: -4) == .zero)
    #expect(PageInsets(top: 300, bottom: 300).rect(in: Self.size).height == 0)
  }

  @Test(arguments: pairs)
  func whatIsSeenBelongsToOnePageAtEachEnd(viewport: PageViewport) {
    #expect(viewport.insets(at: 0) == viewport.lower)
    #expect(viewport.insets(at: 1) == viewport.upper)
    #expect(viewport.shift(of: viewport.lower, at: 0) == 0)
    #expect(viewport.shift(of: viewport.upper, at: 1) == 0)
  }

  /// A panel keeps its round corners and its grip on the whole way.
  @Test(arguments: pairs)
  func theUpperEdgeOfAPageIsNeverCutOff(viewport: PageViewport) {
    for step in 0...20 {
      let coverage = CGFloat(step) / 20
      let seen = viewport.insets(at: coverage)
      for page in [viewport.lower, viewport.upper] {
        let top = page.top + viewport.shift(of: page, at: coverage)
        #expect(top >= seen.top - 0.001 || viewport.shift(of: page, at: coverage) < 0)
      }
    }
  }

  @Test(arguments: pairs, [true, false])
  func atRestAPageStandsWhereItsInsetsSay(viewport: PageViewport, isReturning: Bool) {
    for base in Self.choreographies {
      let choreography = PageChoreography(
        base: base, viewport: viewport, isReturning: isReturning)
      for trigger in Trigger.allCases {
        let covered = choreography.frame(at: 1, in: Self.size, for: trigger)
        let uncovered = choreography.frame(at: 0, in: Self.size, for: trigger)
        // Returning, the page nearer the root is the one in front.
        let upper = isReturning ? covered.lower : covered.upper
        let lower = isReturning ? uncovered.upper : uncovered.lower
        #expect(upper.offset == .zero)
        #expect(upper.scale == 1)
        #expect(upper.opacity == 1)
        #expect(lower.offset == .zero)
        #expect(lower.scale == 1)
        #expect(lower.opacity == 1)
      }
    }
  }

  @Test func aReturningPageIsThePushOfTheSameChoreography() {
    let plain = PageChoreography(base: .moveIn, viewport: PageViewport())
    let returning = PageChoreography(base: .moveIn, viewport: PageViewport(), isReturning: true)
    for step in 0...10 {
      let coverage = CGFloat(step) / 10
      #expect(
        plain.frame(at: 1 - coverage, in: Self.size, for: .tap)
          == returning.frame(at: coverage, in: Self.size, for: .tap))
    }
  }

  @Test func onlyMoveInReturnsInFront() {
    #expect(Self.choreographies.filter(\.returnsInFront).count == 1)
    #expect(MoveInChoreography().returnsInFront)
  }
}
