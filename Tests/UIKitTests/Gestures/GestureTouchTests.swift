import Testing
import UIKitHost

@testable import UIKit

/// What a view hears of a touch while recognizers look at it.
@MainActor @Suite(.warningsAreRead) struct GestureTouchTests {
  let stage = TouchStage()

  @Test func recognitionCancelsTheTouchInTheView() {
    _ = stage.add(UIPanGestureRecognizer(), to: stage.outer)
    stage.down(150, 150)
    stage.move(155, 150)
    stage.move(180, 150)
    stage.up(180, 150)
    #expect(stage.inner.heard == ["began", "moved", "cancelled"])
  }

  /// Whoever lies above may name the view for a touch; what's around that view has no say.
  @Test func aTouchBelongsToTheViewThatTheHitTestAnswers() {
    final class Naming: UIView {
      weak var named: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { named }
    }
    let host = LinuxHost(size: CGSize(width: 200, height: 200), scale: 1)
    let (outer, inner) = (UIView(frame: host.window.bounds), TouchView(frame: host.window.bounds))
    outer.isUserInteractionEnabled = false
    outer.addSubview(inner)
    let cover = Naming(frame: host.window.bounds)
    cover.named = inner
    for view in [outer, cover] { host.window.addSubview(view) }
    host.window.makeKeyAndVisible()
    let (around, beside) = (GestureLog(), GestureLog())
    for (log, view) in [(around, outer), (beside, cover as UIView)] {
      let tap = UITapGestureRecognizer()
      log.listen(to: tap)
      view.addGestureRecognizer(tap)
    }
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(inner.heard.first == "began")
    #expect(around.states == [.ended])
    #expect(beside.states.isEmpty)
  }

  @Test func withoutCancelsTouchesInViewTheViewHearsEverything() {
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.outer)
    pan.cancelsTouchesInView = false
    stage.down(150, 150)
    stage.move(180, 150)
    stage.up(180, 150)
    #expect(stage.inner.heard == ["began", "moved", "ended"])
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

  @Test func theSystemsCancelReachesRecognizerAndView() {
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.outer.addSubview(view)
    let (_, log) = stage.logged(UITapGestureRecognizer(), on: view)
    stage.host.touch(.began, at: CGPoint(x: 50, y: 50), finger: 0)
    stage.host.advance(by: 0.05)
    stage.host.touch(.cancelled, at: CGPoint(x: 50, y: 50), finger: 0)
    stage.host.advance(by: 0.1)
    #expect(log.states.isEmpty)
    #expect(view.heard == ["began", "cancelled"])
  }

  @Test func afterStraySequencesOfTouchesAPanBegins() {
    let (_, log) = stage.logged(UIPanGestureRecognizer(), on: stage.outer)
    stage.host.touch(.moved, at: CGPoint(x: 50, y: 50), finger: 3)
    stage.host.touch(.ended, at: CGPoint(x: 50, y: 50), finger: 3)
    stage.host.touch(.cancelled, at: CGPoint(x: 50, y: 50), finger: 7)
    stage.host.touch(.began, at: CGPoint(x: 50, y: 50), finger: 0)
    stage.host.touch(.began, at: CGPoint(x: 60, y: 50), finger: 0)
    stage.host.touch(.ended, at: CGPoint(x: 60, y: 50), finger: 0)
    stage.host.touch(.ended, at: CGPoint(x: 60, y: 50), finger: 0)
    stage.host.advance(by: 0.5)
    stage.host.tap(at: CGPoint(x: -50, y: 5000))
    stage.host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 10), duration: 0)
    stage.host.advance(by: 0.5)
    #expect(log.states.isEmpty)
    stage.host.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    stage.host.advance(by: 0.1)
    #expect(log.states.last == .ended)
  }

  @Test func anotherWindowInFrontTakesTheTouches() {
    let view = TouchView(frame: stage.outer.bounds)
    stage.outer.addSubview(view)
    guard let scene = stage.host.window.windowScene else {
      Issue.record("no scene")
      return
    }
    let front = UIWindow(windowScene: scene)
    front.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    front.rootViewController = UIViewController()
    front.windowLevel = .alert
    front.isHidden = false
    stage.host.advance(by: 0.1)
    stage.host.tap(at: CGPoint(x: 20, y: 50))
    #expect(view.heard.isEmpty)
    stage.host.tap(at: CGPoint(x: 80, y: 50))
    #expect(view.heard == ["began", "ended"])
    front.isHidden = true
    stage.host.tap(at: CGPoint(x: 20, y: 50))
    #expect(view.heard.count == 4)
  }

  @Test func aDelayedBeginningComesWhenTheRecognizerFails() {
    let tap = stage.add(UITapGestureRecognizer(), to: stage.outer)
    tap.delaysTouchesBegan = true
    stage.down(150, 150)
    stage.move(160, 150)
    #expect(stage.inner.heard.isEmpty)
    stage.move(220, 150)
    #expect(stage.inner.heard == ["began"])
  }
}
