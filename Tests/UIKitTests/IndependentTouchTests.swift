import Testing
import UIKit
import UIKitHost

/// Stray touches, other recognisers and controls as Apple documents them.
@MainActor @Suite(.serialized) struct IndependentTouchTests {
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

  @Test func theSystemsCancelReachesRecogniserAndView() {
    let canvas = Canvas()
    let view = TouchDiaryView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    canvas.view.addSubview(view)
    let (_, ear) = tap(view)
    canvas.host.touch(.began, at: CGPoint(x: 50, y: 50), finger: 0)
    canvas.host.advance(by: 0.05)
    canvas.host.touch(.cancelled, at: CGPoint(x: 50, y: 50), finger: 0)
    canvas.host.advance(by: 0.1)
    #expect(ear.states.isEmpty)
    #expect(view.words == ["began", "cancelled"])
  }

  @Test func straySequencesOfTouchesDoNotTrap() {
    let canvas = Canvas()
    let (_, ear) = pan(canvas.view)
    canvas.host.touch(.moved, at: CGPoint(x: 50, y: 50), finger: 3)
    canvas.host.touch(.ended, at: CGPoint(x: 50, y: 50), finger: 3)
    canvas.host.touch(.cancelled, at: CGPoint(x: 50, y: 50), finger: 7)
    canvas.host.touch(.began, at: CGPoint(x: 50, y: 50), finger: 0)
    canvas.host.touch(.began, at: CGPoint(x: 60, y: 50), finger: 0)
    canvas.host.touch(.ended, at: CGPoint(x: 60, y: 50), finger: 0)
    canvas.host.touch(.ended, at: CGPoint(x: 60, y: 50), finger: 0)
    canvas.host.advance(by: 0.5)
    canvas.host.tap(at: CGPoint(x: -50, y: 5000))
    canvas.host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 10), duration: 0)
    canvas.host.advance(by: 0.5)
    #expect(!ear.states.contains(.began) || ear.states.last != .changed)
    canvas.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    canvas.host.advance(by: 0.1)
    #expect(ear.states.last == .ended)
  }

  @Test func twoFingersPinch() {
    let canvas = Canvas()
    let ear = GestureEar()
    let pinch = UIPinchGestureRecognizer(target: ear, action: GestureEar.selector)
    canvas.view.isMultipleTouchEnabled = true
    canvas.view.addGestureRecognizer(pinch)
    var scale: CGFloat = 0
    ear.onState = { [weak pinch] _ in scale = pinch?.scale ?? 0 }
    canvas.host.touch(.began, at: CGPoint(x: 40, y: 50), finger: 0)
    canvas.host.touch(.began, at: CGPoint(x: 60, y: 50), finger: 1)
    for step in 1...10 {
      canvas.host.advance(by: 1.0 / 60)
      canvas.host.touch(.moved, at: CGPoint(x: 40 - CGFloat(step) * 2, y: 50), finger: 0)
      canvas.host.touch(.moved, at: CGPoint(x: 60 + CGFloat(step) * 2, y: 50), finger: 1)
    }
    canvas.host.advance(by: 1.0 / 60)
    canvas.host.touch(.ended, at: CGPoint(x: 20, y: 50), finger: 0)
    canvas.host.touch(.ended, at: CGPoint(x: 80, y: 50), finger: 1)
    canvas.host.advance(by: 0.1)
    #expect(ear.states.first == .began && ear.states.last == .ended)
    #expect(scale > 1.5 && scale <= 3.01)
  }

  @Test func fingersOnOneSpotGiveAFiniteScale() {
    let canvas = Canvas()
    let ear = GestureEar()
    let pinch = UIPinchGestureRecognizer(target: ear, action: GestureEar.selector)
    canvas.view.isMultipleTouchEnabled = true
    canvas.view.addGestureRecognizer(pinch)
    var scales: [CGFloat] = []
    ear.onState = { [weak pinch] _ in
      scales.append(pinch?.scale ?? 0)
      scales.append(pinch?.velocity ?? 0)
    }
    canvas.host.touch(.began, at: CGPoint(x: 50, y: 50), finger: 0)
    canvas.host.touch(.began, at: CGPoint(x: 50, y: 50), finger: 1)
    canvas.host.touch(.moved, at: CGPoint(x: 90, y: 50), finger: 0)
    canvas.host.advance(by: 0.1)
    canvas.host.touch(.moved, at: CGPoint(x: 50, y: 50), finger: 0)
    canvas.host.touch(.ended, at: CGPoint(x: 50, y: 50), finger: 0)
    canvas.host.touch(.ended, at: CGPoint(x: 50, y: 50), finger: 1)
    canvas.host.advance(by: 0.1)
    #expect(scales.allSatisfy { $0.isFinite })
  }

  @Test func aSetTranslationIsWhereThePanGoesOnFrom() {
    let canvas = Canvas()
    let (pan, ear) = pan(canvas.view)
    canvas.host.touch(.began, at: CGPoint(x: 10, y: 50), finger: 0)
    canvas.host.advance(by: 0.02)
    canvas.host.touch(.moved, at: CGPoint(x: 40, y: 50), finger: 0)
    canvas.host.advance(by: 0.02)
    #expect(ear.states == [.began])
    pan.setTranslation(.zero, in: canvas.view)
    canvas.host.touch(.moved, at: CGPoint(x: 55, y: 53), finger: 0)
    canvas.host.advance(by: 0.02)
    #expect(pan.translation(in: canvas.view) == CGPoint(x: 15, y: 3))
    canvas.host.touch(.ended, at: CGPoint(x: 55, y: 53), finger: 0)
  }

  @Test func theVelocityIsTheSpeedOfTheFinger() {
    let canvas = Canvas()
    let (pan, ear) = pan(canvas.view)
    var speed: CGFloat = 0
    ear.onState = { [weak pan] state in
      if state == .ended { speed = pan?.velocity(in: nil).x ?? 0 }
    }
    canvas.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    canvas.host.advance(by: 0.1)
    #expect(speed > 300 && speed < 500)
  }

  @Test func anEdgePanBeginsOnlyAtItsEdge() {
    let canvas = Canvas()
    let ear = GestureEar()
    let edge = UIScreenEdgePanGestureRecognizer(target: ear, action: GestureEar.selector)
    edge.edges = .left
    canvas.view.addGestureRecognizer(edge)
    canvas.host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    canvas.host.advance(by: 0.1)
    #expect(ear.states.isEmpty)
    canvas.host.drag(from: CGPoint(x: 2, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    canvas.host.advance(by: 0.1)
    #expect(ear.states.first == .began && ear.states.last == .ended)
  }

  @Test func aSwipeIsDiscrete() {
    let canvas = Canvas()
    let ear = GestureEar()
    let swipe = UISwipeGestureRecognizer(target: ear, action: GestureEar.selector)
    canvas.view.addGestureRecognizer(swipe)
    canvas.host.drag(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 95, y: 50), duration: 0.1)
    canvas.host.advance(by: 0.1)
    #expect(ear.states == [.ended])
    canvas.host.drag(from: CGPoint(x: 95, y: 50), to: CGPoint(x: 5, y: 50), duration: 0.1)
    canvas.host.advance(by: 0.1)
    #expect(ear.states == [.ended])
  }

  @Test func buttonsHearTheirTouches() {
    let canvas = Canvas()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let ear = ControlEar()
    canvas.view.addSubview(button)
    for (event, selector) in ControlEar.all {
      button.addTarget(ear, action: selector, for: event)
    }
    canvas.host.tap(at: CGPoint(x: 20, y: 20))
    canvas.host.advance(by: 0.1)
    #expect(ear.words == ["down", "up inside"])
    ear.words = []
    canvas.host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 99, y: 400), duration: 0.2)
    canvas.host.advance(by: 0.1)
    #expect(ear.words.first == "down" && ear.words.last == "up outside")
    button.isEnabled = false
    ear.words = []
    canvas.host.tap(at: CGPoint(x: 20, y: 20))
    #expect(ear.words.isEmpty)
  }

  @Test func aButtonIsPressedThoughItsSuperviewHasATap() {
    let canvas = Canvas()
    let (_, ear) = tap(canvas.view)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    let control = ControlEar()
    button.addTarget(control, action: ControlEar.upInside, for: .touchUpInside)
    canvas.view.addSubview(button)
    canvas.host.tap(at: CGPoint(x: 20, y: 20))
    canvas.host.advance(by: 0.2)
    #expect(control.words == ["up inside"])
    #expect(ear.states.isEmpty)
  }

  @Test func anAlphaNearZeroLetsTouchesThrough() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 50, height: 50))
    let point = CGPoint(x: 5, y: 5)
    view.alpha = 0.009
    #expect(canvas.view.hitTest(point, with: nil) === canvas.view)
    view.alpha = 0.02
    #expect(canvas.view.hitTest(point, with: nil) === view)
    view.isHidden = true
    #expect(canvas.view.hitTest(point, with: nil) === canvas.view)
  }
}
