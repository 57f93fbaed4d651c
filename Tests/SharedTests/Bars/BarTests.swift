import UIKit
import XCTest

/// What the bars do beside a push or a pop.
final class BarTests: XCTestCase {
  /// A controller whose bar is hidden or shown, with animation, as the next screen will appear.
  @MainActor private func scene(
    _ names: String = "A", hides: Bool
  ) async -> (Scene, CGFloat) {
    let scene = await Scene(names)
    scene.navigation.setNavigationBarHidden(!hides, animated: false)
    await scene.phone.wait(0.3)
    return (scene, scene.phone.window.bounds.width)
  }

  @MainActor private func bar(_ scene: Scene) -> (x: CGFloat, alpha: Double) {
    let layer = scene.navigation.navigationBar.layer
    let shown = layer.presentation() ?? layer
    return (shown.frame.minX, Double(shown.opacity))
  }

  /// Constant `navigationBarHome`: a bar is in its controller's own view.
  @MainActor func testTheBarIsInTheControllersView() async {
    let scene = await Scene("A")
    let bar = scene.navigation.navigationBar
    XCTAssertTrue(bar.isDescendant(of: scene.navigation.view))
    XCTAssertFalse(bar.bounds.isEmpty)
  }

  @MainActor private func change(hides: Bool, by screen: Screen, in scene: Scene) {
    screen.inWillAppear = {
      scene.navigation.setNavigationBarHidden(hides, animated: true)
    }
  }

  /// The bars on the way of a push that takes two seconds, driven by UIKit's own animator: the layer's
  /// time is slowed down.
  @MainActor private func slowly(_ scene: Scene, _ body: () -> Void) async {
    scene.phone.window.layer.speed = 0.1
    body()
    await scene.phone.wait(1.75)
  }

  @MainActor private func end(_ scene: Scene) async {
    scene.phone.window.layer.speed = 1
    await scene.phone.settle()
  }

  /// Beside UIKit's push a bar that goes travels a full width to the leading side.
  @MainActor func testBesideUIKitsPushABarThatGoesTravelsAFullWidth() async {
    let (scene, width) = await scene(hides: true)
    let next = scene.screen("B")
    change(hides: true, by: next, in: scene)
    await slowly(scene) { scene.navigation.pushViewController(next, animated: true) }
    XCTAssertEqual(bar(scene).x, -width / 2, accuracy: width * 0.45)
    XCTAssertEqual(bar(scene).alpha, 1, accuracy: 0.01)
    await end(scene)
    XCTAssertTrue(scene.navigation.isNavigationBarHidden)
  }

  /// Constant `itemsAfterBarReturnsAreLate`: in iOS 26 items that are set after a hidden bar has come
  /// back are shown as the transition ends.
  @MainActor func testItemsSetAfterAReturningBarAreLate() async {
    let (scene, _) = await scene(hides: false)
    let next = scene.screen("B")
    next.inWillAppear = {
      scene.navigation.setNavigationBarHidden(false, animated: true)
      next.navigationItem.title = "late"
    }
    func isShown() -> Bool {
      var views: [UIView] = [scene.navigation.navigationBar]
      while let view = views.popLast() {
        if (view as? UILabel)?.text == "late" { return true }
        views += view.subviews
      }
      return false
    }
    await slowly(scene) { scene.navigation.pushViewController(next, animated: true) }
    XCTAssertFalse(isShown())
    await end(scene)
    XCTAssertTrue(isShown())
  }

  /// Beside UIKit's push a bar that comes travels a full width from the trailing side.
  @MainActor func testBesideUIKitsPushABarThatComesTravelsAFullWidth() async {
    let (scene, width) = await scene(hides: false)
    let next = scene.screen("B")
    change(hides: false, by: next, in: scene)
    await slowly(scene) { scene.navigation.pushViewController(next, animated: true) }
    XCTAssertEqual(bar(scene).x, width / 2, accuracy: width * 0.45)
    await end(scene)
    XCTAssertFalse(scene.navigation.isNavigationBarHidden)
  }

  /// Beside UIKit's pop a bar that goes leaves to the trailing side.
  @MainActor func testBesideUIKitsPopABarGoesTheOtherWay() async {
    let (scene, width) = await scene("AB", hides: true)
    change(hides: true, by: scene.screens[0], in: scene)
    await slowly(scene) { scene.navigation.popViewController(animated: true) }
    XCTAssertEqual(bar(scene).x, width / 2, accuracy: width * 0.45)
    await end(scene)
    XCTAssertTrue(scene.navigation.isNavigationBarHidden)
  }

  /// Beside UIKit's pop a bar that comes enters from the leading side.
  @MainActor func testBesideUIKitsPopABarComesFromTheLeadingSide() async {
    let (scene, width) = await scene("AB", hides: false)
    change(hides: false, by: scene.screens[0], in: scene)
    await slowly(scene) { scene.navigation.popViewController(animated: true) }
    XCTAssertEqual(bar(scene).x, -width / 2, accuracy: width * 0.45)
    await end(scene)
    XCTAssertFalse(scene.navigation.isNavigationBarHidden)
  }

  /// Beside an app's animator a bar fades in place, for the animator's duration.
  @MainActor func testBesideAnAppsAnimatorABarFadesInPlace() async {
    let (scene, _) = await scene(hides: true)
    scene.animate(2)
    let next = scene.screen("B")
    change(hides: true, by: next, in: scene)
    scene.navigation.pushViewController(next, animated: true)
    await scene.phone.wait(1)
    XCTAssertEqual(bar(scene).x, 0)
    XCTAssertEqual(bar(scene).alpha, 0.5, accuracy: 0.3)
    await scene.phone.wait(2)
    XCTAssertTrue(scene.navigation.navigationBar.isHidden)
    XCTAssertEqual(scene.navigation.navigationBar.alpha, 1)
  }

  /// Beside an interactive transition a bar fades as far as its progress, and comes back on a cancel.
  @MainActor func testABarFollowsTheProgressAndACancelTurnsItBack() async {
    let (scene, _) = await scene("AB", hides: true)
    let (_, drive) = await scene.interactivePop { scene in
      self.change(hides: true, by: scene.screens[0], in: scene)
    }
    drive.update(0.5)
    await scene.phone.turn()
    XCTAssertEqual(bar(scene).alpha, 0.5, accuracy: 0.15)
    drive.cancel()
    await scene.phone.wait(2)
    XCTAssertFalse(scene.navigation.isNavigationBarHidden)
    XCTAssertFalse(scene.navigation.navigationBar.isHidden)
    XCTAssertEqual(bar(scene).alpha, 1, accuracy: 0.01)
  }

  /// Constant `barsWaitForProgress`: beside an interactive transition a bar waits for its progress.
  @MainActor func testABarBesideAnInteractiveTransitionWaitsForProgress() async {
    let (scene, _) = await scene("AB", hides: true)
    let (_, drive) = await scene.interactivePop { scene in
      self.change(hides: true, by: scene.screens[0], in: scene)
    }
    await scene.phone.wait(1.5)
    XCTAssertEqual(bar(scene).alpha, 1, accuracy: 0.01)
    drive.finish()
    await scene.phone.wait(2)
    XCTAssertTrue(scene.navigation.navigationBar.isHidden)
  }

  /// Hidden without animation a bar leaves at once, and a cancel restores nothing.
  @MainActor func testHiddenWithoutAnimationABarLeavesAtOnce() async {
    let (scene, _) = await scene("AB", hides: true)
    let (_, drive) = await scene.interactivePop { scene in
      scene.screens[0].inWillAppear = {
        scene.navigation.setNavigationBarHidden(true, animated: false)
      }
    }
    XCTAssertTrue(scene.navigation.navigationBar.isHidden)
    drive.cancel()
    await scene.phone.wait(2)
    XCTAssertTrue(scene.navigation.isNavigationBarHidden)
  }

  /// What an app does in the calls of a canceled pop brings its bar back.
  @MainActor func testTheAppBringsItsBarBackInTheCallsOfACancel() async {
    let (scene, _) = await scene("AB", hides: true)
    scene.screens[1].inWillAppear = {
      scene.navigation.setNavigationBarHidden(false, animated: false)
    }
    let (_, drive) = await scene.interactivePop { scene in
      scene.screens[0].inWillAppear = {
        scene.navigation.setNavigationBarHidden(true, animated: false)
      }
    }
    drive.cancel()
    await scene.phone.wait(2)
    XCTAssertFalse(scene.navigation.navigationBar.isHidden)
  }

  @MainActor private func itemsAnimate(beside duration: TimeInterval) async -> [Bool] {
    let scene = await Scene()
    let delegate = AnimatorDelegate(scene.calls)
    let animator = ClosureAnimator(ClosureAnimator.atOnce)
    animator.duration = duration
    delegate.animator = animator
    scene.use(delegate)
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.wait(0.15)
    let early = scene.navigation.navigationBar.isAnimating
    await scene.phone.wait(0.6)
    return [early, scene.navigation.navigationBar.isAnimating]
  }

  /// Constant `barItemDuration`: beside an animator that states 0 the items take the bar's own 0.35 s.
  @MainActor func testBesideNoDurationItemsTakeTheBarsOwnTime() async {
    let animates = await itemsAnimate(beside: 0)
    XCTAssertEqual(animates, [true, false])
  }

  /// Beside an animator that states 0.001 s no items are animated.
  @MainActor func testBesideATinyDurationItemsAreNotAnimated() async {
    let animates = await itemsAnimate(beside: 0.001)
    XCTAssertEqual(animates, [false, false])
  }

  /// Beside an animator that states 0 a bar is hidden at once.
  @MainActor func testBesideNoDurationABarIsHiddenAtOnce() async {
    let (scene, _) = await scene(hides: true)
    scene.animate(0)
    let next = scene.screen("B")
    change(hides: true, by: next, in: scene)
    scene.navigation.pushViewController(next, animated: true)
    await scene.phone.wait(0.1)
    XCTAssertTrue(scene.navigation.navigationBar.isHidden)
    await scene.phone.settle()
  }

  /// Two visible bars are one view, which stays where it is.
  @MainActor func testTwoVisibleBarsAreOneView() async {
    let scene = await Scene()
    await slowly(scene) {
      scene.navigation.pushViewController(scene.screen("B"), animated: true)
    }
    let bars = scene.navigation.view.family.filter { $0 is UINavigationBar }
    XCTAssertEqual(bars.count, 1)
    XCTAssertEqual(bar(scene).x, 0)
    await end(scene)
    XCTAssertEqual(scene.navigation.navigationBar.topItem?.title, "B")
  }

  /// Constant `barHideShowDuration`: outside of transitions a bar takes 0.2 s.
  @MainActor func testHideShowBarDuration() async {
    XCTAssertEqual(UINavigationController.hideShowBarDuration, 0.2, accuracy: 0.001)
    let scene = await Scene()
    scene.navigation.setNavigationBarHidden(true, animated: true)
    await scene.phone.wait(0.5)
    XCTAssertTrue(scene.navigation.navigationBar.isHidden)
  }

  /// Removed animations leave a bar's books in order.
  @MainActor func testRemovedAnimationsLeaveTheBooksInOrder() async {
    let scene = await Scene()
    scene.navigation.setNavigationBarHidden(true, animated: true)
    await scene.phone.turn()
    scene.navigation.navigationBar.layer.removeAllAnimations()
    await scene.phone.settle()
    XCTAssertTrue(scene.navigation.isNavigationBarHidden)
    XCTAssertTrue(scene.navigation.navigationBar.isHidden)
  }

  /// A toolbar that's shown lies at the bottom of the controller, above its safe area.
  @MainActor func testAToolbarComesAndGoes() async {
    let scene = await Scene()
    XCTAssertTrue(scene.navigation.isToolbarHidden)
    let without = scene.screens[0].view.safeAreaInsets.bottom
    scene.navigation.setToolbarHidden(false, animated: false)
    await scene.phone.settle()
    XCTAssertFalse(scene.navigation.isToolbarHidden)
    XCTAssertGreaterThan(scene.screens[0].view.safeAreaInsets.bottom, without)
    scene.navigation.setToolbarHidden(true, animated: true)
    await scene.phone.settle()
    XCTAssertEqual(scene.screens[0].view.safeAreaInsets.bottom, without)
  }

  /// Constant `toolbarFloats`: the toolbar stands in a container above the controller's view.
  @MainActor func testAToolbarStandsInAContainer() async {
    let scene = await Scene()
    scene.navigation.setToolbarHidden(false, animated: false)
    await scene.phone.settle()
    let container = scene.navigation.toolbar.superview
    XCTAssertNotNil(container)
    XCTAssertFalse(container === scene.navigation.view)
    XCTAssertTrue(container?.isDescendant(of: scene.navigation.view) == true)
  }

  /// Constant `navigationDuration`: UIKit's own push takes about 0.35 s.
  @MainActor func testTheDurationOfAPush() async {
    let scene = await Scene()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    await scene.phone.wait(0.2)
    XCTAssertNotNil(scene.navigation.transitionCoordinator)
    XCTAssertEqual(
      scene.navigation.transitionCoordinator?.transitionDuration ?? 0, 0.35, accuracy: 0.16)
    await scene.phone.settle()
    XCTAssertNil(scene.navigation.transitionCoordinator)
  }

  /// Constant `navigationBarTakesTouchesInTransitions`: the bar can be touched while a push runs.
  @MainActor func testTheBarTakesTouchesDuringATransition() async {
    let scene = await Scene("AB")
    scene.animate(2)
    scene.navigation.pushViewController(scene.screen("C"), animated: true)
    await scene.phone.wait(0.5)
    let bar = scene.navigation.navigationBar
    let middle = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil)
    let hit = scene.phone.window.hitTest(middle, with: nil)
    XCTAssertEqual(hit?.isDescendant(of: bar), true)
    await scene.phone.wait(3)
  }

  /// Screens and toolbars take no touches while a transition runs.
  @MainActor func testScreensTakeNoTouchesDuringATransition() async {
    let scene = await Scene("AB")
    scene.navigation.setToolbarHidden(false, animated: false)
    await scene.phone.wait(0.1)
    scene.animate(2)
    let next = scene.screen("C")
    scene.navigation.pushViewController(next, animated: true)
    await scene.phone.wait(1.5)
    let bounds = scene.phone.window.bounds
    let hit = scene.phone.window.hitTest(CGPoint(x: bounds.maxX - 20, y: bounds.midY), with: nil)
    XCTAssertNotEqual(hit?.isDescendant(of: next.view), true)
    let toolbar = scene.navigation.toolbar ?? UIToolbar()
    let middle = CGPoint(x: toolbar.bounds.midX, y: toolbar.bounds.midY)
    let low = scene.phone.window.hitTest(toolbar.convert(middle, to: nil), with: nil)
    XCTAssertNotEqual(low?.isDescendant(of: toolbar), true)
    await scene.phone.wait(2)
    let after = scene.phone.window.hitTest(CGPoint(x: bounds.maxX - 20, y: bounds.midY), with: nil)
    XCTAssertEqual(after?.isDescendant(of: next.view), true)
  }

  /// Constant `barsHideThroughSetter`: what UIKit hides by itself doesn't go through the setter.
  @MainActor func testWhatHidesByItselfDoesNotCallTheSetter() async {
    let navigation = WatchedNavigationController(rootViewController: UIViewController())
    let parent = UIViewController()
    parent.addChild(navigation)
    navigation.view.frame = parent.view.bounds
    parent.view.addSubview(navigation.view)
    navigation.didMove(toParent: parent)
    let phone = await Phone()
    await phone.show(parent)
    navigation.hidesBarsWhenVerticallyCompact = true
    navigation.calls = 0
    parent.setOverrideTraitCollection(
      UITraitCollection(verticalSizeClass: .compact), forChild: navigation)
    await phone.settle()
    XCTAssertTrue(navigation.isNavigationBarHidden)
    XCTAssertEqual(navigation.calls, 0)
  }
}

/// Counts the calls that hide or show its bar.
private final class WatchedNavigationController: UINavigationController {
  var calls = 0

  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    calls += 1
    super.setNavigationBarHidden(hidden, animated: animated)
  }
}
