import UIKit
import XCTest

/// Operations that overlap, or are nested in UIKit's calls.
final class OverlapTests: XCTestCase {
  @MainActor private func running() async -> Scene {
    let scene = await Scene("AB")
    scene.animate(2)
    scene.navigation.pushViewController(scene.screen("C"), animated: true)
    await scene.phone.wait(0.2)
    return scene
  }

  @MainActor private func check(_ scene: Scene, _ stack: String) async {
    XCTAssertEqual(scene.stack, "ABC")
    await scene.phone.wait(5)
    XCTAssertEqual(scene.stack, stack)
    XCTAssertTrue(scene.onlyTheTopIsSeen)
    XCTAssertNil(scene.navigation.transitionCoordinator)
    scene.phone.assertSilent()
  }

  /// A push during a push waits for its end.
  @MainActor func testAPushWaitsForTheEnd() async {
    let scene = await running()
    scene.navigation.pushViewController(scene.screen("D"), animated: true)
    await check(scene, "ABCD")
  }

  /// A pop during a push waits for its end and returns nothing.
  @MainActor func testAPopWaitsForTheEnd() async {
    let scene = await running()
    XCTAssertNil(scene.navigation.popViewController(animated: true))
    await check(scene, "AB")
  }

  /// A pop to the root during a push waits for its end and returns nothing.
  @MainActor func testPopToRootWaitsForTheEnd() async {
    let scene = await running()
    XCTAssertNil(scene.navigation.popToRootViewController(animated: true))
    await check(scene, "A")
  }

  /// A pop to a screen during a push waits for its end and returns nothing.
  @MainActor func testPopToAScreenWaitsForTheEnd() async {
    let scene = await running()
    XCTAssertNil(scene.navigation.popToViewController(scene.screens[1], animated: true))
    await check(scene, "AB")
  }

  /// A new stack during a push waits for its end.
  @MainActor func testANewStackWaitsForTheEnd() async {
    let scene = await running()
    scene.navigation.setViewControllers([scene.screens[0], scene.screen("X")], animated: true)
    await check(scene, "AX")
  }

  /// Without animation, too, an operation waits for the end of the one before.
  @MainActor func testAnUnanimatedPushWaitsForTheEnd() async {
    let scene = await running()
    scene.navigation.pushViewController(scene.screen("D"), animated: false)
    await check(scene, "ABCD")
  }

  /// Two pushes in one turn both take place, without a warning.
  @MainActor func testTwoPushesInOneTurn() async {
    let scene = await Scene()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.navigation.pushViewController(scene.screen("C"), animated: true)
    await scene.phone.wait(2)
    XCTAssertEqual(scene.stack, "ABC")
    XCTAssertTrue(scene.onlyTheTopIsSeen)
    scene.phone.assertSilent()
  }

  /// What waits for a pop that's canceled changes the stack that is back.
  @MainActor func testWhatWaitsForACancelledPopChangesTheStackThatIsBack() async {
    let scene = await Scene("AB")
    let (delegate, drive) = await scene.interactivePop()
    delegate.interaction = nil
    scene.navigation.pushViewController(scene.screen("C"), animated: true)
    drive.cancel()
    await scene.phone.wait(4)
    XCTAssertEqual(scene.stack, "ABC")
    XCTAssertTrue(scene.onlyTheTopIsSeen)
  }

  /// A push inside `viewWillAppear` ends on the last screen.
  @MainActor func testAPushInViewWillAppear() async {
    for animated in [true, false] {
      let scene = await Scene()
      let next = scene.screen("B")
      next.inWillAppear = { [weak next] in
        next?.inWillAppear = nil
        scene.navigation.pushViewController(scene.screen("C"), animated: animated)
      }
      scene.navigation.pushViewController(next, animated: animated)
      await scene.phone.wait(2)
      XCTAssertEqual(scene.stack, "ABC")
      XCTAssertTrue(scene.onlyTheTopIsSeen)
    }
  }

  /// A push inside `viewDidAppear` is an ordinary push.
  @MainActor func testAPushInViewDidAppear() async {
    let scene = await Scene()
    let next = scene.screen("B")
    next.inDidAppear = { [weak next] in
      next?.inDidAppear = nil
      scene.navigation.pushViewController(scene.screen("C"), animated: true)
    }
    scene.navigation.pushViewController(next, animated: true)
    await scene.phone.wait(2)
    XCTAssertEqual(scene.stack, "ABC")
    XCTAssertTrue(scene.onlyTheTopIsSeen)
    XCTAssertEqual(scene.calls.take().last, "C didMove(parent)")
    scene.phone.assertSilent()
  }

  /// A pop inside `didShow` is an ordinary pop.
  @MainActor func testAPopInDidShow() async {
    let scene = await Scene()
    let delegate = ShowDelegate(scene.calls)
    delegate.inDidShow = { navigation in
      if navigation.topViewController?.title == "B" { navigation.popViewController(animated: true) }
    }
    scene.use(delegate)
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.wait(2)
    XCTAssertEqual(scene.stack, "A")
    XCTAssertTrue(scene.onlyTheTopIsSeen)
    XCTAssertEqual(
      scene.calls.take().filter { $0.contains("Show") },
      ["willShow B", "didShow B", "willShow A", "didShow A"])
  }

  /// A pop inside the coordinator's completion is carried out.
  @MainActor func testAPopInACompletionOfTheCoordinator() async {
    let scene = await Scene()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      scene.navigation.popViewController(animated: true)
    }
    await scene.phone.wait(2)
    XCTAssertEqual(scene.stack, "A")
    let isUsable = await scene.isUsable()
    XCTAssertTrue(isUsable)
  }

  /// A push inside `animateTransition` waits for the end.
  @MainActor func testAPushInTheAnimatorIsCarriedOut() async {
    let scene = await Scene()
    let (_, animator) = scene.animate()
    animator.inAnimate = { [weak animator] _ in
      animator?.inAnimate = nil
      scene.navigation.pushViewController(scene.screen("C"), animated: true)
    }
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.wait(3)
    XCTAssertEqual(scene.stack, "ABC")
    XCTAssertEqual(scene.calls.take("ended true"), ["ended true", "ended true"])
    let isUsable = await scene.isUsable()
    XCTAssertTrue(isUsable)
  }

  /// A pop inside `animationEnded` is carried out.
  @MainActor func testAPopInAnimationEndedIsCarriedOut() async {
    let scene = await Scene()
    let (_, animator) = scene.animate()
    animator.inEnded = { [weak animator] _ in
      animator?.inEnded = nil
      scene.navigation.popViewController(animated: true)
    }
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.wait(3)
    XCTAssertEqual(scene.stack, "A")
    let isUsable = await scene.isUsable()
    XCTAssertTrue(isUsable)
  }
}
