import Testing
import UIKit
import UIKitHost

/// Windows that change, turn or go while a navigation controller works.
@MainActor @Suite(.serialized, .warningsAreRead) struct NavigationWindowTests {
  @Test func aPushBeforeTheWindowIsSeenNeedsNoAnimation() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let log = Calls()
    let navigation = UINavigationController(rootViewController: NotingScreen("a", log))
    navigation.pushViewController(NotingScreen("b", log), animated: true)
    host.show(navigation, for: 2)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.view.window != nil)
    #expect(!log.all.contains("a didAppear"))
    #expect(log.all.filter { $0 == "b didAppear" }.count == 1)
  }

  @Test func theWindowIsHiddenInTheMiddleOfAPushAndShownAgain() {
    let scene = NavigationScene.small()
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.host.advance(by: 0.1)
    scene.host.window.isHidden = true
    scene.settle()
    scene.host.window.isHidden = false
    scene.settle()
    #expect(scene.stack == "ab")
    #expect(scene.onlyTopIsSeen)
  }

  @Test func theNavigationViewIsRemovedInTheMiddleOfAPop() {
    let scene = NavigationScene.small("ab")
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 0.1)
    scene.navigation.view.removeFromSuperview()
    scene.settle()
    scene.host.window.addSubview(scene.navigation.view)
    scene.settle()
    #expect(scene.stack == "a")
  }

  @Test func theWindowTurnsInTheMiddleOfAPush() {
    let scene = NavigationScene.small()
    let second = scene.screen("b")
    scene.navigation.pushViewController(second, animated: true)
    scene.host.advance(by: 0.15)
    scene.host.window.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    scene.settle()
    #expect(scene.navigation.view.bounds.size == CGSize(width: 400, height: 200))
    #expect(second.view.bounds.width == 400)
    #expect(second.view.convert(CGPoint.zero, to: nil).x == 0)
    scene.navigation.popViewController(animated: true)
    scene.settle()
    #expect(scene.navigation.topViewController?.view.bounds.width == 400)
    #expect(scene.onlyTopIsSeen)
  }

  @Test func aZeroSizedWindowLaysOutPushesAndDraws() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let navigation = UINavigationController(rootViewController: NotingScreen("a", Calls()))
    host.window.frame = .zero
    host.show(navigation, for: 0.2)
    navigation.pushViewController(NotingScreen("b", Calls()), animated: true)
    host.advance(by: 1)
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    _ = host.frame()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func aScreenWithoutAColorIsSeenThrough() {
    let scene = NavigationScene.small()
    scene.host.window.backgroundColor = .red
    scene.navigation.setNavigationBarHidden(true, animated: false)
    scene.navigation.view.backgroundColor = nil
    let second = scene.screen("b")
    scene.navigation.pushViewController(second, animated: true)
    scene.settle()
    #expect(second.view.backgroundColor == nil)
    let pixel = scene.host.pixel(at: CGPoint(x: 100, y: 300))
    #expect(pixel.red == 255 && pixel.green == 0)
  }
}
