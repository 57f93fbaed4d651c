import Testing
import UIKit
import UIKitHost

/// Recognisers and touches as Apple documents them.
@MainActor @Suite(.serialized) struct IndependentGestureTests {
  private func pan(_ view: UIView) -> (UIPanGestureRecognizer, GestureEar) {
    let ear = GestureEar()
    let pan = UIPanGestureRecognizer(target: ear, action: GestureEar.selector)
    view.addGestureRecognizer(pan)
    return (pan, ear)
  }

  private func tap(_ view: UIView, taps: Int = 1) -> (UITapGestureRecognizer, GestureEar) {
    let ear = GestureEar()
    let tap = UITapGestureRecognizer(target: ear, action: GestureEar.selector)
    tap.numberOfTapsRequired = taps
    view.addGestureRecognizer(tap)
    return (tap, ear)
  }

  @Test func aPanGoesThroughItsStates() {
    let canvas = Canvas()
    let (pan, ear) = pan(canvas.view)
    canvas.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    canvas.host.advance(by: 0.1)
    #expect(ear.states.first == .began)
    #expect(ear.states.last == .ended)
    #expect(ear.states.dropFirst().dropLast().allSatisfy { $0 == .changed })
    #expect(pan.state == .possible)
  }

  @Test func aShortMoveIsNoPan() {
    let canvas = Canvas()
    let (_, ear) = pan(canvas.view)
    canvas.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 17, y: 50), duration: 0.1)
    canvas.host.advance(by: 0.1)
    #expect(ear.states.isEmpty)
  }

  @Test func aPanDisabledWhileItRunsIsCancelledOnce() {
    let canvas = Canvas()
    let (pan, ear) = pan(canvas.view)
    canvas.host.touch(.began, at: CGPoint(x: 10, y: 50), finger: 0)
    canvas.host.advance(by: 0.02)
    canvas.host.touch(.moved, at: CGPoint(x: 40, y: 50), finger: 0)
    canvas.host.advance(by: 0.02)
    pan.isEnabled = false
    canvas.host.advance(by: 0.02)
    pan.isEnabled = true
    canvas.host.touch(.moved, at: CGPoint(x: 80, y: 50), finger: 0)
    canvas.host.advance(by: 0.02)
    canvas.host.touch(.ended, at: CGPoint(x: 80, y: 50), finger: 0)
    canvas.host.advance(by: 0.1)
    #expect(ear.states == [.began, .cancelled])
  }

  @Test func aPanDisabledInItsOwnActionIsCancelled() {
    let canvas = Canvas()
    let (pan, ear) = pan(canvas.view)
    ear.onState = { [weak pan] state in if state == .began { pan?.isEnabled = false } }
    canvas.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    canvas.host.advance(by: 0.1)
    #expect(ear.states == [.began, .cancelled])
  }

  @Test func aRecogniserRemovedInItsOwnActionDoesNotTrap() {
    let canvas = Canvas()
    let (pan, ear) = pan(canvas.view)
    ear.onState = { [weak pan] _ in
      if let pan { pan.view?.removeGestureRecognizer(pan) }
    }
    canvas.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    canvas.host.advance(by: 0.1)
    #expect(ear.states.first == .began)
    #expect(canvas.view.gestureRecognizers?.contains(pan) != true)
  }

  @Test func aViewRemovedInTheActionDoesNotTrap() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let (_, ear) = pan(view)
    ear.onState = { [weak view] _ in view?.removeFromSuperview() }
    canvas.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    canvas.host.advance(by: 0.5)
    let (_, after) = tap(canvas.view)
    canvas.host.tap(at: CGPoint(x: 50, y: 50))
    canvas.host.advance(by: 0.5)
    #expect(after.states == [.ended])
  }

  @Test func aDoubleTapWaitsForTwo() {
    let canvas = Canvas()
    let (_, ear) = tap(canvas.view, taps: 2)
    canvas.host.tap(at: CGPoint(x: 50, y: 50))
    canvas.host.advance(by: 1)
    #expect(ear.states.isEmpty)
    canvas.host.tap(at: CGPoint(x: 50, y: 50))
    canvas.host.advance(by: 0.1)
    canvas.host.tap(at: CGPoint(x: 50, y: 50))
    canvas.host.advance(by: 1)
    #expect(ear.states == [.ended])
  }

  @Test func aSingleTapThatRequiresTheDoubleToFailComesLate() {
    let canvas = Canvas()
    let (double, doubleEar) = tap(canvas.view, taps: 2)
    let (single, singleEar) = tap(canvas.view)
    single.require(toFail: double)
    canvas.host.tap(at: CGPoint(x: 50, y: 50))
    canvas.host.advance(by: 0.1)
    #expect(singleEar.states.isEmpty)
    canvas.host.advance(by: 1)
    #expect(singleEar.states == [.ended])
    canvas.host.tap(at: CGPoint(x: 50, y: 50))
    canvas.host.advance(by: 0.1)
    canvas.host.tap(at: CGPoint(x: 50, y: 50))
    canvas.host.advance(by: 1)
    #expect(singleEar.states == [.ended])
    #expect(doubleEar.states == [.ended])
  }

  @Test func requirementsInACircleDoNotHang() {
    let canvas = Canvas()
    let (one, oneEar) = tap(canvas.view)
    let (two, twoEar) = tap(canvas.view)
    one.require(toFail: two)
    two.require(toFail: one)
    canvas.host.tap(at: CGPoint(x: 50, y: 50))
    canvas.host.advance(by: 1)
    #expect(oneEar.states.count + twoEar.states.count <= 1)
    one.require(toFail: one)
    canvas.host.tap(at: CGPoint(x: 50, y: 50))
    canvas.host.advance(by: 1)
  }

  @Test func aRequirementOnADisabledOrForgottenRecogniserHoldsNothingBack() {
    let canvas = Canvas()
    let (single, ear) = tap(canvas.view)
    let (disabled, _) = tap(canvas.view, taps: 2)
    disabled.isEnabled = false
    single.require(toFail: disabled)
    single.require(toFail: UITapGestureRecognizer())
    canvas.host.tap(at: CGPoint(x: 50, y: 50))
    canvas.host.advance(by: 0.1)
    #expect(ear.states == [.ended])
  }

  @Test func twoPansExcludeEachOtherUnlessADelegateSaysSo() {
    let canvas = Canvas()
    let inner = canvas.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let (_, outerEar) = pan(canvas.view)
    let (innerPan, innerEar) = pan(inner)
    canvas.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    canvas.host.advance(by: 0.1)
    #expect(innerEar.states.first == .began)
    #expect(outerEar.states.isEmpty)
    let both = Together()
    innerPan.delegate = both
    canvas.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    canvas.host.advance(by: 0.1)
    #expect(outerEar.states.first == .began)
  }

  @Test func aDelegateMayRefuseTheTouchAndTheBegin() {
    let canvas = Canvas()
    let (pan, ear) = pan(canvas.view)
    let refusal = Refusal()
    pan.delegate = refusal
    canvas.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    canvas.host.advance(by: 0.1)
    #expect(ear.states.isEmpty)
    #expect(refusal.asked == 1)
  }

  @Test func recognitionCancelsTheTouchesOfTheView() {
    let canvas = Canvas()
    let view = TouchDiaryView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    canvas.view.addSubview(view)
    let (_, _) = pan(view)
    canvas.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    canvas.host.advance(by: 0.1)
    #expect(view.words.first == "began")
    #expect(view.words.last == "cancelled")
    #expect(!view.words.contains("ended"))
  }

  @Test func withoutCancellingTheViewHearsTheEnd() {
    let canvas = Canvas()
    let view = TouchDiaryView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    canvas.view.addSubview(view)
    let (pan, _) = pan(view)
    pan.cancelsTouchesInView = false
    canvas.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    canvas.host.advance(by: 0.1)
    #expect(view.words.last == "ended")
  }

  @Test func aLongPressBeginsAfterHalfASecondAndEndsAtTheRelease() {
    let canvas = Canvas()
    let ear = GestureEar()
    let press = UILongPressGestureRecognizer(target: ear, action: GestureEar.selector)
    canvas.view.addGestureRecognizer(press)
    canvas.host.touch(.began, at: CGPoint(x: 50, y: 50), finger: 0)
    canvas.host.advance(by: 0.45)
    #expect(ear.states.isEmpty)
    canvas.host.advance(by: 0.1)
    #expect(ear.states == [.began])
    canvas.host.touch(.moved, at: CGPoint(x: 90, y: 50), finger: 0)
    canvas.host.advance(by: 0.05)
    canvas.host.touch(.ended, at: CGPoint(x: 90, y: 50), finger: 0)
    canvas.host.advance(by: 0.1)
    #expect(ear.states == [.began, .changed, .ended])
  }

  @Test func aLongPressThatMovesTooEarlyFails() {
    let canvas = Canvas()
    let ear = GestureEar()
    let press = UILongPressGestureRecognizer(target: ear, action: GestureEar.selector)
    canvas.view.addGestureRecognizer(press)
    canvas.host.touch(.began, at: CGPoint(x: 50, y: 50), finger: 0)
    canvas.host.advance(by: 0.1)
    canvas.host.touch(.moved, at: CGPoint(x: 80, y: 50), finger: 0)
    canvas.host.advance(by: 1)
    canvas.host.touch(.ended, at: CGPoint(x: 80, y: 50), finger: 0)
    canvas.host.advance(by: 0.1)
    #expect(ear.states.isEmpty)
  }
}
