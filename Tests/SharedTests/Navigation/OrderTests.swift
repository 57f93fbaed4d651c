import UIKit
import XCTest

/// The order of UIKit's calls around one push or pop.
final class OrderTests: XCTestCase {
  private let push = ["A willDisappear", "B willAppear", "A didDisappear", "B didAppear"]
  private let pop = ["B willDisappear", "A willAppear", "B didDisappear", "A didAppear"]

  /// A push calls the screen that's left first, both times.
  @MainActor func testAPushCallsInOrder() async {
    let scene = await Scene()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.takeAppearances(), push)
    scene.phone.assertSilent()
  }

  /// A push without animation makes the same calls in the same order.
  @MainActor func testAPushWithoutAnimationCallsInTheSameOrder() async {
    let scene = await Scene()
    scene.navigation.pushViewController(scene.screen("B"), animated: false)
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.takeAppearances(), push)
  }

  /// A pop calls the screen that's left first, both times.
  @MainActor func testAPopCallsInOrder() async {
    let scene = await Scene("AB")
    scene.navigation.popViewController(animated: true)
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.takeAppearances(), pop)
  }

  /// A pop without animation makes the same calls in the same order.
  @MainActor func testAPopWithoutAnimationCallsInTheSameOrder() async {
    let scene = await Scene("AB")
    scene.navigation.popViewController(animated: false)
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.takeAppearances(), pop)
  }

  /// The screens between are not told of a pop to the root.
  @MainActor func testPopToRootTellsOnlyTheTwoTops() async {
    let scene = await Scene("ABCD")
    let popped = scene.navigation.popToRootViewController(animated: true)
    XCTAssertEqual(popped?.compactMap(\.title), ["B", "C", "D"])
    await scene.phone.settle()
    XCTAssertEqual(
      scene.calls.takeAppearances(),
      ["D willDisappear", "A willAppear", "D didDisappear", "A didAppear"])
    XCTAssertEqual(scene.stack, "A")
  }

  /// The screens between are not told of a pop to a screen.
  @MainActor func testPopToAScreenTellsOnlyTheTwoTops() async {
    let scene = await Scene("ABCD")
    let popped = scene.navigation.popToViewController(scene.screens[1], animated: true)
    XCTAssertEqual(popped?.compactMap(\.title), ["C", "D"])
    await scene.phone.settle()
    XCTAssertEqual(
      scene.calls.takeAppearances(),
      ["D willDisappear", "B willAppear", "D didDisappear", "B didAppear"])
  }

  /// A new stack tells the old top and the new one only.
  @MainActor func testANewStackTellsOnlyTheTwoTops() async {
    let scene = await Scene("AB")
    scene.navigation.setViewControllers(["C", "D", "E"].map(scene.screen), animated: true)
    await scene.phone.settle()
    XCTAssertEqual(
      scene.calls.takeAppearances(),
      ["B willDisappear", "E willAppear", "B didDisappear", "E didAppear"])
    XCTAssertEqual(scene.stack, "CDE")
  }

  /// A pushed screen is told of its parent before the push and after it has appeared.
  @MainActor func testAPushedScreenIsToldOfItsParent() async {
    let scene = await Scene()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    XCTAssertEqual(scene.calls.take(), ["B willMove(parent)"])
    await scene.phone.settle()
    let calls = scene.calls.take()
    XCTAssertEqual(calls.last, "B didMove(parent)")
  }

  /// A popped screen is told that it has no parent, at last.
  @MainActor func testAPoppedScreenIsToldThatItHasNoParent() async {
    let scene = await Scene("AB")
    scene.navigation.popViewController(animated: true)
    XCTAssertEqual(scene.calls.take(), ["B willMove(nil)"])
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.take().last, "B didMove(nil)")
  }

  /// A screen knows in its callbacks whether it comes or goes for good.
  @MainActor func testIsMovingIsTrueInTheCallsOnly() async {
    let scene = await Scene()
    let next = scene.screen("B")
    var flags: [Bool] = []
    next.inWillAppear = { [unowned next] in flags.append(next.isMovingToParent) }
    next.inDidAppear = { [unowned next] in flags.append(next.isMovingToParent) }
    next.inWillDisappear = { [unowned next] in flags.append(next.isMovingFromParent) }
    next.inDidDisappear = { [unowned next] in flags.append(next.isMovingFromParent) }
    scene.navigation.pushViewController(next, animated: true)
    await scene.phone.settle()
    scene.navigation.popViewController(animated: true)
    await scene.phone.settle()
    XCTAssertEqual(flags, [true, true, true, true])
    XCTAssertFalse(next.isMovingToParent || next.isMovingFromParent)
  }

  /// A screen that's covered by another doesn't move from its parent, nor to it as it's uncovered.
  @MainActor func testACoveredScreenDoesNotMoveFromItsParent() async {
    let scene = await Scene()
    var moves: [Bool] = []
    let root = scene.screens[0]
    root.inWillDisappear = { [unowned root] in moves.append(root.isMovingFromParent) }
    root.inWillAppear = { [unowned root] in moves.append(root.isMovingToParent) }
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.settle()
    scene.navigation.popViewController(animated: true)
    await scene.phone.settle()
    XCTAssertEqual(moves, [false, false])
  }

  /// The root is announced as the controller first appears, without animation.
  @MainActor func testTheRootIsAnnouncedToo() async {
    let scene = await Scene(shows: false)
    let delegate = ShowDelegate(scene.calls)
    scene.use(delegate)
    _ = scene.calls.take()
    await scene.phone.show(scene.navigation)
    XCTAssertEqual(
      scene.calls.takeOrder(), ["A willAppear", "willShow A", "A didAppear", "didShow A"])
    XCTAssertEqual(delegate.animated, [false, false])
  }

  /// Constant `unanimatedChangesComeWithLayout`: what a push without animation calls comes with the
  /// next layout, not in the call.
  @MainActor func testUnanimatedChangesComeWithTheLayout() async {
    let scene = await Scene()
    scene.navigation.pushViewController(scene.screen("B"), animated: false)
    XCTAssertEqual(scene.stack, "AB")
    XCTAssertEqual(scene.calls.takeAppearances(), [])
    scene.phone.window.layoutIfNeeded()
    XCTAssertEqual(scene.calls.takeAppearances(), push)
  }

  /// The stack changes in the call, and the coordinator is there when it returns.
  @MainActor func testTheStackChangesInTheCall() async {
    let scene = await Scene()
    let next = scene.screen("B")
    scene.navigation.pushViewController(next, animated: true)
    XCTAssertEqual(scene.stack, "AB")
    XCTAssertTrue(scene.navigation.topViewController === next)
    XCTAssertTrue(next.navigationController === scene.navigation)
    XCTAssertNotNil(scene.navigation.transitionCoordinator)
    XCTAssertNotNil(next.transitionCoordinator)
    await scene.phone.settle()
    XCTAssertNil(scene.navigation.transitionCoordinator)
  }

  /// The transition starts as the controller's view lays out, so that a layout starts it.
  @MainActor func testALayoutStartsTheTransition() async {
    let scene = await Scene()
    let next = scene.screen("B")
    scene.navigation.pushViewController(next, animated: true)
    XCTAssertFalse(next.isViewLoaded)
    scene.navigation.view.layoutIfNeeded()
    XCTAssertTrue(next.isViewLoaded)
    XCTAssertEqual(scene.calls.takeAppearances(), ["A willDisappear", "B willAppear"])
    await scene.phone.settle()
  }

  /// After a push and a pop only the top's view is in the window.
  @MainActor func testOnlyTheTopIsInTheWindow() async {
    let scene = await Scene("ABC")
    scene.navigation.pushViewController(scene.screen("D"), animated: true)
    await scene.phone.settle()
    XCTAssertTrue(scene.onlyTheTopIsSeen)
    scene.navigation.popToRootViewController(animated: true)
    await scene.phone.settle()
    XCTAssertTrue(scene.onlyTheTopIsSeen)
  }

  /// A popped screen is freed, and so is its view.
  @MainActor func testAPoppedScreenIsFreed() async {
    let scene = await Scene()
    weak var popped: UIViewController?
    weak var view: UIView?
    do {
      let next = scene.screen("B")
      popped = next
      scene.navigation.pushViewController(next, animated: true)
    }
    await scene.phone.settle()
    view = popped?.view
    XCTAssertNotNil(view)
    scene.navigation.popViewController(animated: true)
    await scene.phone.settle()
    XCTAssertNil(popped)
    XCTAssertNil(view)
  }

  /// A popped screen has no parent in its last callback, still moves from it there, and is told at last.
  @MainActor func testAPoppedScreenHasNoParentInItsLastCallback() async {
    for animated in [true, false] {
      let scene = await Scene("AB")
      let popped = scene.screens[1]
      var parents: [Bool] = []
      popped.inWillDisappear = { [unowned popped] in parents.append(popped.parent != nil) }
      popped.inDidDisappear = { [unowned popped] in
        parents.append(popped.parent != nil)
        parents.append(popped.navigationController != nil)
        parents.append(popped.isMovingFromParent)
      }
      scene.navigation.popViewController(animated: animated)
      await scene.phone.settle()
      XCTAssertEqual(parents, [true, false, false, true])
      XCTAssertFalse(popped.isMovingFromParent)
      XCTAssertEqual(
        scene.calls.take().suffix(3), ["B didDisappear", "A didAppear", "B didMove(nil)"])
    }
  }
}
