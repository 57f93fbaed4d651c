import Testing
import UIKit
import UIKitHost

@testable import PageStack
@testable import SnapshotNavigation

@MainActor @Suite(.warningsAreRead)
struct PageDragTests {
  @Test func thePageFollowsTheFingerAndIsPoppedAtRest() {
    let rig = PageRig()
    rig.push(ColorPage("a", .green))
    rig.grab(moving: 100)
    #expect(rig.names == ["root", "a"])
    #expect(rig.stack.isTransitioning)
    let start = rig.stages.first?.liveUpper?.layer.transform.m41 ?? 0
    rig.host.touch(.moved, at: CGPoint(x: 150, y: 200))
    let end = rig.stages.first?.liveUpper?.layer.transform.m41 ?? 0
    #expect(abs(end - start - 30) < 0.01)
    rig.host.advance(by: 1.0 / 60)
    #expect(rig.color(x: 195) == Shade.green)
    #expect(rig.color(x: 5)[0] > 200)
    rig.letGo(at: 150)
    rig.rest()
    #expect(rig.names == ["root"])
    #expect(rig.calls == ["hide a for root", "shown root"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func cancelledDragsLeaveEverythingAsItWas() {
    let rig = PageRig()
    rig.push(ColorPage("a", .green))
    let before = rig.pixels()
    for _ in 0..<10 {
      rig.grab(moving: 60)
      rig.letGo(at: 80)
      rig.rest()
    }
    #expect(rig.names == ["root", "a"])
    #expect(rig.pixels() == before)
    #expect(Set(rig.calls) == ["hide a for root", "shown a"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: [(CGFloat(6), true), (40, false)])
  func atTheLeadingEdgeAPanInThePageWaits(start: CGFloat, pops: Bool) {
    let rig = PageRig()
    let page = ColorPage("a", .green)
    page.addGestureRecognizer(UIPanGestureRecognizer())
    rig.push(page)
    rig.grab(at: start, moving: 150)
    rig.letGo(at: start + 150)
    rig.rest()
    #expect(rig.names == (pops ? ["root"] : ["root", "a"]))
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func aTrackpadDragsThePage() {
    let rig = PageRig()
    rig.push(ColorPage("a", .green))
    rig.host.scroll(at: CGPoint(x: 100, y: 200), by: CGVector(dx: 150, dy: 0))
    rig.rest()
    #expect(rig.names == ["root"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func aFlickDecidesAlone() {
    let rig = PageRig()
    rig.push(ColorPage("a", .green))
    rig.host.flick(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 90, y: 200))
    rig.rest()
    #expect(rig.names == ["root"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func aSettleCanBeCaughtAndPutBack() {
    let rig = PageRig()
    rig.push(ColorPage("a", .green))
    rig.grab(moving: 130)
    rig.letGo(at: 150)
    rig.host.advance(by: 0.1)
    rig.host.touch(.began, at: CGPoint(x: 150, y: 200), finger: 1)
    let caught = rig.stages.first?.liveUpper?.layer.transform.m41 ?? 0
    #expect(caught > 125)
    #expect(caught < 200)
    rig.host.move(
      from: CGPoint(x: 150, y: 200), to: CGPoint(x: 30, y: 200), duration: 0.5, finger: 1)
    let moved = rig.stages.first?.liveUpper?.layer.transform.m41 ?? 0
    #expect(abs(caught - moved - 120) < 0.01)
    rig.host.advance(by: 0.3)
    rig.host.touch(.ended, at: CGPoint(x: 30, y: 200), finger: 1)
    rig.rest()
    #expect(rig.names == ["root", "a"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func rightToLeftTheDragComesFromTheOtherSide() {
    let rig = PageRig(direction: .rightToLeft)
    rig.push(ColorPage("a", .green))
    rig.grab(at: 190, moving: -130)
    rig.host.advance(by: 1.0 / 60)
    #expect(rig.color(x: 5) == Shade.green)
    #expect(rig.color(x: 195)[0] > 200)
    rig.letGo(at: 60)
    rig.rest()
    #expect(rig.names == ["root"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func withRevealTheEarlierPageComesUnderTheFinger() {
    let rig = PageRig(choreography: .moveIn, popChoreography: .reveal)
    rig.push(ColorPage("a", .green))
    rig.grab(moving: 110)
    rig.host.advance(by: 1.0 / 60)
    #expect(rig.color(x: 5) == Shade.red)
    #expect(rig.color(x: 195)[1] > 200)
    rig.letGo(at: 150)
    rig.rest()
    #expect(rig.names == ["root"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  enum Interruption: CaseIterable {
    case touchCancelled
    case resignActive
    case background
    case resize
    case push
    case windowGone
  }

  @Test(arguments: Interruption.allCases)
  func anUndecidedDragIsAlwaysPutBack(_ interruption: Interruption) {
    let rig = PageRig()
    rig.push(ColorPage("a", .green))
    rig.grab(moving: 150)
    switch interruption {
    case .touchCancelled: rig.host.touch(.cancelled, at: CGPoint(x: 170, y: 200))
    case .resignActive: rig.host.runtime.resignActive()
    case .background: rig.host.enterBackground()
    case .resize: rig.host.resize(to: CGSize(width: 400, height: 200))
    case .push: rig.stack.push(ColorPage("b", .blue))
    case .windowGone: rig.stack.removeFromSuperview()
    }
    rig.rest()
    #expect(rig.names.prefix(2) == ["root", "a"])
    #expect(rig.calls.prefix(2) == ["hide a for root", "shown a"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func aDragNeverBeginsAtTheRootOrAgainstTheAppsWill() {
    let rig = PageRig()
    rig.host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 180, y: 200), duration: 0.3)
    #expect(!rig.stack.isTransitioning)
    rig.push(ColorPage("a", .green))
    rig.allowsDrag = false
    rig.host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 180, y: 200), duration: 0.3)
    rig.allowsDrag = true
    rig.stack.configuration.dragArea = .disabled
    rig.host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 180, y: 200), duration: 0.3)
    #expect(rig.names == ["root", "a"])
    #expect(rig.calls.isEmpty)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func whatMovesAlongFollowsTheFingerAndGoesBackWithIt() {
    let rig = PageRig()
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    rig.host.window.rootViewController?.view.addSubview(badge)
    rig.push(ColorPage("a", .green))
    rig.alongside = { badge.alpha = 0 }
    rig.grab(moving: 110)
    rig.host.advance(by: 1.0 / 60)
    let seen = badge.layer.presentation()?.opacity ?? 1
    #expect(seen > 0.3 && seen < 0.7)
    rig.host.move(from: CGPoint(x: 130, y: 200), to: CGPoint(x: 40, y: 200), duration: 0.3)
    rig.letGo(at: 40)
    rig.rest()
    #expect(badge.alpha == 1)
    rig.grab(moving: 150)
    rig.letGo(at: 170)
    rig.rest()
    #expect(badge.alpha == 0)
  }
}
