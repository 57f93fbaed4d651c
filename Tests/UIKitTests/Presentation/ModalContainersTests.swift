import Testing
import UIKitHost

@testable import UIKit

/// Search controllers, split views and pages.
@MainActor @Suite(.serialized, .warningsAreRead) struct ModalContainersTests {
  private func shown(_ controller: UIViewController, size: CGSize) -> Host {
    let host = Host(size: size, scale: 1)
    host.show(controller, for: 0.1)
    return host
  }

  private let phone = CGSize(width: 390, height: 844)

  @Test func anActiveSearchControllerIsPresentedOverItsScreen() {
    let screen = UIViewController()
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    screen.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: screen)
    let host = shown(navigation, size: phone)
    #expect(!search.isActive)
    search.isActive = true
    host.advance(by: 0.5)
    #expect(search.isActive)
    #expect(screen.presentedViewController === search)
    #expect(results.view.window === host.window)
    #expect(navigation.view.superview === host.window)
    search.isActive = false
    host.advance(by: 0.5)
    #expect(!search.isActive)
    #expect(results.view.window == nil)
  }

  @Test func barsStayTouchableBeneathASearch() {
    let screen = UIViewController()
    let search = UISearchController(searchResultsController: UIViewController())
    screen.navigationItem.searchController = search
    let host = shown(UINavigationController(rootViewController: screen), size: phone)
    search.isActive = true
    host.advance(by: 0.5)
    let hit = host.window.hitTest(CGPoint(x: 195, y: 60), with: nil)
    #expect(hit?.isDescendant(of: screen.navigationController?.view ?? UIView()) == true)
  }

  @Test func splitViewShowsTwoColumnsAtRegularWidthAndOneOtherwise() {
    for (size, count) in [(CGSize(width: 1024, height: 1366), 2), (phone, 1)] {
      let log = Calls()
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(NotingScreen("P", log), for: .primary)
      split.setViewController(NotingScreen("S", log), for: .secondary)
      let host = shown(split, size: size)
      #expect(split.isCollapsed == (count == 1))
      #expect(split.view.subviews.count == count)
      #expect(log.take("P didAppear", "S didAppear").count == count)
      #expect(split.viewController(for: .primary)?.splitViewController === split)
      #expect(host.log.isEmpty)
    }
  }

  /// The one that leaves is told, whoever else keeps it.
  @Test func aColumnThatIsReplacedDisappears() {
    let log = Calls()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(NotingScreen("P", log), for: .primary)
    split.setViewController(NotingScreen("S", log), for: .secondary)
    let host = shown(split, size: CGSize(width: 1024, height: 1366))
    _ = log.take("S willDisappear", "S didDisappear")
    split.setViewController(NotingScreen("N", log), for: .secondary)
    host.advance(by: 0.1)
    #expect(
      log.take("S willDisappear", "S didDisappear", "N didAppear")
        == ["S willDisappear", "S didDisappear", "N didAppear"])
  }

  private final class Collapsing: NSObject, UISplitViewControllerDelegate {
    var proposed: [UISplitViewController.Column] = []

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      proposed.append(proposedTopColumn)
      return .secondary
    }
  }

  @Test func theDelegateChoosesTheColumnOnTopAsASplitViewCollapses() {
    let host = Host(size: CGSize(width: 390, height: 844), scale: 1)
    let collapsing = Collapsing()
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = collapsing
    split.viewControllers = [UIViewController(), UIViewController()]
    host.show(split, for: 0.1)
    #expect(collapsing.proposed == [.primary])
    #expect(split.viewController(for: .secondary)?.viewIfLoaded?.window != nil)
    split.show(.primary)
    host.advance(by: 1)
    #expect(split.viewController(for: .secondary)?.viewIfLoaded?.window == nil)
    #expect(split.viewController(for: .primary)?.viewIfLoaded?.window != nil)
    #expect(collapsing.proposed == [.primary])
  }

  @Test func splitColumnsFillTheWidth() {
    let layout = SplitLayout(
      bounds: CGRect(x: 0, y: 0, width: 1000, height: 500), mirrored: false)
    #expect(layout.frames(2).map(\.minX) == [0, 320])
    #expect(layout.frames(2).map(\.maxX) == [320, 1000])
    var mirrored = layout
    mirrored.mirrored = true
    #expect(mirrored.frames(2).map(\.minX) == [680, 0])
  }

  final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let screens: [UIViewController]
    let log: Calls

    init(_ screens: [UIViewController], _ log: Calls) {
      self.screens = screens
      self.log = log
      super.init()
    }

    private func screen(_ step: Int, from screen: UIViewController) -> UIViewController? {
      guard let index = screens.firstIndex(of: screen) else { return nil }
      return screens.indices.contains(index + step) ? screens[index + step] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { screen(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { screen(1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.note("finished \(completed)") }
  }

  @Test(arguments: [(CGFloat(50), "B"), (300, "B"), (350, "A")])
  func aDragTurnsThePageOrPutsItBack(_ end: CGFloat, _ shown: String) {
    let log = Calls()
    let screens = ["A", "B", "C"].map { NotingScreen($0, log) }
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = Pages(screens, log)
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([screens[0]], direction: .forward, animated: false)
    let host = self.shown(pages, size: phone)
    _ = log.take()
    let duration = end == 350 ? 2.0 : 0.15
    host.drag(
      from: CGPoint(x: 370, y: 400), to: CGPoint(x: end, y: 400), duration: duration)
    host.advance(by: 0.6)
    #expect(pages.viewControllers?.first?.title == shown)
    #expect(log.take("true", "false") == ["finished \(shown == "B")"])
  }

  @Test func settingAPageCallsInOrder() {
    let log = Calls()
    let screens = ["A", "B"].map { NotingScreen($0, log) }
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([screens[0]], direction: .forward, animated: false)
    let host = shown(pages, size: phone)
    _ = log.take()
    pages.setViewControllers([screens[1]], direction: .forward, animated: true)
    host.advance(by: 0.6)
    #expect(
      log.take("Appear", "Disappear") == [
        "A willDisappear", "B willAppear", "A didDisappear", "B didAppear",
      ])
    #expect(screens[0].parent == nil)
    #expect(screens[1].view.frame == CGRect(origin: .zero, size: phone))
  }
}
