import Testing
import UIKit
import UIKitHost

/// Fingers on scroll views: drags, flicks, pages, nesting, delegates that interfere.
@MainActor @Suite(.serialized, .warningsAreRead) struct ScrollDragTests {
  @Test func pagesStopOnPages() {
    let canvas = Canvas()
    let scroll = canvas.addScrollView(content: CGSize(width: 500, height: 100))
    scroll.isPagingEnabled = true
    canvas.host.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 10, y: 50), duration: 0.1)
    canvas.host.advance(by: 3)
    #expect(scroll.contentOffset.x == 100)
    canvas.host.drag(from: CGPoint(x: 60, y: 50), to: CGPoint(x: 40, y: 50), duration: 1)
    canvas.host.advance(by: 3)
    #expect(scroll.contentOffset.x.truncatingRemainder(dividingBy: 100) == 0)
  }

  @Test func pagesOfNoSizeScrollToANumber() {
    let canvas = Canvas()
    let scroll = canvas.addScrollView(content: CGSize(width: 500, height: 100))
    scroll.isPagingEnabled = true
    canvas.host.touch(.began, at: CGPoint(x: 90, y: 50), finger: 0)
    canvas.host.advance(by: 0.02)
    canvas.host.touch(.moved, at: CGPoint(x: 40, y: 50), finger: 0)
    canvas.host.advance(by: 0.02)
    scroll.frame.size = .zero
    canvas.host.touch(.ended, at: CGPoint(x: 10, y: 50), finger: 0)
    canvas.host.advance(by: 3)
    #expect(scroll.contentOffset.x.isFinite)
  }

  @Test func contentSmallerThanItsViewDoesNotScroll() {
    let canvas = Canvas()
    let scroll = canvas.addScrollView(content: CGSize(width: 10, height: 10))
    canvas.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: 0.2)
    canvas.host.advance(by: 2)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func anInnerScrollViewScrollsFirst() {
    let canvas = Canvas()
    let outer = canvas.addScrollView()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 100, height: 400)
    outer.addSubview(inner)
    canvas.host.advance(by: 0.1)
    canvas.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), duration: 0.3)
    #expect(inner.contentOffset.y > 20)
    #expect(outer.contentOffset.y == 0)
  }

  @Test func theOffsetSetDuringDecelerationWins() {
    let canvas = Canvas()
    let scroll = canvas.addScrollView()
    canvas.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: 0.1)
    canvas.host.advance(by: 0.1)
    scroll.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
    canvas.host.advance(by: 2)
    #expect(scroll.contentOffset.y == 7)
  }

  @Test func aScrollViewMayBeRemovedInItsOwnCallback() {
    let canvas = Canvas()
    let scroll = canvas.addScrollView()
    let log = ScrollLog()
    log.inScroll = { [weak scroll] in scroll?.removeFromSuperview() }
    scroll.delegate = log
    canvas.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: 0.1)
    canvas.host.advance(by: 2)
    #expect(scroll.superview == nil)
  }

  @Test func aDelegateThatAnswersScrollWithScrollDoesNotHang() {
    let canvas = Canvas()
    let scroll = canvas.addScrollView()
    let log = ScrollLog()
    log.inScroll = { [weak scroll] in
      guard let scroll else { return }
      scroll.contentOffset.y = scroll.contentOffset.y.rounded()
    }
    scroll.delegate = log
    canvas.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 21), duration: 0.1)
    canvas.host.advance(by: 5)
    #expect(!scroll.isDecelerating)
  }

  @Test func aDisabledScrollViewStaysButMovesByCode() {
    let canvas = Canvas()
    let scroll = canvas.addScrollView()
    scroll.isScrollEnabled = false
    canvas.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: 0.2)
    canvas.host.advance(by: 1)
    #expect(scroll.contentOffset.y == 0)
    scroll.contentOffset.y = 33
    #expect(scroll.contentOffset.y == 33)
  }
}
