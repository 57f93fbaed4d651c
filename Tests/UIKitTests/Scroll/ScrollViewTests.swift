import Testing
import UIKitHost

@testable import UIKit

@MainActor @Suite(.warningsAreRead) struct ScrollViewTests {
  let stage = TouchStage()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let log = ScrollLog()

  init() {
    stage.outer.addSubview(scrollView)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    scrollView.delegate = log
    stage.host.advance(by: 0.1)
  }

  @Test func aDragMovesTheContentWithTheFinger() {
    stage.down(200, 600)
    stage.move(200, 590)
    stage.move(200, 490)
    #expect(abs(scrollView.contentOffset.y - 100) < 0.001)
    #expect(scrollView.isDragging)
    #expect(scrollView.isTracking)
  }

  @Test func delegateCallsComeInApplesOrder() {
    stage.host.flick(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
    #expect(scrollView.isDecelerating)
    let released = scrollView.contentOffset.y
    stage.host.advance(by: 5)
    #expect(!scrollView.isDecelerating)
    #expect(scrollView.contentOffset.y > released + 20)
    #expect(
      log.calls == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "scroll", "didEndDecelerating",
      ])
  }

  @Test func aFingerThatRestsBeforeItLeavesDoesNotThrow() {
    stage.down(200, 600)
    stage.move(200, 500)
    stage.host.advance(by: 0.5)
    stage.up(200, 500)
    #expect(log.calls.last == "didEndDragging false")
    #expect(!scrollView.isDragging && !scrollView.isDecelerating)
  }

  @Test func velocityIsInPointsPerMillisecond() {
    stage.host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), duration: 0.5)
    #expect(abs(log.velocity.y - 1) < 0.02)
  }

  @Test func theDelegateMayChooseWhereItStops() {
    log.target = CGPoint(x: 0, y: 1000)
    stage.host.flick(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
    stage.host.advance(by: 5)
    #expect(scrollView.contentOffset.y == 1000)
  }

  @Test func contentBeyondTheEdgeComesBack() {
    stage.down(200, 200)
    stage.move(200, 210)
    stage.move(200, 410)
    #expect(scrollView.contentOffset.y < 0)
    #expect(scrollView.contentOffset.y > -110)
    stage.up(200, 410)
    stage.host.advance(by: 3)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func withoutBounceTheEdgeIsTheEnd() {
    scrollView.bounces = false
    stage.down(200, 200)
    stage.move(200, 400)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func aTouchStopsContentThatDecelerates() {
    stage.host.flick(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    stage.host.advance(by: 0.1)
    let offset = scrollView.contentOffset
    stage.down(200, 400)
    #expect(!scrollView.isDecelerating)
    #expect(abs(scrollView.contentOffset.y - offset.y) < 40)
    let held = scrollView.contentOffset
    stage.host.advance(by: 0.5)
    #expect(scrollView.contentOffset == held)
  }

  @Test func anAnimatedScrollEndsWithItsOwnCall() {
    stage.host.advance(by: 0.1)
    scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    #expect(scrollView.isScrollAnimating && !scrollView.isDecelerating)
    #expect(scrollView.contentOffset.y == 0)
    stage.host.advance(by: 0.15)
    #expect(scrollView.contentOffset.y > 0)
    stage.host.advance(by: 0.3)
    #expect(!scrollView.isScrollAnimating)
    #expect(scrollView.contentOffset.y == 500)
    #expect(log.calls == ["scroll", "didEndAnimation"])
  }

  @Test func aDragAcrossDoesNotScrollWhatGoesUpAndDown() {
    _ = stage.add(UIPanGestureRecognizer(), to: stage.outer)
    stage.down(200, 400)
    stage.move(260, 404)
    #expect(!scrollView.isDragging)
    #expect(stage.log.states == [.began])
  }

  @Test func theInnerOfTwoScrollViewsMoves() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 300))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 1200, height: 300)
    scrollView.addSubview(inner)
    stage.down(300, 200)
    stage.move(290, 200)
    stage.move(190, 200)
    #expect(inner.contentOffset.x > 50)
    #expect(scrollView.contentOffset == .zero)
    stage.up(190, 200)
    stage.host.advance(by: 3)
    stage.down(300, 300)
    stage.move(300, 290)
    stage.move(300, 190)
    #expect(scrollView.contentOffset.y > 50)
  }

  @Test func contentHearsOfATouchOnlyAfterADelay() {
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scrollView.addSubview(view)
    stage.down(200, 200)
    #expect(view.heard.isEmpty)
    stage.host.advance(by: 0.2)
    #expect(view.heard == ["began"])
    stage.move(200, 150)
    #expect(view.heard == ["began", "cancelled"])
    #expect(scrollView.isDragging)
  }

  @Test func aQuickTapReachesTheContent() {
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scrollView.addSubview(view)
    stage.host.tap(at: CGPoint(x: 200, y: 200))
    #expect(view.heard == ["began", "ended"])
  }

  @Test func aQuickDragNeverReachesTheContent() {
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scrollView.addSubview(view)
    stage.host.flick(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200))
    #expect(view.heard.isEmpty)
  }

  @Test func aControlThatIsPressedKeepsItsTouch() {
    let slider = UIButton(type: .system)
    slider.frame = CGRect(x: 100, y: 100, width: 200, height: 100)
    scrollView.addSubview(slider)
    stage.down(200, 150)
    stage.host.advance(by: 0.3)
    stage.move(200, 100)
    #expect(!scrollView.isDragging)
    #expect(slider.isTracking)
  }

  @Test func contentAtTheTopMovesWithTheInset() {
    scrollView.contentInset.top = 50
    #expect(scrollView.contentOffset.y == -50)
    scrollView.contentOffset.y = 200
    scrollView.contentInset.top = 80
    #expect(scrollView.contentOffset.y == 200)
    #expect(scrollView.adjustedContentInset.top == 80)
  }

  @Test func safeAreaIsPartOfTheAdjustedInset() {
    scrollView.contentInsetAdjustmentBehavior = .automatic
    stage.host.advance(by: 0.1)
    #expect(scrollView.adjustedContentInset.top == 47)
    #expect(scrollView.adjustedContentInset.bottom == 34)
    #expect(scrollView.contentOffset.y == -47)
  }

  @Test func theDirectionalLockKeepsToOneAxis() {
    scrollView.contentSize = CGSize(width: 2000, height: 4000)
    scrollView.isDirectionalLockEnabled = true
    stage.down(300, 600)
    stage.move(295, 580)
    stage.move(200, 480)
    #expect(scrollView.contentOffset.x == 0)
    #expect(scrollView.contentOffset.y > 80)
  }
}
