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

  @Test func theSecondPushDuringAPushIsToldOnTheConsole() {
    let scene = NavigationScene.small()
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.host.advance(by: 0.1)
    scene.navigation.pushViewController(scene.screen("c"), animated: true)
    scene.host.advance(by: 3)
    #expect(scene.stack == "abc")
    #expect(
      scene.host.log.contains {
        $0.contains("nested push animation can result in corrupted navigation bar")
      })
  }

  @Test func aPushInsideViewWillAppearEndsOnTheLastScreen() {
    let scene = NavigationScene.small()
    let second = scene.screen("b")
    let third = scene.screen("c")
    second.inWillAppear = { [weak second] in
      second?.inWillAppear = nil
      scene.navigation.pushViewController(third, animated: true)
    }
    scene.navigation.pushViewController(second, animated: true)
    scene.settle()
    #expect(scene.stack == "abc")
    #expect(scene.onlyTopIsSeen)
    #expect(third.view.window != nil)
    #expect(scene.host.log == OverlapWarning.both)
  }

  @Test func anUnanimatedPushInsideViewWillAppearEndsOnTheLastScreen() {
    let scene = NavigationScene.small()
    let second = scene.screen("b")
    let third = scene.screen("c")
    second.inWillAppear = { [weak second] in
      second?.inWillAppear = nil
      scene.navigation.pushViewController(third, animated: false)
    }
    scene.navigation.pushViewController(second, animated: false)
    scene.settle()
    #expect(scene.stack == "abc")
    #expect(scene.onlyTopIsSeen)
    #expect(scene.host.log == OverlapWarning.both)
  }

  @Test func aPushInsideViewDidAppearIsAnOrdinaryPush() {
    let scene = NavigationScene.small()
    let second = scene.screen("b")
    let third = scene.screen("c")
    second.inDidAppear = { [weak second] in
      second?.inDidAppear = nil
      scene.navigation.pushViewController(third, animated: true)
    }
    scene.navigation.pushViewController(second, animated: true)
    scene.settle()
    #expect(scene.stack == "abc")
    #expect(scene.onlyTopIsSeen)
    #expect(scene.log.calls.last == "c didMove(parent)")
    #expect(scene.host.log.isEmpty)
  }

  @Test func aPopInsideDidShowIsAnOrdinaryPop() {
    let scene = NavigationScene.small()
    let delegate = WatchingDelegate()
    delegate.log = scene.log
    delegate.inDidShow = { navigation in
      if navigation.topViewController?.title == "b" {
        navigation.popViewController(animated: true)
      }
    }
    scene.use(delegate)
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.settle()
    #expect(scene.stack == "a")
    #expect(scene.onlyTopIsSeen)
    #expect(scene.host.log.isEmpty)
    #expect(
      scene.log.take("willShow b", "didShow b", "willShow a", "didShow a") == [
        "willShow b", "didShow b", "willShow a", "didShow a",
      ])
  }

  @Test func aPushInsideWillShowEndsOnTheLastScreen() {
    let scene = NavigationScene.small()
    let delegate = WatchingDelegate()
    let third = scene.screen("c")
    delegate.inWillShow = { navigation in
      if navigation.topViewController?.title == "b" {
        navigation.pushViewController(third, animated: true)
      }
    }
    scene.use(delegate)
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.settle()
    #expect(scene.stack == "abc")
    #expect(scene.onlyTopIsSeen)
    #expect(scene.host.log == OverlapWarning.both)
  }

  @Test func aPopInsideViewWillDisappearDoesNotHang() {
    let scene = NavigationScene.small("abc")
    let top = scene.navigation.topViewController as? NotingScreen
    top?.inWillDisappear = { [weak top] in
      top?.inWillDisappear = nil
      scene.navigation.popViewController(animated: true)
    }
    scene.navigation.popViewController(animated: true)
    scene.settle()
    #expect(scene.stack == "a")
    #expect(scene.onlyTopIsSeen)
    #expect(scene.host.log == [OverlapWarning.unexpectedState])
  }

  @Test func popToRootInsideViewDidDisappearEndsAtTheRoot() {
    let scene = NavigationScene.small("abc")
    let top = scene.navigation.topViewController as? NotingScreen
    top?.inDidDisappear = { scene.navigation.popToRootViewController(animated: true) }
    scene.navigation.popViewController(animated: true)
    scene.settle()
    #expect(scene.stack == "a")
    #expect(scene.onlyTopIsSeen)
  }

  @Test func appearanceCallsLeftOpenAreToldOnTheConsole() {
    let canvas = Canvas()
    canvas.root.beginAppearanceTransition(true, animated: false)
    canvas.root.endAppearanceTransition()
    canvas.root.endAppearanceTransition()
    canvas.host.advance(by: 0.1)
    #expect(
      canvas.host.log.contains {
        $0.contains("Unbalanced calls to begin/end appearance transitions for")
      })
  }
}
