import Testing
import UIKitHost

@testable import UIKit

/// Counts what a recogniser reports.
@MainActor final class GestureLog {
  private(set) var states: [UIGestureRecognizer.State] = []
  private(set) var entries: [String] = []

  func note(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    entries.append("\(recognizer.name ?? "") \(recognizer.state)")
  }

  func listen(to recognizer: UIGestureRecognizer, as name: String = "") {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector("note(_:)", GestureLog.note))
  }
}

/// A view that says what it hears.
@MainActor final class TouchView: UIView {
  private(set) var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}

/// A delegate that answers as it is told.
@MainActor final class GestureAnswers: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isSimultaneous = false
  weak var waitsFor: UIGestureRecognizer?
  weak var mustFailFor: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waitsFor }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === mustFailFor }
}

/// A screen with one view inside another.
@MainActor struct TouchStage {
  let host = Host(size: CGSize(width: 400, height: 800), scale: 1)
  let outer = TouchView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let inner = TouchView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  let log = GestureLog()

  init() {
    host.window.makeKeyAndVisible()
    host.window.addSubview(outer)
    outer.addSubview(inner)
    host.advance(by: 0.1)
  }

  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView, as name: String = ""
  ) -> Recognizer {
    log.listen(to: recognizer, as: name)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    host.touch(.began, at: CGPoint(x: x, y: y), finger: finger)
    host.advance(by: 1.0 / 60)
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    host.touch(.moved, at: CGPoint(x: x, y: y), finger: finger)
    host.advance(by: 1.0 / 60)
  }

  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    host.touch(.ended, at: CGPoint(x: x, y: y), finger: finger)
    host.advance(by: 1.0 / 60)
  }
}

@MainActor struct GestureArbitrationTests {
  let stage = TouchStage()

  @Test func theDeeperViewsRecognizerPreventsTheOuterOne() {
    _ = stage.add(UIPanGestureRecognizer(), to: stage.outer, as: "outer")
    _ = stage.add(UIPanGestureRecognizer(), to: stage.inner, as: "inner")
    stage.down(150, 150)
    stage.move(180, 150)
    stage.up(180, 150)
    #expect(stage.log.entries == ["inner began", "inner ended"])
  }

  @Test func ofTwoOnOneViewTheFirstAttachedWins() {
    _ = stage.add(UIPanGestureRecognizer(), to: stage.inner, as: "first")
    _ = stage.add(UIPanGestureRecognizer(), to: stage.inner, as: "second")
    stage.down(150, 150)
    stage.move(180, 150)
    #expect(stage.log.entries == ["first began"])
  }

  @Test(arguments: [true, false])
  func eitherDelegateMayAllowBoth(isFirst: Bool) {
    let one = stage.add(UIPanGestureRecognizer(), to: stage.outer, as: "outer")
    let other = stage.add(UIPanGestureRecognizer(), to: stage.inner, as: "inner")
    let answers = GestureAnswers()
    answers.isSimultaneous = true
    (isFirst ? one : other).delegate = answers
    stage.down(150, 150)
    stage.move(180, 150)
    #expect(stage.log.entries == ["inner began", "outer began"])
  }

  @Test func shouldBeginFalseMakesItFail() {
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    let answers = GestureAnswers()
    answers.begins = false
    pan.delegate = answers
    stage.down(150, 150)
    stage.move(180, 150)
    stage.move(200, 150)
    #expect(stage.log.states.isEmpty)
    #expect(stage.inner.heard == ["began", "moved", "moved"])
  }

  @Test func aTouchThatIsNotReceivedIsNotSeen() {
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    let answers = GestureAnswers()
    answers.receives = false
    pan.delegate = answers
    stage.down(150, 150)
    #expect(pan.numberOfTouches == 0)
  }

  @Test func aRequiredFailureHoldsBeganBack() {
    let edge = stage.add(UISwipeGestureRecognizer(), to: stage.outer, as: "swipe")
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner, as: "pan")
    edge.direction = .left
    pan.require(toFail: edge)
    stage.down(150, 150)
    stage.move(170, 150)
    #expect(pan.state == .possible)
    #expect(stage.log.entries.isEmpty)
    stage.move(220, 150)
    #expect(stage.log.entries == ["pan began"])
    #expect(pan.state == .began)
  }

  @Test func whoWaitedFailsWhenTheOtherRecognizes() {
    let swipe = stage.add(UISwipeGestureRecognizer(), to: stage.outer, as: "swipe")
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner, as: "pan")
    pan.require(toFail: swipe)
    stage.down(150, 150)
    stage.move(170, 150)
    stage.move(220, 150)
    stage.move(240, 150)
    #expect(stage.log.entries == ["swipe ended"])
  }

  @Test(arguments: [true, false])
  func delegatesMayAskForTheFailure(asksOther: Bool) {
    let swipe = stage.add(UISwipeGestureRecognizer(), to: stage.outer, as: "swipe")
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner, as: "pan")
    let answers = GestureAnswers()
    if asksOther {
      answers.mustFailFor = pan
      swipe.delegate = answers
    } else {
      answers.waitsFor = swipe
      pan.delegate = answers
    }
    stage.down(150, 150)
    stage.move(170, 150)
    #expect(stage.log.entries.isEmpty)
    stage.move(220, 150)
    #expect(stage.log.entries == ["swipe ended"])
  }

  @Test func theSingleTapWaitsForTheDoubleTapToFail() {
    let double = stage.add(UITapGestureRecognizer(), to: stage.inner, as: "double")
    let single = stage.add(UITapGestureRecognizer(), to: stage.inner, as: "single")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.host.tap(at: CGPoint(x: 150, y: 150))
    #expect(stage.log.entries.isEmpty)
    stage.host.advance(by: 0.5)
    #expect(stage.log.entries == ["single ended"])
  }

  @Test func twoTapsAreOneDoubleTap() {
    let double = stage.add(UITapGestureRecognizer(), to: stage.inner, as: "double")
    let single = stage.add(UITapGestureRecognizer(), to: stage.inner, as: "single")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.host.tap(at: CGPoint(x: 150, y: 150))
    stage.host.advance(by: 0.1)
    stage.host.tap(at: CGPoint(x: 152, y: 150))
    stage.host.advance(by: 1)
    #expect(stage.log.entries == ["double ended"])
  }

  @Test func recognitionCancelsTheTouchInTheView() {
    _ = stage.add(UIPanGestureRecognizer(), to: stage.outer)
    stage.down(150, 150)
    stage.move(155, 150)
    stage.move(180, 150)
    stage.up(180, 150)
    #expect(stage.inner.heard == ["began", "moved", "cancelled"])
  }

  @Test func withoutCancelsTouchesInViewTheViewHearsEverything() {
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.outer)
    pan.cancelsTouchesInView = false
    stage.down(150, 150)
    stage.move(180, 150)
    stage.up(180, 150)
    #expect(stage.inner.heard == ["began", "moved", "ended"])
  }

  @Test func aDelayedBeginningComesWhenTheRecognizerFails() {
    let swipe = stage.add(UISwipeGestureRecognizer(), to: stage.outer)
    swipe.delaysTouchesBegan = true
    swipe.direction = .left
    stage.down(150, 150)
    stage.move(160, 150)
    #expect(stage.inner.heard.isEmpty)
    stage.move(220, 150)
    #expect(stage.inner.heard == ["began"])
  }

  @Test func aDelayedBeginningNeverComesWhenTheRecognizerRecognizes() {
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.outer)
    pan.delaysTouchesBegan = true
    stage.down(150, 150)
    stage.move(180, 150)
    stage.up(180, 150)
    #expect(stage.inner.heard.isEmpty)
  }

  @Test func theEndIsHeldBackWhileADoubleTapIsPossible() {
    let double = stage.add(UITapGestureRecognizer(), to: stage.outer)
    double.numberOfTapsRequired = 2
    stage.host.tap(at: CGPoint(x: 150, y: 150))
    #expect(stage.inner.heard == ["began"])
    stage.host.advance(by: 0.5)
    #expect(stage.inner.heard == ["began", "ended"])
  }

  @Test func switchingOffCancelsARunningGesture() {
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    stage.down(150, 150)
    stage.move(180, 150)
    pan.isEnabled = false
    pan.isEnabled = true
    stage.move(200, 150)
    stage.up(200, 150)
    #expect(stage.log.states == [.began, .cancelled])
    #expect(pan.state == .possible)
  }

  @Test func afterTheEndARecognizerIsPossibleAgain() {
    let tap = stage.add(UITapGestureRecognizer(), to: stage.inner)
    stage.host.tap(at: CGPoint(x: 150, y: 150))
    #expect(stage.log.states == [.ended])
    #expect(tap.state == .possible)
    stage.host.advance(by: 1)
    stage.host.tap(at: CGPoint(x: 150, y: 150))
    #expect(stage.log.states == [.ended, .ended])
  }

  @Test func twoFingersMoveTwoViewsAtOnce() {
    let right = TouchView(frame: CGRect(x: 0, y: 400, width: 400, height: 200))
    stage.outer.addSubview(right)
    _ = stage.add(UIPanGestureRecognizer(), to: stage.inner, as: "one")
    _ = stage.add(UIPanGestureRecognizer(), to: right, as: "two")
    stage.down(150, 150, finger: 0)
    stage.down(150, 450, finger: 1)
    stage.move(180, 150, finger: 0)
    stage.move(180, 450, finger: 1)
    #expect(stage.log.entries == ["one began", "two began"])
  }
}
