import UIKit
import XCTest

/// Which delegate UIKit calls, and when it looks what that one can do.
final class DelegateStorageTests: XCTestCase {
  /// Overrides the getter, and stores what is set as UIKit does.
  private final class Overriding: UINavigationController {
    var answer: (any UINavigationControllerDelegate)?
    override var delegate: (any UINavigationControllerDelegate)? {
      get { answer ?? super.delegate }
      set { super.delegate = newValue }
    }
  }

  /// UIKit calls the delegate that it has stored, never the overridden getter's.
  @MainActor func testTheStoredDelegateIsCalled() async {
    let navigation = Overriding()
    let scene = await Scene("A", navigation)
    let other = Calls()
    let stranger = ShowDelegate(other)
    navigation.answer = stranger
    scene.use(ShowDelegate(scene.calls))
    navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.take().filter { $0.contains("Show") }, ["willShow B", "didShow B"])
    XCTAssertEqual(other.all, [])
  }

  /// The animator is asked of the stored delegate, too.
  @MainActor func testTheStoredDelegateIsAskedForTheAnimator() async {
    let navigation = Overriding()
    let scene = await Scene("A", navigation)
    let other = Calls()
    let stranger = AnimatorDelegate(other)
    scene.animate()
    navigation.answer = stranger
    navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.settle()
    XCTAssertTrue(scene.calls.take().contains("animator push"))
    XCTAssertEqual(other.all, [])
  }

  /// A second delegate with an animator is asked, after one without was stored.
  @MainActor func testTheSecondOfTwoDelegatesIsAskedForItsAnimator() async {
    let scene = await Scene()
    scene.use(ShowDelegate(scene.calls))
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.settle()
    _ = scene.calls.take()
    scene.animate()
    scene.navigation.pushViewController(scene.screen("C"), animated: true)
    await scene.phone.settle()
    XCTAssertTrue(scene.calls.take().contains("animator push"))
  }

  /// After a plain delegate has replaced one with an animator, UIKit animates by itself.
  @MainActor func testAfterAPlainDelegateUIKitAnimatesByItself() async {
    let scene = await Scene()
    let (delegate, _) = scene.animate()
    scene.navigation.delegate = nil
    scene.use(ShowDelegate(scene.calls))
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.settle()
    let calls = scene.calls.take()
    XCTAssertFalse(calls.contains("animator push"))
    XCTAssertTrue(calls.contains("didShow B"))
    withExtendedLifetime(delegate) {}
  }

  /// A delegate that's replaced during a transition is told of its end no more; the new one is.
  @MainActor func testShowCallsAreLookedUpAtEachCall() async {
    let scene = await Scene()
    let old = Calls()
    let first = ShowDelegate(old)
    scene.navigation.delegate = first
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.turn()
    scene.use(ShowDelegate(scene.calls))
    await scene.phone.settle()
    XCTAssertEqual(old.take().filter { $0.contains("Show") }, ["willShow B"])
    XCTAssertEqual(scene.calls.take().filter { $0.contains("Show") }, ["didShow B"])
  }

  /// An animator that has been given is kept through a transition whose delegate is gone.
  @MainActor func testATransitionSurvivesItsDelegate() async {
    let scene = await Scene()
    var delegate: AnimatorDelegate? = AnimatorDelegate(scene.calls)
    delegate?.animator = SlideOver(scene.calls)
    scene.navigation.delegate = delegate
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.turn()
    XCTAssertNotNil(delegate)
    delegate = nil
    await scene.phone.settle()
    XCTAssertEqual(scene.stack, "AB")
    XCTAssertNil(scene.navigation.transitionCoordinator)
    XCTAssertTrue(scene.calls.take().contains("ended true"))
    let isUsable = await scene.isUsable()
    XCTAssertTrue(isUsable)
  }

  /// The delegate is held weakly.
  @MainActor func testTheDelegateIsHeldWeakly() async {
    let scene = await Scene()
    scene.navigation.delegate = ShowDelegate(scene.calls)
    XCTAssertNil(scene.navigation.delegate)
  }

  /// Any transition that the upper screen prefers is UIKit's, and the delegate isn't asked.
  @MainActor func testAPreferredTransitionIsUIKits() async throws {
    guard #available(iOS 18.0, *) else { throw XCTSkip("preferredTransition is of iOS 18") }
    for transition: UIViewController.Transition? in [
      nil, .zoom { _ in nil }, .coverVertical, .crossDissolve, .flipHorizontal,
    ] {
      let scene = await Scene("AB")
      scene.animate()
      scene.screens[1].preferredTransition = transition
      let next = scene.screen("C")
      next.preferredTransition = transition
      scene.navigation.pushViewController(next, animated: true)
      await scene.phone.settle()
      let push = scene.calls.take()
      XCTAssertEqual(push.contains("animator push"), transition == nil)
      XCTAssertTrue(push.contains("didShow C"))
      next.preferredTransition = nil
      scene.navigation.popViewController(animated: true)
      await scene.phone.settle()
      XCTAssertTrue(scene.calls.take().contains("animator pop"))
      scene.navigation.popViewController(animated: true)
      await scene.phone.settle()
      XCTAssertEqual(scene.calls.take().contains("animator pop"), transition == nil)
      XCTAssertEqual(scene.stack, "A")
    }
  }
}
