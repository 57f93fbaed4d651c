import Testing
import UIKit
import UIKitHost

/// A scroll view whose content has become too short for where it stands pulls the content in.
@MainActor @Suite(.serialized, .warningsAreRead) struct ScrollLimitTests {
  private let canvas = Canvas()
  private let scroll: UIScrollView

  init() {
    scroll = canvas.addScrollView()
  }

  @Test(arguments: [(400.0, 300.0), (900, 800), (50, 0), (0, 0)])
  func shorterContentPullsTheOffsetBack(height: Double, offset: Double) {
    scroll.contentOffset.y = 850
    let log = ScrollLog()
    scroll.delegate = log
    scroll.contentSize.height = height
    #expect(scroll.contentOffset == CGPoint(x: 0, y: offset))
    #expect(log.calls == ["scroll"])
    #expect(log.scrolls == 1)
  }

  @Test func aTallerScrollViewShowsNoBlankBelowItsContent() {
    scroll.contentOffset.y = 900
    scroll.frame.size.height = 300
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 700)
  }

  @Test func aSmallerInsetTakesItsRoomAway() {
    scroll.contentInset.bottom = 50
    scroll.contentOffset.y = 950
    scroll.contentInset.bottom = 0
    #expect(scroll.contentOffset.y == 900)
  }

  @Test func anOffsetInsideTheNewLimitsStays() {
    scroll.contentOffset.y = 200
    scroll.contentSize.height = 500
    #expect(scroll.contentOffset.y == 200)
  }

  @Test func aFingerOnTheContentIsLeftAlone() {
    scroll.contentOffset.y = 500
    canvas.host.touch(.began, at: CGPoint(x: 50, y: 20))
    canvas.host.move(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 50), duration: 0.2)
    let offset = scroll.contentOffset.y
    scroll.contentSize.height = 200
    #expect(scroll.contentOffset.y == offset)
    canvas.host.touch(.ended, at: CGPoint(x: 50, y: 50))
    canvas.host.advance(by: 2)
    #expect(scroll.contentOffset.y == 100)
  }
}
