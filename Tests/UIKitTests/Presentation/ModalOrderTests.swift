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

  @Test(arguments: [true, false]) func hooksStandAroundTheCallbacks(animated: Bool) {
    let scene = ModalScene()
    let screen = scene.screen("B", .custom)
    let delegate = NotingTransitioning(scene.log)
    delegate.makesController = true
    screen.transitioningDelegate = delegate
    scene.root.present(screen, animated: animated)
    if animated { scene.host.advance(by: 1) }
    #expect(
      scene.log.take().filter { !$0.hasPrefix("animator") } == [
        "presentationController", "presentationWillBegin", "B willAppear", "B isAppearing",
        "B didAppear", "presentationDidEnd true",
      ])
    scene.root.dismiss(animated: animated)
    scene.host.advance(by: animated ? 1 : 1.0 / 60)
    #expect(
      scene.log.take().filter { !$0.hasPrefix("animator") } == [
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
}
