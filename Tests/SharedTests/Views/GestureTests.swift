import UIKit
import XCTest

/// What can be known of UIKit's pop gestures and of recognizers without a finger.
final class GestureTests: XCTestCase {
  /// Whether UIKit's edge gesture would begin, by the word of its own delegate.
  @MainActor private func begins(_ scene: Scene) -> Bool? {
    guard let edge = scene.navigation.interactivePopGestureRecognizer else { return nil }
    return (edge.delegate?.gestureRecognizerShouldBegin(_:))?(edge)
  }

  /// With two screens and a plain bar the edge gesture begins.
  @MainActor func testTheEdgeGestureBegins() async {
    let scene = await Scene("AB")
    XCTAssertEqual(begins(scene), true)
  }

  /// At the root it refuses.
  @MainActor func testAtTheRootItRefuses() async {
    let scene = await Scene()
    XCTAssertEqual(begins(scene), false)
  }

  /// With the bar hidden it refuses.
  @MainActor func testWithTheBarHiddenItRefuses() async {
    let scene = await Scene("AB")
    scene.navigation.setNavigationBarHidden(true, animated: false)
    await scene.phone.settle()
    XCTAssertEqual(begins(scene), false)
  }

  /// With the back button hidden it refuses.
  @MainActor func testWithTheBackButtonHiddenItRefuses() async {
    let scene = await Scene("AB")
    scene.screens[1].navigationItem.hidesBackButton = true
    await scene.phone.turn()
    XCTAssertEqual(begins(scene), false)
  }

  /// With left items in place of the back button it refuses.
  @MainActor func testWithLeftItemsItRefuses() async {
    let scene = await Scene("AB")
    scene.screens[1].navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: nil, action: nil)
    await scene.phone.turn()
    XCTAssertEqual(begins(scene), false)
  }

  /// With left items beside the back button it begins.
  @MainActor func testWithLeftItemsBesideTheBackButtonItBegins() async {
    let scene = await Scene("AB")
    scene.screens[1].navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "More", style: .plain, target: nil, action: nil)
    scene.screens[1].navigationItem.leftItemsSupplementBackButton = true
    await scene.phone.turn()
    XCTAssertEqual(begins(scene), true)
  }

  /// A delegate with the animator method makes it refuse, even if it answers nil.
  @MainActor func testADelegateWithAnAnimatorMethodMakesItRefuse() async {
    let scene = await Scene("AB")
    let delegate = AnimatorDelegate(scene.calls)
    delegate.animator = SlideOver()
    scene.use(delegate)
    XCTAssertEqual(begins(scene), false)
  }

  /// While a transition runs it refuses.
  @MainActor func testWhileATransitionRunsItRefuses() async {
    let scene = await Scene("AB")
    scene.navigation.pushViewController(scene.screen("C"), animated: true)
    await scene.phone.turn()
    XCTAssertEqual(begins(scene), false)
    await scene.phone.settle()
    XCTAssertEqual(begins(scene), true)
  }

  /// The edge gesture sits on the controller's view.
  @MainActor func testTheEdgeGestureSitsOnTheControllersView() async {
    let scene = await Scene("AB")
    XCTAssertTrue(scene.navigation.interactivePopGestureRecognizer?.view === scene.navigation.view)
    XCTAssertEqual(scene.navigation.interactivePopGestureRecognizer?.isEnabled, true)
  }

  /// Switched off they stay off: neither screens nor bars nor delegates switch them on.
  @MainActor func testSwitchedOffItStaysOff() async {
    let scene = await Scene()
    let navigation = scene.navigation
    let gestures = [navigation.interactivePopGestureRecognizer, navigation.contentPopGesture]
      .compactMap { $0 }
    XCTAssertFalse(gestures.isEmpty)
    for gesture in gestures { gesture.isEnabled = false }
    navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.settle()
    navigation.setNavigationBarHidden(true, animated: true)
    await scene.phone.settle()
    navigation.setNavigationBarHidden(false, animated: false)
    scene.use(ShowDelegate(scene.calls))
    await scene.phone.settle()
    XCTAssertTrue(gestures.allSatisfy { !$0.isEnabled })
  }

  /// Constant `hasContentPopGesture`: from iOS 26 on there's a pop gesture for the whole content, which
  /// waits for the edge's.
  @MainActor func testThereIsAPopGestureForTheContent() async throws {
    guard #available(iOS 26.0, *) else { throw XCTSkip("declared from iOS 26 on") }
    let scene = await Scene("AB")
    let content = try XCTUnwrap(scene.navigation.contentPopGesture)
    let edge = try XCTUnwrap(scene.navigation.interactivePopGestureRecognizer)
    let waits = (content.delegate?.gestureRecognizer(_:shouldRequireFailureOf:))?(content, edge)
    XCTAssertEqual(waits, true)
  }

  /// Constant `renewsPopGestures`: after a change of style the pop gestures are new objects.
  @MainActor func testPopGesturesAreRenewedWithTheStyle() async throws {
    guard #available(iOS 26.0, *) else { throw XCTSkip("reported of iOS 26") }
    let scene = await Scene("AB")
    let edge = scene.navigation.interactivePopGestureRecognizer
    scene.navigation.overrideUserInterfaceStyle = .dark
    await scene.phone.settle()
    XCTAssertFalse(scene.navigation.interactivePopGestureRecognizer === edge)
  }

  /// Constant `backCommandIsInMenu`: Command-[ is among the key commands of the controller.
  @MainActor func testTheBackCommandIsAKeyCommand() async throws {
    guard #available(iOS 26.0, *) else { throw XCTSkip("known of iOS 26") }
    let scene = await Scene("AB")
    let commands = scene.navigation.keyCommands ?? []
    XCTAssertTrue(commands.contains { $0.input == "[" && $0.modifierFlags == .command })
  }

  /// A pan takes no scroll events unless its mask says so; a scroll view's does.
  @MainActor func testAPanTakesNoScrollEvents() async {
    XCTAssertEqual(UIPanGestureRecognizer().allowedScrollTypesMask, [])
    XCTAssertEqual(UIScrollView().panGestureRecognizer.allowedScrollTypesMask, .all)
  }

  /// A recognizer is possible and enabled at first, cancels touches and delays none.
  @MainActor func testARecognizersDefaults() async {
    let pan = UIPanGestureRecognizer()
    XCTAssertEqual(pan.state, .possible)
    XCTAssertTrue(pan.isEnabled && pan.cancelsTouchesInView && pan.delaysTouchesEnded)
    XCTAssertFalse(pan.delaysTouchesBegan)
    XCTAssertEqual(pan.minimumNumberOfTouches, 1)
  }

  /// A delegate that answers for a back tap isn't asked for a pop by code.
  @MainActor func testShouldPopIsNotAskedForCode() async {
    final class Asked: UINavigationController, UINavigationBarDelegate {
      var count = 0
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
        -> Bool
      {
        count += 1
        return true
      }
    }
    let navigation = Asked()
    let scene = await Scene("AB", navigation)
    navigation.popViewController(animated: true)
    await scene.phone.settle()
    XCTAssertEqual(navigation.count, 0)
    XCTAssertEqual(scene.stack, "A")
  }

  /// Hit tests find the frontmost view that's neither hidden nor transparent nor switched off.
  @MainActor func testHitTestsFindTheFrontmostView() async {
    let phone = await Phone()
    let back = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    await phone.show(back)
    let front = UIView(frame: back.frame)
    back.superview?.addSubview(front)
    let point = CGPoint(x: 50, y: 150)
    XCTAssertTrue(phone.window.hitTest(point, with: nil) === front)
    front.alpha = 0
    XCTAssertTrue(phone.window.hitTest(point, with: nil) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    XCTAssertTrue(phone.window.hitTest(point, with: nil) === back)
    front.isUserInteractionEnabled = true
    front.isHidden = true
    XCTAssertTrue(phone.window.hitTest(point, with: nil) === back)
  }
}
