import Testing
import UIKitHost

@testable import UIKit

/// What lies around a transition: touches, transactions, completions, containers of the app's own.
@MainActor @Suite(.serialized, .warningsAreRead) struct NavigationSurroundingsTests {
  // MARK: Touches

  private func tabs(_ scene: NavigationScene) -> UITabBarController {
    let tabs = UITabBarController()
    scene.host.activate()
    tabs.viewControllers = [scene.navigation, UIViewController()]
    scene.host.show(tabs, for: 0.1)
    return tabs
  }

  @Test(arguments: [true, false])
  func tabBarsInTransitions(takeTouches: Bool) {
    let scene = NavigationScene("A", shows: false)
    scene.host.settings.tabBarTakesTouchesInTransitions = takeTouches
    let tabs = tabs(scene)
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 0.1)
    let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
    scene.host.tap(at: CGPoint(x: bar.width * 0.75, y: bar.minY + 20))
    #expect((tabs.selectedIndex == 1) == takeTouches)
    scene.host.advance(by: 1)
    scene.host.tap(at: CGPoint(x: bar.width * 0.75, y: bar.minY + 20))
    #expect(tabs.selectedIndex == 1)
  }

  @Test(arguments: [true, false])
  func backButtonsInTransitions(takeTouches: Bool) {
    let scene = NavigationScene("AB")
    scene.host.settings.navigationBarTakesTouchesInTransitions = takeTouches
    scene.navigation.pushViewController(scene.screen("C"), animated: true)
    scene.host.advance(by: 0.2)
    scene.host.tap(at: CGPoint(x: 20, y: 70))
    scene.host.advance(by: 2)
    #expect(scene.stack == (takeTouches ? "AB" : "ABC"))
    #expect(scene.onlyTopIsSeen)
    _ = scene.host.log
  }

  // MARK: Transactions and completions

  @Test(arguments: [true, false])
  func aTransactionAroundAPush(waits: Bool) {
    let scene = NavigationScene("A")
    scene.host.settings.transactionsWaitForTransitions = waits
    scene.vend(SlideOver())
    CATransaction.begin()
    CATransaction.setCompletionBlock { scene.log.note("transaction") }
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    CATransaction.commit()
    #expect(!scene.log.all.contains("transaction"))
    scene.host.advance(by: 0.1)
    #expect(scene.log.all.contains("transaction") == !waits)
    scene.host.advance(by: 1)
    let calls = scene.log.take("animator push", "transaction", "didShow B")
    #expect(
      calls
        == (waits
          ? ["animator push", "didShow B", "transaction"]
          : ["animator push", "transaction", "didShow B"]))
  }

  @Test(arguments: [true, false])
  func completionsOfACoordinator(inOrder: Bool) {
    let scene = NavigationScene("A")
    scene.host.settings.coordinatorCompletionsRunInOrder = inOrder
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    var ran: [String] = []
    let coordinator = scene.navigation.transitionCoordinator
    for name in ["first", "second"] {
      _ = coordinator?.animate(alongsideTransition: nil) { [weak coordinator] _ in
        ran.append(name)
        guard name == "first" else { return }
        _ = coordinator?.animate(alongsideTransition: nil) { _ in ran.append("third") }
      }
    }
    scene.host.advance(by: 1)
    #expect(ran == (inOrder ? ["first", "second", "third"] : ["second", "first", "third"]))
  }
}
