import UIKit
import XCTest

/// What lies around UIKit's screens and isn't its own.
final class SurroundingsTests: XCTestCase {
  /// Views beside UIKit's containers are neither removed nor reordered.
  @MainActor func testViewsBesideUIKitsContainersStay() async throws {
    let scene = await Scene(shows: false)
    let tabs = UITabBarController()
    tabs.setViewControllers([scene.navigation, UIViewController()], animated: false)
    await scene.phone.show(tabs)
    for view in [try XCTUnwrap(scene.navigation.view), try XCTUnwrap(tabs.view)] {
      let (low, high) = (UIView(), UIView())
      view.insertSubview(low, at: 0)
      view.addSubview(high)
      for pops in [false, true] {
        if pops {
          scene.navigation.setNavigationBarHidden(true, animated: true)
          scene.navigation.popViewController(animated: true)
        } else {
          scene.navigation.pushViewController(scene.screen("B"), animated: true)
        }
        for seconds in [0.1, 1] {
          await scene.phone.wait(seconds)
          XCTAssertTrue(view.subviews.first === low)
          XCTAssertTrue(view.subviews.last === high)
        }
      }
      scene.navigation.setNavigationBarHidden(false, animated: false)
      low.removeFromSuperview()
      high.removeFromSuperview()
    }
  }

  /// A view that the animator puts below the leaving one stays there until the end.
  @MainActor func testAViewBelowTheLeavingOneStaysThere() async {
    let scene = await Scene("AB")
    let delegate = AnimatorDelegate(scene.calls)
    var context: (any UIViewControllerContextTransitioning)?
    delegate.animator = ClosureAnimator {
      if let to = $0.view(forKey: .to) { $0.containerView.insertSubview(to, at: 0) }
      context = $0
    }
    scene.use(delegate)
    scene.navigation.popViewController(animated: true)
    await scene.phone.wait(1)
    let container = context?.containerView
    let order = [scene.screens[0], scene.screens[1]].map { screen in
      container?.subviews.firstIndex { screen.view.isDescendant(of: $0) } ?? -1
    }
    XCTAssertEqual(order, order.sorted())
    XCTAssertFalse(order.contains(-1))
    XCTAssertEqual(scene.screens[0].view.frame.origin, .zero)
    context?.completeTransition(true)
    await scene.phone.settle()
    XCTAssertEqual(scene.stack, "A")
  }

  /// Constant `keyboardGuideFollows`: the guide begins where UIKit has announced the keyboard.
  @MainActor func testTheKeyboardsGuideFollowsTheKeyboard() async {
    let phone = await Phone()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    await phone.show(field)
    var announced: CGRect?
    let name = UIResponder.keyboardWillChangeFrameNotification
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      let frame = ($0.userInfo?[key] as? NSValue)?.cgRectValue
      MainActor.assumeIsolated { announced = frame }
    }
    _ = phone.window.keyboardLayoutGuide
    field.becomeFirstResponder()
    await phone.settle()
    await phone.wait(1)
    let bottom = phone.window.bounds.maxY - phone.window.safeAreaInsets.bottom
    let top = min(announced?.minY ?? bottom, bottom)
    XCTAssertEqual(phone.window.keyboardLayoutGuide.layoutFrame.minY, top, accuracy: 1)
    NotificationCenter.default.removeObserver(token)
    field.resignFirstResponder()
    await phone.settle()
  }

  /// A field that's set as first responder again has the keyboard's focus at once.
  @MainActor func testAFieldTakesTheFocusAgainAtOnce() async {
    let phone = await Phone()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    await phone.show(field)
    XCTAssertTrue(field.becomeFirstResponder())
    await phone.settle()
    UIView.performWithoutAnimation { _ = field.resignFirstResponder() }
    XCTAssertFalse(field.isFirstResponder)
    UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
    XCTAssertTrue(field.isFirstResponder)
    field.resignFirstResponder()
    await phone.settle()
  }

  /// A split view of the unspecified style wraps nothing, and isn't collapsed before it's shown.
  @MainActor func testASplitViewOfTheUnspecifiedStyleWrapsNothing() async {
    let phone = await Phone()
    let split = UISplitViewController()
    let screens = [UIViewController(), UIViewController()]
    split.viewControllers = screens
    XCTAssertTrue(split.viewControllers.elementsEqual(screens, by: ===))
    XCTAssertFalse(split.isCollapsed)
    await phone.show(split)
    XCTAssertEqual(split.isCollapsed, split.traitCollection.horizontalSizeClass == .compact)
    if split.isCollapsed {
      XCTAssertEqual(screens.filter { $0.viewIfLoaded?.window != nil }.count, 1)
    }
    let columns = UISplitViewController(style: .doubleColumn)
    columns.setViewController(UIViewController(), for: .primary)
    XCTAssertTrue(columns.viewController(for: .primary) is UINavigationController)
  }
}
