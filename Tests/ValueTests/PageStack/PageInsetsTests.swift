import Foundation
import Testing

@testable import PageStack
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
    .parallax, .cover, .moveIn, .reveal, .sideways, .scale, .fade, .rise,
  ]

  @Test func insetsBelowZeroCountAsNone() {
    #expect(PageInsets(top: -3, bottom: -4) == .zero)
    #expect(PageInsets(top: 300, bottom: 300).rect(in: Self.size).height == 0)
  }

  @Test func aPageKeepsTheEdgeThatAnotherPagesInsetsCover() {
    let viewport = PageViewport(lower: PageInsets(bottom: 60), upper: PageInsets(top: 100))
    #expect(viewport.shift(of: viewport.upper, at: 0) == -60)
    #expect(viewport.shift(of: viewport.lower, at: 1) == 100)
    #expect(viewport.shift(of: PageInsets(bottom: 90), at: 0) == 0)
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

  @Test(arguments: pairs)
  func atRestAPageStandsWhereItsInsetsSay(viewport: PageViewport) {
    for base in Self.choreographies {
      let choreography = PageChoreography(base: base, viewport: viewport)
      for trigger in TransitionTrigger.allCases {
        let covered = choreography.layout(at: 1, in: Self.size, for: trigger)
        let uncovered = choreography.layout(at: 0, in: Self.size, for: trigger)
        let (upper, lower) = (covered.upper, uncovered.lower)
        #expect(upper.offset == .zero)
        #expect(upper.scale == 1)
        #expect(upper.opacity == 1)
        #expect(lower.offset == .zero)
        #expect(lower.scale == 1)
        #expect(lower.opacity == 1)
      }
    }
  }
}
