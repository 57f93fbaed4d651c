import Testing
import UIKitHost

@testable import UIKit

/// Tab bar controllers: selection, layout, and the slide of a bar that is hidden by a push.
@MainActor @Suite(.serialized, .warningsAreRead) struct TabBarTests {
  @MainActor struct Scene {
    let host = Host(size: CGSize(width: 390, height: 844), scale: 1)
    let log = Calls()
    let tabs = UITabBarController()
    let screens: [NotingScreen]

    init(_ names: String = "ABC") {
      let log = log
      screens = names.map { NotingScreen(String($0), log) }
      tabs.setViewControllers(screens, animated: false)
      host.show(tabs, for: 0.1)
    }

    /// The middle of a tab's button.
    func button(_ index: Int, of count: Int = 3) -> CGPoint {
      CGPoint(x: 390 / CGFloat(count) * (CGFloat(index) + 0.5), y: 785)
    }
  }

  final class Watcher: NSObject, UITabBarControllerDelegate {
    let log: Calls
    var allows = true
    var animator: (any UIViewControllerAnimatedTransitioning)?

    init(_ log: Calls) {
      self.log = log
      super.init()
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.note("shouldSelect \(viewController.title ?? "")")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      log.note("didSelect \(viewController.title ?? "")")
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.note("\(fromVC.title ?? "") to \(toVC.title ?? "")")
      return animator
    }
  }

  @Test func onlyTheSelectedScreenAppears() {
    let scene = Scene()
    #expect(
      scene.log.take() == [
        "A willMove in", "B willMove in", "C willMove in", "A didMove in",
        "B didMove in", "C didMove in", "A didLoad", "A willAppear", "A isAppearing",
        "A didAppear",
      ])
    #expect(!scene.screens[1].isViewLoaded)
  }

  @Test func selectingCallsInOrder() {
    let scene = Scene()
    _ = scene.log.take()
    scene.tabs.selectedIndex = 1
    #expect(
      scene.log.take() == [
        "B didLoad", "B willAppear", "A willDisappear", "B isAppearing", "B didAppear",
        "A didDisappear",
      ])
    #expect(scene.tabs.selectedViewController === scene.screens[1])
  }

  @Test func aTapSelectsAndAsksTheDelegate() {
    let scene = Scene()
    let watcher = Watcher(scene.log)
    scene.tabs.delegate = watcher
    _ = scene.log.take()
    scene.host.tap(at: scene.button(2))
    scene.host.advance(by: 0.1)
    #expect(scene.tabs.selectedIndex == 2)
    #expect(scene.tabs.tabBar.selectedItem === scene.screens[2].tabBarItem)
    #expect(scene.log.take("Select C") == ["shouldSelect C", "didSelect C"])
  }

  @Test func theDelegateMayRefuse() {
    let scene = Scene()
    let watcher = Watcher(scene.log)
    watcher.allows = false
    scene.tabs.delegate = watcher
    scene.host.tap(at: scene.button(1))
    scene.host.advance(by: 0.1)
    #expect(scene.tabs.selectedIndex == 0)
  }

  @Test func aTapOnTheSelectedTabPopsToTheRoot() {
    let scene = Scene()
    let stack = UINavigationController(rootViewController: UIViewController())
    scene.tabs.setViewControllers([stack], animated: false)
    stack.pushViewController(UIViewController(), animated: false)
    scene.host.advance(by: 0.1)
    scene.host.tap(at: scene.button(0, of: 1))
    scene.host.advance(by: 0.6)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func anAnimatorMovesBothScreens() {
    let scene = Scene()
    let watcher = Watcher(scene.log)
    watcher.animator = SlideOver()
    scene.tabs.delegate = watcher
    _ = scene.log.take()
    scene.tabs.selectedIndex = 1
    #expect(scene.tabs.transitionCoordinator != nil)
    scene.host.advance(by: 0.2)
    #expect(scene.screens[0].view.superview === scene.screens[1].view.superview)
    scene.host.advance(by: 0.4)
    #expect(
      scene.log.takeAppearances() == [
        "B willAppear", "A willDisappear", "B didAppear", "A didDisappear",
      ])
    #expect(scene.screens[0].view.superview == nil)
    #expect(scene.tabs.transitionCoordinator == nil)
  }

  @Test func theBarCountsAsSafeAreaWhereItIsTranslucent() {
    let scene = Scene()
    #expect(scene.screens[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(scene.screens[0].view.safeAreaInsets.bottom == 83)
    #expect(scene.tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
  }

  @Test func aboveAnOpaqueBarTheScreenEnds() {
    let scene = Scene()
    scene.tabs.tabBar.isTranslucent = false
    scene.host.advance(by: 0.1)
    #expect(scene.screens[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 761))
    #expect(scene.screens[0].view.safeAreaInsets.bottom == 0)
    scene.screens[0].extendedLayoutIncludesOpaqueBars = true
    scene.host.advance(by: 0.1)
    #expect(scene.screens[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func moreThanFiveTabsAreShownInFive() {
    let scene = Scene("ABCDEFG")
    #expect(scene.tabs.tabBar.items?.map(\.title) == ["A", "B", "C", "D", "More"])
    scene.tabs.selectedIndex = 5
    #expect(scene.tabs.selectedViewController === scene.screens[5])
    #expect(scene.tabs.tabBar.selectedItem?.title == "More")
    scene.host.tap(at: scene.button(4, of: 5))
    scene.host.advance(by: 0.1)
    #expect(scene.tabs.selectedViewController === scene.tabs.moreNavigationController)
    #expect(scene.tabs.selectedIndex == NSNotFound)
    #expect(scene.tabs.moreNavigationController.tabBarController === scene.tabs)
    scene.host.tap(at: CGPoint(x: 195, y: 47 + 44 + 22))
    scene.host.advance(by: 0.5)
    #expect(scene.tabs.selectedIndex == 4)
    scene.tabs.viewControllers = Array(scene.screens.prefix(5))
    #expect(scene.tabs.tabBar.items?.map(\.title) == ["A", "B", "C", "D", "E"])
  }

  @Test func noTabMayBeSelected() {
    let scene = Scene()
    _ = scene.log.take()
    scene.tabs.selectedViewController = nil
    scene.host.advance(by: 0.1)
    #expect(scene.tabs.selectedIndex == NSNotFound)
    #expect(scene.tabs.selectedViewController == nil)
    #expect(scene.tabs.tabBar.selectedItem == nil)
    #expect(scene.screens[0].view.superview == nil)
    scene.tabs.selectedIndex = 1
    scene.host.advance(by: 0.1)
    #expect(scene.screens[1].view.window != nil)
  }

  @Test func anEmptyListIsNotNone() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    tabs.viewControllers = []
    #expect(tabs.viewControllers == [])
    #expect(tabs.selectedIndex == NSNotFound)
    tabs.viewControllers = nil
    #expect(tabs.viewControllers == nil)
  }

  @Test func allTabsMayBeCustomizedUnlessSaidOtherwise() {
    let scene = Scene()
    #expect(scene.tabs.customizableViewControllers == scene.screens)
    scene.tabs.customizableViewControllers = []
    #expect(scene.tabs.customizableViewControllers == [])
  }

  @Test func theSelectedItemsAppearanceIsTheBars() {
    let scene = Scene()
    let red = UITabBarAppearance()
    red.configureWithOpaqueBackground()
    red.backgroundColor = .red
    scene.screens[1].tabBarItem.standardAppearance = red
    scene.screens[1].tabBarItem.scrollEdgeAppearance = red
    let corner = CGPoint(x: 2, y: 842)
    let before = scene.host.pixel(at: corner)
    scene.tabs.selectedIndex = 1
    scene.host.advance(by: 0.1)
    let after = scene.host.pixel(at: corner)
    #expect(before.green == before.red)
    #expect(after.red > 200 && after.green < 100)
  }

  @Test(
    arguments: [
      (["A", "B"], ["B", "C"], 1, 0), (["A", "B"], ["C", "D"], 1, 1),
      (["A", "B", "C"], ["D"], 2, 0), (["A", "B", "C"], ["D", "E"], 2, 0),
      ([], ["A"], nil, 0), (["A"], [], 0, nil),
    ] as [([String], [String], Int?, Int?)])
  func selectionAfterANewList(_ old: [String], _ new: [String], _ was: Int?, _ becomes: Int?) {
    #expect(TabSelection.after(replacing: old, with: new, selected: was).index == becomes)
  }

  @Test func buttonsAreMirrored() {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 83)
    let frames = (0..<3).map {
      TabBarLayout.buttonFrame($0, of: 3, in: bounds, safeArea: .zero, mirrored: true).minX
    }
    #expect(frames == [200, 100, 0])
  }

  @Test func anItemGivenLaterIsShownAndTapped() {
    let scene = Scene()
    let item = UITabBarItem(title: "New", image: nil, tag: 7)
    scene.screens[2].tabBarItem = item
    #expect(scene.tabs.tabBar.items?.last === item)
    scene.host.advance(by: 0.1)
    scene.host.tap(at: scene.button(2))
    #expect(scene.tabs.selectedIndex == 2)
    #expect(scene.tabs.tabBar.selectedItem === item)
    scene.screens[2].tabBarItem = UITabBarItem(title: "Newer", image: nil, tag: 8)
    #expect(scene.tabs.tabBar.selectedItem?.title == "Newer")
  }

  @Test func aStackHasItsRootsTabItem() {
    let root = UIViewController()
    root.title = "Root"
    let stack = UINavigationController(rootViewController: root)
    #expect(stack.tabBarItem === root.tabBarItem)
    #expect(stack.tabBarItem.title == "Root")
    let own = UITabBarItem(title: "Own", image: nil, tag: 0)
    stack.tabBarItem = own
    #expect(stack.tabBarItem === own)
    #expect(root.tabBarItem.title == "Root")
  }

  @Test func badgesAndTitlesAreShown() {
    let scene = Scene()
    let before = scene.host.frame().pngData()
    scene.screens[0].tabBarItem.badgeValue = "3"
    scene.host.advance(by: 0.1)
    #expect(scene.host.frame().pngData() != before)
  }

  @Test func tabsSwitchedInTheMiddleOfAPushLeaveBothStacksWhole() {
    let host = Host(size: CGSize(width: 200, height: 400), scale: 1)
    let log = Calls()
    let first = UINavigationController(rootViewController: NotingScreen("a", log))
    let second = UINavigationController(rootViewController: NotingScreen("x", log))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    host.show(tabs, for: 0.5)
    first.pushViewController(NotingScreen("b", log), animated: true)
    host.advance(by: 0.1)
    tabs.selectedIndex = 1
    host.advance(by: 2)
    #expect(second.view.window != nil)
    tabs.selectedIndex = 0
    host.advance(by: 2)
    #expect(first.viewControllers.count == 2)
    #expect(first.topViewController?.view.window != nil)
    #expect(first.viewControllers.first?.view.window == nil)
  }
}
