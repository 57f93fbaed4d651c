import Testing
import UIKitHost

@testable import UIKit

@MainActor @Suite(.warningsAreRead) struct GesturePanTests {
  let stage = TouchStage()

  @Test func aPanBeginsAfterTenPoints() {
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    stage.down(150, 150)
    stage.move(159, 150)
    #expect(pan.state == .possible)
    stage.move(160, 150)
    #expect(pan.state == .began)
    stage.move(165, 150)
    #expect(pan.state == .changed)
    stage.up(165, 150)
    #expect(stage.log.states == [.began, .changed, .ended])
    stage.host.advance(by: 0.1)
    #expect(pan.state == .possible)
  }

  @Test func theLocationHasMovedAlreadyWhenItBegins() {
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    stage.down(150, 150)
    stage.move(180, 170)
    #expect(pan.location(in: stage.inner) == CGPoint(x: 80, y: 70))
    #expect(pan.location(in: nil) == CGPoint(x: 180, y: 170))
  }

  @Test(arguments: [true, false])
  func translationIncludesTheSlopOrNot(includes: Bool) {
    stage.host.settings.gestures.panTranslationIncludesHysteresis = includes
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    stage.down(150, 150)
    stage.move(170, 150)
    #expect(pan.translation(in: stage.outer).x == (includes ? 20 : 0))
    stage.move(180, 150)
    #expect(pan.translation(in: stage.outer).x == (includes ? 30 : 10))
  }

  @Test func aSetTranslationCountsFromThere() {
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    stage.down(150, 150)
    stage.move(170, 150)
    pan.setTranslation(.zero, in: stage.outer)
    stage.move(175, 158)
    #expect(pan.translation(in: stage.outer) == CGPoint(x: 5, y: 8))
  }

  @Test func velocityIsInPointsPerSecond() {
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    stage.host.touch(.began, at: CGPoint(x: 150, y: 150))
    stage.host.move(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150), duration: 0.5)
    #expect(abs(pan.velocity(in: stage.outer).x - 200) < 1)
  }

  /// A sample may be older than the frame in which it arrives.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func velocityCountsTheTimesAtWhichTheFingerWasThere(seed: UInt64) {
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    stage.host.touch(.began, at: CGPoint(x: 150, y: 150))
    stage.host.move(
      from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150), duration: 0.5,
      in: FingerRhythm(seed: seed))
    #expect(abs(pan.velocity(in: stage.outer).x - 200) < 1)
  }

  @Test func aPanFailsWhenTheFingerLeavesTooSoon() {
    _ = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    stage.host.tap(at: CGPoint(x: 150, y: 150))
    #expect(stage.log.states.isEmpty)
    #expect(stage.inner.heard == ["began", "ended"])
  }

  @Test func aPanOfTwoFingersNeedsTwo() {
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    pan.minimumNumberOfTouches = 2
    stage.down(150, 150)
    stage.move(190, 150)
    #expect(pan.state == .possible)
    stage.down(150, 200, finger: 1)
    stage.move(220, 150)
    #expect(pan.state == .began)
    #expect(pan.numberOfTouches == 2)
  }

  @Test func aFingerTooManyIsIgnored() {
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    pan.maximumNumberOfTouches = 1
    stage.down(150, 150)
    stage.down(150, 200, finger: 1)
    #expect(pan.numberOfTouches == 1)
  }

  @Test func aSecondFingerDoesNotMakeTheTranslationJump() {
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    stage.down(150, 150)
    stage.move(170, 150)
    stage.down(250, 250, finger: 1)
    #expect(pan.translation(in: stage.outer) == CGPoint(x: 20, y: 0))
    stage.up(250, 250, finger: 1)
    stage.move(175, 150)
    #expect(pan.translation(in: stage.outer) == CGPoint(x: 25, y: 0))
  }

  @Test func anEdgePanBeginsAtTheEdgeAndInwards() {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    _ = stage.add(pan, to: stage.outer)
    stage.down(30, 400)
    stage.move(80, 400)
    stage.up(80, 400)
    #expect(stage.log.states.isEmpty)
    stage.down(5, 400)
    stage.move(40, 405)
    stage.up(40, 405)
    #expect(stage.log.states == [.began, .ended])
  }

  @Test func anEdgePanFailsAlongTheEdge() {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    _ = stage.add(pan, to: stage.outer)
    stage.down(5, 400)
    stage.move(8, 440)
    stage.move(80, 440)
    #expect(stage.log.states.isEmpty)
  }

  @Test func aTouchCancelledBySystemCancelsThePan() {
    _ = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    stage.down(150, 150)
    stage.move(180, 150)
    stage.host.touch(.cancelled, at: CGPoint(x: 180, y: 150))
    #expect(stage.log.states == [.began, .cancelled])
  }

  @Test func aViewMayRefuseForAnAncestorsRecognizer() {
    let control = UISlider(frame: CGRect(x: 20, y: 500, width: 200, height: 34))
    stage.outer.addSubview(control)
    _ = stage.add(UIPanGestureRecognizer(), to: stage.outer)
    stage.down(34, 517)
    stage.move(120, 517)
    stage.up(120, 517)
    #expect(stage.log.states.isEmpty)
    #expect(control.value > 0.4)
  }

  @Test func aPanAskedWhetherItMayBeginKnowsItsTranslation() {
    let pan = UIPanGestureRecognizer()
    let answers = GestureAnswers()
    var translation: CGPoint?
    answers.inShouldBegin = {
      translation = (($0 as? UIPanGestureRecognizer)?.translation(in: $0.view))
    }
    pan.delegate = answers
    stage.outer.addGestureRecognizer(pan)
    stage.down(20, 20)
    stage.host.touch(.moved, at: CGPoint(x: 50, y: 25))
    #expect(translation == CGPoint(x: 30, y: 5))
  }
}
