import UIKit
import XCTest

/// When a navigation controller's delegate is asked, and when it's told.
final class DelegateOrderTests: XCTestCase {
  /// Animator and interaction are asked for inside the call, before any will-callback; the rest comes
  /// with the layout.
  @MainActor func testTheAnimatorIsAskedForInsideTheCall() async {
    for pops in [true, false] {
      let scene = await Scene(pops ? "AB" : "A")
      scene.animate()
      if pops {
        scene.navigation.popViewController(animated: true)
      } else {
        scene.navigation.pushViewController(scene.screen("B"), animated: true)
      }
      XCTAssertEqual(
        scene.calls.take().filter { !$0.hasPrefix("B willMove") },
        ["animator \(pops ? "pop" : "push")", "interaction"])
      scene.navigation.view.layoutIfNeeded()
      XCTAssertTrue(scene.calls.take().contains("animate"))
      await scene.phone.settle()
      XCTAssertEqual(scene.stack, pops ? "A" : "AB")
    }
  }

  /// A pushed screen is loaded after the animator has been asked for.
  @MainActor func testAPushedScreenIsLoadedAfterTheAnimatorQuestion() async {
    let scene = await Scene()
    scene.animate()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.settle()
    let calls = scene.calls.take().filter { $0.hasSuffix("didLoad") || $0.hasPrefix("animator") }
    XCTAssertEqual(calls, ["animator push", "B didLoad"])
  }

  /// The interaction is asked for only if there's an animator.
  @MainActor func testWithoutAnAnimatorNoInteractionIsAskedFor() async {
    let scene = await Scene()
    scene.use(AnimatorDelegate(scene.calls))
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.settle()
    let calls = scene.calls.take()
    XCTAssertTrue(calls.contains("animator push"))
    XCTAssertFalse(calls.contains("interaction"))
  }

  /// Without animation nobody is asked for an animator, and both show calls come.
  @MainActor func testWithoutAnimationNoAnimatorIsAskedFor() async {
    let scene = await Scene()
    scene.animate()
    scene.navigation.pushViewController(scene.screen("B"), animated: false)
    await scene.phone.settle()
    let calls = scene.calls.take().filter {
      $0.contains("Show") || $0.contains("animat") || $0 == "interaction"
    }
    XCTAssertEqual(calls, ["willShow B", "didShow B"])
  }

  /// `willShow` comes after the will-callbacks and before the animator is called.
  @MainActor func testWillShowComesBetweenTheWillCallsAndTheAnimator() async {
    let scene = await Scene()
    scene.animate()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.settle()
    let calls = scene.calls.take()
    XCTAssertEqual(
      calls.filter { ["A willDisappear", "B willAppear", "willShow B", "animate"].contains($0) },
      ["A willDisappear", "B willAppear", "willShow B", "animate"])
  }

  /// At the end come did-disappear, did-appear, `didShow`, `animationEnded`.
  @MainActor func testTheEndOfATransition() async {
    let scene = await Scene()
    scene.animate()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.settle()
    let calls = scene.calls.take().filter { $0 != "B didMove(parent)" }
    XCTAssertEqual(
      calls.suffix(4), ["A didDisappear", "B didAppear", "didShow B", "ended true"])
  }

  /// The coordinator is there in `willShow`, `viewDidAppear` and `didShow`, and gone in its own
  /// completions.
  @MainActor func testTheCoordinatorIsGoneInItsCompletions() async {
    let scene = await Scene()
    let delegate = ShowDelegate(scene.calls)
    var seen: [String: Bool] = [:]
    delegate.inWillShow = { seen["willShow"] = $0.transitionCoordinator != nil }
    delegate.inDidShow = { seen["didShow"] = $0.transitionCoordinator != nil }
    scene.use(delegate)
    let navigation = scene.navigation
    let next = scene.screen("B")
    next.inDidAppear = { seen["didAppear"] = navigation.transitionCoordinator != nil }
    navigation.pushViewController(next, animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      seen["completion"] = navigation.transitionCoordinator != nil
    }
    await scene.phone.settle()
    XCTAssertEqual(
      seen, ["willShow": true, "didAppear": true, "didShow": true, "completion": false])
    XCTAssertNil(navigation.transitionCoordinator)
  }

  /// The completions of the coordinator run after `didShow` and before `animationEnded`.
  @MainActor func testCompletionsRunBetweenDidShowAndAnimationEnded() async {
    let scene = await Scene()
    scene.animate()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    let calls = scene.calls
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      calls.note("completion")
    }
    await scene.phone.settle()
    XCTAssertEqual(calls.take().suffix(3), ["didShow B", "completion", "ended true"])
  }

  /// A transition may be completed as late as it likes, and stays under way until then.
  @MainActor func testATransitionMayBeCompletedLate() async {
    let scene = await Scene()
    var context: (any UIViewControllerContextTransitioning)?
    let delegate = AnimatorDelegate(scene.calls)
    delegate.animator = ClosureAnimator {
      if let to = $0.view(forKey: .to) { $0.containerView.addSubview(to) }
      context = $0
    }
    scene.use(delegate)
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.wait(2)
    XCTAssertNotNil(scene.navigation.transitionCoordinator)
    XCTAssertEqual(scene.calls.take("didAppear", "didShow B"), [])
    context?.completeTransition(true)
    await scene.phone.turn()
    XCTAssertEqual(scene.calls.take("didAppear", "didShow B"), ["B didAppear", "didShow B"])
    XCTAssertNil(scene.navigation.transitionCoordinator)
  }

  /// A transition that's completed from a hit test, called by code, ends there.
  @MainActor func testATransitionCompletedInAHitTestEndsThere() async {
    final class Cover: UIView {
      var inHitTest: (() -> Void)?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        inHitTest?()
        return super.hitTest(point, with: event)
      }
    }
    let scene = await Scene()
    let cover = Cover(frame: scene.phone.window.bounds)
    let delegate = AnimatorDelegate(scene.calls)
    let animator = ClosureAnimator { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      cover.inHitTest = {
        cover.inHitTest = nil
        context.completeTransition(true)
      }
    }
    delegate.animator = animator
    scene.use(delegate)
    scene.phone.window.addSubview(cover)
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.wait(0.3)
    _ = scene.calls.take()
    _ = scene.phone.window.hitTest(CGPoint(x: 50, y: 300), with: nil)
    XCTAssertEqual(
      scene.calls.takeOrder(), ["A didDisappear", "B didAppear", "didShow B"])
    XCTAssertEqual(animator.ends, [true])
    XCTAssertNil(scene.navigation.transitionCoordinator)
    cover.removeFromSuperview()
    scene.phone.assertSilent()
  }

  /// An animator that says a push didn't complete leaves the stack as it was.
  @MainActor func testAPushThatDidNotCompleteIsUndone() async {
    let scene = await Scene()
    let delegate = AnimatorDelegate(scene.calls)
    let animator = ClosureAnimator {
      if let to = $0.view(forKey: .to) { $0.containerView.addSubview(to) }
      $0.completeTransition(false)
    }
    delegate.animator = animator
    scene.use(delegate)
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.settle()
    XCTAssertEqual(animator.ends, [false])
    XCTAssertNil(scene.navigation.transitionCoordinator)
  }

  /// The context holds both screens, and the leaving one's view is in the container.
  @MainActor func testTheContextHoldsBothScreens() async {
    let scene = await Scene()
    let (_, animator) = scene.animate()
    let next = scene.screen("B")
    var holds: [Bool] = []
    animator.inAnimate = { [root = scene.screens[0]] context in
      holds = [
        context.viewController(forKey: .from) === root,
        context.viewController(forKey: .to) === next,
        context.view(forKey: .from)?.isDescendant(of: context.containerView) == true,
        context.view(forKey: .to)?.superview == nil,
        context.isAnimated, !context.isInteractive, !context.transitionWasCancelled,
      ]
    }
    scene.navigation.pushViewController(next, animated: true)
    await scene.phone.settle()
    XCTAssertEqual(holds, Array(repeating: true, count: 7))
  }

  /// The final frame of a coming screen is the whole container.
  @MainActor func testTheFinalFrameOfTheComingScreenIsTheContainers() async {
    let scene = await Scene()
    let (_, animator) = scene.animate()
    var frames: [CGRect] = []
    animator.inAnimate = { context in
      if let to = context.viewController(forKey: .to) {
        frames = [context.finalFrame(for: to), context.containerView.bounds]
      }
    }
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.settle()
    XCTAssertEqual(frames.first, frames.last)
    XCTAssertEqual(frames.first?.size, scene.phone.window.bounds.size)
  }

  /// The leaving screen's view is taken away by UIKit once a push has completed.
  @MainActor func testTheLeavingViewIsTakenAway() async {
    let scene = await Scene()
    scene.animate()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.wait(0.2)
    XCTAssertNotNil(scene.screens[0].view.window)
    await scene.phone.settle()
    XCTAssertNil(scene.screens[0].view.window)
  }
}
