import Testing
import UIKit
import UIKitHost

/// What a stack is after each change, and what the calls return.
@MainActor @Suite(.serialized, .warningsAreRead) struct NavigationStackTests {
  @Test func theRootReplacedUnderARunningPushLeavesThePushRunning() {
    let scene = NavigationScene.small()
    let second = scene.screen("b")
    scene.navigation.pushViewController(second, animated: true)
    scene.host.advance(by: 0.1)
    scene.navigation.viewControllers = [scene.screen("x"), second]
    scene.settle()
    #expect(scene.stack == "xb")
    #expect(second.view.window != nil)
    #expect(scene.onlyTopIsSeen)
  }

  @Test func anEmptyStackIsAllowedAndAPushFillsIt() {
    let scene = NavigationScene.small()
    scene.navigation.viewControllers = []
    scene.settle()
    #expect(scene.navigation.topViewController == nil)
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.settle()
    #expect(scene.stack == "b")
    #expect(scene.onlyTopIsSeen)
  }

  @Test func aNavigationControllerWithoutScreensIsShownAndTouched() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    host.show(UINavigationController(), for: 0.2)
    host.drag(from: CGPoint(x: 1, y: 50), to: CGPoint(x: 90, y: 50), duration: 0.2)
    host.advance(by: 0.5)
    #expect(host.log.isEmpty)
  }

  @Test func aScreenMovedFromOneStackToAnotherLeavesTheFirst() {
    let scene = NavigationScene.small("ab")
    let moved = scene.navigation.topViewController
    scene.navigation.popViewController(animated: false)
    scene.host.advance(by: 0.2)
    let other = UINavigationController(rootViewController: scene.screen("x"))
    if let moved { other.pushViewController(moved, animated: false) }
    scene.host.window.rootViewController = other
    scene.settle()
    #expect(scene.stack == "a")
    #expect(other.viewControllers.count == 2)
    #expect(moved?.navigationController === other)
    #expect(moved?.view.window != nil)
  }
}
