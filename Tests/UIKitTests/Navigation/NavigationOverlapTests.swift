import Testing
import UIKit
import UIKitHost

/// Operations that overlap: the second waits for the end of the first.
@MainActor @Suite(.serialized, .warningsAreRead) struct NavigationOverlapTests {
  enum Operation: CaseIterable {
    case push, pop, popToRoot, popTo, set

    /// What it returns, if anything, and the stack it makes of "ABC".
    @MainActor func make(in scene: NavigationScene, animated: Bool) -> (isNil: Bool, stack: String)
    {
      let navigation = scene.navigation
      switch self {
      case .push:
        navigation.pushViewController(scene.screen("D"), animated: animated)
        return (true, "ABCD")
      case .pop: return (navigation.popViewController(animated: animated) == nil, "AB")
      case .popToRoot:
        return (navigation.popToRootViewController(animated: animated) == nil, "A")
      case .popTo:
        return (
          navigation.popToViewController(scene.screens[1], animated: animated) == nil, "AB"
        )
      case .set:
        navigation.setViewControllers([scene.screens[0], scene.screen("X")], animated: animated)
        return (true, "AX")
      }
    }
  }

  @Test(arguments: Operation.allCases, [true, false])
  func aSecondOperationWaitsForTheEndOfTheFirst(_ operation: Operation, animated: Bool) {
    for isDeferred in [true, false] {
      let scene = NavigationScene("AB")
      scene.navigation.pushViewController(scene.screen("C"), animated: true)
      if !isDeferred { scene.host.advance(by: 0.1) }
      let answer = operation.make(in: scene, animated: animated)
      #expect(answer.isNil)
      #expect(scene.stack == "ABC")
      scene.host.advance(by: 0.2)
      #expect(scene.stack == "ABC")
      scene.host.advance(by: 1)
      #expect(scene.stack == answer.stack)
      #expect(scene.onlyTopIsSeen)
      #expect(scene.navigation.transitionCoordinator == nil)
    }
  }

  @Test func operationsThatWaitKeepTheirOrder() {
    let scene = NavigationScene("A")
    let delegate = AnimatorDelegate(scene.log)
    scene.use(delegate)
    for name in ["B", "C"] {
      scene.navigation.pushViewController(scene.screen(name), animated: true)
    }
    scene.navigation.popViewController(animated: true)
    scene.navigation.pushViewController(scene.screen("D"), animated: false)
    scene.settle()
    #expect(scene.stack == "ABD")
    #expect(
      scene.log.take().filter { $0.contains("Show") } == [
        "willShow B", "didShow B", "willShow C", "didShow C", "willShow B", "didShow B",
        "willShow D", "didShow D",
      ])
    #expect(delegate.animated == Array(repeating: true, count: 6) + [false, false])
    #expect(scene.onlyTopIsSeen)
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
    loose.beginAppearanceTransition(true, animated: false)
    loose.endAppearanceTransition()
    #expect(scene.host.log.isEmpty)
    loose.endAppearanceTransition()
    #expect(scene.host.log.count == 1)
    #expect(
      scene.host.log.first?.hasPrefix(
        "Unbalanced calls to begin/end appearance transitions for <") ?? false)
  }

  @Test func aPushInsideWillShowEndsOnTheLastScreen() {
    let scene = NavigationScene.small()
    let delegate = ShowDelegate(scene.log)
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
}
