import Foundation
import Testing

@testable import UIKit

@Suite(.warningsAreRead) struct ScrollArithmeticTests {
  @Test func contentFollowsTheFingerLessAndLessBeyondTheEdge() {
    #expect(RubberBand.offset(for: 0, dimension: 800) == 0)
    let near = RubberBand.offset(for: 100, dimension: 800)
    let far = RubberBand.offset(for: 1000, dimension: 800)
    #expect(near < 100 * 0.55)
    #expect(near > 40)
    #expect(far < 800)
    #expect(RubberBand.offset(for: -100, dimension: 800) == -near)
  }

  @Test(arguments: [-300.0, -20, 0, 55, 400] as [CGFloat])
  func theRubberBandCanBeTakenOutAgain(distance: CGFloat) {
    let offset = RubberBand.offset(for: distance, dimension: 700)
    #expect(abs(RubberBand.distance(for: offset, dimension: 700) - distance) < 0.001)
  }

  @Test func normalDecelerationGoesHalfTheVelocityInPoints() {
    let way = Deceleration(start: 0, velocity: 1000, rate: 0.998)
    #expect(abs(way.target - 499.5) < 0.01)
    #expect(abs(way.position(after: way.duration) - way.target) <= 0.5)
    #expect(abs(way.velocity(after: 0.001) - 998) < 0.01)
  }

  @Test func fastDecelerationGoesAFifthOfThat() {
    let way = Deceleration(start: 0, velocity: 1000, rate: 0.99)
    #expect(abs(way.target - 99.5) < 0.01)
  }

  @Test func theTimeToAPositionIsWhenItIsThere() {
    let way = Deceleration(start: 100, velocity: -900, rate: 0.998)
    let time = way.time(to: -50)
    #expect(abs(way.position(after: time) + 50) < 0.001)
  }

  @Test func contentThatRunsIntoTheEdgeSwingsBack() {
    let motion = AxisMotion(
      from: 50, velocity: -2000, rate: 0.998, limits: 0...1000, bounces: true)
    let positions = (0...200).map { motion.position(after: Double($0) / 60) }
    #expect(positions.contains { $0 < -10 })
    #expect(positions.last == 0)
    #expect(motion.end == 0)
  }

  @Test func withoutBounceItStopsAtTheEdge() {
    let motion = AxisMotion(
      from: 50, velocity: -2000, rate: 0.998, limits: 0...1000, bounces: false)
    #expect((0...100).allSatisfy { motion.position(after: Double($0) / 60) >= 0 })
    #expect(motion.position(after: motion.duration) == 0)
  }

  @Test func contentBeyondTheEdgeComesBack() {
    let motion = AxisMotion(from: -80, velocity: 0, rate: 0.998, limits: 0...1000, bounces: true)
    #expect(motion.position(after: 0) == -80)
    #expect(motion.duration > 0.2)
    #expect(motion.position(after: motion.duration) == 0)
  }

  @Test func contentAtRestStays() {
    let motion = AxisMotion(from: 80, velocity: 0, rate: 0.998, limits: 0...1000, bounces: true)
    #expect(motion.duration == 0)
    #expect(motion.position(after: 3) == 80)
  }

  @Test(arguments: [
    (CGFloat(190), CGFloat(0), CGFloat(0)), (210, 0, 400), (40, 500, 400), (360, -500, 0),
    (900, 0, 400),
  ])
  func pagesAreTakenOneAtATime(offset: CGFloat, velocity: CGFloat, expected: CGFloat) {
    let paging = Paging(length: 400, limits: 0...1200)
    #expect(paging.target(from: offset, dragStart: 0, velocity: velocity) == expected)
  }

  @Test func safeAreaIsAddedAsTheBehaviorSays() {
    let safe = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 10)
    var adjustment = InsetAdjustment(
      behavior: .never, scrollsHorizontally: false, scrollsVertically: true,
      isNavigationContent: false)
    #expect(adjustment.insets(for: safe) == .zero)
    adjustment.behavior = .always
    #expect(adjustment.insets(for: safe) == safe)
    adjustment.behavior = .scrollableAxes
    #expect(adjustment.insets(for: safe) == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    adjustment.scrollsVertically = false
    #expect(adjustment.insets(for: safe) == .zero)
    adjustment.behavior = .automatic
    adjustment.isNavigationContent = true
    #expect(adjustment.insets(for: safe) == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }
}

@Suite(.warningsAreRead) struct TableMetricsTests {
  private var metrics: TableMetrics {
    var metrics = TableMetrics()
    metrics.top = 100
    metrics.sections = [
      .init(header: 28, rows: [44, 60, 44], footer: 10), .init(header: 28, rows: [44]),
    ]
    return metrics
  }

  @Test func heightsAddUp() {
    #expect(metrics.height == 358)
  }

  @Test func rowsAreFoundByHeight() {
    #expect(metrics.row(at: 129) == IndexPath(row: 0, section: 0))
    #expect(metrics.row(at: 172) == IndexPath(row: 1, section: 0))
    #expect(metrics.row(at: 120) == nil)
    #expect(metrics.row(at: 320) == IndexPath(row: 0, section: 1))
    #expect(metrics.rows(from: 0, to: 175).count == 2)
  }

  @Test func aPlainHeaderStaysInSightUntilItsSectionEnds() {
    #expect(metrics.pinnedHeader(ofSection: 0, visibleTop: 0) == 100)
    #expect(metrics.pinnedHeader(ofSection: 0, visibleTop: 150) == 150)
    #expect(metrics.pinnedHeader(ofSection: 0, visibleTop: 280) == 258)
  }
}
