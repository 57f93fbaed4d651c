import Testing
import UIKitHost

@testable import UIKit

/// Recognizers that are changed, moved or removed while they run, and those of an app.
@MainActor @Suite(.warningsAreRead) struct GestureChangeTests {
  let stage = TouchStage()

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

  @Test func aSubclassSetsItsState() {
    let down = stage.add(DownRecognizer(), to: stage.inner)
    stage.down(150, 150)
    stage.move(151, 150)
    #expect(down.state == .began)
    stage.move(152, 150)
    stage.up(152, 150)
    #expect(stage.log.states == [.began, .changed, .ended])
    #expect(down.state == .possible)
    #expect(down.resets == 1)
  }

  /// As another's delegate is asked about the touch.
  @Test func aRecognizerDisabledAsItsTouchComesSeesNothingOfIt() {
    let (pan, log) = stage.logged(UIPanGestureRecognizer(), on: stage.outer)
    let other = stage.add(UITapGestureRecognizer(), to: stage.outer)
    let answers = GestureAnswers()
    answers.inShouldReceive = { [weak pan] in pan?.isEnabled = false }
    other.delegate = answers
    stage.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    #expect(log.states.isEmpty && pan.attemptTouches.isEmpty)
    answers.inShouldReceive = nil
    pan.isEnabled = true
    stage.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    #expect(log.states.first == .began && log.states.last == .ended)
  }

  @Test func aPanDisabledInItsOwnActionIsCancelled() {
    let (pan, log) = stage.logged(UIPanGestureRecognizer(), on: stage.outer)
    log.inNote = { [weak pan] state in if state == .began { pan?.isEnabled = false } }
    stage.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    stage.host.advance(by: 0.1)
    #expect(log.states == [.began, .cancelled])
  }

  @Test func aRecognizerMayBeRemovedInItsOwnAction() {
    let (pan, log) = stage.logged(UIPanGestureRecognizer(), on: stage.outer)
    log.inNote = { [weak pan] _ in
      if let pan { pan.view?.removeGestureRecognizer(pan) }
    }
    stage.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    stage.host.advance(by: 0.1)
    #expect(log.states.first == .began)
    #expect(stage.outer.gestureRecognizers?.contains(pan) != true)
  }

  @Test func aViewMayBeRemovedInTheAction() {
    let view = stage.view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let (_, log) = stage.logged(UIPanGestureRecognizer(), on: view)
    log.inNote = { [weak view] _ in view?.removeFromSuperview() }
    stage.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    stage.host.advance(by: 0.5)
    let (_, after) = stage.logged(UITapGestureRecognizer(), on: stage.outer)
    stage.host.tap(at: CGPoint(x: 50, y: 50))
    stage.host.advance(by: 0.5)
    #expect(after.states == [.ended])
  }

  @Test func anOwnRecognizerFailsAndRecognizesAndIsReset() {
    let own = SideRecognizer()
    stage.outer.addGestureRecognizer(own)
    stage.host.tap(at: CGPoint(x: 20, y: 50))
    stage.host.advance(by: 0.1)
    #expect(own.heard == ["began", "reset"])
    own.heard = []
    stage.host.tap(at: CGPoint(x: 80, y: 50))
    stage.host.advance(by: 0.1)
    #expect(own.heard == ["began", "ended", "reset"])
  }

  @Test func aRecognizerMayMoveToAnotherViewInTheMiddle() {
    let left = stage.view(CGRect(x: 0, y: 0, width: 50, height: 100))
    let right = stage.view(CGRect(x: 50, y: 0, width: 50, height: 100))
    let log = GestureLog()
    let pan = UIPanGestureRecognizer(target: log, action: GestureLog.selector)
    left.addGestureRecognizer(pan)
    stage.host.touch(.began, at: CGPoint(x: 10, y: 50), finger: 0)
    stage.host.advance(by: 0.02)
    stage.host.touch(.moved, at: CGPoint(x: 40, y: 50), finger: 0)
    stage.host.advance(by: 0.02)
    right.addGestureRecognizer(pan)
    #expect(pan.view === right)
    #expect(left.gestureRecognizers?.isEmpty != false)
    stage.host.touch(.ended, at: CGPoint(x: 45, y: 50), finger: 0)
    stage.host.advance(by: 0.1)
    log.clear()
    stage.host.drag(from: CGPoint(x: 60, y: 10), to: CGPoint(x: 60, y: 90), duration: 0.1)
    stage.host.advance(by: 0.1)
    #expect(log.states.first == .began && log.states.last == .ended)
  }

  @Test func targetsAddedTwiceHearOnceAndRemovedNothing() {
    let log = GestureLog()
    let tap = UITapGestureRecognizer(target: log, action: GestureLog.selector)
    tap.addTarget(log, action: GestureLog.selector)
    stage.outer.addGestureRecognizer(tap)
    stage.host.tap(at: CGPoint(x: 20, y: 50))
    stage.host.advance(by: 0.1)
    #expect(log.states == [.ended])
    tap.removeTarget(nil, action: nil)
    stage.host.tap(at: CGPoint(x: 20, y: 50))
    stage.host.advance(by: 0.1)
    #expect(log.states == [.ended])
  }
}
