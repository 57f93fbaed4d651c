import PageStack
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@MainActor @Suite(.warningsAreRead)
struct PageStackTests {
  @Test(arguments: [true, false])
  func everyCallReturnsWhatItDidAnimatedOrNot(animated: Bool) {
    let rig = PageRig()
    let pages = ["a", "b", "c", "d"].map { ColorPage($0, .green) }
    for page in pages {
      let isPushed = rig.stack.push(page, animated: animated)
      #expect(isPushed)
    }
    #expect(rig.names == ["root", "a", "b", "c", "d"])
    #expect(rig.stack.pop(animated: animated) === pages[3])
    #expect(rig.stack.pop(to: pages[0], animated: animated) == [pages[1], pages[2]])
    #expect(rig.stack.topPage === pages[0])
    #expect(rig.stack.replaceTop(with: pages[3], animated: animated) === pages[0])
    rig.stack.push(pages[1], animated: animated)
    #expect(rig.stack.popToRoot(animated: animated) == [pages[3], pages[1]])
    rig.stack.push(pages[2], animated: animated)
    let left = rig.stack.setPages([pages[0]], animated: animated)
    #expect(left == [rig.root, pages[2]])
    #expect(rig.stack.rootPage === pages[0])
    #expect(rig.stack.isTransitioning == animated)
    rig.rest()
    #expect(rig.names == ["a"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func aPushMovesTheNewPageOverTheOldOneAndEndsAtRest() {
    let rig = PageRig()
    rig.stack.push(ColorPage("a", .green))
    rig.host.advance(by: 0.1)
    #expect(rig.stack.isTransitioning)
    #expect(rig.color(x: 198) == Shade.green)
    #expect(rig.color(x: 2)[0] > 200)
    rig.rest()
    #expect(rig.color() == Shade.green)
    #expect(rig.calls == ["hide root for a", "shown a"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func theDelegateHearsOfEveryChangeOnce() {
    let rig = PageRig()
    let page = ColorPage("a", .green)
    rig.stack.push(page)
    rig.rest()
    rig.stack.replaceTop(with: ColorPage("b", .blue), animated: false)
    rig.stack.pop()
    rig.rest()
    #expect(
      rig.calls == [
        "hide root for a", "shown a", "hide a for b", "shown b", "hide b for root", "shown root",
      ])
  }

  @Test func whatTheDelegateChangesMovesAlong() {
    let rig = PageRig()
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    rig.host.window.rootViewController?.view.addSubview(badge)
    rig.alongside = { badge.alpha = 0 }
    rig.host.advance(by: 0.1)
    rig.stack.push(ColorPage("a", .green))
    rig.host.advance(by: 0.1)
    let seen = badge.layer.presentation()?.opacity ?? 1
    #expect(seen > 0)
    #expect(seen < 1)
    rig.rest()
    #expect(badge.alpha == 0)
  }

  @Test func aCompletionRunsOnceAlsoWhenItIsCutShort() {
    let rig = PageRig()
    var done: [String] = []
    rig.stack.push(ColorPage("a", .green)) { done.append("a") }
    #expect(done.isEmpty)
    rig.stack.push(ColorPage("b", .blue), animated: false) { done.append("b") }
    #expect(done == ["a", "b"])
    rig.stack.pop { done.append("pop") }
    rig.rest()
    rig.stack.popToRoot(animated: false) { done.append("root") }
    rig.stack.pop { done.append("nothing") }
    #expect(done == ["a", "b", "pop", "root", "nothing"])
  }

  @Test func aPushInsideWillHideHasTheLastWord() {
    let rig = PageRig()
    let last = ColorPage("last", .blue)
    rig.whenHiding = { [weak rig] in
      rig?.whenHiding = nil
      rig?.stack.push(last)
    }
    rig.stack.push(ColorPage("a", .green))
    rig.rest()
    #expect(rig.names == ["root", "a", "last"])
    #expect(rig.color() == Shade.blue)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func aPopInsideDidShowIsAnOperationLikeAnyOther() {
    let rig = PageRig()
    rig.whenShown = { [weak rig] in
      rig?.whenShown = nil
      rig?.stack.pop()
    }
    rig.stack.push(ColorPage("a", .green))
    rig.rest()
    rig.rest()
    #expect(rig.names == ["root"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  // MARK: Choreographies

  @Test func moveInComesFromTheTrailingSideOverAStillPage() {
    let rig = PageRig(choreography: .moveIn)
    rig.stack.push(ColorPage("a", .green))
    rig.host.advance(by: 0.1)
    #expect(rig.color(x: 198) == Shade.green)
    #expect(rig.color(x: 2) == Shade.red)
    let slot = rig.stack.openingView.subviews.first
    #expect(
      slot.map { CATransform3DIsIdentity($0.layer.presentation()?.transform ?? .init()) } == true)
    rig.rest()
  }

  @Test func revealComesFromTheLeadingSideOverAStillPage() {
    let rig = PageRig(choreography: .moveIn, popChoreography: .reveal)
    rig.push(ColorPage("a", .green))
    rig.stack.pop()
    rig.host.advance(by: 0.1)
    #expect(rig.color(x: 2) == Shade.red)
    #expect(rig.color(x: 198)[1] > 200)
    rig.rest()
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: PageStackView.Side.allCases, [false, true])
  func aReplacementComesFromItsSide(side: PageStackView.Side, isMirrored: Bool) {
    let rig = PageRig(direction: isMirrored ? .rightToLeft : .leftToRight)
    rig.stack.replaceTop(with: ColorPage("a", .green), from: side)
    rig.host.advance(by: 0.12)
    let isLast = (side == .trailing) != (isMirrored && side != .top && side != .bottom)
    switch side {
    case .leading, .trailing:
      #expect(rig.color(x: isLast ? 198 : 2) == Shade.green)
      #expect(rig.color(x: isLast ? 2 : 198) == Shade.red)
    case .top, .bottom:
      #expect(rig.color(y: side == .bottom ? 398 : 2) == Shade.green)
      #expect(rig.color(y: side == .bottom ? 2 : 398) == Shade.red)
    }
    rig.rest()
    #expect(rig.names == ["a"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: FadeSetting.allCases)
  func whereFadesArePreferredPagesFade(_ setting: FadeSetting) {
    let rig = PageRig(choreography: .moveIn)
    setting.turnOn(rig.host)
    rig.stack.push(ColorPage("a", .green))
    rig.host.advance(by: 0.1)
    let left = rig.color(x: 2)
    #expect(left == rig.color(x: 198))
    #expect(left[0] > 0 && left[1] > 0)
    rig.rest()
  }

  /// Materials look broken in a live hierarchy that isn't opaque.
  @Test(arguments: [true, false])
  func withReduceMotionASnapshotFadesAndNeverALivePage(isPush: Bool) {
    let rig = PageRig(choreography: .moveIn)
    let page = ColorPage("a", .green)
    if !isPush { rig.stack.push(page, animated: false) }
    rig.host.advance(by: 0.1)
    rig.host.runtime.accessibility.isReduceMotionEnabled = true
    if isPush { rig.stack.push(page) } else { rig.stack.pop() }
    rig.host.advance(by: 0.1)
    for view in sequence(first: rig.stack.topPage, next: \.superview) {
      #expect(view.layer.presentation().map(\.opacity) == 1)
    }
    let faded = rig.stack.openingView.subviews.filter {
      (0.01..<1).contains($0.layer.presentation()?.opacity ?? 1)
    }
    let live = isPush ? rig.stack.rootPage : page
    #expect(live.layer.presentation()?.opacity == 0)
    #expect(faded.count == 1 && live.superview === faded.first)
    rig.rest()
    #expect(rig.color(x: 2) == (isPush ? Shade.green : Shade.red))
    #expect(live.layer.animationKeys() ?? [] == [])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  // MARK: Insets

  @Test func insetsKeepAPageAwayFromTheEdgesAndAnimateAlong() {
    let rig = PageRig(choreography: .sideways)
    let page = ColorPage("a", .green)
    rig.stack.setInsets(PageInsets(top: 100, bottom: 50), for: page)
    rig.stack.push(page)
    #expect(page.frame == CGRect(x: 0, y: 100, width: 200, height: 250))
    var edges: [CGFloat] = []
    rig.host.advance(
      while: { rig.stack.isTransitioning },
      eachFrame: { edges.append(rig.stack.openingView.layer.presentation()?.frame.minY ?? -1) })
    #expect(edges == edges.sorted())
    #expect(edges.contains { $0 > 5 && $0 < 95 })
    #expect(rig.color(y: 99) == Shade.white)
    #expect(rig.color(y: 101) == Shade.green)
    #expect(rig.color(y: 349) == Shade.green)
    #expect(rig.color(y: 351) == Shade.white)
    rig.stack.pop()
    rig.rest()
    #expect(rig.color(y: 20) == Shade.red)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func touchesReachWhatLiesBehindWhereNoPageIs() {
    let rig = PageRig()
    rig.stack.setInsets(PageInsets(top: 100), for: rig.root)
    rig.host.advance(by: 0.1)
    let behind = rig.host.window.hitTest(CGPoint(x: 50, y: 50), with: nil)
    #expect(behind === rig.host.window.rootViewController?.view)
    #expect(rig.host.window.hitTest(CGPoint(x: 50, y: 300), with: nil) === rig.root)
  }

  @Test func insetsOfTheTopPageCanChangeInPlace() {
    let rig = PageRig()
    rig.stack.setInsets(PageInsets(top: 200), for: rig.root, animated: true)
    rig.host.advance(by: 0.1)
    let edge = rig.stack.openingView.layer.presentation()?.frame.minY ?? 0
    #expect(edge > 5 && edge < 195)
    rig.rest()
    #expect(rig.color(y: 190) == Shade.white)
    #expect(rig.color(y: 210) == Shade.red)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func aResizeEndsWhatIsRunningAndLaysThePageOut() {
    let rig = PageRig()
    let page = ColorPage("a", .green)
    rig.stack.push(page)
    rig.host.advance(by: 0.1)
    rig.host.resize(to: CGSize(width: 400, height: 200))
    rig.host.advance(by: 0.1)
    #expect(page.frame.size == CGSize(width: 400, height: 200))
    rig.rest()
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func withoutAWindowEverythingHappensAtOnce() {
    let rig = PageRig()
    let stack = PageStackView(root: ColorPage("x", .red))
    stack.push(ColorPage("y", .green))
    #expect(!stack.isTransitioning)
    #expect(stack.pages.count == 2)
    rig.stack.push(ColorPage("a", .green))
    rig.stack.removeFromSuperview()
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
    #expect(rig.names == ["root", "a"])
  }

  @Test(arguments: [nil, 1.0])
  func aPopTakesTheTimeOfPopsOrElseThatOfPushes(seconds: TimeInterval?) {
    let rig = PageRig()
    rig.push(ColorPage("a", .green))
    rig.stack.configuration.timing = .curve(duration: 0.2, .linear)
    rig.stack.configuration.popTiming = seconds.map { .curve(duration: $0, .linear) }
    rig.stack.pop()
    rig.host.advance(by: 0.15)
    #expect(rig.stack.isTransitioning)
    rig.host.advance(by: 0.5)
    #expect(rig.stack.isTransitioning == (seconds != nil))
    rig.rest()
    #expect(!rig.stack.isTransitioning)
  }

  /// An app's animation may turn a page about its corner.
  @Test func aPageWithAnAnchorOfItsOwnFillsTheStack() {
    let rig = PageRig()
    let page = ColorPage("a", .green)
    page.layer.anchorPoint = CGPoint(x: 0, y: 1)
    rig.stack.push(page)
    rig.rest()
    #expect(page.frame == CGRect(origin: .zero, size: PageRig.size))
    #expect(rig.color(x: 198) == Shade.green)
    #expect(rig.color(x: 2) == Shade.green)
  }
}
