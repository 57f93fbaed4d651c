import UIKit
import XCTest

/// A tab bar around stacks.
final class TabBarTests: XCTestCase {
  @MainActor private final class Tabs {
    let phone: Phone
    let calls = Calls()
    let tabs = UITabBarController()
    let stack: UINavigationController
    let next: Screen

    init() async {
      phone = await Phone()
      stack = UINavigationController(rootViewController: Screen("A", calls))
      next = Screen("B", calls)
      next.hidesBottomBarWhenPushed = true
      stack.title = "one"
      let other = Screen("X", calls)
      tabs.setViewControllers([stack, other], animated: false)
      await phone.show(tabs)
      _ = calls.take()
    }

    var isBarSeen: Bool {
      tabs.tabBar.window != nil && !tabs.tabBar.isHidden && tabs.tabBar.alpha > 0
        && tabs.tabBar.convert(tabs.tabBar.bounds, to: nil).intersects(phone.window.bounds)
    }
  }

  /// Code that selects a tab doesn't ask the delegate.
  @MainActor func testCodeDoesNotAskTheDelegate() async {
    final class Asked: NSObject, UITabBarControllerDelegate {
      var count = 0
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        count += 1
        return true
      }

      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { count += 1 }
    }
    let scene = await Tabs()
    let delegate = Asked()
    scene.tabs.delegate = delegate
    scene.tabs.selectedIndex = 1
    await scene.phone.settle()
    XCTAssertEqual(delegate.count, 0)
    XCTAssertEqual(scene.tabs.selectedIndex, 1)
  }

  /// A screen that hides the bar has its final insets while the push still runs.
  @MainActor func testAScreenThatHidesTheBarHasItsFinalInsetsEarly() async {
    let scene = await Tabs()
    scene.stack.pushViewController(scene.next, animated: true)
    await scene.phone.turn()
    XCTAssertEqual(
      scene.next.view.safeAreaInsets.bottom, scene.phone.window.safeAreaInsets.bottom)
    await scene.phone.settle()
    XCTAssertFalse(scene.isBarSeen)
  }

  /// Constant `hiddenTabBar`: a bar that a push has hidden has left its superview.
  @MainActor func testAHiddenBarLeavesItsSuperview() async {
    let scene = await Tabs()
    scene.stack.pushViewController(scene.next, animated: true)
    await scene.phone.settle()
    XCTAssertNil(scene.tabs.tabBar.superview)
  }

  /// Constant `tabBarUnhiddenInPopsStaysUndrawn`: from iOS 27 on, a bar that a callback of a
  /// custom pop un-hides isn't drawn.
  @MainActor func testABarThatIsUnhiddenInAPopStaysUndrawn() async throws {
    guard #available(iOS 27.0, *) else { throw XCTSkip("reported of iOS 27") }
    let scene = await Tabs()
    scene.next.hidesBottomBarWhenPushed = false
    scene.stack.pushViewController(scene.next, animated: false)
    await scene.phone.settle()
    scene.tabs.setTabBarHidden(true, animated: false)
    let delegate = AnimatorDelegate(scene.calls)
    delegate.animator = SlideOver(scene.calls)
    delegate.inWillShow = { [tabs = scene.tabs] _ in tabs.setTabBarHidden(false, animated: false) }
    scene.stack.delegate = delegate
    scene.stack.popViewController(animated: true)
    await scene.phone.settle()
    XCTAssertFalse(scene.tabs.isTabBarHidden)
    XCTAssertFalse(scene.isBarSeen)
  }

  /// The bar comes back with a pop.
  @MainActor func testTheBarComesBackWithAPop() async {
    let scene = await Tabs()
    scene.stack.pushViewController(scene.next, animated: false)
    await scene.phone.settle()
    XCTAssertFalse(scene.isBarSeen)
    scene.stack.popViewController(animated: true)
    await scene.phone.settle()
    XCTAssertTrue(scene.isBarSeen)
  }

  /// A canceled interactive pop takes the bar away again.
  @MainActor func testACanceledPopTakesTheBarAwayAgain() async {
    let scene = await Tabs()
    scene.stack.pushViewController(scene.next, animated: false)
    await scene.phone.settle()
    let delegate = AnimatorDelegate(scene.calls)
    let drive = UIPercentDrivenInteractiveTransition()
    delegate.animator = SlideOver(duration: 2)
    delegate.interaction = drive
    scene.stack.delegate = delegate
    scene.stack.popViewController(animated: true)
    await scene.phone.turn()
    drive.update(0.2)
    await scene.phone.turn()
    drive.cancel()
    await scene.phone.wait(2)
    XCTAssertTrue(scene.stack.topViewController === scene.next)
    XCTAssertFalse(scene.isBarSeen)
  }

  /// Constant `tabBarTakesTouchesInTransitions`: the tab bar can be touched while a push runs.
  @MainActor func testTheTabBarTakesTouchesDuringATransition() async {
    let scene = await Tabs()
    let delegate = AnimatorDelegate(scene.calls)
    delegate.animator = SlideOver(duration: 2)
    scene.stack.delegate = delegate
    scene.stack.pushViewController(Screen("C", scene.calls), animated: true)
    await scene.phone.wait(0.5)
    let bar = scene.tabs.tabBar
    let place = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY / 2), to: nil)
    let hit = scene.phone.window.hitTest(place, with: nil)
    XCTAssertEqual(hit?.isDescendant(of: bar), true)
    await scene.phone.wait(2)
  }

  /// Each tab brings the bar's state of its own screens.
  @MainActor func testEachTabBringsItsOwnBarState() async {
    let scene = await Tabs()
    scene.stack.pushViewController(scene.next, animated: false)
    await scene.phone.settle()
    scene.tabs.selectedIndex = 1
    await scene.phone.settle()
    XCTAssertTrue(scene.isBarSeen)
    scene.tabs.selectedIndex = 0
    await scene.phone.settle()
    XCTAssertFalse(scene.isBarSeen)
  }

  /// The tab that comes is called before the one that goes, both times.
  @MainActor func testTheTabThatComesIsCalledFirst() async {
    let scene = await Tabs()
    scene.tabs.selectedIndex = 1
    await scene.phone.settle()
    XCTAssertEqual(
      scene.calls.takeAppearances(),
      ["X willAppear", "A willDisappear", "X didAppear", "A didDisappear"])
  }

  /// Selecting the selected tab again calls nobody.
  @MainActor func testTheSelectedTabAgainCallsNobody() async {
    let scene = await Tabs()
    scene.tabs.selectedIndex = 0
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.takeAppearances(), [])
  }
}
