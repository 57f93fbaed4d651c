import UIKit
import XCTest

/// Screens that are presented over others.
final class PresentationTests: XCTestCase {
  @MainActor private final class Modal {
    let phone: Phone
    let calls = Calls()
    let root: Screen

    init() async {
      phone = await Phone()
      root = Screen("R", calls)
      await phone.show(root)
      _ = calls.take()
    }

    func screen(_ name: String, _ style: UIModalPresentationStyle = .fullScreen) -> Screen {
      let screen = Screen(name, calls)
      screen.modalPresentationStyle = style
      return screen
    }
  }

  /// A presented screen has appeared before its presenter has disappeared.
  @MainActor func testAFullScreenPresentationCallsInOrder() async {
    let scene = await Modal()
    scene.root.present(scene.screen("M"), animated: true) { scene.calls.note("done") }
    await scene.phone.settle()
    XCTAssertEqual(
      scene.calls.take().filter { $0 != "M didLoad" },
      ["R willDisappear", "M willAppear", "M didAppear", "R didDisappear", "done"])
    scene.phone.assertSilent()
  }

  /// A dismissal calls in the same way round.
  @MainActor func testAFullScreenDismissalCallsInOrder() async {
    let scene = await Modal()
    scene.root.present(scene.screen("M"), animated: false)
    await scene.phone.settle()
    _ = scene.calls.take()
    scene.root.dismiss(animated: true) { scene.calls.note("done") }
    await scene.phone.settle()
    XCTAssertEqual(
      scene.calls.take(),
      ["M willDisappear", "R willAppear", "R didAppear", "M didDisappear", "done"])
  }

  @MainActor private func leavesThePresenter(_ style: UIModalPresentationStyle) async {
    let scene = await Modal()
    let screen = scene.screen("M", style)
    scene.root.present(screen, animated: true)
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.takeAppearances(), ["M willAppear", "M didAppear"])
    XCTAssertNotNil(scene.root.view.window)
    scene.root.dismiss(animated: true)
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.takeAppearances(), ["M willDisappear", "M didDisappear"])
    XCTAssertNil(screen.view.window)
  }

  /// Over full screen the presenter isn't told.
  @MainActor func testOverFullScreenThePresenterIsNotTold() async {
    await leavesThePresenter(.overFullScreen)
  }

  /// Of a custom presentation the presenter isn't told.
  @MainActor func testOfACustomPresentationThePresenterIsNotTold() async {
    await leavesThePresenter(.custom)
  }

  /// Of a sheet the presenter isn't told.
  @MainActor func testOfASheetThePresenterIsNotTold() async {
    await leavesThePresenter(.pageSheet)
  }

  /// A full-screen presentation takes the presenter's view out of the window.
  @MainActor func testFullScreenTakesThePresentersViewAway() async {
    let scene = await Modal()
    scene.root.present(scene.screen("M"), animated: true)
    await scene.phone.settle()
    XCTAssertNil(scene.root.view.window)
    scene.root.dismiss(animated: true)
    await scene.phone.settle()
    XCTAssertNotNil(scene.root.view.window)
    XCTAssertEqual(scene.root.view.frame, scene.phone.window.bounds)
  }

  /// What UIKit puts up for a presentation lies beside the root's view, above it.
  @MainActor func testContainersLieBesideTheRootsView() async {
    let scene = await Modal()
    let screen = scene.screen("M", .overFullScreen)
    scene.root.present(screen, animated: false)
    await scene.phone.settle()
    XCTAssertFalse(screen.view.isDescendant(of: scene.root.view))
    XCTAssertTrue(screen.view.isDescendant(of: scene.phone.window))
  }

  /// The relation exists as the call returns, and ends with the dismissal.
  @MainActor func testTheRelationExistsAsTheCallReturns() async {
    let scene = await Modal()
    let screen = scene.screen("M")
    scene.root.present(screen, animated: true)
    XCTAssertTrue(scene.root.presentedViewController === screen)
    XCTAssertTrue(screen.presentingViewController === scene.root)
    await scene.phone.settle()
    _ = scene.calls.take()
    screen.dismiss(animated: true) { scene.calls.note("done") }
    XCTAssertTrue(scene.root.presentedViewController === screen)
    await scene.phone.settle()
    XCTAssertNil(scene.root.presentedViewController)
    XCTAssertNil(screen.presentingViewController)
    XCTAssertNil(screen.view.window)
    XCTAssertEqual(scene.calls.take("done"), ["done"])
  }

  /// A presentation in progress has a coordinator on both screens.
  @MainActor func testBothScreensHaveTheCoordinator() async {
    let scene = await Modal()
    let screen = scene.screen("M")
    scene.root.present(screen, animated: true)
    XCTAssertNotNil(scene.root.transitionCoordinator)
    XCTAssertTrue(screen.transitionCoordinator === scene.root.transitionCoordinator)
    await scene.phone.settle()
    XCTAssertNil(scene.root.transitionCoordinator)
    XCTAssertNil(screen.transitionCoordinator)
  }

  /// The flags are true in the callbacks only.
  @MainActor func testIsBeingPresentedIsTrueInTheCallsOnly() async {
    let scene = await Modal()
    let screen = scene.screen("M")
    var flags: [Bool] = []
    screen.inWillAppear = { [unowned screen] in flags.append(screen.isBeingPresented) }
    screen.inDidAppear = { [unowned screen] in flags.append(screen.isBeingPresented) }
    screen.inWillDisappear = { [unowned screen] in flags.append(screen.isBeingDismissed) }
    scene.root.present(screen, animated: true) { flags.append(screen.isBeingPresented) }
    await scene.phone.settle()
    scene.root.dismiss(animated: true) { flags.append(screen.isBeingDismissed) }
    await scene.phone.settle()
    XCTAssertEqual(flags, [true, true, false, true, false])
    XCTAssertFalse(screen.isBeingPresented || screen.isBeingDismissed)
  }

  /// A presenter that presents already refuses a second screen.
  @MainActor func testASecondPresentationIsRefused() async {
    let scene = await Modal()
    let first = scene.screen("M")
    let second = scene.screen("N")
    scene.root.present(first, animated: false)
    await scene.phone.settle()
    scene.root.present(second, animated: false)
    await scene.phone.settle()
    XCTAssertTrue(scene.root.presentedViewController === first)
    XCTAssertNil(second.presentingViewController)
    XCTAssertEqual(scene.phone.log?.last?.contains("which is already presenting") ?? true, true)
  }

  /// A screen on a stack hands a full-screen presentation up to the stack.
  @MainActor func testAStackPresentsForItsScreens() async {
    let scene = await Scene("AB")
    let card = scene.screen("M")
    card.modalPresentationStyle = .fullScreen
    scene.screens[1].present(card, animated: false)
    await scene.phone.settle()
    XCTAssertTrue(card.presentingViewController === scene.navigation)
    XCTAssertTrue(scene.navigation.presentedViewController === card)
    XCTAssertTrue(scene.screens[1].presentedViewController === card)
  }

  /// Dismissing on a presenter takes all that lies above it, and tells each screen once.
  @MainActor func testDismissingOnAPresenterTakesAllAboveIt() async {
    for style: UIModalPresentationStyle in [.fullScreen, .overFullScreen, .pageSheet] {
      let scene = await Modal()
      let count = scene.phone.window.subviews.count
      let screens = ["L", "M", "N"].map { scene.screen($0, style) }
      for (presenter, screen) in zip([scene.root] + screens, screens) {
        presenter.present(screen, animated: false)
        await scene.phone.settle()
        XCTAssertTrue(presenter.presentedViewController === screen)
        XCTAssertTrue(screen.presentingViewController === presenter)
      }
      _ = scene.calls.take()
      scene.root.dismiss(animated: true)
      await scene.phone.settle()
      XCTAssertNil(scene.root.presentedViewController)
      XCTAssertNotNil(scene.root.view.window)
      XCTAssertEqual(scene.phone.window.subviews.count, count)
      for screen in screens {
        XCTAssertNil(screen.view.window)
        XCTAssertNil(screen.presentingViewController)
        XCTAssertNil(screen.presentedViewController)
        XCTAssertFalse(screen.isBeingDismissed)
      }
      guard style == .overFullScreen else { continue }
      XCTAssertEqual(
        scene.calls.takeAppearances().sorted(),
        screens.flatMap { ["\($0.name) didDisappear", "\($0.name) willDisappear"] })
    }
  }

  /// Dismissing with nothing presented calls back.
  @MainActor func testDismissingNothingCallsBack() async {
    let scene = await Modal()
    var count = 0
    scene.root.dismiss(animated: true) { count += 1 }
    await scene.phone.settle()
    XCTAssertEqual(count, 1)
    XCTAssertNotNil(scene.root.view.window)
  }

  /// Presents a screen, and dismisses it after so many seconds, on its way.
  @MainActor private func dismissesEarly(after seconds: TimeInterval?) async {
    for animated in [true, false] {
      let scene = await Modal()
      let screen = scene.screen("M")
      scene.root.present(screen, animated: true)
      if let seconds { await scene.phone.wait(seconds) }
      var count = 0
      screen.dismiss(animated: animated) { count += 1 }
      await scene.phone.settle()
      XCTAssertNil(scene.root.presentedViewController)
      XCTAssertNil(screen.view.window)
      XCTAssertEqual(count, 1)
    }
  }

  /// Constant `earlyDismissal`: a screen that's dismissed while it comes in is gone within a second.
  @MainActor func testAnEarlyDismissalIsMadeGood() async {
    await dismissesEarly(after: 0.1)
  }

  /// Dismissed in the same turn, too, it's gone within a second.
  @MainActor func testADismissalInTheSameTurnIsMadeGood() async {
    await dismissesEarly(after: nil)
  }

  /// Constant `unanimatedDismissalWaits`: in the same turn the presenter still holds the modal.
  @MainActor func testAnUnanimatedDismissalTakesEffectWithTheTurn() async {
    let scene = await Modal()
    scene.root.present(scene.screen("M"), animated: false)
    await scene.phone.settle()
    scene.root.dismiss(animated: false)
    XCTAssertEqual(scene.root.presentedViewController?.isBeingDismissed, true)
    await scene.phone.settle()
    XCTAssertNil(scene.root.presentedViewController)
  }

  /// Constant `modalDuration`: a presentation takes about 0.4 s.
  @MainActor func testTheDurationOfAPresentation() async {
    let scene = await Modal()
    let screen = scene.screen("M")
    scene.root.present(screen, animated: true)
    await scene.phone.turn()
    XCTAssertEqual(screen.transitionCoordinator?.transitionDuration ?? 0, 0.4, accuracy: 0.15)
    await scene.phone.settle()
  }

  /// Constant `sheetTopGap`: a sheet begins some points below the safe area.
  @MainActor func testASheetBeginsBelowTheSafeArea() async {
    let scene = await Modal()
    let screen = scene.screen("M", .pageSheet)
    scene.root.present(screen, animated: false)
    await scene.phone.settle()
    let top = screen.view.convert(CGPoint.zero, to: nil).y
    XCTAssertEqual(top, scene.phone.window.safeAreaInsets.top + 10, accuracy: 4)
  }

  /// A push on a stack beneath a modal takes place without it being seen, and is told as it's uncovered.
  @MainActor func testAPushBeneathAModalTakesPlace() async {
    let scene = await Scene()
    let card = scene.screen("M")
    card.modalPresentationStyle = .fullScreen
    scene.navigation.present(card, animated: false)
    await scene.phone.settle()
    XCTAssertEqual(
      scene.calls.takeAppearances().filter { $0.hasPrefix("A") },
      ["A willDisappear", "A didDisappear"])
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.settle()
    XCTAssertEqual(scene.stack, "AB")
    XCTAssertEqual(scene.calls.takeAppearances(), [])
    scene.navigation.dismiss(animated: false)
    await scene.phone.settle()
    XCTAssertTrue(scene.onlyTheTopIsSeen)
    XCTAssertEqual(
      scene.calls.takeAppearances().filter { !$0.hasPrefix("M") },
      ["B willAppear", "B didAppear"])
  }

  /// A container decides on the appearance of its children; what it has begun, it ends itself.
  @MainActor func testAContainerDecidesOnAppearance() async {
    final class Container: UIViewController {
      var forwards = false
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    }
    for forwards in [false, true] {
      let phone = await Phone()
      let calls = Calls()
      let container = Container()
      container.forwards = forwards
      await phone.show(container)
      let child = Screen("C", calls)
      container.addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      container.view.addSubview(child.view)
      if !forwards { XCTAssertEqual(calls.takeAppearances(), ["C willAppear"]) }
      child.endAppearanceTransition()
      child.didMove(toParent: container)
      if !forwards { XCTAssertEqual(calls.takeAppearances(), ["C didAppear"]) }
      await phone.turn()
      _ = calls.take()
      child.beginAppearanceTransition(false, animated: false)
      child.view.removeFromSuperview()
      await phone.turn()
      XCTAssertEqual(calls.takeAppearances(), ["C willDisappear"])
      child.endAppearanceTransition()
      XCTAssertEqual(calls.takeAppearances(), ["C didDisappear"])
      await phone.turn()
    }
  }

  /// Constant `automaticStyleIsFormSheet`: the automatic style reads as a form sheet since iOS 18.
  @MainActor func testTheAutomaticStyleIsAFormSheet() async {
    _ = await Phone()
    let screen = UIViewController()
    var style = UIModalPresentationStyle.pageSheet
    if #available(iOS 18.0, *) { style = .formSheet }
    XCTAssertEqual(screen.modalPresentationStyle, style)
  }
}
