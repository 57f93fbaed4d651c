import Testing
import UIKitHost

@testable import UIKit

@MainActor @Suite(.warningsAreRead) struct GestureArbitrationTests {
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
    #expect(answers.asked == 1)
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

  @Test func aSingleTapThatRequiresTheDoubleToFailComesLate() {
    let (double, doubleLog) = stage.logged(UITapGestureRecognizer.double, on: stage.outer)
    let (single, singleLog) = stage.logged(UITapGestureRecognizer(), on: stage.outer)
    single.require(toFail: double)
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    stage.host.advance(by: 0.1)
    #expect(singleLog.states.isEmpty)
    stage.host.advance(by: 1)
    #expect(singleLog.states == [.ended])
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    stage.host.advance(by: 0.1)
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    stage.host.advance(by: 1)
    #expect(singleLog.states == [.ended])
    #expect(doubleLog.states == [.ended])
  }

  @Test func requirementsInACircleDoNotHang() {
    let (one, oneLog) = stage.logged(UITapGestureRecognizer(), on: stage.outer)
    let (two, twoLog) = stage.logged(UITapGestureRecognizer(), on: stage.outer)
    one.require(toFail: two)
    two.require(toFail: one)
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    stage.host.advance(by: 1)
    #expect(oneLog.states.count + twoLog.states.count <= 1)
    one.require(toFail: one)
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    stage.host.advance(by: 1)
    #expect(oneLog.states.count + twoLog.states.count <= 2)
  }

  @Test func aRequirementOnADisabledOrForgottenRecognizerHoldsNothingBack() {
    let (single, log) = stage.logged(UITapGestureRecognizer(), on: stage.outer)
    let (disabled, _) = stage.logged(UITapGestureRecognizer.double, on: stage.outer)
    disabled.isEnabled = false
    single.require(toFail: disabled)
    single.require(toFail: UITapGestureRecognizer())
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    stage.host.advance(by: 0.1)
    #expect(log.states == [.ended])
  }

  @Test func aFailedRequirementLetsTheWaitingBegin() {
    let own = SideRecognizer()
    stage.outer.addGestureRecognizer(own)
    let log = GestureLog()
    let pan = UIPanGestureRecognizer(target: log, action: GestureLog.selector)
    pan.require(toFail: own)
    stage.outer.addGestureRecognizer(pan)
    stage.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    stage.host.advance(by: 0.1)
    #expect(log.states.first == .began)
  }

  @Test func aRequiredFailureHoldsBeganBack() {
    let tap = stage.add(UITapGestureRecognizer(), to: stage.outer, as: "tap")
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner, as: "pan")
    pan.require(toFail: tap)
    stage.down(150, 150)
    stage.move(170, 150)
    #expect(pan.state == .possible)
    #expect(stage.log.entries.isEmpty)
    stage.move(220, 150)
    #expect(stage.log.entries == ["pan began"])
    #expect(pan.state == .began)
  }

  @Test(arguments: [true, false])
  func delegatesMayAskForTheFailure(asksOther: Bool) {
    let tap = stage.add(UITapGestureRecognizer(), to: stage.outer, as: "tap")
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner, as: "pan")
    let answers = GestureAnswers()
    if asksOther {
      answers.mustFailFor = pan
      tap.delegate = answers
    } else {
      answers.waitsFor = tap
      pan.delegate = answers
    }
    stage.down(150, 150)
    stage.move(170, 150)
    #expect(stage.log.entries.isEmpty)
    stage.move(220, 150)
    #expect(stage.log.entries == ["pan began"])
  }

  @Test func whoWaitedFailsWhenTheOtherRecognizes() {
    let tap = stage.add(UITapGestureRecognizer(), to: stage.outer, as: "tap")
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner, as: "pan")
    pan.require(toFail: tap)
    stage.down(150, 150)
    stage.move(165, 150)
    stage.up(165, 150)
    #expect(stage.log.entries == ["tap ended"])
  }
}
