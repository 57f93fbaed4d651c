import PageStack
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@MainActor @Suite(.warningsAreRead)
struct PageOverTests {
  private func rig() -> (host: LinuxHost, card: ColorPage) {
    let host = LinuxHost(size: PageRig.size, scale: 1, safeArea: .zero)
    let controller = UIViewController()
    host.window.rootViewController = controller
    let card = ColorPage("card", .red)
    card.frame = CGRect(x: 20, y: 40, width: 160, height: 300)
    controller.view.addSubview(card)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
    return (host, card)
  }

  private func color(_ host: LinuxHost, x: CGFloat) -> [UInt8] { host.color(x: x, y: 300) }

  @Test func twoLinesPushAViewOverAViewAndPopIt() {
    let (host, card) = rig()
    let editor = ColorPage("editor", .green)
    let parts = card.subviews
    card.pageOver.push(editor)
    #expect(card.pageOver.isPushed)
    #expect(card.pageOver.stack?.topPage === editor)
    host.advance(by: 0.1)
    #expect(color(host, x: 178) == Shade.green)
    #expect(color(host, x: 22)[0] > 150)
    #expect(color(host, x: 190) == color(host, x: 5))
    host.advance(by: 1)
    #expect(color(host, x: 22) == Shade.green)
    #expect(editor.frame.size == card.bounds.size)
    #expect(card.pageOver.pop() === editor)
    #expect(!card.pageOver.isPushed)
    host.advance(by: 1)
    #expect(color(host, x: 100) == Shade.red)
    #expect(card.subviews == parts)
  }

  @Test(arguments: [true, false])
  func nothingIsLeftOnTheViewWhenTheLastPageIsGone(animated: Bool) {
    let (host, card) = rig()
    let count = card.subviews.count
    weak var editor: ColorPage?
    do {
      let made = ColorPage("editor", .green)
      editor = made
      card.pageOver.push(made, animated: animated)
      card.pageOver.push(ColorPage("second", .blue), animated: animated)
    }
    host.advance(by: 1)
    #expect(card.pageOver.stack?.pages.count == 3)
    card.pageOver.pop(animated: animated)
    host.advance(by: 1)
    card.pageOver.pop(animated: animated)
    host.advance(by: 1)
    #expect(card.subviews.count == count)
    #expect(card.pageOver.stack == nil)
    #expect(editor == nil)
  }

  @Test func aFingerTakesItOff() {
    let (host, card) = rig()
    card.pageOver.push(ColorPage("editor", .green), animated: false)
    host.advance(by: 0.1)
    host.drag(from: CGPoint(x: 30, y: 200), to: CGPoint(x: 170, y: 200), duration: 0.3)
    host.advance(by: 1)
    #expect(!card.pageOver.isPushed)
    #expect(card.pageOver.stack == nil)
  }

  @Test func aPopWithNothingPushedReturnsNilAndAViewIsNeverPushedOverItself() {
    let (_, card) = rig()
    #expect(card.pageOver.pop() == nil)
    #expect(!card.pageOver.push(card))
    #expect(!card.pageOver.isPushed)
    #expect(card.pageOver.stack?.topPage == nil)
  }

  @Test func aPageThatIsPushedAgainInTheMiddleOfItsPopStays() {
    let (host, card) = rig()
    let editor = ColorPage("editor", .green)
    card.pageOver.push(editor)
    host.advance(by: 0.1)
    card.pageOver.pop()
    host.advance(by: 0.1)
    card.pageOver.push(editor)
    host.advance(by: 1)
    #expect(card.pageOver.stack?.topPage === editor)
    #expect(color(host, x: 100) == Shade.green)
  }
}
