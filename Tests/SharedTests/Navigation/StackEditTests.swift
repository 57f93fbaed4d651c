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

  /// What a change from ABC to that stack calls.
  @MainActor private func calls(changingTo stack: String) async -> [String] {
    let scene = await Scene("ABC")
    scene.animate()
    let screens = stack.map { name in
      scene.screens.first { $0.title == String(name) } ?? scene.screen(String(name))
    }
    scene.navigation.setViewControllers(screens, animated: true)
    await scene.phone.settle()
    XCTAssertEqual(scene.stack, stack)
    XCTAssertTrue(scene.onlyTheTopIsSeen)
    return scene.calls.take()
  }

  /// A new top that the old stack didn't have is pushed.
  @MainActor func testAnUnknownTopIsPushed() async {
    for stack in ["ABD", "D", "ABCD"] {
      let calls = await calls(changingTo: stack)
      XCTAssertEqual(calls.filter { $0.hasPrefix("animator") }, ["animator push"], stack)
    }
  }

  /// A new top that the old stack had is popped to, wherever it was.
  @MainActor func testAKnownTopIsPoppedTo() async {
    for stack in ["AB", "XB", "CA"] {
      let calls = await calls(changingTo: stack)
      XCTAssertEqual(calls.filter { $0.hasPrefix("animator") }, ["animator pop"], stack)
      let top = stack.suffix(1)
      XCTAssertEqual(
        calls.filter { $0.hasSuffix("ppear") },
        ["C willDisappear", "\(top) willAppear", "C didDisappear", "\(top) didAppear"])
    }
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
    XCTAssertEqual(scene.calls.take(), [])
  }

  /// A pop returns the screen that goes, outside of a window, too.
  @MainActor func testAPopReturnsItsScreen() async {
    for isShown in [true, false] {
      let scene = await Scene("AB", shows: isShown)
      let popped = scene.navigation.popViewController(animated: isShown)
      XCTAssertTrue(popped === scene.screens[1])
      XCTAssertEqual(scene.stack, "A")
      await scene.phone.settle()
    }
  }

  /// A pop to the root at the root calls nobody.
  @MainActor func testPopToRootAtTheRootCallsNobody() async {
    let scene = await Scene()
    XCTAssertEqual(scene.navigation.popToRootViewController(animated: true) ?? [], [])
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.take(), [])
  }

  /// A pop to the top calls nobody.
  @MainActor func testPopToTheTopCallsNobody() async {
    let scene = await Scene("AB")
    XCTAssertEqual(
      scene.navigation.popToViewController(scene.screens[1], animated: true) ?? [], [])
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.take(), [])
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

  /// A pop to a screen changes the stack outside of a visible window, too, and returns nothing there.
  @MainActor func testAPopToAScreenReturnsNothingOutsideOfAWindow() async {
    for hasWindow in [true, false] {
      let scene = await Scene("ABC", shows: false)
      if hasWindow {
        scene.phone.window.rootViewController = scene.navigation
        scene.navigation.loadViewIfNeeded()
      }
      XCTAssertNil(scene.navigation.popToViewController(scene.screens[1], animated: false))
      XCTAssertEqual(scene.stack, "AB")
      XCTAssertNil(scene.navigation.popToRootViewController(animated: false))
      XCTAssertEqual(scene.stack, "A")
    }
  }

  /// In a window it returns the screens that go, without animation, too.
  @MainActor func testAnUnanimatedPopToAScreenReturnsTheOnesAboveIt() async {
    let scene = await Scene("ABCD")
    let popped = scene.navigation.popToViewController(scene.screens[2], animated: false)
    XCTAssertEqual(popped?.compactMap(\.title), ["D"])
    await scene.phone.settle()
    let rest = scene.navigation.popToRootViewController(animated: false)
    XCTAssertEqual(rest?.compactMap(\.title), ["B", "C"])
    XCTAssertEqual(scene.stack, "A")
    await scene.phone.settle()
  }
}
