import Testing
import UIKitHost

@testable import UIKit

/// Who presents, who dismisses, and what UIKit says when it refuses.
@MainActor @Suite(.serialized, .warningsAreRead) struct ModalRulesTests {
  private func name(_ screen: UIViewController) -> String { screen.logName }

  @Test(arguments: [true, false])
  func theAutomaticStyleReadsAsASheet(isFormSheet: Bool) {
    let scene = ModalScene()
    scene.host.settings.automaticStyleIsFormSheet = isFormSheet
    let style: UIModalPresentationStyle = isFormSheet ? .formSheet : .pageSheet
    let screen = UIViewController()
    #expect(screen.modalPresentationStyle == style)
    screen.modalPresentationStyle = .fullScreen
    screen.modalPresentationStyle = .automatic
    #expect(screen.modalPresentationStyle == style)
  }

  enum Refusal: CaseIterable, Sendable {
    case alreadyPresenting, amidAPresentation, outsideOfTheWindow
  }

  @Test(arguments: Refusal.allCases)
  func aPresentationIsRefusedInUIKitsWords(_ refusal: Refusal) {
    let scene = ModalScene()
    let presenter = refusal == .outsideOfTheWindow ? scene.screen("L") : scene.root
    let second = scene.screen("C")
    let words: String
    switch refusal {
    case .alreadyPresenting: words = "which is already presenting \(name(scene.presented("B")))."
    case .amidAPresentation:
      scene.root.present(scene.screen("B"), animated: true)
      words = "while a presentation is in progress."
    case .outsideOfTheWindow: words = "whose view is not in the window hierarchy."
    }
    presenter.present(second, animated: refusal == .amidAPresentation)
    let from = name(presenter)
    #expect(
      scene.host.log == ["Attempt to present \(name(second)) on \(from) (from \(from)) \(words)"])
    #expect(second.presentingViewController == nil)
  }

  @Test func whereItIsRefusedItIsInUIKitsWords() {
    let scene = ModalScene()
    scene.host.settings.earlyDismissal = .isRefused
    let screen = scene.screen("B")
    scene.root.present(screen, animated: true)
    screen.dismiss(animated: true)
    #expect(
      scene.host.log == [
        "Attempt to dismiss from view controller \(name(scene.root)) while a presentation or"
          + " dismiss is in progress!"
      ])
    scene.host.advance(by: 0.6)
    #expect(scene.root.presentedViewController === screen)
  }

  @Test func aCustomPresentationRefusesToBeDismissedWhileItComesIn() {
    let scene = ModalScene()
    let screen = scene.screen("B")
    screen.modalPresentationStyle = .custom
    scene.root.present(screen, animated: true)
    scene.host.advance(by: 0.1)
    screen.dismiss(animated: true)
    #expect(
      scene.host.log == [
        "Trying to dismiss the presentation controller while transitioning already."
      ])
    scene.host.advance(by: 1)
    #expect(scene.root.presentedViewController === screen)
  }

  @Test(arguments: [true, false])
  func aPresenterDismissedWhileItsChildLeavesGoesTooOrIsRefused(isRefused: Bool) {
    let scene = ModalScene()
    scene.host.settings.earlyDismissal = isRefused ? .isRefused : .waits
    let presenter = scene.screen("B")
    scene.root.present(presenter, animated: false)
    let child = scene.screen("C")
    presenter.present(child, animated: false)
    scene.host.advance(by: 0.2)
    child.dismiss(animated: true)
    scene.host.advance(by: 0.1)
    scene.root.dismiss(animated: true)
    scene.host.advance(by: 1)
    #expect(child.view.window == nil)
    #expect((scene.root.presentedViewController === presenter) == isRefused)
    #expect((presenter.view.window != nil) == isRefused)
    let refusal =
      "Attempt to dismiss from view controller \(name(scene.root)) while a presentation or"
      + " dismiss is in progress!"
    #expect(scene.host.log == (isRefused ? [refusal] : []))
  }

  @Test(arguments: [true, false])
  func anUnanimatedDismissalTakesEffectInTheCallOrWithTheLayout(waits: Bool) {
    let scene = ModalScene()
    scene.host.settings.unanimatedDismissalWaits = waits
    let screen = scene.presented("B")
    var ends = 0
    screen.dismiss(animated: false) { ends += 1 }
    #expect((scene.root.presentedViewController != nil) == waits)
    #expect(screen.isBeingDismissed == waits)
    #expect(ends == (waits ? 0 : 1))
    scene.host.advance(by: 1.0 / 60)
    #expect(scene.root.presentedViewController == nil)
    #expect(screen.presentingViewController == nil && screen.view.window == nil)
    #expect(ends == 1)
    let order = ["B willDisappear", "R willAppear", "R isAppearing", "R didAppear"]
    #expect(scene.log.take() == order + ["B didDisappear"])
  }

  /// The presenter's view stays out, and a root that's covered isn't told to disappear twice.
  @Test(arguments: [true, false])
  func anOldRootStaysOutAsItsModalGoes(isLeaving: Bool) {
    let scene = ModalScene()
    let screen = scene.presented("B")
    if isLeaving {
      screen.dismiss(animated: true)
      scene.host.advance(by: 0.1)
    }
    let old = scene.root
    scene.host.window.rootViewController = UIViewController()
    if !isLeaving { screen.dismiss(animated: true) }
    scene.host.advance(by: 1)
    #expect(old.view.window == nil)
    #expect(scene.host.log.isEmpty)
  }

  @Test func contextStylesStayInTheNearestContext() {
    let scene = ModalScene()
    let child = NotingScreen("C", scene.log)
    child.definesPresentationContext = true
    scene.root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
    child.view.autoresizingMask = []
    scene.root.view.addSubview(child.view)
    child.didMove(toParent: scene.root)
    scene.host.advance(by: 0.1)
    let screen = scene.screen("B", .overCurrentContext)
    child.present(screen, animated: false)
    scene.host.advance(by: 0.1)
    #expect(screen.presentingViewController === child)
    #expect(
      screen.view.convert(screen.view.bounds, to: nil)
        == CGRect(x: 0, y: 100, width: 200, height: 300))
  }

  @Test func dismissOnAPresenterTakesOnlyWhatItHasPresented() {
    let scene = ModalScene()
    let first = scene.presented("B")
    let second = scene.presented("C", on: first)
    first.dismiss(animated: false)
    scene.host.advance(by: 1.0 / 60)
    #expect(second.presentingViewController == nil)
    #expect(scene.root.presentedViewController === first)
    #expect(first.view.window === scene.host.window)
  }

  @Test func presentingTwiceTraps() {
    let scene = ModalScene()
    var reasons: [String] = []
    HostTrap.handler = { reasons.append("\($0.rawValue): \($1)") }
    defer { HostTrap.handler = nil }
    let screen = scene.presented("B")
    screen.present(screen, animated: false)
    scene.root.present(screen, animated: false)
    let message =
      "NSInvalidArgumentException: Application tried to present modally a view controller"
      + " \(name(screen)) that is already being presented by \(name(scene.root))."
    #expect(reasons == [message, message])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func aPresentedScreensNextResponderIsItsPresenter(_ style: UIModalPresentationStyle) {
    let scene = ModalScene()
    let screen = scene.presented("B", style)
    #expect(screen.next === scene.root)
  }
}
