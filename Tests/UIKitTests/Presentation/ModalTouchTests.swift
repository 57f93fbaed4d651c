import Testing
import UIKitHost

@testable import UIKit

/// Which touches beside a modal reach what is beneath, as Apple documents it.
@MainActor @Suite(.serialized, .warningsAreRead) struct ModalTouchTests {
  typealias Identifier = UISheetPresentationController.Detent.Identifier

  /// A scene whose root has a button at the top that counts its taps.
  private func scene() -> (ModalScene, UIButton, taps: () -> Int) {
    let scene = ModalScene()
    let button = UIButton(frame: CGRect(x: 20, y: 60, width: 200, height: 60))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scene.root.view.addSubview(button)
    return (scene, button, { taps })
  }

  private func tap(_ scene: ModalScene) {
    scene.host.tap(at: CGPoint(x: 60, y: 90))
    scene.host.advance(by: 0.6)
  }

  /// Apple: the dimming view is only added at detents larger than the one specified.
  @Test(
    arguments: [
      (nil, .medium, false), (.medium, .medium, true), (.medium, .large, false),
      (.large, .medium, true), (.large, .large, true),
    ] as [(Identifier?, Identifier, Bool)])
  func theUndimmedAreaRespondsToTouches(
    _ undimmed: Identifier?, at selected: Identifier, isBeneath: Bool
  ) {
    let (scene, button, taps) = scene()
    button.frame.origin.y = 10
    let screen = scene.screen("B", .pageSheet)
    screen.sheetPresentationController?.detents = [.medium(), .large()]
    screen.sheetPresentationController?.selectedDetentIdentifier = selected
    screen.sheetPresentationController?.largestUndimmedDetentIdentifier = undimmed
    scene.root.present(screen, animated: false)
    scene.host.advance(by: 0.1)
    #expect((scene.host.pixel(at: CGPoint(x: 300, y: 30)).red == 255) == isBeneath)
    scene.host.tap(at: CGPoint(x: 60, y: 30))
    scene.host.advance(by: 0.6)
    #expect(taps() == (isBeneath ? 1 : 0))
    #expect((scene.root.presentedViewController === screen) == isBeneath)
  }

  @Test func aLargerDetentDimsAndASmallerOneNoLonger() {
    let (scene, button, taps) = scene()
    button.frame.origin.y = 10
    let screen = scene.screen("B", .pageSheet)
    screen.isModalInPresentation = true
    let sheet = screen.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.largestUndimmedDetentIdentifier = .medium
    scene.root.present(screen, animated: false)
    for (selected, count) in [(Identifier.large, 0), (.medium, 1), (.large, 1)] {
      sheet?.selectedDetentIdentifier = selected
      scene.host.advance(by: 0.1)
      scene.host.tap(at: CGPoint(x: 60, y: 30))
      scene.host.advance(by: 0.1)
      #expect(taps() == count)
    }
  }

  @Test func theSheetKeepsItsOwnTouches() {
    let (scene, button, taps) = scene()
    button.frame.origin.y = 600
    let screen = scene.screen("B", .pageSheet)
    screen.sheetPresentationController?.detents = [.medium()]
    screen.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    scene.root.present(screen, animated: false)
    scene.host.advance(by: 0.1)
    scene.host.tap(at: CGPoint(x: 60, y: 630))
    #expect(taps() == 0)
  }

  enum Passing: CaseIterable, Sendable { case nothing, view, button, otherView, viewElsewhere }

  /// Apple: the user can interact with these views while the popover is visible.
  @Test(arguments: Passing.allCases) func aPopoverPassesTouchesToTheViewsThatItNames(
    _ passing: Passing
  ) {
    let (scene, button, taps) = scene()
    let other = UIView(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
    scene.root.view.addSubview(other)
    let screen = scene.screen("B", .popover)
    screen.preferredContentSize = CGSize(width: 200, height: 100)
    let delegate = UnadaptedPopover()
    let popover = screen.popoverPresentationController
    popover?.delegate = delegate
    popover?.sourceItem = other
    switch passing {
    case .nothing: break
    case .view: popover?.passthroughViews = [scene.root.view]
    case .button: popover?.passthroughViews = [other, button]
    case .otherView: popover?.passthroughViews = [other]
    case .viewElsewhere: popover?.passthroughViews = [UIView(frame: scene.host.window.bounds)]
    }
    scene.root.present(screen, animated: false)
    scene.host.advance(by: 0.1)
    #expect(popover?.presentedView?.frame.minY == 363)
    tap(scene)
    let passes = passing == .view || passing == .button
    #expect(taps() == (passes ? 1 : 0))
    #expect((scene.root.presentedViewController == nil) == !passes)
    withExtendedLifetime(delegate) {}
  }

  /// As a sheet, it's modal.
  @Test func anAdaptedPopoverPassesNothing() {
    let (scene, button, taps) = scene()
    button.frame.origin.y = 10
    let screen = scene.screen("B", .popover)
    screen.popoverPresentationController?.sourceView = scene.root.view
    screen.popoverPresentationController?.passthroughViews = [scene.root.view]
    scene.root.present(screen, animated: false)
    scene.host.advance(by: 0.1)
    scene.host.tap(at: CGPoint(x: 60, y: 30))
    scene.host.advance(by: 0.6)
    #expect(taps() == 0)
    #expect(scene.root.presentedViewController == nil)
  }
}
