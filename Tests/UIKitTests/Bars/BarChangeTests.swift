import Testing
import UIKit
import UIKitHost

/// Bars that are hidden, shown or given other items, also in the middle of a transition.
@MainActor @Suite(.serialized, .warningsAreRead) struct BarChangeTests {
  @Test func hidingWithAnimationTakesItsTime() {
    let scene = NavigationScene("A")
    scene.navigation.setNavigationBarHidden(true, animated: true)
    #expect(scene.navigation.isNavigationBarHidden)
    scene.host.advance(by: 0.1)
    let bar = scene.navigation.navigationBar
    #expect(!bar.isHidden)
    let y = bar.layer.presentation()?.frame.minY ?? 0
    #expect(y < 47 && y > -91)
    scene.host.advance(by: 0.15)
    #expect(bar.isHidden)
    scene.navigation.setNavigationBarHidden(false, animated: true)
    scene.host.advance(by: 0.4)
    #expect(!bar.isHidden)
    #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
  }

  @Test func aBarAtRestIsNotBuiltAgain() {
    let scene = NavigationScene("AB")
    let before = scene.host.runtime.server.counters.layersRedrawn
    scene.navigation.view.setNeedsLayout()
    scene.host.advance(by: 0.2)
    #expect(scene.host.runtime.server.counters.layersRedrawn == before)
  }

  @Test func aBarHiddenAndShownAgainAndAgainDuringATransitionSettles() {
    let scene = NavigationScene.small()
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    for round in 0..<6 {
      scene.host.advance(by: 0.05)
      scene.navigation.setNavigationBarHidden(round.isMultiple(of: 2), animated: true)
    }
    scene.host.advance(by: 2)
    #expect(!scene.navigation.isNavigationBarHidden)
    let bar = scene.navigation.navigationBar
    #expect(bar.frame.minY >= 0 && !bar.isHidden)
    #expect(scene.isUsable())
  }

  @Test func itemsChangedDuringATransitionAreTheOnesInTheEnd() {
    let scene = NavigationScene.small()
    let second = scene.screen("b")
    scene.navigation.pushViewController(second, animated: true)
    scene.host.advance(by: 0.1)
    second.navigationItem.title = "New"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", style: .plain, target: nil, action: nil)
    second.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    second.navigationItem.hidesBackButton = true
    scene.host.advance(by: 2)
    #expect(scene.navigation.navigationBar.topItem === second.navigationItem)
    scene.host.tap(at: CGPoint(x: 20, y: scene.navigation.navigationBar.frame.midY))
    scene.host.advance(by: 1)
    #expect(scene.stack == "ab")
  }

  @Test func withOneTitleViewInTwoItemsTheStackGoesOn() {
    let scene = NavigationScene.small()
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    scene.navigation.topViewController?.navigationItem.titleView = title
    let second = scene.screen("b")
    second.navigationItem.titleView = title
    scene.navigation.pushViewController(second, animated: true)
    scene.host.advance(by: 2)
    scene.navigation.popViewController(animated: true)
    scene.host.advance(by: 2)
    #expect(scene.isUsable())
  }

  @Test func withLargeTitlesSwitchedDuringATransitionTheStackGoesOn() {
    let scene = NavigationScene.small()
    scene.navigation.navigationBar.prefersLargeTitles = true
    scene.host.advance(by: 0.5)
    let second = scene.screen("b")
    second.navigationItem.largeTitleDisplayMode = .never
    scene.navigation.pushViewController(second, animated: true)
    scene.host.advance(by: 0.1)
    scene.navigation.navigationBar.prefersLargeTitles = false
    scene.host.advance(by: 0.1)
    scene.navigation.navigationBar.prefersLargeTitles = true
    scene.host.advance(by: 2)
    #expect(scene.isUsable())
  }
}
