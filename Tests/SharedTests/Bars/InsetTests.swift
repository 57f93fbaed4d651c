import UIKit
import XCTest

/// Safe areas, alone and beside bars.
final class InsetTests: XCTestCase {
  /// A view's insets are the overlaps of its edges with its parent's.
  @MainActor func testInsetsAreTheOverlapsOfTheEdges() async {
    let phone = await Phone()
    let screen = UIViewController()
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    await phone.show(screen)
    let parent = screen.view.safeAreaInsets
    let bounds = screen.view.bounds
    let child = UIView()
    screen.view.addSubview(child)
    for frame in [
      CGRect(x: 30, y: 20, width: 100, height: bounds.height),
      CGRect(x: -40, y: -60, width: 200, height: 200), CGRect(x: 5, y: 10, width: 60, height: 20),
      CGRect(x: 0, y: bounds.height - 10, width: 100, height: 50),
    ] {
      child.frame = frame
      await phone.turn()
      // An edge that lies beyond the parent's doesn't count for more than the parent's inset.
      let overlap = { (inset: CGFloat, distance: CGFloat) in min(inset, max(0, inset - distance)) }
      let insets = child.safeAreaInsets
      XCTAssertEqual(insets.top, min(overlap(parent.top, frame.minY), parent.top))
      XCTAssertEqual(insets.left, overlap(parent.left, frame.minX))
      XCTAssertEqual(insets.bottom, overlap(parent.bottom, bounds.height - frame.maxY))
      XCTAssertEqual(insets.right, overlap(parent.right, bounds.width - frame.maxX))
    }
  }

  /// Outside of a window there are no insets.
  @MainActor func testOutsideOfAWindowThereAreNoInsets() async {
    let phone = await Phone()
    let screen = UIViewController()
    await phone.show(screen)
    let view = UIView(frame: screen.view.bounds)
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    XCTAssertEqual(view.safeAreaInsets, .zero)
    XCTAssertEqual(child.safeAreaInsets, .zero)
    screen.view.addSubview(view)
    XCTAssertEqual(view.safeAreaInsets, screen.view.safeAreaInsets)
  }

  /// A screen is told of changed insets.
  @MainActor func testAScreenIsToldOfChangedInsets() async {
    final class Told: UIViewController {
      var tops: [CGFloat] = []
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        tops.append(view.safeAreaInsets.top)
      }
    }
    let phone = await Phone()
    let screen = Told()
    await phone.show(screen)
    let before = screen.view.safeAreaInsets.top
    screen.additionalSafeAreaInsets.top = 30
    await phone.turn()
    XCTAssertEqual(screen.tops.last, before + 30)
  }

  /// Content lies beneath a translucent bar and is told by its insets.
  @MainActor func testContentLiesBeneathATranslucentBar() async {
    let scene = await Scene()
    let screen = scene.screens[0]
    XCTAssertEqual(screen.view.frame, scene.phone.window.bounds)
    let bar = scene.navigation.navigationBar.frame
    XCTAssertEqual(screen.view.safeAreaInsets.top, bar.maxY, accuracy: 0.5)
    XCTAssertEqual(screen.view.safeAreaInsets.bottom, scene.phone.window.safeAreaInsets.bottom)
  }

  /// Content lies below an opaque bar, unless it's extended.
  @MainActor func testContentLiesBelowAnOpaqueBar() async {
    let scene = await Scene()
    scene.navigation.navigationBar.isTranslucent = false
    scene.navigation.view.setNeedsLayout()
    await scene.phone.wait(0.2)
    let bar = scene.navigation.navigationBar.frame
    let place = scene.screens[0].view.convert(CGPoint.zero, to: nil)
    XCTAssertEqual(place.y, bar.maxY, accuracy: 0.5)
    let extended = scene.screen("B")
    extended.extendedLayoutIncludesOpaqueBars = true
    scene.navigation.pushViewController(extended, animated: false)
    await scene.phone.settle()
    XCTAssertEqual(extended.view.convert(CGPoint.zero, to: nil).y, 0, accuracy: 0.5)
  }

  /// Hiding the bar gives the content its room.
  @MainActor func testHidingTheBarGivesTheContentItsRoom() async {
    for animated in [true, false] {
      let scene = await Scene()
      let bar = scene.navigation.navigationBar
      let before = scene.screens[0].view.safeAreaInsets.top
      scene.navigation.setNavigationBarHidden(true, animated: animated)
      await scene.phone.settle()
      XCTAssertTrue(bar.isHidden && scene.navigation.isNavigationBarHidden)
      let after = scene.screens[0].view.safeAreaInsets.top
      XCTAssertEqual(after, scene.phone.window.safeAreaInsets.top)
      XCTAssertEqual(before - after, bar.frame.height, accuracy: 0.5)
    }
  }

  /// A bar that's hidden in `willShow` has changed the insets before the animator is called.
  @MainActor func testInsetsAreSetBeforeTheAnimatorIsCalled() async {
    let scene = await Scene()
    let (delegate, animator) = scene.animate()
    delegate.inWillShow = { $0.setNavigationBarHidden(true, animated: false) }
    let next = scene.screen("B")
    var top: CGFloat?
    animator.inAnimate = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      top = next.view.safeAreaInsets.top
    }
    scene.navigation.pushViewController(next, animated: true)
    await scene.phone.settle()
    XCTAssertEqual(top, scene.phone.window.safeAreaInsets.top)
  }

  /// Constant `barChangeLaysOutAtTheEnd`: a bar hidden without animation while a transition runs changes
  /// the insets of the coming screen at its end.
  @MainActor func testABarChangedDuringATransitionChangesInsetsAtTheEnd() async {
    let scene = await Scene()
    let (_, animator) = scene.animate(1)
    animator.inAnimate = { _ in
      scene.navigation.setNavigationBarHidden(true, animated: false)
    }
    let next = scene.screen("B")
    let before = scene.screens[0].view.safeAreaInsets.top
    scene.navigation.pushViewController(next, animated: true)
    await scene.phone.wait(0.5)
    XCTAssertEqual(next.view.safeAreaInsets.top, before)
    await scene.phone.wait(1.5)
    XCTAssertEqual(next.view.safeAreaInsets.top, scene.phone.window.safeAreaInsets.top)
  }

  /// Constant `safeAreaStaysStaleAfterBarReturns`: an opaque bar that has come back counts.
  @MainActor func testTheSafeAreaAfterAnOpaqueBarCameBack() async {
    let scene = await Scene()
    scene.navigation.navigationBar.isTranslucent = false
    scene.navigation.setNavigationBarHidden(true, animated: false)
    await scene.phone.settle()
    let (delegate, _) = scene.animate()
    delegate.inWillShow = { $0.setNavigationBarHidden(false, animated: false) }
    let next = scene.screen("B")
    next.extendedLayoutIncludesOpaqueBars = true
    scene.navigation.pushViewController(next, animated: true)
    await scene.phone.settle()
    XCTAssertEqual(
      next.view.safeAreaInsets.top, scene.navigation.navigationBar.frame.maxY, accuracy: 0.5)
  }

  /// A transform of a live view lays out anew; a layer's transform doesn't.
  @MainActor func testALayersTransformDoesNotLayOut() async {
    final class Counting: UIViewController {
      var layouts = 0
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
      }
    }
    let phone = await Phone()
    let screen = Counting()
    await phone.show(screen)
    let before = screen.layouts
    let top = screen.view.safeAreaInsets.top
    screen.view.layer.transform = CATransform3DMakeTranslation(0, 100, 0)
    await phone.turn()
    XCTAssertEqual(screen.layouts, before)
    XCTAssertEqual(screen.view.safeAreaInsets.top, top)
    screen.view.layer.transform = CATransform3DIdentity
    let move = CABasicAnimation(keyPath: "position.y")
    move.fromValue = 0
    move.toValue = 300
    move.duration = 0.3
    screen.view.layer.add(move, forKey: "move")
    await phone.wait(0.2)
    XCTAssertEqual(screen.layouts, before)
    XCTAssertEqual(screen.view.safeAreaInsets.top, top)
  }
}
