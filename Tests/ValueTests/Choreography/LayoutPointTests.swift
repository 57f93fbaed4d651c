import Foundation
import Testing

@testable import SnapshotNavigation

/// Which screen is seen at a point, and where in it.
struct LayoutPointTests {
  private static let size = CGSize(width: 200, height: 400)

  /// Where a point of a screen is seen: scaled and moved.
  private func seen(_ place: CGPoint, by placement: ScreenPlacement) -> CGPoint {
    let size = Self.size
    let (x, y) = (place.x - size.width / 2, place.y - size.height / 2)
    return CGPoint(
      x: x * placement.scale + placement.offset.x + size.width / 2,
      y: y * placement.scale + placement.offset.y + size.height / 2)
  }

  private static let placements = [
    ScreenPlacement(), ScreenPlacement(offset: CGPoint(x: 60, y: -20)), ScreenPlacement(scale: 0.5),
    ScreenPlacement(offset: CGPoint(x: -30, y: 0), scale: 0.8),
    ScreenPlacement(offset: CGPoint(x: 10, y: 10), scale: 1.2),
  ]

  @Test(arguments: placements)
  func whatIsSeenAtAPointIsFoundThere(placement: ScreenPlacement) throws {
    // The other screen is far away.
    let away = ScreenPlacement(offset: CGPoint(x: 5_000, y: 0))
    for place in [CGPoint(x: 100, y: 200), CGPoint(x: 20, y: 390), CGPoint(x: 199, y: 1)] {
      let point = seen(place, by: placement)
      for screen in [TransitionLayout.Screen.upper, .lower] {
        let layout =
          screen == .upper
          ? TransitionLayout(upper: placement, lower: away)
          : TransitionLayout(upper: away, lower: placement)
        let found = try #require(layout.place(of: point, on: screen, in: Self.size))
        #expect(abs(found.x - place.x) < 0.001 && abs(found.y - place.y) < 0.001)
      }
    }
  }

  @Test func besideAScreenNothingOfItIsFound() {
    let layout = TransitionLayout(upper: ScreenPlacement(offset: CGPoint(x: 120, y: 0)))
    func place(_ x: CGFloat, _ screen: TransitionLayout.Screen) -> CGPoint? {
      layout.place(of: CGPoint(x: x, y: 50), on: screen, in: Self.size)
    }
    #expect(place(119, .upper) == nil)
    #expect(place(121, .upper) == CGPoint(x: 1, y: 50))
    #expect(place(119, .lower) == CGPoint(x: 119, y: 50))
    // The upper one lies over it.
    #expect(place(121, .lower) == nil)
  }

  @Test func theScreenInFrontIsTheOneThatIsSeen() {
    let layout = TransitionLayout(front: .lower)
    #expect(layout.place(of: .zero, on: .lower, in: Self.size) == .zero)
    #expect(layout.place(of: .zero, on: .upper, in: Self.size) == nil)
  }

  /// In a fade it's the one that is nearer to opaque.
  @Test(arguments: [0.1, 0.45, 0.55, 0.9] as [CGFloat])
  func inAFadeTheStrongerOneIsSeen(opacity: CGFloat) {
    let layout = TransitionLayout(upper: ScreenPlacement(opacity: opacity))
    #expect((layout.place(of: .zero, on: .upper, in: Self.size) != nil) == (opacity > 0.5))
    #expect((layout.place(of: .zero, on: .lower, in: Self.size) != nil) == (opacity < 0.5))
  }

  @Test(arguments: [
    (0.2, CGPoint(x: 30, y: 30), true), (0.35, .zero, true), (0.36, .zero, false),
    (0.1, CGPoint(x: 46, y: 0), false), (0.1, CGPoint(x: 33, y: 33), false),
  ])
  func aSecondTapIsSoonAndNear(time: TimeInterval, location: CGPoint, isSecond: Bool) {
    let first = TouchPoint(location: .zero, time: 0)
    #expect(first.isTappedAgain(at: TouchPoint(location: location, time: time)) == isSecond)
  }
}
