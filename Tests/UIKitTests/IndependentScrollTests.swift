import Testing
import UIKit
import UIKitHost

/// Scroll views as Apple documents them.
@MainActor @Suite(.serialized) struct IndependentScrollTests {
  private func scroll(
    _ canvas: Canvas, content: CGSize = CGSize(width: 100, height: 1000)
  ) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = content
    canvas.view.addSubview(scroll)
    canvas.host.advance(by: 0.1)
    return scroll
  }

  @Test func theOffsetIsTheOriginOfTheBounds() {
    let canvas = Canvas()
    let scroll = scroll(canvas)
    scroll.contentOffset = CGPoint(x: 0, y: 50)
    #expect(scroll.bounds.origin.y == 50)
    scroll.bounds.origin.y = 20
    #expect(scroll.contentOffset.y == 20)
  }

  @Test func anAnimatedOffsetArrivesAndTellsItsDelegate() {
    let canvas = Canvas()
    let scroll = scroll(canvas)
    let ear = ScrollEar()
    scroll.delegate = ear
    scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    canvas.host.advance(by: 1)
    #expect(scroll.contentOffset.y == 200)
    #expect(ear.words.last == "end animation")
    #expect(ear.words.contains("scroll"))
  }

  @Test func aDragMovesTheContentAgainstTheFinger() {
    let canvas = Canvas()
    let scroll = scroll(canvas)
    canvas.host.touch(.began, at: CGPoint(x: 50, y: 90), finger: 0)
    for y in stride(from: 85, through: 40, by: -5) {
      canvas.host.advance(by: 1.0 / 60)
      canvas.host.touch(.moved, at: CGPoint(x: 50, y: CGFloat(y)), finger: 0)
    }
    #expect(scroll.contentOffset.y > 30 && scroll.contentOffset.y <= 50)
    #expect(scroll.isDragging && scroll.isTracking)
    canvas.host.advance(by: 0.3)
    canvas.host.touch(.ended, at: CGPoint(x: 50, y: 40), finger: 0)
    canvas.host.advance(by: 0.1)
    #expect(!scroll.isDragging)
  }

  @Test func aFlickGoesOnAndComesToRest() {
    let canvas = Canvas()
    let scroll = scroll(canvas)
    let ear = ScrollEar()
    scroll.delegate = ear
    canvas.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: 0.1)
    let released = scroll.contentOffset.y
    #expect(scroll.isDecelerating)
    canvas.host.advance(by: 6)
    #expect(scroll.contentOffset.y > released + 20)
    #expect(!scroll.isDecelerating)
    let order = ear.words.filter { $0 != "scroll" }
    #expect(
      order == [
        "will begin", "will end", "end dragging true", "begin decelerating", "end decelerating",
      ])
  }

  @Test func aPullBeyondTheTopComesBack() {
    let canvas = Canvas()
    let scroll = scroll(canvas)
    canvas.host.touch(.began, at: CGPoint(x: 50, y: 10), finger: 0)
    for y in stride(from: 15, through: 90, by: 5) {
      canvas.host.advance(by: 1.0 / 60)
      canvas.host.touch(.moved, at: CGPoint(x: 50, y: CGFloat(y)), finger: 0)
    }
    #expect(scroll.contentOffset.y < 0)
    #expect(scroll.contentOffset.y > -60)
    canvas.host.touch(.ended, at: CGPoint(x: 50, y: 90), finger: 0)
    canvas.host.advance(by: 3)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func withoutBounceItStopsAtTheEdge() {
    let canvas = Canvas()
    let scroll = scroll(canvas)
    scroll.bounces = false
    canvas.host.drag(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 90), duration: 0.2)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func pagesStopOnPages() {
    let canvas = Canvas()
    let scroll = scroll(canvas, content: CGSize(width: 500, height: 100))
    scroll.isPagingEnabled = true
    canvas.host.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 10, y: 50), duration: 0.1)
    canvas.host.advance(by: 3)
    #expect(scroll.contentOffset.x == 100)
    canvas.host.drag(from: CGPoint(x: 60, y: 50), to: CGPoint(x: 40, y: 50), duration: 1)
    canvas.host.advance(by: 3)
    #expect(scroll.contentOffset.x.truncatingRemainder(dividingBy: 100) == 0)
  }

  @Test func pagesOfNoSizeDoNotTrap() {
    let canvas = Canvas()
    let scroll = scroll(canvas, content: CGSize(width: 500, height: 100))
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
    let scroll = scroll(canvas, content: CGSize(width: 10, height: 10))
    canvas.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: 0.2)
    canvas.host.advance(by: 2)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func theInsetsAreRoomBeyondTheContent() {
    let canvas = Canvas()
    let scroll = scroll(canvas)
    scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    canvas.host.drag(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 95), duration: 0.2)
    canvas.host.advance(by: 3)
    #expect(scroll.contentOffset.y == -30)
    #expect(scroll.adjustedContentInset.top == 30)
  }

  @Test func theSafeAreaAdjustsTheInsetOfAScreensScrollView() {
    let phone = DiaryPhone()
    guard let view = phone.navigation.topViewController?.view else { return }
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: view.bounds.width, height: 2000)
    view.addSubview(scroll)
    phone.host.advance(by: 0.2)
    #expect(scroll.adjustedContentInset.top == view.safeAreaInsets.top)
    #expect(scroll.contentInset.top == 0)
  }

  @Test func anInnerScrollViewScrollsFirst() {
    let canvas = Canvas()
    let outer = scroll(canvas)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 100, height: 400)
    outer.addSubview(inner)
    canvas.host.advance(by: 0.1)
    canvas.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40), duration: 0.3)
    #expect(inner.contentOffset.y > 20)
    #expect(outer.contentOffset.y == 0)
  }

  @Test func crossedScrollViewsFollowTheirOwnDirection() {
    let canvas = Canvas()
    let outer = scroll(canvas, content: CGSize(width: 400, height: 100))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 100, height: 400)
    outer.addSubview(inner)
    canvas.host.advance(by: 0.1)
    canvas.host.drag(from: CGPoint(x: 90, y: 50), to: CGPoint(x: 30, y: 50), duration: 0.3)
    #expect(outer.contentOffset.x > 20)
    #expect(inner.contentOffset.y == 0)
  }

  @Test func aTouchStopsTheDeceleration() {
    let canvas = Canvas()
    let scroll = scroll(canvas)
    canvas.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: 0.1)
    canvas.host.advance(by: 0.1)
    canvas.host.touch(.began, at: CGPoint(x: 50, y: 50), finger: 0)
    canvas.host.advance(by: 0.05)
    let held = scroll.contentOffset.y
    canvas.host.advance(by: 0.5)
    #expect(scroll.contentOffset.y == held)
    canvas.host.touch(.ended, at: CGPoint(x: 50, y: 50), finger: 0)
    canvas.host.advance(by: 0.5)
  }

  @Test func theOffsetSetDuringDecelerationWins() {
    let canvas = Canvas()
    let scroll = scroll(canvas)
    canvas.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: 0.1)
    canvas.host.advance(by: 0.1)
    scroll.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
    canvas.host.advance(by: 2)
    #expect(scroll.contentOffset.y == 7)
  }

  @Test func aScrollViewRemovedInItsOwnCallbackDoesNotTrap() {
    let canvas = Canvas()
    let scroll = scroll(canvas)
    let ear = ScrollEar()
    ear.onScroll = { [weak scroll] in scroll?.removeFromSuperview() }
    scroll.delegate = ear
    canvas.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: 0.1)
    canvas.host.advance(by: 2)
    #expect(scroll.superview == nil)
  }

  @Test func aDelegateThatAnswersScrollWithScrollDoesNotHang() {
    let canvas = Canvas()
    let scroll = scroll(canvas)
    let ear = ScrollEar()
    ear.onScroll = { [weak scroll] in
      guard let scroll else { return }
      scroll.contentOffset.y = scroll.contentOffset.y.rounded()
    }
    scroll.delegate = ear
    canvas.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 21), duration: 0.1)
    canvas.host.advance(by: 5)
    #expect(!scroll.isDecelerating)
  }

  @Test func scrollToVisibleMovesJustFarEnough() {
    let canvas = Canvas()
    let scroll = scroll(canvas)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 60)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 60)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y <= 900)
  }

  @Test func aDisabledScrollViewStaysButMovesByCode() {
    let canvas = Canvas()
    let scroll = scroll(canvas)
    scroll.isScrollEnabled = false
    canvas.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: 0.2)
    canvas.host.advance(by: 1)
    #expect(scroll.contentOffset.y == 0)
    scroll.contentOffset.y = 33
    #expect(scroll.contentOffset.y == 33)
  }

  @Test func theTargetOfAReleaseMayBeMoved() {
    let canvas = Canvas()
    let scroll = scroll(canvas)
    let ear = ScrollEar()
    ear.target = CGPoint(x: 0, y: 300)
    scroll.delegate = ear
    canvas.host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: 0.1)
    canvas.host.advance(by: 6)
    #expect(abs(scroll.contentOffset.y - 300) < 1)
  }

  @Test func aTableWithoutRowsAndWithManyIsShown() {
    let canvas = Canvas()
    let table = UITableView(frame: canvas.view.bounds, style: .plain)
    canvas.view.addSubview(table)
    canvas.host.advance(by: 0.1)
    let rows = Rows()
    table.dataSource = rows
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.reloadData()
    canvas.host.advance(by: 0.1)
    #expect(table.visibleCells.isEmpty)
    rows.count = 100_000
    table.reloadData()
    canvas.host.advance(by: 0.1)
    #expect(table.visibleCells.count > 1 && table.visibleCells.count < 10)
    #expect(rows.asked < 20)
    table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
    canvas.host.advance(by: 0.1)
    #expect(table.indexPathsForVisibleRows?.last?.row == 99_999)
    rows.count = 1
    table.reloadData()
    canvas.host.advance(by: 1)
    #expect(table.visibleCells.count == 1)
  }
}
