import Testing
import UIKit
import UIKitHost

/// Tabs that are replaced, and those behind More, as developers have measured it.
@MainActor @Suite(.serialized, .warningsAreRead) struct TabBarChangeTests {
  @Test(arguments: [true, false], [true, false])
  func newTabsWithAnimationAskForAnAnimator(animated: Bool, hasAnimator: Bool) {
    let scene = TabBarTests.Scene("AB")
    let delegate = TabBarTests.Watcher(scene.log)
    if hasAnimator { delegate.animator = SlideOver() }
    scene.tabs.delegate = delegate
    _ = scene.log.take()
    let new = ["X", "Y"].map { NotingScreen($0, scene.log) }
    scene.tabs.setViewControllers(new, animated: animated)
    #expect(scene.log.take("A to X") == (animated ? ["A to X"] : []))
    #expect((scene.screens[0].view.window != nil) == (animated && hasAnimator))
    scene.host.advance(by: 2)
    #expect(scene.screens[0].view.window == nil)
    #expect(scene.screens.allSatisfy { $0.parent == nil })
    #expect(new[0].view.window != nil)
    #expect(scene.tabs.selectedIndex == 0)
    #expect(scene.tabs.children.count == 2)
    scene.tabs.selectedIndex = 1
    scene.host.advance(by: 2)
    #expect(new[1].view.window != nil && new[0].view.window == nil)
  }

  /// An app sets the root of its window first, and its tabs in the next line.
  @Test(arguments: [true, false])
  func aTabThatIsSetWhileTheControllerAppearsAppearsWithIt(isVisible: Bool) {
    let host = Host(size: CGSize(width: 390, height: 844), scale: 1)
    let log = Calls()
    let tabs = UITabBarController()
    if isVisible { host.window.makeKeyAndVisible() }
    host.window.rootViewController = tabs
    let stack = UINavigationController(rootViewController: NotingScreen("A", log))
    tabs.viewControllers = [stack]
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
    let calls = log.take()
    #expect(calls.filter { $0.contains("willAppear") }.count == 1, "\(calls)")
    #expect(calls.filter { $0.contains("didAppear") }.count == 1, "\(calls)")
    stack.pushViewController(NotingScreen("B", log), animated: true)
    host.advance(by: 1)
    #expect(stack.transitionCoordinator == nil && stack.topViewController?.view.window != nil)
  }

  @Test func moreShowsTheScreenThatWasLeftOpenInIt() {
    let scene = TabBarTests.Scene("ABCDEF")
    let more = scene.button(4, of: 5)
    scene.host.tap(at: more)
    #expect(scene.tabs.selectedViewController === scene.tabs.moreNavigationController)
    scene.tabs.selectedIndex = 5
    scene.host.advance(by: 0.5)
    scene.host.tap(at: scene.button(0, of: 5))
    #expect(scene.tabs.selectedIndex == 0)
    scene.host.tap(at: more)
    #expect(scene.tabs.selectedViewController === scene.screens[5])
    #expect(scene.screens[5].view.window != nil)
    // Tapped once more, it goes back to the list, which is what's left open now.
    scene.host.tap(at: more)
    #expect(scene.tabs.selectedViewController === scene.tabs.moreNavigationController)
    scene.host.tap(at: scene.button(0, of: 5))
    scene.host.tap(at: more)
    #expect(scene.tabs.selectedViewController === scene.tabs.moreNavigationController)
  }
}
