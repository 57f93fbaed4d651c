import PageStack
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What a page knows, and what a call says.
@MainActor @Suite(.warningsAreRead)
struct PageChangeTests {
  // MARK: The stack of a page

  @Test func aPageFindsItsStackAsLongAsItIsOnIt() {
    let rig = PageRig()
    let (a, b) = (ColorPage("a", .green), ColorPage("b", .blue))
    #expect(a.pageStack == nil)
    rig.push(a, b)
    #expect(rig.root.pageStack === rig.stack)
    #expect(a.pageStack === rig.stack)
    #expect(b.subviews.first?.pageStack === rig.stack)
    rig.stack.pop()
    #expect(b.pageStack == nil)
    rig.rest()
    rig.grab(moving: 150)
    #expect(a.pageStack === rig.stack)
    rig.letGo(at: 170)
    rig.rest()
    #expect(a.pageStack == nil)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func aPageOfAStackInAPageFindsTheInnerOne() {
    let rig = PageRig()
    let page = ColorPage("a", .green)
    rig.push(page)
    let editor = ColorPage("editor", .blue)
    page.pageOver.push(editor, animated: false)
    #expect(editor.pageStack === page.pageOver.stack)
    #expect(page.pageStack === rig.stack)
  }

  @Test func aStackThatIsFreedIsFoundNoLonger() {
    let page = ColorPage("a", .green)
    autoreleasepool { _ = PageStackView(root: page) }
    #expect(page.pageStack == nil)
  }

  // MARK: Setting pages

  @Test(arguments: [true, false])
  func setPagesPushesANewTopAndPopsToAKnownOne(animated: Bool) {
    let rig = PageRig()
    let (a, b, c) = (ColorPage("a", .green), ColorPage("b", .blue), ColorPage("c", .green))
    #expect(rig.stack.setPages([rig.root, a, b], animated: animated) == [])
    rig.host.advance(by: 0.1)
    #expect(rig.color(x: 198) == Shade.blue)
    rig.rest()
    #expect(rig.calls == ["hide root for b", "shown b"])
    #expect(rig.stack.setPages([c, a], animated: animated) == [rig.root, b])
    rig.host.advance(by: 0.1)
    if animated { #expect(rig.color(x: 198)[2] > 150) }
    rig.rest()
    #expect(rig.names == ["c", "a"])
    #expect(rig.color() == Shade.green)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func withTheSameTopNothingMoves() {
    let rig = PageRig()
    let (a, b) = (ColorPage("a", .green), ColorPage("b", .blue))
    rig.push(a, b)
    var isDone = false
    #expect(rig.stack.setPages([a, rig.root, b]) { isDone = true } == [])
    #expect(isDone)
    #expect(!rig.stack.isTransitioning)
    #expect(rig.calls.isEmpty)
    #expect(rig.names == ["a", "root", "b"])
    #expect(rig.stack.setPages([ColorPage("new", .red), rig.root, b]) == [a])
    #expect(rig.calls.isEmpty)
    #expect(rig.names == ["new", "root", "b"])
    #expect(a.pageStack == nil)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func aRootThatIsSeenIsReplacedAtOnce() {
    let rig = PageRig()
    rig.stack.setPages([ColorPage("new", .green)], animated: false)
    #expect(!rig.stack.isTransitioning)
    rig.host.advance(by: 0.1)
    #expect(rig.color() == Shade.green)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  // MARK: Refusals

  @Test func aRefusedCallSaysWhyChangesNothingAndCompletes() {
    let rig = PageRig()
    let page = ColorPage("a", .green)
    rig.push(page)
    let parent = rig.host.window.rootViewController?.view ?? UIView()
    var completions = 0
    let done: @MainActor () -> Void = { completions += 1 }
    #expect(!rig.stack.push(page, completion: done))
    #expect(!rig.stack.push(parent, completion: done))
    #expect(!rig.stack.push(rig.stack, completion: done))
    #expect(rig.stack.pop(to: ColorPage("b", .blue), completion: done).isEmpty)
    #expect(rig.stack.setPages([], completion: done).isEmpty)
    #expect(rig.stack.setPages([page, page], completion: done).isEmpty)
    #expect(rig.stack.replaceTop(with: rig.root, completion: done) == nil)
    #expect(rig.stack.setPages([page, page], animated: false).isEmpty)
    #expect(rig.names == ["root", "a"])
    rig.stack.popToRoot(animated: false)
    #expect(rig.stack.pop(completion: done) == nil)
    #expect(
      rig.refusals == [
        .alreadyOnStack, .containsStack, .containsStack, .notOnStack, .noPages, .alreadyOnStack,
        .alreadyOnStack, .alreadyOnStack, .atRoot,
      ])
    #expect(completions == 8)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  // MARK: Insets of the stack

  @Test func pagesWithoutInsetsOfTheirOwnHaveThoseOfTheStack() {
    let rig = PageRig()
    let (a, b) = (ColorPage("a", .green), ColorPage("b", .blue))
    rig.stack.setInsets(PageInsets(top: 10), for: b)
    rig.stack.insets = PageInsets(top: 100, bottom: 50)
    #expect(rig.root.frame == CGRect(x: 0, y: 100, width: 200, height: 250))
    rig.push(a)
    #expect(a.frame == CGRect(x: 0, y: 100, width: 200, height: 250))
    rig.push(b)
    #expect(b.frame == CGRect(x: 0, y: 10, width: 200, height: 390))
    rig.stack.setInsets(nil, for: b)
    #expect(rig.stack.usedInsets(of: b) == PageInsets(top: 100, bottom: 50))
    #expect(b.frame == CGRect(x: 0, y: 100, width: 200, height: 250))
    rig.stack.push(ColorPage("c", .red))
    rig.stack.insets = PageInsets()
    #expect(!rig.stack.isTransitioning)
    #expect(rig.stack.topPage.frame == rig.stack.bounds)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  // MARK: The delegate

  @Test func didShowNamesThePageThatLeftAndAlongsideSaysWhetherItIsAnimated() {
    let rig = PageRig()
    rig.stack.push(ColorPage("a", .green), animated: false)
    rig.stack.push(ColorPage("b", .blue))
    rig.rest()
    rig.stack.popToRoot()
    rig.rest()
    #expect(rig.hidden == ["root", "a", "b"])
    #expect(rig.movedAlong == [false, true, true])
    rig.push(ColorPage("c", .green))
    for distance in [CGFloat(60), 150] {
      rig.grab(moving: distance)
      rig.letGo(at: 20 + distance)
      rig.rest()
    }
    // The page that a canceled drag uncovered has left again.
    #expect(rig.hidden.suffix(2) == ["root", "c"])
    #expect(rig.movedAlong.suffix(2) == [true, true])
  }

  // MARK: A page's own animator

  @Test func aPageIsPushedAndPoppedByItsOwnAnimator() {
    let rig = PageRig()
    let page = SinkingPage()
    rig.stack.push(page)
    #expect(page.operations == [.push])
    #expect(page.below === rig.root)
    rig.host.advance(by: 0.25)
    #expect(rig.color(y: 150) == Shade.red)
    #expect(rig.color(y: 395) == Shade.green)
    rig.host.advance(by: 0.3)
    #expect(rig.calls == ["hide root for ?", "shown ?"])
    rig.stack.pop()
    rig.host.advance(by: 0.25)
    #expect(rig.color(y: 5) == Shade.red)
    #expect(rig.color(y: 395) == Shade.green)
    rig.rest()
    #expect(page.operations == [.push, .pop])
    #expect(rig.color(y: 395) == Shade.red)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
    rig.stack.push(page, choreography: .cover)
    #expect(page.operations == [.push, .pop])
    rig.rest()
  }

  @Test(arguments: [(CGFloat(60), false), (160, true)])
  func aFingerDrivesThePagesAnimator(distance: CGFloat, pops: Bool) {
    let rig = PageRig()
    let page = SinkingPage()
    rig.stack.push(page, animated: false)
    rig.grab(moving: distance)
    rig.host.advance(by: 1.0 / 60)
    let depth = page.layer.presentation()?.transform.m42 ?? 0
    #expect(abs(depth - (distance - 10) * 2) < 30)
    rig.letGo(at: 20 + distance)
    rig.rest()
    #expect(rig.stack.pages.count == (pops ? 1 : 2))
    #expect(page.operations == [.pop])
    if !pops { #expect(page.layer.transform.m42 == 0) }
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func aCallEndsItAtOnce() {
    let rig = PageRig()
    let page = SinkingPage()
    rig.stack.push(page)
    rig.host.advance(by: 0.1)
    rig.stack.push(ColorPage("b", .blue), animated: false)
    #expect(CGAffineTransform.identity == page.transform)
    rig.rest()
    #expect(rig.color() == Shade.blue)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  // MARK: Over a view

  @Test func pushAndPopOverAViewHaveMotionsAndTimingsOfTheirOwn() {
    let rig = PageRig()
    let card = rig.root
    card.pageOver.push(
      ColorPage("a", .green), choreography: .rise, timing: .curve(duration: 1, .linear))
    rig.host.advance(by: 0.5)
    #expect(rig.color(y: 395) == Shade.green)
    #expect(rig.color(y: 100) != Shade.green)
    rig.host.advance(by: 0.6)
    #expect(rig.color(y: 5) == Shade.green)
    card.pageOver.pop(choreography: .cover, timing: .curve(duration: 2, .linear))
    rig.host.advance(by: 1)
    #expect(rig.color(x: 198) == Shade.green)
    #expect(rig.color(x: 5)[0] > 150)
    rig.host.advance(by: 1.1)
    #expect(card.pageOver.stack == nil)
    #expect(rig.color() == Shade.red)
  }
}

/// Sinks into the lower edge, and rises from it.
private final class SinkingPage: UIView, PageAnimating {
  private(set) var operations: [UINavigationController.Operation] = []
  private(set) weak var below: UIView?

  init() {
    super.init(frame: .zero)
    backgroundColor = .green
  }

  required init?(coder: NSCoder) { nil }

  func pageAnimator(
    for operation: UINavigationController.Operation, over page: UIView
  ) -> UIViewPropertyAnimator? {
    operations.append(operation)
    below = page
    let sunk = CGAffineTransform(translationX: 0, y: bounds.height)
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    if operation == .push { transform = sunk }
    animator.addAnimations { self.transform = operation == .push ? .identity : sunk }
    animator.addCompletion { _ in self.transform = .identity }
    return animator
  }
}
