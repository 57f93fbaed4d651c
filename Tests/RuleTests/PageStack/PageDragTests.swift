import PageStack
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@MainActor @Suite(.warningsAreRead)
struct PageDragTests {
  @Test func theDraggedPageIsPoppedAtRest() {
    let rig = PageRig()
    rig.push(ColorPage("a", .green))
    rig.grab(moving: 100)
    #expect(rig.names == ["root", "a"])
    #expect(rig.stack.isTransitioning)
    rig.host.touch(.moved, at: CGPoint(x: 150, y: 200))
    rig.letGo(at: 150)
    rig.rest()
    #expect(rig.names == ["root"])
    #expect(rig.calls == ["hide a for root", "shown root"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func theDelegateIsToldOfEveryCancelledDrag() {
    let rig = PageRig()
    rig.push(ColorPage("a", .green))
    for _ in 0..<2 {
      rig.grab(moving: 60)
      rig.letGo(at: 80)
      rig.rest()
    }
    #expect(rig.calls == ["hide a for root", "shown a", "hide a for root", "shown a"])
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

  /// Otherwise, the finger would drag the whole screen that the pages are in.
  @Test func aPageThatIsStillBeingPushedGoesBackFromWhereItIs() {
    let rig = PageRig()
    rig.stack.push(ColorPage("a", .green))
    rig.host.advance(by: 0.1)
    rig.grab(moving: 20, duration: 0.05)
    #expect(rig.calls == ["hide root for a", "shown a", "hide a for root"])
    #expect(rig.color(x: 40)[1] == 0)
    rig.letGo(at: 20)
    rig.rest()
    #expect(rig.names == ["root", "a"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  enum Interruption: CaseIterable, Sendable {
    case touchCancelled, push, windowGone
  }

  @Test(arguments: Interruption.allCases)
  func anUndecidedDragIsAlwaysPutBack(_ interruption: Interruption) {
    let rig = PageRig()
    rig.push(ColorPage("a", .green))
    rig.grab(moving: 150)
    switch interruption {
    case .touchCancelled: rig.host.touch(.cancelled, at: CGPoint(x: 170, y: 200))
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
