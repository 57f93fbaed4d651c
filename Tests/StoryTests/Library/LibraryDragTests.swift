import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

@MainActor
struct LibraryDragTests {
  @Test func theScreenFollowsTheFingerPointForPoint() {
    let story = Story()
    story.push(Page("a", .green))
    story.grab(moving: 60)
    #expect(story.stages.count == 1)
    let start = story.stages.first?.upperView.layer.transform.m41 ?? 0
    story.host.touch(.moved, at: CGPoint(x: 120, y: 200))
    let end = story.stages.first?.upperView.layer.transform.m41 ?? 0
    #expect(abs(end - start - 40) < 0.01)
    story.host.advance(by: 1.0 / 60)
    #expect(story.color(x: 195) == Shade.green)
    #expect(story.color(x: 10)[0] > 200)
    story.letGo(at: 120)
    story.host.advance(by: 1)
  }

  @Test func whileItIsDraggedUIKitHearsNothing() {
    let story = Story()
    let page = Page("a", .green)
    story.push(page)
    page.forgetCalls()
    story.root.forgetCalls()
    story.grab(moving: 150)
    #expect(story.titles == ["root", "a"])
    #expect(page.calls.isEmpty)
    #expect(story.root.calls.isEmpty)
    story.letGo(at: 170)
    story.host.advance(by: 1)
    #expect(story.titles == ["root"])
    #expect(page.calls == ["willDisappear", "didDisappear"])
    #expect(story.root.calls == ["willAppear", "didAppear"])
    #expect(story.ends == [.willBegin, .didFinish])
    #expect(story.color() == Shade.red)
    #expect(story.leftovers.isEmpty)
    #expect(story.host.log.isEmpty)
  }

  @Test func aCancelledDragLeavesEverythingAsItWas() {
    let story = Story(root: Page("root", .red, hidesBar: true))
    let page = Page("a", .green, hidesBar: false)
    story.push(page)
    page.forgetCalls()
    story.root.forgetCalls()
    let memory = story.navigation.snapshotMemoryUsage
    let before = story.host.frame()
    for _ in 0..<20 {
      story.grab(moving: 60)
      story.letGo(at: 80)
      story.host.advance(by: 1)
    }
    #expect(story.titles == ["root", "a"])
    #expect(page.calls.isEmpty)
    #expect(story.root.calls.isEmpty)
    #expect(!story.navigation.isNavigationBarHidden)
    #expect(story.navigation.snapshotMemoryUsage == memory)
    #expect(story.host.frame().pngData() == before.pngData())
    #expect(story.leftovers.isEmpty)
    #expect(Set(story.ends.map { "\($0)" }) == ["willBegin", "didCancel"])
    #expect(story.host.log.isEmpty)
  }

  @Test func aFlickDecidesAlone() {
    let story = Story()
    story.push(Page("a", .green))
    story.host.flick(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 90, y: 200))
    story.host.advance(by: 1)
    #expect(story.titles == ["root"])
    #expect(story.leftovers.isEmpty)
  }

  @Test func aSettleCanBeCaughtAndPutBack() {
    let story = Story()
    story.push(Page("a", .green))
    story.grab(moving: 130)
    story.letGo(at: 150)
    story.host.advance(by: 0.1)
    story.host.touch(.began, at: CGPoint(x: 150, y: 200), finger: 1)
    let caught = story.stages.first?.upperView.layer.transform.m41 ?? 0
    #expect(caught > 125)
    #expect(caught < 200)
    story.host.move(
      from: CGPoint(x: 150, y: 200), to: CGPoint(x: 30, y: 200), duration: 0.5, finger: 1)
    let moved = story.stages.first?.upperView.layer.transform.m41 ?? 0
    #expect(abs(caught - moved - 120) < 0.01)
    story.host.advance(by: 0.3)
    story.host.touch(.ended, at: CGPoint(x: 30, y: 200), finger: 1)
    story.host.advance(by: 1)
    #expect(story.titles == ["root", "a"])
    #expect(story.ends == [.willBegin, .didCancel])
    #expect(story.leftovers.isEmpty)
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
    let story = Story()
    story.push(Page("a", .green))
    story.grab(moving: 150)
    switch interruption {
    case .touchCancelled: story.host.touch(.cancelled, at: CGPoint(x: 170, y: 200))
    case .resignActive: story.host.runtime.resignActive()
    case .background: story.host.enterBackground()
    case .resize: story.host.resize(to: CGSize(width: 400, height: 200))
    case .push: story.navigation.pushViewController(Page("b", .blue), animated: true)
    case .windowGone: story.host.window.rootViewController = UIViewController()
    }
    #expect(
      story.ends.last == .didCancel || interruption == .push || interruption == .windowGone
        || interruption == .touchCancelled)
    story.host.advance(by: 1)
    #expect(story.titles.prefix(2) == ["root", "a"])
    #expect(story.stages.isEmpty)
    #expect(story.navigation.director.isAtRest)
    #expect(story.ends.contains(.didCancel))
  }

  @Test(arguments: [
    (CGFloat(0), DragRefusal.atRoot), (1, .notHorizontal), (2, .wrongDirection),
    (3, .screenDeclined), (4, .disabled), (5, .outsideEdge), (6, .vetoed), (7, .excludedView),
  ])
  func aRefusedDragReportsItsReason(kind: CGFloat, reason: DragRefusal) {
    let story = Story()
    let page = Page("a", .green)
    if kind != 0 { story.push(page) }
    var end = CGPoint(x: 150, y: 200)
    switch kind {
    case 1: end = CGPoint(x: 80, y: 350)
    case 2: end = CGPoint(x: 0, y: 200)
    case 3: page.allowsDrag = false
    case 4: story.navigation.configuration.drag = .disabled
    case 5: story.navigation.configuration.drag = .edge(20)
    case 6: page.answers[.drag] = false
    case 7: page.excluded = [page.view]
    default: break
    }
    story.host.drag(from: CGPoint(x: 60, y: 200), to: end, duration: 0.3)
    story.host.advance(by: 1)
    #expect(story.refusals.first == reason)
    #expect(story.titles == (kind == 0 ? ["root"] : ["root", "a"]))
    #expect(story.leftovers.isEmpty)
    story.push(Page("next", .blue))
    #expect(story.titles.last == "next")
  }

  @Test func theVetoIsAskedOnlyWhenEverythingElseAllowsTheDrag() {
    let story = Story()
    let page = Page("a", .green)
    page.allowsDrag = false
    story.push(page)
    story.host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 180, y: 200), duration: 0.2)
    #expect(page.questions.isEmpty)
  }

  @Test func rightToLeftTheDragComesFromTheOtherSide() {
    let story = Story(direction: .rightToLeft)
    story.push(Page("a", .green))
    story.host.touch(.began, at: CGPoint(x: 190, y: 200))
    story.host.move(
      from: CGPoint(x: 190, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.4)
    story.host.advance(by: 1.0 / 60)
    #expect(story.color(x: 5) == Shade.green)
    #expect(story.color(x: 190)[0] > 200)
    story.letGo(at: 60)
    story.host.advance(by: 1)
    #expect(story.titles == ["root"])
    #expect(story.leftovers.isEmpty)
  }

  @Test(arguments: [true, false])
  func withoutAPictureTheLiveScreenIsShownAndTheVerdictHolds(finishing: Bool) {
    let story = Story(root: Page("root", .red, hidesBar: true))
    let page = Page("a", .green, hidesBar: false)
    story.push(page)
    story.navigation.invalidateSnapshot(for: story.root)
    story.grab(moving: finishing ? 140 : 60)
    #expect(story.color(x: 195) == Shade.green)
    #expect(story.color(x: 10)[0] > 200)
    story.letGo(at: finishing ? 160 : 80)
    story.host.advance(by: 1)
    #expect(story.titles == (finishing ? ["root"] : ["root", "a"]))
    #expect(story.navigation.isNavigationBarHidden == finishing)
    #expect(story.color() == (finishing ? Shade.red : Shade.green))
    #expect(story.ends == [.willBegin, finishing ? .didFinish : .didCancel])
    #expect(story.leftovers.isEmpty)
    #expect(story.host.log.isEmpty)
    story.push(Page("next", .blue))
    #expect(story.color() == Shade.blue)
  }

  @Test func twoFastFlicksPopTwoScreensAndNoMore() {
    let story = Story()
    story.push(Page("a", .green), Page("b", .blue))
    for _ in 0..<2 {
      story.host.flick(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 150, y: 200))
      story.host.advance(by: 0.6)
    }
    story.host.advance(by: 1)
    #expect(story.titles == ["root"])
    #expect(story.leftovers.isEmpty)
  }
}
