import Testing
import UIKit
import UIKitHost

/// Offsets set in code, and the insets around the content.
@MainActor @Suite(.serialized, .warningsAreRead) struct ScrollOffsetTests {
  @Test func theOffsetIsTheOriginOfTheBounds() {
    let canvas = Canvas()
    let scroll = canvas.addScrollView()
    scroll.contentOffset = CGPoint(x: 0, y: 50)
    #expect(scroll.bounds.origin.y == 50)
    scroll.bounds.origin.y = 20
    #expect(scroll.contentOffset.y == 20)
  }

  @Test func scrollToVisibleMovesJustFarEnough() {
    let canvas = Canvas()
    let scroll = canvas.addScrollView()
    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 60)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 60)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y <= 900)
  }

  @Test func theInsetsAreRoomBeyondTheContent() {
    let canvas = Canvas()
    let scroll = canvas.addScrollView()
    scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    canvas.host.drag(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 95), duration: 0.2)
    canvas.host.advance(by: 3)
    #expect(scroll.contentOffset.y == -30)
    #expect(scroll.adjustedContentInset.top == 30)
  }
}
