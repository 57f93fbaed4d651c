import Testing
import UIKitHost

@testable import UIKit

/// Taps, long presses, swipes and pinches.
@MainActor @Suite(.warningsAreRead) struct GestureKindTests {
  let stage = TouchStage()

  @Test func aTapOfTwoFingersNeedsTwo() {
    let tap = stage.add(UITapGestureRecognizer(), to: stage.inner)
    tap.numberOfTouchesRequired = 2
    stage.host.tap(at: CGPoint(x: 150, y: 150))
    #expect(stage.log.states.isEmpty)
    stage.host.advance(by: 1)
    stage.down(150, 150)
    stage.down(200, 150, finger: 1)
    stage.up(150, 150)
    stage.up(200, 150, finger: 1)
    #expect(stage.log.states == [.ended])
  }

  @Test func aLongPressBeginsAfterItsTimeOnTheHostsClock() {
    let press = stage.add(UILongPressGestureRecognizer(), to: stage.inner)
    stage.down(150, 150)
    stage.host.advance(by: 0.4)
    #expect(press.state == .possible)
    stage.host.advance(by: 0.15)
    #expect(press.state == .began)
    stage.move(190, 150)
    stage.up(190, 150)
    #expect(stage.log.states == [.began, .changed, .ended])
  }

  @Test func aLongPressFailsWhenTheFingerMoves() {
    _ = stage.add(UILongPressGestureRecognizer(), to: stage.inner)
    stage.down(150, 150)
    stage.move(165, 150)
    stage.host.advance(by: 1)
    #expect(stage.log.states.isEmpty)
  }

  @Test func aPinchTellsTheScaleOfTheDistance() {
    let pinch = stage.add(UIPinchGestureRecognizer(), to: stage.outer)
    stage.down(100, 400)
    stage.down(200, 400, finger: 1)
    stage.move(300, 400, finger: 1)
    #expect(pinch.state == .began)
    #expect(abs(pinch.scale - 2) < 0.001)
    stage.up(100, 400)
    stage.up(300, 400, finger: 1)
    #expect(stage.log.states.first == .began && stage.log.states.last == .ended)
  }

  @Test func fingersOnOneSpotGiveAFiniteScale() {
    let log = GestureLog()
    let pinch = UIPinchGestureRecognizer(target: log, action: GestureLog.selector)
    stage.outer.isMultipleTouchEnabled = true
    stage.outer.addGestureRecognizer(pinch)
    var scales: [CGFloat] = []
    log.inNote = { [weak pinch] _ in
      scales.append(pinch?.scale ?? 0)
      scales.append(pinch?.velocity ?? 0)
    }
    stage.host.touch(.began, at: CGPoint(x: 50, y: 50), finger: 0)
    stage.host.touch(.began, at: CGPoint(x: 50, y: 50), finger: 1)
    stage.host.touch(.moved, at: CGPoint(x: 90, y: 50), finger: 0)
    stage.host.advance(by: 0.1)
    stage.host.touch(.moved, at: CGPoint(x: 50, y: 50), finger: 0)
    stage.host.touch(.ended, at: CGPoint(x: 50, y: 50), finger: 0)
    stage.host.touch(.ended, at: CGPoint(x: 50, y: 50), finger: 1)
    stage.host.advance(by: 0.1)
    #expect(!scales.isEmpty && scales.allSatisfy { $0.isFinite })
  }
}
