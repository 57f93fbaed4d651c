import Testing
import UIKitHost

@testable import UIKit

/// `hidesBottomBarWhenPushed`: the bar goes and comes by a slide of its own.
@MainActor @Suite(.serialized, .warningsAreRead) struct TabBarHidingTests {
  @MainActor struct Scene {
    let host = Host(size: CGSize(width: 390, height: 844), scale: 1)
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: UIViewController())
    let next = UIViewController()

    init() {
      tabs.setViewControllers([stack, UIViewController()], animated: false)
      next.hidesBottomBarWhenPushed = true
      host.show(tabs, for: 0.1)
    }

    /// Whether the bar is where a person sees it.
    var showsBar: Bool {
      let bar = tabs.tabBar
      return bar.superview === tabs.view && !bar.isHidden && bar.center.y < tabs.view.bounds.maxY
    }

    var barShift: CGFloat { tabs.tabBar.layer.presentation().map { $0.transform.m41 } ?? 0 }
  }

  @Test func anUnanimatedPushHidesTheBarAtOnce() {
    let scene = Scene()
    scene.stack.pushViewController(scene.next, animated: false)
    scene.host.advance(by: 0.1)
    #expect(!scene.showsBar)
    #expect(scene.next.view.safeAreaInsets.bottom == 34)
    scene.stack.popViewController(animated: false)
    scene.host.advance(by: 0.1)
    #expect(scene.showsBar)
    #expect(scene.stack.topViewController?.view.safeAreaInsets.bottom == 83)
  }

  @Test func theBarSlidesWithABuiltInPush() {
    let scene = Scene()
    scene.stack.pushViewController(scene.next, animated: true)
    scene.host.advance(by: 0.2)
    #expect(scene.barShift < 0 && scene.barShift > -390)
    #expect(scene.showsBar)
    scene.host.advance(by: 0.4)
    #expect(!scene.showsBar)
    #expect(scene.barShift == 0)
  }

  @Test(arguments: [(1.0, true), (0, false)] as [(TimeInterval, Bool)])
  func theSlideTakesAsLongAsTheAnimatorSays(_ duration: TimeInterval, _ isMoving: Bool) {
    let scene = Scene()
    let delegate = AnimatorDelegate(Calls())
    delegate.animator = SlideOver(duration: duration)
    scene.stack.delegate = delegate
    scene.stack.pushViewController(scene.next, animated: true)
    scene.host.advance(by: duration == 0 ? 1.0 / 60 : 0.6)
    #expect(scene.showsBar == isMoving)
    scene.host.advance(by: 1)
  }

  @Test func besideUIKitsAnimatorTheBarRidesWithTheLowerScreenBeneathTheUpper() {
    let scene = Scene()
    scene.next.view.backgroundColor = .red
    scene.stack.pushViewController(scene.next, animated: true)
    scene.host.advance(by: 0.175)
    let lower = scene.stack.viewControllers[0].view.layer.presentation()?.frame.minX ?? 0
    #expect(lower < -20)
    #expect(abs(scene.barShift - lower) < 1)
    let upper = scene.next.view.layer.presentation()?.frame.minX ?? 0
    let covered = scene.host.pixel(at: CGPoint(x: upper + 20, y: 800))
    #expect(covered.red == 255 && covered.green == 0)
    let seen = scene.host.pixel(at: CGPoint(x: upper - 20, y: 800))
    #expect(seen.green > 100)
    scene.host.advance(by: 0.5)
    #expect(scene.tabs.tabBar.mask == nil)
  }

  @Test func theBarFollowsTheFinger() {
    let scene = Scene()
    scene.stack.pushViewController(scene.next, animated: false)
    scene.host.advance(by: 0.1)
    scene.host.touch(.began, at: CGPoint(x: 5, y: 400))
    scene.host.move(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.4)
    scene.host.advance(by: 0.3)
    #expect(abs(scene.barShift + 390 * 0.3 / 2) < 5)
    #expect(scene.showsBar)
    scene.host.touch(.cancelled, at: CGPoint(x: 200, y: 400))
    scene.host.advance(by: 1)
    #expect(scene.stack.topViewController === scene.next)
    #expect(!scene.showsBar)
    #expect(scene.barShift == 0)
    #expect(scene.tabs.tabBar.mask == nil)
  }

  @Test func theAppMayHideTheBarItself() {
    let scene = Scene()
    scene.tabs.setTabBarHidden(true, animated: true)
    #expect(scene.tabs.isTabBarHidden)
    scene.host.advance(by: 0.1)
    #expect(scene.showsBar)
    scene.host.advance(by: 0.4)
    #expect(!scene.showsBar)
    #expect(scene.stack.view.safeAreaInsets.bottom == 34)
  }
}

extension TabBarHidingTests {
  @Test(arguments: HostSettings.HiddenTabBar.allCases)
  func whereAHiddenBarIsDependsOnTheSetting(_ place: HostSettings.HiddenTabBar) {
    let scene = Scene()
    scene.host.settings.hiddenTabBar = place
    let shown = scene.tabs.tabBar.frame
    scene.stack.pushViewController(scene.next, animated: true)
    scene.host.advance(by: 0.1)
    #expect(scene.showsBar)
    scene.host.advance(by: 1)
    #expect(!scene.showsBar)
    #expect((scene.tabs.tabBar.superview == nil) == (place == .leavesSuperview))
    #expect((scene.tabs.tabBar.frame.minY == 844) == (place == .standsOffScreen))
    #expect(scene.tabs.tabBar.isHidden == (place == .isHidden))
    scene.stack.popViewController(animated: true)
    scene.host.advance(by: 0.1)
    #expect(scene.showsBar)
    scene.host.advance(by: 1)
    #expect(scene.tabs.tabBar.frame == shown)
  }

  @Test func anAccessoryStandsAboveTheBarAndGoesWithIt() {
    let scene = Scene()
    let content = UIView()
    scene.tabs.bottomAccessory = UITabAccessory(contentView: content)
    scene.host.advance(by: 0.1)
    #expect(content.convert(content.bounds, to: nil).maxY < scene.tabs.tabBar.frame.minY)
    let bottom = scene.stack.topViewController?.view.safeAreaInsets.bottom ?? 0
    #expect(abs(bottom - 83 - 56) < 0.01)
    scene.stack.pushViewController(scene.next, animated: true)
    scene.host.advance(by: 0.2)
    #expect((content.layer.presentation()?.transform.m41 ?? 0) < 0)
    scene.host.advance(by: 0.6)
    #expect(content.isHidden)
    #expect(scene.next.view.safeAreaInsets.bottom == 34)
    scene.stack.popViewController(animated: false)
    scene.host.advance(by: 0.1)
    #expect(!content.isHidden)
    scene.tabs.setBottomAccessory(nil, animated: false)
    scene.host.advance(by: 0.1)
    #expect(content.window == nil)
  }

  @Test func aPushInAnotherTabLeavesTheBarAlone() {
    let scene = Scene()
    scene.tabs.selectedIndex = 1
    scene.stack.pushViewController(scene.next, animated: false)
    scene.host.advance(by: 0.1)
    #expect(scene.showsBar)
    scene.tabs.selectedIndex = 0
    scene.host.advance(by: 0.1)
    #expect(!scene.showsBar)
  }
}
