import SnapshotNavigation
import UIKit
import XCTest

/// The first moments of a screen and of a stack, on UIKit's controller and on the library's.
final class FirstMomentTests: XCTestCase {
  @MainActor private func both() -> [UINavigationController] {
    [UINavigationController(), SnapshotNavigationController()]
  }

  private final class ItemScreen: UIViewController {
    var item = ""
    private(set) var loaded: String?

    override func viewDidLoad() {
      super.viewDidLoad()
      loaded = item
    }
  }

  /// What is set right after an animated push is there in the pushed screen's `viewDidLoad`.
  @MainActor func testAnAnimatedPushLoadsItsScreenAfterTheCall() async {
    await expectALateLoading { $0.pushViewController($1, animated: true) }
  }

  /// What is set right after an animated change of the whole stack is there, too.
  @MainActor func testAnAnimatedNewStackLoadsItsScreenAfterTheCall() async {
    await expectALateLoading { $0.setViewControllers($0.viewControllers + [$1], animated: true) }
  }

  @MainActor private func expectALateLoading(
    _ change: @MainActor (UINavigationController, UIViewController) -> Void
  ) async {
    for navigation in both() {
      let scene = await Scene("A", navigation)
      let next = ItemScreen()
      change(navigation, next)
      XCTAssertFalse(next.isViewLoaded)
      next.item = "late"
      await scene.phone.settle()
      XCTAssertEqual(next.loaded, "late")
    }
  }

  /// An empty stack that becomes visible shows the root pushed in the same turn, with all calls, and the
  /// next push is animated as any other.
  @MainActor func testAnEmptyStackShowsTheRootPushedInTheSameTurn() async {
    for navigation in both() {
      let scene = await Scene("", navigation, shows: false)
      let delegate = AnimatorDelegate(scene.calls)
      scene.use(delegate)
      scene.phone.window.rootViewController = navigation
      scene.phone.window.makeKeyAndVisible()
      let root = scene.screen("R")
      navigation.pushViewController(root, animated: false)
      await scene.phone.settle()
      XCTAssertEqual(
        scene.calls.takeOrder(), ["R willAppear", "willShow R", "R didAppear", "didShow R"])
      XCTAssertNotNil(root.viewIfLoaded?.window)
      navigation.pushViewController(scene.screen("B"), animated: true)
      await scene.phone.settle()
      let calls = scene.calls.take()
      XCTAssertTrue(calls.contains("animator push"))
      XCTAssertEqual(calls.last, "didShow B")
    }
  }
}
