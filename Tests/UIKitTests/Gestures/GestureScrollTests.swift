import Testing
import UIKitHost

@testable import UIKit

/// Trackpads and wheels: a way without fingers.
@MainActor @Suite(.serialized, .warningsAreRead) struct GestureScrollTests {
  let stage = TouchStage()
  private let middle = CGPoint(x: 200, y: 200)

  private func pan(_ mask: UIScrollTypeMask) -> UIPanGestureRecognizer {
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    pan.allowedScrollTypesMask = mask
    return pan
  }

  @Test(arguments: [
    (UIScrollTypeMask([]), UIScrollTypeMask.continuous, false), (.discrete, .continuous, false),
    (.continuous, .continuous, true), (.continuous, .discrete, false), (.all, .discrete, true),
  ])
  func aScrollReachesAPanThatAllowsIt(
    mask: UIScrollTypeMask, kind: UIScrollTypeMask, isReached: Bool
  ) {
    let pan = pan(mask)
    stage.host.scroll(.began, at: middle, kind: kind)
    stage.host.scroll(.moved, at: middle, by: CGVector(dx: 30, dy: 0), kind: kind)
    #expect((pan.state == .began) == isReached)
    stage.host.scroll(.ended, at: middle, kind: kind)
    #expect(stage.log.states == (isReached ? [.began, .ended] : []))
    #expect(stage.inner.heard.isEmpty)
  }

  @Test func itMovesThePanAndLeavesThePointerWhereItIs() {
    let pan = pan(.all)
    stage.host.scroll(.began, at: middle)
    stage.host.scroll(.moved, at: middle, by: CGVector(dx: 30, dy: 5))
    stage.host.scroll(.moved, at: middle, by: CGVector(dx: 10, dy: 0))
    #expect(pan.translation(in: stage.outer) == CGPoint(x: 40, y: 5))
    #expect(pan.location(in: stage.outer) == middle)
    #expect(pan.numberOfTouches == 0)
    pan.setTranslation(.zero, in: stage.outer)
    stage.host.scroll(.moved, at: middle, by: CGVector(dx: 7, dy: 0))
    #expect(pan.translation(in: stage.outer) == CGPoint(x: 7, y: 0))
    stage.host.scroll(.cancelled, at: middle)
    #expect(stage.log.states.last == .cancelled)
  }

  @Test func itHasAVelocity() {
    let pan = pan(.all)
    stage.host.scroll(.began, at: middle)
    for _ in 0..<12 {
      stage.host.advance(by: 1.0 / 60)
      stage.host.scroll(.moved, at: middle, by: CGVector(dx: 5, dy: 0))
    }
    #expect(abs(pan.velocity(in: stage.outer).x - 300) < 1)
    stage.host.scroll(.ended, at: middle)
  }

  @Test func aPanWithoutTouchTypesTakesNoFinger() {
    let pan = pan(.all)
    pan.allowedTouchTypes = []
    stage.down(200, 200)
    stage.move(260, 200)
    stage.up(260, 200)
    #expect(stage.log.states.isEmpty)
    stage.host.scroll(at: middle, by: CGVector(dx: 60, dy: 0))
    #expect(stage.log.states.first == .began && stage.log.states.last == .ended)
  }

  /// Apple: `shouldReceive(_:)` with the event is asked of scrolls, too; of touches there are none.
  @Test(arguments: [true, false])
  func theDelegateIsAskedAboutTheEvent(receives: Bool) {
    final class Gate: NSObject, UIGestureRecognizerDelegate {
      var receives = true
      var types: [UIEvent.EventType] = []
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
      ) -> Bool {
        types.append(event.type)
        return receives
      }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool {
        Issue.record("a touch")
        return true
      }
    }
    let gate = Gate()
    gate.receives = receives
    pan(.all).delegate = gate
    stage.host.scroll(at: middle, by: CGVector(dx: 60, dy: 0))
    #expect(gate.types == [.scroll])
    #expect(stage.log.states.isEmpty == !receives)
  }

  @Test func oneOfTwoPansHasTheScroll() {
    let inner = pan(.all)
    let (outer, log) = stage.logged(UIPanGestureRecognizer(), on: stage.outer)
    outer.allowedScrollTypesMask = .all
    stage.host.scroll(.began, at: middle)
    stage.host.scroll(.moved, at: middle, by: CGVector(dx: 30, dy: 0))
    #expect(inner.state == .began)
    #expect(log.states.isEmpty)
    stage.host.scroll(.ended, at: middle)
  }

  @Test func aScrollViewScrolls() {
    let canvas = Canvas()
    let scroll = canvas.addScrollView()
    canvas.host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: -60), duration: 0.4)
    #expect(scroll.contentOffset.y >= 50)
    canvas.host.advance(by: 3)
    #expect(!scroll.isDecelerating)
  }

  @Test(arguments: [true, false])
  func momentumAfterTheFingersHaveLeft(reachesPans: Bool) {
    stage.host.settings.gestures.scrollMomentumReachesPans = reachesPans
    let pan = pan(.all)
    var way: CGFloat = 0
    stage.log.inNote = { _ in way = pan.translation(in: pan.view).x }
    stage.host.scroll(at: middle, by: CGVector(dx: 60, dy: 0))
    #expect((way > 61) == reachesPans)
  }
}
