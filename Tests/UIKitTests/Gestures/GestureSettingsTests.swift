import Testing
import UIKitHost

@testable import UIKit

/// What Apple leaves open about touches: each constant of the host, both ways.
@MainActor @Suite(.serialized, .warningsAreRead) struct GestureSettingsTests {
  private func stage(_ change: (inout GestureSettings) -> Void) -> TouchStage {
    let stage = TouchStage()
    change(&stage.host.settings.gestures)
    return stage
  }

  @Test(arguments: [10, 30])
  func theWayBeforeAPanBegins(distance: CGFloat) {
    let stage = stage { $0.panHysteresis = distance }
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.inner)
    stage.down(150, 150)
    stage.move(170, 150)
    #expect((pan.state == .began) == (distance == 10))
  }

  @Test(arguments: [20, 40])
  func theWidthOfAScreensEdge(width: CGFloat) {
    let stage = stage { $0.screenEdgeWidth = width }
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    _ = stage.add(pan, to: stage.outer)
    stage.down(30, 400)
    stage.move(60, 400)
    #expect((pan.state == .began) == (width == 40))
  }

  @Test(arguments: [45, 10])
  func howFarATapMayStray(distance: CGFloat) {
    let stage = stage { $0.tapMovement = distance }
    _ = stage.add(UITapGestureRecognizer(), to: stage.inner)
    stage.down(150, 150)
    stage.move(170, 150)
    stage.up(170, 150)
    #expect(stage.log.states.isEmpty == (distance == 10))
  }

  @Test(arguments: [0.75, 0.2])
  func howLongATapMayRest(duration: TimeInterval) {
    let stage = stage { $0.tapDuration = duration }
    _ = stage.add(UITapGestureRecognizer(), to: stage.inner)
    stage.down(150, 150)
    stage.host.advance(by: 0.4)
    stage.up(150, 150)
    #expect(stage.log.states.isEmpty == (duration == 0.2))
  }

  @Test(arguments: [0.35, 0.1])
  func theTimeBetweenTwoTaps(interval: TimeInterval) {
    let stage = stage { $0.tapInterval = interval }
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    _ = stage.add(double, to: stage.inner)
    stage.host.tap(at: CGPoint(x: 150, y: 150))
    stage.host.advance(by: 0.2)
    stage.host.tap(at: CGPoint(x: 150, y: 150))
    #expect(stage.log.states.isEmpty == (interval == 0.1))
  }

  @Test(arguments: [0.1, 0.02])
  func howFarBackAVelocityLooks(window: TimeInterval) {
    let stage = stage { $0.velocityWindow = window }
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.outer)
    stage.down(100, 400)
    stage.move(200, 400)
    stage.move(300, 400)
    stage.move(301, 400)
    let speed = pan.velocity(in: stage.outer).x
    #expect(window == 0.1 ? speed > 2_000 : speed < 200)
  }

  @Test(arguments: [0.15, 0.5])
  func howLongAScrollViewKeepsATouch(delay: TimeInterval) {
    let stage = stage { $0.contentTouchDelay = delay }
    let scrollView = UIScrollView(frame: stage.outer.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 4_000)
    stage.outer.addSubview(scrollView)
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scrollView.addSubview(view)
    stage.down(200, 200)
    stage.host.advance(by: 0.3)
    #expect(view.heard.isEmpty == (delay == 0.5))
  }

  @Test(arguments: [70, 10])
  func howFarAFingerMayLeaveAControl(slop: CGFloat) {
    let stage = stage { $0.controlDragSlop = slop }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 500, width: 100, height: 44)
    stage.outer.addSubview(button)
    stage.down(60, 520)
    stage.move(60, 584)
    #expect(button.isHighlighted == (slop == 70))
  }
}
