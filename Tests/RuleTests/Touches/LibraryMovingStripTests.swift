import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A strip that moves as a finger comes down has the finger, though it's at its start by then.
@MainActor @Suite(.warningsAreRead)
struct LibraryMovingStripTests {
  private func strip(_ size: CGSize, at offset: CGPoint = .zero) -> UIScrollView {
    let strip = UIScrollView()
    strip.contentSize = size
    strip.contentOffset = offset
    return strip
  }

  private func rig(
    with strip: UIScrollView, mirrored: Bool = false, _ axis: TransitionAxis? = nil
  ) -> Rig {
    let rig = Rig(direction: mirrored ? .rightToLeft : .leftToRight)
    let screen = ColorScreen("a", .green)
    if let axis {
      screen.snapshotNavigation.popChoreography = SlideChoreography(travel: 0, axis: axis)
    }
    _ = rig.push(screen, holding: strip, at: CGRect(x: 0, y: 100, width: 200, height: 260))
    return rig
  }

  /// The first flick runs into the strip's start; the second comes as the strip swings back.
  @Test(arguments: [false, true], [true, false])
  func aFlickIntoAStripThatSwingsBackAtItsStartIsTheStrips(mirrored: Bool, isPaged: Bool) {
    let size = CGSize(width: 600, height: 260)
    let strip = strip(size, at: CGPoint(x: mirrored ? 370 : 30, y: 0))
    strip.isPagingEnabled = isPaged
    let rig = rig(with: strip, mirrored: mirrored)
    let (start, end) = mirrored ? (140.0, 20.0) : (60, 180)
    for pause in [0.05, 0.1, 0.15, 2] {
      rig.host.drag(
        from: CGPoint(x: start, y: 200), to: CGPoint(x: end, y: 200), duration: 0.1)
      #expect(strip.isDecelerating)
      rig.host.advance(by: pause)
    }
    #expect(rig.titles == ["root", "a"])
    #expect(rig.refusals == Array(repeating: .scrollView, count: 4))
    // At rest, the strip lets go.
    rig.host.drag(from: CGPoint(x: start, y: 200), to: CGPoint(x: end, y: 200), duration: 0.1)
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  /// A list that swings back at its top keeps the finger from a screen that is dragged down.
  @Test func alongTheVerticalAxisAListDoesToo() {
    let list = strip(CGSize(width: 200, height: 900), at: CGPoint(x: 0, y: 20))
    let rig = rig(with: list, .down)
    for pause in [0.1, 2] {
      rig.host.drag(
        from: CGPoint(x: 100, y: 160), to: CGPoint(x: 100, y: 300), duration: 0.1)
      rig.host.advance(by: pause)
      #expect(rig.titles == ["root", "a"])
    }
    rig.host.drag(from: CGPoint(x: 100, y: 160), to: CGPoint(x: 100, y: 340), duration: 0.1)
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root"])
  }

  /// A list that still scrolls vertically has nothing to scroll sideways.
  @Test func whatMovesAcrossTheDragLetsGo() {
    let list = strip(CGSize(width: 200, height: 900))
    let rig = rig(with: list)
    rig.host.drag(from: CGPoint(x: 100, y: 340), to: CGPoint(x: 100, y: 120), duration: 0.1)
    rig.host.advance(by: 0.1)
    #expect(list.isDecelerating)
    rig.refusals = []
    rig.host.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.1)
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root"])
    #expect(rig.refusals.isEmpty)
  }

  /// A strip that is too short to scroll bounces, and swings back.
  @Test func aShortStripThatSwingsBackKeepsTheFinger() {
    let strip = strip(CGSize(width: 150, height: 260))
    strip.alwaysBounceHorizontal = true
    let rig = rig(with: strip)
    rig.host.drag(from: CGPoint(x: 170, y: 200), to: CGPoint(x: 30, y: 200), duration: 0.1)
    #expect(strip.isDecelerating)
    rig.host.advance(by: 0.05)
    rig.refusals = []
    rig.host.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 180, y: 200), duration: 0.1)
    rig.host.advance(by: 2)
    #expect(rig.refusals == [.scrollView])
    #expect(rig.titles == ["root", "a"])
  }
}
