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
    .parallax, .cover, .moveIn, .moveBack, .sideways, .scale, .fade,
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

  @Test(arguments: pairs)
  func atRestAPageStandsWhereItsInsetsSay(viewport: PageViewport) {
    for base in Self.choreographies {
      let choreography = PageChoreography(base, viewport: viewport)
      for trigger in PopTrigger.allCases {
        let covered = choreography.layout(at: 1, in: Self.size, for: trigger)
        let uncovered = choreography.layout(at: 0, in: Self.size, for: trigger)
        // The page in front is laid out as the upper one, even if it's nearer the root.
        let isSwapped = choreography.isLowerInFront
        let upper = isSwapped ? covered.lower : covered.upper
        let lower = isSwapped ? uncovered.upper : uncovered.lower
        #expect(upper.offset == .zero)
        #expect(upper.scale == 1)
        #expect(upper.opacity == 1)
        #expect(lower.offset == .zero)
        #expect(lower.scale == 1)
        #expect(lower.opacity == 1)
      }
    }
  }

  /// A page that moves back is laid out as one that moves in, in the mirror.
  @Test(arguments: PopTrigger.allCases)
  func moveBackIsTheReverseOfMoveIn(_ trigger: PopTrigger) {
    let pushed = PageChoreography(.moveIn, viewport: PageViewport())
    let popped = PageChoreography(.moveBack, viewport: PageViewport())
    for step in 0...10 {
      let coverage = CGFloat(step) / 10
      let (push, pop) = (
        pushed.layout(at: 1 - coverage, in: Self.size, for: trigger),
        popped.layout(at: coverage, in: Self.size, for: trigger)
      )
      #expect(push.upper == pop.upper)
      #expect(push.lower == pop.lower)
      #expect(push.shade == pop.shade)
    }
  }

  @Test func onlyMoveBackPutsTheLowerPageInFront() {
    let inFront = Self.choreographies.filter {
      PageChoreography($0, viewport: PageViewport()).isLowerInFront
    }
    #expect(inFront.count == 1)
    #expect(inFront.first is MoveBackChoreography)
  }
}
