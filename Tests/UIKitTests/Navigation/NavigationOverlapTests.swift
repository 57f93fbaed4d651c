import Testing
import UIKit
import UIKitHost

/// Operations that overlap: UIKit's words in the log, and a sane state in the end.
@MainActor @Suite(.serialized) struct NavigationOverlapTests {
  @Test func twoPushesInOneTurnAreNested() {
    let scene = NavigationScene()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.navigation.pushViewController(scene.screen("C"), animated: true)
    #expect(
      scene.host.log == ["nested push animation can result in corrupted navigation bar"])
    scene.host.advance(by: 1.5)
    #expect(scene.stack == "ABC")
    #expect(scene.navigation.topViewController?.viewIfLoaded?.window != nil)
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test func pushDuringARunningPushEndsWithTheLastScreenSeen() {
    let scene = NavigationScene()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 0.1)
    scene.navigation.pushViewController(scene.screen("C"), animated: true)
    scene.host.advance(by: 1.5)
    #expect(
      scene.host.log == [
        "nested push animation can result in corrupted navigation bar",
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree"
          + " might get corrupted.",
      ])
    #expect(scene.stack == "ABC")
    #expect(scene.navigation.viewControllers[2].viewIfLoaded?.window != nil)
    #expect(scene.navigation.viewControllers[1].viewIfLoaded?.window == nil)
  }

  @Test func popDuringARunningPushIsLoggedAndGoesBack() {
    let scene = NavigationScene()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 0.1)
    scene.navigation.popViewController(animated: true)
    #expect(scene.stack == "A")
    scene.host.advance(by: 1.5)
    #expect(scene.host.log.count == 1)
    #expect(scene.screens[0].view.window != nil)
    #expect(scene.log.take("didMove(nil)") == ["B didMove(nil)"])
  }

  @Test func aPushFromViewDidAppearIsNotNested() {
    let scene = NavigationScene()
    let next = scene.screen("B")
    let last = scene.screen("C")
    next.inDidAppear = { [unowned next] in
      next.inDidAppear = nil
      scene.navigation.pushViewController(last, animated: true)
    }
    scene.navigation.pushViewController(next, animated: true)
    scene.host.advance(by: 1.5)
    #expect(scene.host.log.isEmpty)
    #expect(last.viewIfLoaded?.window != nil)
  }

  @Test func pushingAScreenTwiceRaises() {
    let scene = NavigationScene()
    var raised: [String] = []
    HostTrap.handler = { name, reason in raised.append("\(name.rawValue): \(reason)") }
    defer { HostTrap.handler = nil }
    scene.navigation.pushViewController(scene.screens[0], animated: true)
    #expect(raised.count == 1)
    #expect(raised.first?.hasPrefix("NSInvalidArgumentException") ?? false)
    #expect(raised.first?.contains("more than once which is not supported") ?? false)
    #expect(scene.stack == "A")
  }

  @Test func unbalancedAppearanceCallsAreLogged() {
    let scene = NavigationScene()
    let loose = scene.screen("X")
    loose.endAppearanceTransition()
    #expect(scene.host.log.count == 1)
    #expect(
      scene.host.log.first?.hasPrefix(
        "Unbalanced calls to begin/end appearance transitions for <") ?? false)
  }

  @Test func popAtTheRootReturnsNil() {
    let scene = NavigationScene()
    #expect(scene.navigation.popViewController(animated: true) == nil)
    #expect(scene.stack == "A")
  }
}
