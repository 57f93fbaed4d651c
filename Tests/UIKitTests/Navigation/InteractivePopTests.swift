import Testing
import UIKit
import UIKitHost

/// The pop recognizer that UIKit brings: when it begins, when it refuses, what it leaves.
@MainActor @Suite(.serialized, .warningsAreRead) struct InteractivePopTests {
  private func swipe(_ scene: NavigationScene, to x: CGFloat, duration: TimeInterval = 0.5) {
    scene.host.drag(
      from: CGPoint(x: 5, y: 400), to: CGPoint(x: x, y: 400), duration: duration)
  }

  private var menu: UIBarButtonItem {
    UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
  }

  @Test func theScreensFollowTheFinger() {
    let scene = NavigationScene("AB")
    let top = scene.screens[1]
    let start = CGPoint(x: 5, y: 400)
    scene.host.touch(.began, at: start)
    scene.host.move(from: start, to: CGPoint(x: 200, y: 400), duration: 0.4)
    scene.host.advance(by: 1.0 / 60)
    #expect(scene.navigation.transitionCoordinator?.isInteractive ?? false)
    let x = top.view.layer.presentation()?.frame.minX ?? 0
    #expect(abs(x - 195) < 15)
    scene.host.touch(.ended, at: CGPoint(x: 200, y: 400))
    scene.host.advance(by: 1)
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test func aShortSlowSwipeGoesBack() {
    let scene = NavigationScene("AB")
    swipe(scene, to: 80, duration: 1)
    scene.host.advance(by: 1)
    #expect(scene.stack == "AB")
    #expect(scene.screens[1].view.window != nil)
    #expect(scene.screens[1].view.frame.minX == 0)
    #expect(scene.log.take("didMove out").isEmpty)
  }

  /// The first one ends then, without a word to those who wait for its end.
  @Test(arguments: [true, false])
  func aSecondSwipeWhileTheFirstTurnsBack(loses: Bool) {
    let scene = NavigationScene("AB")
    scene.host.settings.secondPopLosesCompletion = loses
    let start = CGPoint(x: 5, y: 400)
    scene.host.touch(.began, at: start)
    scene.host.move(from: start, to: CGPoint(x: 100, y: 400), duration: 0.4)
    scene.host.advance(by: 0.3)
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      scene.log.note("completion")
    }
    scene.host.touch(.ended, at: CGPoint(x: 100, y: 400))
    scene.host.advance(by: 1.0 / 60)
    _ = scene.log.take()
    swipe(scene, to: 300)
    scene.host.advance(by: 1)
    #expect(scene.stack == (loses ? "A" : "AB"))
    #expect(scene.log.take("completion") == (loses ? [] : ["completion"]))
    #expect(scene.navigation.topViewController?.view.window != nil)
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test func refusesWhileATransitionRuns() {
    let scene = NavigationScene("AB")
    scene.navigation.pushViewController(scene.screen("C"), animated: true)
    scene.host.advance(by: 0.05)
    swipe(scene, to: 300, duration: 0.2)
    scene.host.advance(by: 0.6)
    #expect(scene.stack == "ABC")
  }

  @Test(arguments: [true, false])
  func refusesDuringASearchThatHidesTheBar(hides: Bool) {
    let scene = NavigationScene("AB")
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = hides
    scene.screens[1].navigationItem.searchController = search
    scene.screens[1].definesPresentationContext = true
    search.isActive = true
    scene.host.advance(by: 1)
    let gesture = scene.navigation.interactivePopGestureRecognizer
    #expect(gesture?.delegate?.gestureRecognizerShouldBegin(gesture ?? .init()) == !hides)
    search.isActive = false
    scene.host.advance(by: 1)
    #expect(gesture?.delegate?.gestureRecognizerShouldBegin(gesture ?? .init()) == true)
  }

  @Test func theSwipeOverTheContentWaitsForTheOneFromTheEdge() throws {
    let scene = NavigationScene("AB")
    let navigation = scene.navigation
    let edge = try #require(navigation.interactivePopGestureRecognizer)
    let content = try #require(navigation.interactiveContentPopGestureRecognizer)
    let delegate = try #require(content.delegate)
    #expect(delegate.gestureRecognizer(content, shouldRequireFailureOf: edge))
    #expect(!delegate.gestureRecognizer(edge, shouldRequireFailureOf: content))
    scene.host.touch(.began, at: CGPoint(x: 5, y: 400))
    scene.host.move(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.2)
    #expect(edge.state == .changed)
    #expect(content.state == .possible)
    scene.host.touch(.cancelled, at: CGPoint(x: 100, y: 400))
    scene.host.advance(by: 1)
  }

  @Test func itPopsByTheCallThatAppsOverride() {
    final class Counting: UINavigationController {
      var pops: [Bool] = []
      override func popViewController(animated: Bool) -> UIViewController? {
        pops.append(animated)
        return super.popViewController(animated: animated)
      }
    }
    let host = Host(size: CGSize(width: 200, height: 400), scale: 1)
    let navigation = Counting()
    navigation.setViewControllers([UIViewController(), UIViewController()], animated: false)
    host.show(navigation, for: 0.1)
    host.drag(from: CGPoint(x: 2, y: 200), to: CGPoint(x: 180, y: 200), duration: 0.3)
    host.advance(by: 1)
    #expect(navigation.pops == [true])
    #expect(navigation.viewControllers.count == 1)
  }

  /// Whoever replaces the delegate has to refuse where UIKit would have.
  @Test func withoutItsDelegateItRefusesNothing() {
    let scene = NavigationScene("ABCDE")
    let gesture = scene.navigation.interactivePopGestureRecognizer
    gesture?.delegate = nil
    scene.screens[4].navigationItem.hidesBackButton = true
    swipe(scene, to: 300)
    scene.host.advance(by: 1)
    scene.screens[3].navigationItem.leftBarButtonItem = menu
    swipe(scene, to: 300)
    scene.host.advance(by: 1)
    scene.navigation.setNavigationBarHidden(true, animated: false)
    swipe(scene, to: 300)
    scene.host.advance(by: 1)
    #expect(scene.stack == "AB")
    let delegate = AnimatorDelegate(scene.log)
    scene.navigation.delegate = delegate
    swipe(scene, to: 300)
    scene.host.advance(by: 1)
    #expect(scene.stack == "A")
    withExtendedLifetime(delegate) {}
  }

  @Test func revivedAtTheRootItWedgesTheNextPush() {
    let scene = NavigationScene()
    scene.navigation.interactivePopGestureRecognizer?.delegate = nil
    swipe(scene, to: 300)
    scene.host.advance(by: 1)
    let next = scene.screen("B")
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 2)
    #expect(scene.stack == "AB")
    #expect(next.viewIfLoaded?.window == nil)
  }

  @Test func aPushInTheMiddleOfASwipeBackKeepsTheCallsBalanced() {
    let scene = NavigationScene.small("ab")
    scene.host.touch(.began, at: CGPoint(x: 2, y: 200), finger: 0)
    for x in stride(from: 10, through: 60, by: 10) {
      scene.host.advance(by: 1.0 / 60)
      scene.host.touch(.moved, at: CGPoint(x: CGFloat(x), y: 200), finger: 0)
    }
    scene.host.advance(by: 0.05)
    scene.navigation.pushViewController(scene.screen("c"), animated: true)
    scene.host.advance(by: 0.1)
    scene.host.touch(.ended, at: CGPoint(x: 60, y: 200), finger: 0)
    scene.settle()
    #expect(scene.onlyTopIsSeen)
    #expect(scene.navigation.topViewController?.view.window != nil)
  }
}
