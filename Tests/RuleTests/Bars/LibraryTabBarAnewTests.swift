import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What developers report of tab bars on iOS 27.
@MainActor @Suite(.warningsAreRead)
struct LibraryTabBarAnewTests {
  typealias Tabs = LibraryTabBarTests.Tabs

  enum Moment: CaseIterable, Sendable { case willAppear, didAppear, completion }

  private final class Root: UIViewController {
    var moment: Moment?

    private func show() { tabBarController?.setTabBarHidden(false, animated: false) }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if moment == .willAppear { show() }
      guard moment == .completion else { return }
      _ = transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.show() }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if moment == .didAppear { show() }
    }
  }

  private func tabs(_ isUndrawn: Bool) -> (Tabs, Root) {
    let tabs = Tabs()
    tabs.host.settings.tabBarUnhiddenInPopsStaysUndrawn = isUndrawn
    let root = Root()
    root.view.backgroundColor = .red
    tabs.navigation.setViewControllers([root], animated: false)
    tabs.host.advance(by: 0.3)
    return (tabs, root)
  }

  /// An app hides the bar by the property, and un-hides it in a callback of the pop.
  @Test(arguments: Moment.allCases, [LibraryTabBarTests.Way.pop, .drag])
  func aBarThatAnAppUnhidesInsideAPopIsThereAfterIt(_ moment: Moment, _ way: LibraryTabBarTests.Way)
  {
    let (tabs, root) = tabs(true)
    tabs.navigation.pushViewController(tabs.next, animated: true)
    tabs.host.advance(by: 1)
    tabs.controller.setTabBarHidden(true, animated: false)
    root.moment = moment
    tabs.host.advance(by: 0.3)
    if way == .pop {
      tabs.navigation.popViewController(animated: true)
    } else {
      tabs.host.drag(
        from: CGPoint(x: 20, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    }
    tabs.host.advance(by: 1.5)
    #expect(tabs.navigation.viewControllers.count == 1)
    #expect(!tabs.controller.isTabBarHidden && !tabs.controller.tabBar.isHidden)
    #expect(!tabs.diagnostics.contains(.tabBarMissing))
    #expect(tabs.leftovers.isEmpty)
  }

  /// A version of the system is asked for where it is always new enough for the compiler.
  @Test(arguments: ["15.0", "27.1"])
  func whatOnlyANewerSystemHasIsNotCalled(version: String) {
    let (tabs, root) = tabs(true)
    tabs.host.settings.systemVersion = version
    tabs.navigation.pushViewController(tabs.next, animated: true)
    tabs.host.advance(by: 1)
    tabs.controller.setTabBarHidden(true, animated: false)
    root.moment = .willAppear
    tabs.host.advance(by: 0.3)
    tabs.navigation.popViewController(animated: true)
    tabs.host.advance(by: 1.5)
    #expect(tabs.controller.tabBar.isHidden == (version == "15.0"))
  }

  /// The views of a presentation hold the tab bar of what they cover.
  @Test func nothingThatHoldsATabBarIsLaidOutAmidAPresentation() {
    let tabs = Tabs()
    tabs.host.settings.layoutAroundTabBarsTraps = true
    let modal = SnapshotNavigationController(rootViewController: ColorScreen("modal", .blue))
    tabs.navigation.presentAsPush(modal)
    tabs.host.advance(by: 0.1)
    #expect(!tabs.leftovers.isEmpty)
    tabs.host.advance(by: 1)
    tabs.host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    tabs.host.advance(by: 1)
    #expect(modal.presentingViewController == nil)
    tabs.navigation.presentAsPush(modal)
    tabs.host.advance(by: 1)
    modal.dismiss(animated: true)
    tabs.host.advance(by: 1)
    #expect(tabs.leftovers.isEmpty)
    #expect(tabs.host.log.isEmpty, "\(tabs.host.log)")
  }

  /// A tab bar that has got smaller with scrolling is whole again once the app becomes active.
  @Test(arguments: [LibraryTabBarTests.Way.pop, .drag], [true, false])
  func aSnapshotWithAMinimizedBarIsShownUntilTheAppHasBeenAway(
    _ way: LibraryTabBarTests.Way, isAway: Bool
  ) {
    let tabs = Tabs(hidesBar: true)
    tabs.controller.tabBarMinimizeBehavior = .onScrollDown
    tabs.host.advance(by: 0.1)
    let whole = tabs.pixels(in: tabs.bar)
    tabs.host.runtime.minimizeTabBars()
    tabs.host.advance(by: 0.1)
    let small = tabs.pixels(in: tabs.bar)
    #expect(small != whole)
    tabs.navigation.pushViewController(tabs.next, animated: true)
    tabs.host.advance(by: 1)
    if isAway {
      tabs.host.enterBackground()
      tabs.host.advance(by: 0.5)
      tabs.host.enterForeground()
      tabs.host.advance(by: 0.5)
    }
    if way == .pop {
      tabs.navigation.popViewController(animated: true)
    } else {
      tabs.host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    }
    tabs.host.advance(by: 1.5)
    #expect(tabs.diagnostics == (isAway ? [.snapshotMissing] : []))
    let isAsSeen = tabs.pixels(in: tabs.bar) == (isAway ? whole : small)
    #expect(isAsSeen)
    #expect(tabs.leftovers.isEmpty)
  }

  /// An app that hides the bar itself keeps it hidden, and hears nothing.
  @Test func aBarThatTheAppHidesStaysHidden() {
    let (tabs, _) = tabs(true)
    tabs.controller.tabBar.isHidden = true
    tabs.navigation.pushViewController(tabs.next, animated: true)
    tabs.host.advance(by: 1)
    tabs.controller.setTabBarHidden(true, animated: false)
    tabs.navigation.popViewController(animated: true)
    tabs.host.advance(by: 1.5)
    #expect(tabs.controller.isTabBarHidden)
    #expect(!tabs.diagnostics.contains(.tabBarMissing))
  }

  /// What holds a tab bar is never laid out by force amid a transition: in a push over a screen that no
  /// frame has shown, beside a modal that comes or goes, that would be the capture.
  @Test(arguments: [true, false], [true, false])
  func nothingThatHoldsATabBarIsLaidOutAmidATransition(hidesBar: Bool, isDismissed: Bool) {
    let tabs = Tabs(hidesBar: hidesBar)
    tabs.host.settings.layoutAroundTabBarsTraps = true
    let modal = ColorScreen("modal", .blue)
    modal.modalPresentationStyle = .pageSheet
    tabs.controller.present(modal, animated: true)
    if isDismissed {
      tabs.host.advance(by: 1)
      modal.dismiss(animated: true)
    }
    tabs.host.advance(by: 0.1)
    tabs.navigation.pushViewController(ColorScreen("unseen", .yellow), animated: false)
    tabs.navigation.pushViewController(tabs.next, animated: true)
    tabs.host.advance(by: 2)
    #expect(tabs.navigation.viewControllers.count == 3)
    #expect(tabs.leftovers.isEmpty)
    #expect(tabs.host.log.isEmpty, "\(tabs.host.log)")
    // At rest what isn't rendered is captured as ever.
    if !isDismissed { modal.dismiss(animated: false) }
    tabs.host.advance(by: 1)
    tabs.navigation.popToRootViewController(animated: true)
    tabs.host.advance(by: 1)
    #expect(tabs.host.log.isEmpty, "\(tabs.host.log)")
  }
}
