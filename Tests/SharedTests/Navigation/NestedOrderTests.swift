import UIKit
import XCTest

/// The order of UIKit's calls where a screen holds a stack of its own.
final class NestedOrderTests: XCTestCase {
  /// A screen N with a stack that begins with H; it's pushed over A.
  @MainActor private final class Nest {
    let scene: Scene
    let holder: Screen
    let inner: UINavigationController

    init() async {
      scene = await Scene()
      holder = scene.screen("N")
      inner = UINavigationController(rootViewController: scene.screen("H"))
      holder.addChild(inner)
      holder.view.addSubview(inner.view)
      inner.view.frame = holder.view.bounds
      inner.didMove(toParent: holder)
    }

    /// Pushes it, and forgets what has been called until then.
    func enter() async { _ = await push() }

    func push(animated: Bool = true) async -> [String] {
      _ = scene.calls.take()
      scene.navigation.pushViewController(holder, animated: animated)
      await scene.phone.settle()
      return scene.calls.takeAppearances()
    }

    func pop(animated: Bool = true) async -> [String] {
      scene.navigation.popViewController(animated: animated)
      await scene.phone.settle()
      return scene.calls.takeAppearances()
    }
  }

  private let push = [
    "A willDisappear", "N willAppear", "H willAppear", "A didDisappear", "N didAppear",
    "H didAppear",
  ]
  private let pop = [
    "N willDisappear", "H willDisappear", "A willAppear", "N didDisappear", "H didDisappear",
    "A didAppear",
  ]

  /// A pushed screen is called before the screen of the stack in it, both times.
  @MainActor func testAPushedScreenIsCalledBeforeTheStackInIt() async {
    let nest = await Nest()
    let calls = await nest.push()
    XCTAssertEqual(calls, push)
  }

  /// Without animation, too.
  @MainActor func testAScreenPushedWithoutAnimationIsCalledBeforeTheStackInIt() async {
    let nest = await Nest()
    let calls = await nest.push(animated: false)
    XCTAssertEqual(calls, push)
  }

  /// A popped screen is called before the screen of the stack in it, both times.
  @MainActor func testAPoppedScreenIsCalledBeforeTheStackInIt() async {
    let nest = await Nest()
    await nest.enter()
    let calls = await nest.pop()
    XCTAssertEqual(calls, pop)
  }

  /// Popped without animation, too.
  @MainActor func testAScreenPoppedWithoutAnimationIsCalledBeforeTheStackInIt() async {
    let nest = await Nest()
    await nest.enter()
    let calls = await nest.pop(animated: false)
    XCTAssertEqual(calls, pop)
  }

  /// With an animator of the app's, too.
  @MainActor func testAScreenPoppedByAnAnimatorIsCalledBeforeTheStackInIt() async {
    let nest = await Nest()
    nest.scene.animate()
    let pushed = await nest.push()
    XCTAssertEqual(pushed, push)
    let popped = await nest.pop()
    XCTAssertEqual(popped, pop)
  }

  /// From deeper inside, the inner stack's top is called.
  @MainActor func testFromDeeperInsideTheInnerTopIsCalled() async {
    for (animated, hasAnimator) in [(true, false), (false, false), (true, true)] {
      let nest = await Nest()
      if hasAnimator { nest.scene.animate() }
      await nest.enter()
      nest.inner.pushViewController(nest.scene.screen("n"), animated: true)
      await nest.scene.phone.settle()
      _ = nest.scene.calls.take()
      let calls = await nest.pop(animated: animated)
      XCTAssertEqual(
        calls,
        [
          "N willDisappear", "n willDisappear", "A willAppear", "N didDisappear", "n didDisappear",
          "A didAppear",
        ])
    }
  }

  /// A push and a pop inside of the inner stack call its screens only.
  @MainActor func testInsideOnlyTheInnerScreensAreCalled() async {
    let nest = await Nest()
    await nest.enter()
    nest.inner.pushViewController(nest.scene.screen("n"), animated: true)
    await nest.scene.phone.settle()
    XCTAssertEqual(
      nest.scene.calls.takeAppearances(),
      ["H willDisappear", "n willAppear", "H didDisappear", "n didAppear"])
    nest.inner.popViewController(animated: true)
    await nest.scene.phone.settle()
    XCTAssertEqual(
      nest.scene.calls.takeAppearances(),
      ["n willDisappear", "H willAppear", "n didDisappear", "H didAppear"])
  }

  private final class NotingStack: UINavigationController {
    var calls: Calls?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls?.note("stack didAppear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls?.note("stack didDisappear")
    }
  }

  /// Constant `containersReportFirst`: a navigation controller's own did-calls come before those of its
  /// screen.
  @MainActor func testAStackIsCalledBeforeItsScreen() async {
    let stack = NotingStack()
    let scene = await Scene("A", stack, shows: false)
    stack.calls = scene.calls
    await scene.phone.show(stack)
    XCTAssertEqual(scene.calls.take("didAppear"), ["stack didAppear", "A didAppear"])
    await scene.phone.show(UIViewController())
    XCTAssertEqual(scene.calls.take("didDisappear"), ["stack didDisappear", "A didDisappear"])
  }

  /// A form sheet calls only its own screen, as it opens and as it's dismissed.
  @MainActor func testAFormSheetCallsOnlyItsOwnScreen() async {
    let scene = await Scene()
    let sheet = scene.screen("S")
    sheet.modalPresentationStyle = .formSheet
    scene.navigation.present(sheet, animated: true)
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.takeAppearances(), ["S willAppear", "S didAppear"])
    scene.navigation.dismiss(animated: true)
    await scene.phone.settle()
    XCTAssertEqual(scene.calls.takeAppearances(), ["S willDisappear", "S didDisappear"])
  }
}
