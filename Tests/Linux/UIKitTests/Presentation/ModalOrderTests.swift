import Testing
import UIKitHost

@testable import UIKit

/// The order of appearance calls around modal presentations.
@MainActor @Suite(.serialized, .warningsAreRead) struct ModalOrderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let style: UIModalPresentationStyle
    let presenting: [String]
    let presented: [String]
    let dismissing: [String]
    let dismissed: [String]

    var testDescription: String { "\(style)" }

    static let covering = ["R willDisappear", "B willAppear", "B isAppearing"]
    static let uncovering = ["B willDisappear", "R willAppear", "R isAppearing"]

    static func removing(_ style: UIModalPresentationStyle) -> Case {
      Case(
        style: style, presenting: covering, presented: ["B didAppear", "R didDisappear"],
        dismissing: uncovering, dismissed: ["R didAppear", "B didDisappear"])
    }

    static func leaving(_ style: UIModalPresentationStyle) -> Case {
      Case(
        style: style, presenting: ["B willAppear", "B isAppearing"], presented: ["B didAppear"],
        dismissing: ["B willDisappear"], dismissed: ["B didDisappear"])
    }

    static let all: [Case] = [
      removing(.fullScreen), removing(.currentContext), leaving(.overFullScreen),
      leaving(.overCurrentContext), leaving(.pageSheet), leaving(.formSheet), leaving(.automatic),
      leaving(.popover), leaving(.custom),
    ]
  }

  @Test(arguments: Case.all) func animatedPresentationAndDismissalCallInOrder(_ one: Case) {
    let scene = ModalScene()
    let screen = scene.screen("B", one.style)
    scene.root.present(screen, animated: true) { scene.log.note("completion") }
    #expect(scene.log.take().isEmpty)
    scene.host.advance(by: 1.0 / 60)
    #expect(scene.log.take() == one.presenting)
    scene.host.advance(by: 0.6)
    #expect(scene.log.take() == one.presented + ["completion"])
    scene.root.dismiss(animated: true) { scene.log.note("completion") }
    scene.host.advance(by: 1.0 / 60)
    #expect(scene.log.take() == one.dismissing)
    scene.host.advance(by: 0.6)
    #expect(scene.log.take() == one.dismissed + ["completion"])
  }

  /// A presentation in the call, a dismissal with the layout.
  @Test(arguments: Case.all) func unanimatedCallsComeAtOnce(_ one: Case) {
    let scene = ModalScene()
    let screen = scene.screen("B", one.style)
    scene.root.present(screen, animated: false)
    #expect(scene.log.take() == one.presenting + one.presented)
    scene.root.dismiss(animated: false)
    #expect(screen.isBeingDismissed)
    #expect(scene.log.take().isEmpty)
    scene.host.advance(by: 1.0 / 60)
    #expect(scene.log.take() == one.dismissing + one.dismissed)
  }

  @Test func flagsAreTrueDuringTheirCallbacksOnly() {
    let scene = ModalScene()
    let screen = scene.screen("B")
    var seen: [String] = []
    func note(_ moment: String) {
      if screen.isBeingPresented { seen.append("\(moment) presented") }
      if screen.isBeingDismissed { seen.append("\(moment) dismissed") }
    }
    screen.inWillAppear = { note("willAppear") }
    screen.inDidAppear = { note("didAppear") }
    screen.inWillDisappear = { note("willDisappear") }
    scene.root.present(screen, animated: true) { note("completion") }
    scene.host.advance(by: 0.6)
    scene.root.dismiss(animated: true) { note("completion") }
    scene.host.advance(by: 0.6)
    #expect(
      seen == ["willAppear presented", "didAppear presented", "willDisappear dismissed"])
    #expect(!screen.isBeingDismissed)
  }

  @Test func hooksStandAroundTheCallbacks() {
    let scene = ModalScene()
    let screen = scene.screen("B", .custom)
    let delegate = NotingTransitioning(scene.log)
    delegate.makesController = true
    screen.transitioningDelegate = delegate
    scene.root.present(screen, animated: false)
    #expect(
      scene.log.take() == [
        "presentationController", "presentationWillBegin", "B willAppear", "B isAppearing",
        "B didAppear", "presentationDidEnd true",
      ])
    scene.root.dismiss(animated: false)
    scene.host.advance(by: 1.0 / 60)
    #expect(
      scene.log.take() == [
        "dismissalWillBegin", "B willDisappear", "B didDisappear", "dismissalDidEnd true",
      ])
  }

  @Test func childrenOfAPresenterHearOfAFullScreenPresentation() {
    let scene = ModalScene()
    let child = NotingScreen("C", scene.log)
    scene.root.addChild(child)
    scene.root.view.addSubview(child.view)
    child.didMove(toParent: scene.root)
    scene.host.advance(by: 0.1)
    _ = scene.log.take()
    let screen = scene.screen("B")
    child.present(screen, animated: false)
    #expect(screen.presentingViewController === scene.root)
    #expect(
      scene.log.take("Disappear") == ["R willDisappear", "C willDisappear"]
        + ["R didDisappear", "C didDisappear"])
  }

  @Test func presenterMayPresentAgainFromItsDidAppear() {
    let scene = ModalScene()
    scene.presented("B")
    let next = scene.screen("C")
    scene.root.inDidAppear = { [root = scene.root] in
      root.inDidAppear = nil
      root.present(next, animated: false)
    }
    scene.root.dismiss(animated: false)
    scene.host.advance(by: 1.0 / 60)
    #expect(scene.root.presentedViewController === next)
  }

  @Test(arguments: [true, false]) func aScreenMayDismissItselfFromItsDidAppear(animated: Bool) {
    let scene = ModalScene()
    let screen = scene.screen("B")
    screen.inDidAppear = { [weak screen, log = scene.log] in
      screen?.inDidAppear = nil
      screen?.dismiss(animated: true) { log.note("dismissed") }
    }
    scene.root.present(screen, animated: animated) { scene.log.note("presented") }
    scene.host.advance(by: 1.5)
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.log.take().suffix(3) == ["R didAppear", "B didDisappear", "dismissed"])
    #expect(!screen.isBeingDismissed)
  }

  @Test func aFullScreenPresentationCallsInOrder() {
    let scene = NavigationScene.small()
    let card = scene.screen("m")
    card.modalPresentationStyle = .fullScreen
    scene.navigation.present(card, animated: true) { scene.log.note("done") }
    scene.host.advance(by: 1)
    let words = scene.log.take()
    #expect(
      words == [
        "m didLoad", "a willDisappear", "m willAppear", "m isAppearing", "m didAppear",
        "a didDisappear", "done",
      ])
    scene.navigation.dismiss(animated: true) { scene.log.note("done") }
    scene.host.advance(by: 1)
    #expect(
      scene.log.take() == [
        "m willDisappear", "a willAppear", "a isAppearing", "a didAppear", "m didDisappear", "done",
      ])
  }

  @Test func anOverFullScreenPresentationLeavesThePresenterAlone() {
    let scene = NavigationScene.small()
    let card = scene.screen("m")
    card.modalPresentationStyle = .overFullScreen
    scene.navigation.present(card, animated: true)
    scene.host.advance(by: 1)
    #expect(scene.log.take() == ["m didLoad", "m willAppear", "m isAppearing", "m didAppear"])
    #expect(scene.navigation.topViewController?.view.window != nil)
  }

  @Test func aCustomPresentationControllerIsCalledInOrder() {
    let scene = ModalScene(size: CGSize(width: 100, height: 100))
    let card = scene.screen("B", .custom)
    let delegate = NotingTransitioning(scene.log)
    delegate.makesController = true
    delegate.prepare = { $0.takesLowerHalf = true }
    card.transitioningDelegate = delegate
    scene.root.present(card, animated: true)
    scene.host.advance(by: 2)
    #expect(card.view.frame == CGRect(x: 0, y: 50, width: 100, height: 50))
    #expect(scene.root.view.window != nil)
    scene.root.dismiss(animated: true)
    scene.host.advance(by: 2)
    #expect(
      scene.log.take("WillBegin", "DidEnd true") == [
        "presentationWillBegin", "presentationDidEnd true", "dismissalWillBegin",
        "dismissalDidEnd true",
      ])
  }
}
