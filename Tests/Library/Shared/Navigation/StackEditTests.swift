import UIKit
import XCTest

/// What a new stack, a pop without effect and odd arguments do.
final class StackEditTests: XCTestCase {
  /// The same stack again does nothing.
  @MainActor func testTheSameStackDoesNothing() async {
    let scene = await Scene("AB")
    scene.animate()
    scene.navigation.setViewControllers(scene.screens, animated: true)
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.takeOrder(), [])
    XCTAssertNil(scene.navigation.transitionCoordinator)
  }

  /// The same top on another stack makes no transition, and nobody is asked.
  @MainActor func testTheSameTopMakesNoTransition() async {
    let scene = await Scene("AB")
    scene.animate()
    scene.navigation.setViewControllers(
      [scene.screen("X"), scene.screens[1]], animated: true)
    await scene.phone.settle()
    let calls = scene.calls.take()
    XCTAssertFalse(calls.contains { $0.hasPrefix("animator") })
    XCTAssertFalse(calls.contains { $0.hasPrefix("B will") || $0.hasPrefix("B did") })
    XCTAssertEqual(scene.stack, "XB")
  }

  /// A new top that the old stack didn't have is pushed.
  @MainActor func testAnUnknownTopIsPushed() async {
    let scene = await Scene("AB")
    scene.animate()
    scene.navigation.setViewControllers([scene.screens[0], scene.screen("C")], animated: true)
    await scene.phone.settle()
    XCTAssertTrue(scene.calls.take().contains("animator push"))
    XCTAssertEqual(scene.stack, "AC")
  }

  /// A new top that the old stack had is popped to.
  @MainActor func testAKnownTopIsPoppedTo() async {
    let scene = await Scene("ABC")
    scene.animate()
    scene.navigation.setViewControllers([scene.screen("X"), scene.screens[1]], animated: true)
    await scene.phone.settle()
    XCTAssertTrue(scene.calls.take().contains("animator pop"))
    XCTAssertEqual(scene.stack, "XB")
  }

  /// A new stack without animation asks for no animator.
  @MainActor func testANewStackWithoutAnimationAsksForNoAnimator() async {
    let scene = await Scene("AB")
    scene.animate()
    scene.navigation.setViewControllers([scene.screen("C")], animated: false)
    await scene.phone.settle()
    XCTAssertEqual(
      scene.calls.takeOrder(),
      [
        "B willDisappear", "C willAppear", "willShow C", "B didDisappear", "C didAppear",
        "didShow C",
      ])
  }

  /// The root can't be popped.
  @MainActor func testTheRootIsNotPopped() async {
    let scene = await Scene()
    XCTAssertNil(scene.navigation.popViewController(animated: true))
    await scene.phone.settle()
    XCTAssertEqual(scene.stack, "A")
    XCTAssertEqual(scene.calls.takeAppearances(), [])
  }

  /// A pop returns the screen that goes.
  @MainActor func testAPopReturnsItsScreen() async {
    let scene = await Scene("AB")
    XCTAssertTrue(scene.navigation.popViewController(animated: true) === scene.screens[1])
    XCTAssertEqual(scene.stack, "A")
    await scene.phone.settle()
  }

  /// A pop to the root at the root calls nobody.
  @MainActor func testPopToRootAtTheRootCallsNobody() async {
    let scene = await Scene()
    scene.navigation.popToRootViewController(animated: true)
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.takeAppearances(), [])
  }

  /// A pop to the top calls nobody.
  @MainActor func testPopToTheTopCallsNobody() async {
    let scene = await Scene("AB")
    scene.navigation.popToViewController(scene.screens[1], animated: true)
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.takeAppearances(), [])
    XCTAssertEqual(scene.stack, "AB")
  }

  /// The top and the visible screen are one without a presentation, and two with one.
  @MainActor func testTheVisibleScreenIsThePresentedOne() async {
    let scene = await Scene("AB")
    XCTAssertTrue(scene.navigation.visibleViewController === scene.screens[1])
    let card = scene.screen("M")
    scene.navigation.present(card, animated: false)
    await scene.phone.settle()
    XCTAssertTrue(scene.navigation.visibleViewController === card)
    XCTAssertTrue(scene.navigation.topViewController === scene.screens[1])
  }

  /// Screens on a stack have it as their parent and their navigation controller.
  @MainActor func testScreensKnowTheirStack() async {
    let scene = await Scene("AB")
    for screen in scene.screens {
      XCTAssertTrue(screen.parent === scene.navigation)
      XCTAssertTrue(screen.navigationController === scene.navigation)
    }
    let popped = scene.navigation.popViewController(animated: false)
    await scene.phone.settle()
    XCTAssertNil(popped?.navigationController)
  }

  /// A pop to a screen changes the stack outside of a window, too, and returns nothing there.
  @MainActor func testAPopToAScreenReturnsNothingOutsideOfAWindow() async {
    let scene = await Scene("ABC", shows: false)
    XCTAssertNil(scene.navigation.popToViewController(scene.screens[1], animated: false))
    XCTAssertEqual(scene.stack, "AB")
    XCTAssertNil(scene.navigation.popToRootViewController(animated: false))
    XCTAssertEqual(scene.stack, "A")
  }
}
