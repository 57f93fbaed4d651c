import PageStack
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What goes wrong in the page stacks that this one replaces; each is a story that goes right here.
@MainActor @Suite(.warningsAreRead)
struct PageDefectTests {
  // MARK: Push and pop between two views

  @Test func thereAreAsManyLevelsAsYouPush() {
    let rig = PageRig()
    let pages = (1...20).map { ColorPage("\($0)", $0 % 2 == 0 ? .green : .blue) }
    for page in pages {
      rig.stack.push(page)
      rig.host.advance(by: 0.4)
    }
    #expect(rig.stack.pages.count == 21)
    for page in pages.reversed() {
      #expect(rig.stack.pop() === page)
      rig.host.advance(by: 0.4)
    }
    #expect(rig.names == ["root"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func pagesOfAnySizeGetTheSizeOfTheStack() {
    let rig = PageRig()
    let small = ColorPage("small", .green)
    small.frame = CGRect(x: 70, y: 70, width: 1, height: 1)
    rig.stack.push(small)
    rig.rest()
    #expect(small.frame == CGRect(origin: .zero, size: PageRig.size))
    rig.stack.pop(animated: false)
    #expect(rig.root.frame == CGRect(origin: .zero, size: PageRig.size))
  }

  // MARK: A stack of pages inside one view controller

  @Test(arguments: [0.0, 0.02, 0.1, 0.3])
  func aPushThatIsCutShortLeavesTopAndListInAgreement(after seconds: Double) {
    let rig = PageRig()
    let first = ColorPage("a", .green)
    rig.stack.push(first)
    if seconds > 0 { rig.host.advance(by: seconds) }
    let second = ColorPage("b", .blue)
    rig.stack.push(second)
    #expect(rig.stack.topPage === second)
    #expect(rig.names == ["root", "a", "b"])
    if seconds > 0 { rig.host.advance(by: seconds) }
    #expect(rig.stack.pop() === second)
    #expect(rig.stack.topPage === first)
    rig.rest()
    #expect(rig.color() == Shade.green)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: [true, false])
  func aNewRootIsOneCallAway(animated: Bool) {
    let rig = PageRig()
    let page = ColorPage("a", .green)
    rig.push(page)
    let root = ColorPage("new", .blue)
    let left = rig.stack.setPages([root], animated: animated)
    #expect(left == [rig.root, page])
    rig.rest()
    #expect(rig.names == ["new"])
    #expect(rig.color() == Shade.blue)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  // MARK: Questions without a good answer have a documented one

  @Test(arguments: [true, false])
  func misuseIsAnsweredAndNeverLocksTheStack(animated: Bool) {
    let rig = PageRig()
    let page = ColorPage("a", .green)
    let stranger = ColorPage("stranger", .blue)
    rig.push(page)
    #expect(!rig.stack.push(page, animated: animated))
    #expect(!rig.stack.push(rig.root, animated: animated))
    #expect(!rig.stack.push(rig.host.window, animated: animated))
    #expect(rig.stack.pop(to: stranger, animated: animated).isEmpty)
    #expect(rig.stack.pop(to: page, animated: animated).isEmpty)
    #expect(rig.stack.replaceTop(with: rig.root, animated: animated) == nil)
    #expect(rig.stack.replaceTop(with: page, animated: animated) == nil)
    #expect(!rig.stack.isTransitioning)
    #expect(rig.stack.popToRoot(animated: animated) == [page])
    #expect(rig.stack.pop(animated: animated) == nil)
    #expect(rig.stack.popToRoot(animated: animated).isEmpty)
    rig.rest()
    #expect(rig.names == ["root"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
    rig.stack.push(stranger, animated: animated)
    rig.rest()
    #expect(rig.color() == Shade.blue)
  }

  @Test func aPageTakenAwayByTheAppLocksNothing() {
    let rig = PageRig()
    let page = ColorPage("a", .green)
    rig.push(page)
    page.removeFromSuperview()
    rig.stack.pop()
    rig.rest()
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }
}
