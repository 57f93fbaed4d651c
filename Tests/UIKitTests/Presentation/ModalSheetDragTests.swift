import Testing
import UIKitHost

@testable import UIKit

/// Sheets that follow a finger.
@MainActor @Suite(.serialized, .warningsAreRead) struct ModalSheetDragTests {
  final class Watcher: NSObject, UISheetPresentationControllerDelegate {
    let log: Calls
    var allows = true

    init(_ log: Calls) {
      self.log = log
      super.init()
    }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { allows }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.note("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.note("did")
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { log.note("attempt") }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { log.note("detent") }
  }

  private func sheet(
    _ scene: ModalScene, medium: Bool = false
  ) -> (screen: NotingScreen, watcher: Watcher) {
    let screen = scene.screen("B", .pageSheet)
    let watcher = Watcher(scene.log)
    if medium { screen.sheetPresentationController?.detents = [.medium(), .large()] }
    screen.presentationController?.delegate = watcher
    scene.root.present(screen, animated: false)
    scene.host.advance(by: 0.1)
    _ = scene.log.take()
    return (screen, watcher)
  }

  @Test func aSwipeDownDismissesAndTellsTheDelegate() {
    let scene = ModalScene()
    let (_, watcher) = sheet(scene)
    scene.host.drag(
      from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 600), duration: 0.2)
    scene.host.advance(by: 0.6)
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.log.take() == ["will", "B willDisappear", "B didDisappear", "did"])
    withExtendedLifetime(watcher) {}
  }

  @Test func aShortDragPutsTheSheetBack() {
    let scene = ModalScene()
    let (screen, watcher) = sheet(scene)
    scene.host.drag(
      from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 280), duration: 1)
    scene.host.advance(by: 0.6)
    #expect(scene.root.presentedViewController === screen)
    #expect(screen.presentationController?.presentedView?.frame.minY == 57)
    #expect(scene.log.take().isEmpty)
    withExtendedLifetime(watcher) {}
  }

  @Test func aRefusedSwipeIsAnAttempt() {
    let scene = ModalScene()
    let (screen, watcher) = sheet(scene)
    watcher.allows = false
    scene.host.drag(
      from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 700), duration: 0.2)
    scene.host.advance(by: 0.6)
    #expect(scene.root.presentedViewController === screen)
    #expect(screen.presentationController?.presentedView?.frame.minY == 57)
    #expect(scene.log.take() == ["attempt"])
  }

  @Test func aDragUpGoesToTheLargerDetent() {
    let scene = ModalScene()
    let (screen, watcher) = sheet(scene, medium: true)
    scene.host.drag(
      from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 150), duration: 0.4)
    scene.host.advance(by: 0.6)
    #expect(screen.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(screen.presentationController?.presentedView?.frame.minY == 57)
    #expect(scene.log.take() == ["detent"])
    withExtendedLifetime(watcher) {}
  }

  @Test func aSidewaysDragIsNotTheSheets() {
    let scene = ModalScene()
    let (screen, watcher) = sheet(scene)
    scene.host.drag(
      from: CGPoint(x: 50, y: 300), to: CGPoint(x: 350, y: 320), duration: 0.2)
    scene.host.advance(by: 0.6)
    #expect(scene.root.presentedViewController === screen)
    #expect(scene.log.take().isEmpty)
    withExtendedLifetime(watcher) {}
  }

  @Test(
    arguments: [
      (0, 0, 0, .rest(detent: 0)), (0, 0, 2000, .dismiss), (0, 250, 0, .dismiss),
      (0, -300, 0, .rest(detent: 1)), (1, 500, 0, .rest(detent: 0)), (1, 100, 0, .rest(detent: 1)),
      (1, 0, 5000, .dismiss),
    ] as [(Int, CGFloat, CGFloat, SheetDrag.Verdict)])
  func verdicts(
    _ resting: Int, _ translation: CGFloat, _ velocity: CGFloat, _ verdict: SheetDrag.Verdict
  ) {
    let drag = SheetDrag(heights: [400, 800], resting: resting)
    #expect(drag.verdict(translation: translation, velocity: velocity) == verdict)
  }

  @Test func customControllersHearOfANewSize() {
    final class Listening: UIPresentationController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let scene = ModalScene()
    let screen = scene.screen("B", .custom)
    let vendor = PresentationVendor(Listening.init)
    screen.transitioningDelegate = vendor
    scene.root.present(screen, animated: false)
    scene.host.resize(to: CGSize(width: 844, height: 390))
    let heard = (screen.presentationController as? Listening)?.sizes
    #expect(heard == [CGSize(width: 844, height: 390)])
  }
}
