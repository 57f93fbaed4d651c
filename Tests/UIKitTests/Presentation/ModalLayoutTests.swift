import Testing
import UIKitHost

@testable import UIKit

/// Where the views of presentations are.
@MainActor @Suite(.serialized, .warningsAreRead) struct ModalLayoutTests {
  @Test func containersAreSiblingsAboveTheRootsView() {
    let scene = ModalScene()
    let screen = scene.presented("B", .overFullScreen)
    let container = screen.presentationController?.containerView
    #expect(scene.host.window.subviews.count == 2)
    #expect(scene.host.window.subviews.first === scene.root.view)
    #expect(scene.host.window.subviews.last === container)
    #expect(screen.view.superview === container)
  }

  @Test func coverVerticalComesFromBelowAndIsLaidOutBeforehand() {
    let scene = ModalScene()
    let screen = scene.screen("B", .overFullScreen)
    scene.root.present(screen, animated: true)
    scene.host.advance(by: 0.2)
    #expect(screen.view.safeAreaInsets.top == 47)
    let y = screen.view.layer.presentation().map { $0.transform.m42 } ?? 0
    #expect(y > 0 && y < 844)
    #expect(scene.host.pixel(at: CGPoint(x: 195, y: 10)).red == 255)
    scene.host.advance(by: 0.5)
    #expect(scene.host.pixel(at: CGPoint(x: 195, y: 10)).red == 0)
  }

  @Test func crossDissolveFadesInPlace() {
    let scene = ModalScene()
    let screen = scene.screen("B", .overFullScreen)
    screen.modalTransitionStyle = .crossDissolve
    scene.root.present(screen, animated: true)
    scene.host.advance(by: 0.2)
    let red = scene.host.pixel(at: CGPoint(x: 195, y: 10)).red
    #expect(red > 0 && red < 255)
    #expect(CATransform3DIsIdentity(screen.view.layer.transform))
  }

  @Test func sheetIsACardThatLeavesThePresenterInPlace() {
    let scene = ModalScene()
    let screen = scene.presented("B", .automatic)
    let frame = screen.presentationController?.presentedView?.frame
    #expect(screen.presentationController is UISheetPresentationController)
    #expect(screen.presentationController?.presentationStyle == .formSheet)
    #expect(frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(screen.view.bounds.size == frame?.size)
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(scene.root.view.superview === scene.host.window)
    #expect(scene.root.view.frame == scene.host.window.bounds)
  }

  @Test func mediumDetentTakesHalfOfTheScreen() {
    let scene = ModalScene()
    let screen = scene.screen("B", .pageSheet)
    screen.sheetPresentationController?.detents = [.medium(), .large()]
    scene.root.present(screen, animated: false)
    scene.host.advance(by: 0.1)
    #expect(screen.presentationController?.presentedView?.frame.minY == 422)
    screen.sheetPresentationController?.selectedDetentIdentifier = .large
    scene.host.advance(by: 0.1)
    #expect(screen.presentationController?.presentedView?.frame.minY == 57)
  }

  struct SheetCase: Sendable {
    let size: CGSize
    let compactWidth: Bool
    let compactHeight: Bool
    let isForm: Bool
    let frame: CGRect
  }

  @Test(arguments: [
    SheetCase(
      size: CGSize(width: 390, height: 844), compactWidth: true, compactHeight: false,
      isForm: false, frame: CGRect(x: 0, y: 57, width: 390, height: 787)),
    SheetCase(
      size: CGSize(width: 844, height: 390), compactWidth: true, compactHeight: true,
      isForm: false, frame: CGRect(x: 0, y: 0, width: 844, height: 390)),
    SheetCase(
      size: CGSize(width: 1024, height: 1366), compactWidth: false, compactHeight: false,
      isForm: true, frame: CGRect(x: 242, y: 380, width: 540, height: 620)),
    SheetCase(
      size: CGSize(width: 1024, height: 1366), compactWidth: false, compactHeight: false,
      isForm: false, frame: CGRect(x: 160, y: 91, width: 704, height: 1197)),
  ])
  func sheetLayout(_ one: SheetCase) {
    let layout = SheetLayout(
      bounds: CGRect(origin: .zero, size: one.size),
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      isCompactWidth: one.compactWidth, isCompactHeight: one.compactHeight, isForm: one.isForm)
    #expect(layout.frame == one.frame)
  }

  @Test func customFrameIsAskedOfThePresentationController() {
    final class HalfScreen: UIPresentationController {
      var layouts = 0
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 422, width: 390, height: 422)
      }
      override func containerViewWillLayoutSubviews() { layouts += 1 }
    }
    let scene = ModalScene()
    let screen = scene.screen("B", .custom)
    let vendor = PresentationVendor(HalfScreen.init)
    screen.transitioningDelegate = vendor
    scene.root.present(screen, animated: true)
    scene.host.advance(by: 0.6)
    #expect(screen.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect((screen.presentationController as? HalfScreen).map { $0.layouts > 0 } == true)
  }

  @Test func aPresentedScreenFollowsTheWindowsSize() {
    let scene = ModalScene()
    let screen = scene.presented("B")
    scene.host.resize(to: CGSize(width: 844, height: 390))
    scene.host.advance(by: 0.1)
    #expect(screen.view.frame.size == CGSize(width: 844, height: 390))
    scene.root.dismiss(animated: false)
    scene.host.advance(by: 1.0 / 60)
    #expect(scene.root.view.frame.size == CGSize(width: 844, height: 390))
  }

  @Test func popoverAtCompactWidthIsASheetUnlessTheDelegateSaysNone() {
    for delegate in [nil, UnadaptedPopover()] {
      let scene = ModalScene()
      let screen = scene.screen("B", .popover)
      screen.preferredContentSize = CGSize(width: 200, height: 100)
      screen.popoverPresentationController?.sourceView = scene.root.view
      screen.popoverPresentationController?.sourceRect = CGRect(
        x: 100, y: 200, width: 40, height: 40)
      screen.popoverPresentationController?.delegate = delegate
      scene.root.present(screen, animated: false)
      scene.host.advance(by: 0.1)
      let frame = screen.presentationController?.presentedView?.frame
      #expect(
        frame
          == (delegate == nil
            ? CGRect(x: 0, y: 57, width: 390, height: 787)
            : CGRect(x: 20, y: 253, width: 200, height: 100)))
    }
  }

  @Test func aTapBesideASheetDismissesItUnlessForbidden() {
    let scene = ModalScene()
    let screen = scene.presented("B", .pageSheet)
    screen.isModalInPresentation = true
    scene.host.tap(at: CGPoint(x: 195, y: 20))
    scene.host.advance(by: 0.6)
    #expect(scene.root.presentedViewController === screen)
    screen.isModalInPresentation = false
    scene.host.tap(at: CGPoint(x: 195, y: 20))
    scene.host.advance(by: 0.6)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test(arguments: [true, false]) func theGrabberIsShownWhereItIsWished(_ isWished: Bool) {
    let scene = ModalScene()
    let screen = scene.screen("B", .pageSheet)
    screen.sheetPresentationController?.prefersGrabberVisible = isWished
    scene.root.present(screen, animated: false)
    scene.host.advance(by: 0.1)
    #expect(screen.presentationController?.presentedView?.subviews.count == (isWished ? 2 : 1))
    #expect((scene.host.pixel(at: CGPoint(x: 195, y: 64)).red > 0) == isWished)
  }
}
