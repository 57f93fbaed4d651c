import Testing
import UIKit
import UIKitHost

/// Presentations one upon the other, again, in passing, and under a window that changes.
@MainActor @Suite(.serialized, .warningsAreRead) struct ModalChangeTests {
  @Test func presentingInsideViewWillAppearDoesNotHang() {
    let scene = NavigationScene.small()
    let second = scene.screen("b")
    let card = UIViewController()
    second.inWillAppear = { [weak second] in
      second?.inWillAppear = nil
      second?.present(card, animated: true)
    }
    scene.navigation.pushViewController(second, animated: true)
    scene.settle()
    #expect(scene.stack == "ab")
  }

  @Test func presentingInTheCompletionOfADismissalWorks() {
    let scene = ModalScene()
    let first = scene.screen("B")
    let second = scene.screen("C")
    scene.root.present(first, animated: true)
    scene.host.advance(by: 1)
    scene.root.dismiss(animated: true) { scene.root.present(second, animated: true) }
    scene.host.advance(by: 3)
    #expect(scene.root.presentedViewController === second)
    #expect(second.view.window != nil)
  }

  @Test func theSameCardIsPresentedAgain() {
    let scene = ModalScene()
    let card = scene.screen("B")
    for _ in 0..<3 {
      scene.root.present(card, animated: true)
      scene.host.advance(by: 1)
      #expect(card.view.window != nil)
      scene.root.dismiss(animated: true)
      scene.host.advance(by: 1)
      #expect(card.view.window == nil)
    }
  }

  @Test func aRootThatReplacesOneUnderACardIsShownAndPresents() {
    let scene = ModalScene()
    scene.root.present(scene.screen("B"), animated: true)
    scene.host.advance(by: 0.1)
    let other = UIViewController()
    scene.host.window.rootViewController = other
    scene.host.advance(by: 2)
    #expect(other.view.window != nil)
    other.present(scene.screen("B"), animated: true)
    scene.host.advance(by: 2)
    #expect(other.presentedViewController?.view.window != nil)
    #expect(scene.host.log.isEmpty)
  }

  @Test func aSheetThatIsCoveredAsTheWindowTurnsIsFilledAfterward() {
    let scene = ModalScene()
    let sheet = scene.presented("S", .pageSheet)
    scene.presented("F", .fullScreen, on: sheet)
    scene.host.turn()
    scene.host.advance(by: 1)
    sheet.dismiss(animated: true)
    scene.host.advance(by: 1)
    #expect(sheet.view.frame == sheet.view.superview?.bounds)
    #expect(sheet.view.frame.width > sheet.view.frame.height)
  }

  @Test func theKeyboardGoesWithTheContainerOfAModal() {
    let scene = ModalScene()
    let sheet = scene.presented("S", .pageSheet)
    let field = UITextField(frame: CGRect(x: 20, y: 70, width: 100, height: 30))
    sheet.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(scene.host.runtime.keyboard.isShown)
    sheet.presentationController?.containerView?.removeFromSuperview()
    #expect(!scene.host.runtime.keyboard.isShown)
  }

  @Test func aRootThatIsReplacedAsItAppearsLeavesNoView() {
    let scene = ModalScene()
    let (passing, last) = (scene.screen("P"), scene.screen("L"))
    passing.inWillAppear = { scene.host.window.rootViewController = last }
    scene.host.window.rootViewController = passing
    scene.host.advance(by: 0.1)
    #expect(scene.host.window.subviews == [last.view])
  }

  @Test func theWindowTurnsUnderACard() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet] {
      let scene = ModalScene()
      let card = scene.screen("B", style)
      scene.root.present(card, animated: true)
      scene.host.advance(by: 0.1)
      scene.host.window.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
      scene.host.advance(by: 2)
      if style != .pageSheet { #expect(card.view.frame.size == CGSize(width: 200, height: 80)) }
      scene.root.dismiss(animated: true)
      scene.host.advance(by: 2)
      #expect(scene.root.view.frame.size == CGSize(width: 200, height: 80))
      #expect(scene.root.view.window != nil)
    }
  }

  @Test(arguments: [true, false])
  func everyEarlyDismissalCompletes(presentsAnimated: Bool) {
    let scene = ModalScene()
    let card = scene.screen("B")
    scene.root.present(card, animated: true)
    scene.host.advance(by: 0.1)
    var calls: [String] = []
    card.dismiss(animated: false)
    scene.root.dismiss(animated: true) { calls.append("first") }
    scene.root.dismiss(animated: presentsAnimated) { calls.append("second") }
    #expect(calls.isEmpty)
    scene.host.advance(by: 2)
    #expect(calls == ["first", "second"])
    #expect(scene.root.presentedViewController == nil)
    #expect(card.view.window == nil)
  }
}
