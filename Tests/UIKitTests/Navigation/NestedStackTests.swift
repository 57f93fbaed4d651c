import Testing
import UIKitHost

@testable import UIKit

/// Navigation controllers on another one's stack: what a collapsed split view makes of its columns.
@MainActor @Suite(.serialized, .warningsAreRead) struct NestedStackTests {
  @MainActor private final class Scene: NSObject, UISplitViewControllerDelegate {
    static let phone = CGSize(width: 390, height: 844)
    static let tablet = CGSize(width: 1024, height: 844)

    let host: Host
    let log = Calls()
    let split: UISplitViewController
    let primary: UINavigationController
    let secondary: UINavigationController
    var top = UISplitViewController.Column.secondary

    /// `A` is the root of the primary column, `S` that of the secondary one.
    init(size: CGSize = phone, style: UISplitViewController.Style = .doubleColumn) {
      host = Host(size: size, scale: 1)
      primary = UINavigationController(rootViewController: NotingScreen("A", log))
      secondary = UINavigationController(rootViewController: NotingScreen("S", log))
      split = UISplitViewController(style: style)
      super.init()
      split.delegate = self
      split.setViewController(primary, for: .primary)
      split.setViewController(secondary, for: .secondary)
    }

    func show(top: UISplitViewController.Column = .secondary) -> Self {
      self.top = top
      host.show(split, for: 0.2)
      return self
    }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top }

    func push(_ name: String) {
      secondary.pushViewController(NotingScreen(name, log), animated: true)
      host.advance(by: 1)
    }

    func swipe(to x: CGFloat = 300) {
      host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: x, y: 400), duration: 0.5)
      host.advance(by: 1)
    }

    func tapBack() {
      host.tap(at: CGPoint(x: 20, y: primary.navigationBar.frame.midY))
      host.advance(by: 1)
    }

    var items: [String?] { primary.navigationBar.items?.map(\.title) ?? [] }
    var isNested: Bool { primary.topViewController === secondary }
    var shown: [String] {
      (primary.viewControllers + secondary.viewControllers).compactMap { $0 as? NotingScreen }
        .filter { $0.viewIfLoaded?.window != nil }.map(\.name)
    }
  }

  // MARK: Collapsed

  @Test func theSecondaryColumnsStackStandsOnThePrimarys() {
    let scene = Scene().show()
    #expect(scene.isNested)
    #expect(scene.split.viewController(for: .primary) === scene.primary)
    #expect(scene.split.viewController(for: .secondary) === scene.secondary)
    #expect(scene.secondary.navigationController === scene.primary)
    #expect(scene.secondary.splitViewController === scene.split)
    #expect(scene.shown == ["S"])
    #expect(scene.log.takeAppearances() == ["S willAppear", "S didAppear"])
  }

  @Test func theDelegateMayLeaveThePrimaryColumnOnTop() {
    let scene = Scene().show(top: .primary)
    #expect(!scene.isNested)
    #expect(scene.shown == ["A"])
    #expect(scene.items == ["A"])
  }

  @Test func showingAColumnPushesItsStackWithAnimation() {
    let scene = Scene().show(top: .primary)
    _ = scene.log.take()
    scene.split.show(.secondary)
    #expect(scene.isNested)
    scene.host.advance(by: 0.1)
    #expect(scene.shown == ["A", "S"])
    #expect(scene.items == ["A", "S"])
    scene.host.advance(by: 1)
    #expect(scene.shown == ["S"])
    #expect(
      scene.log.takeAppearances() == [
        "A willDisappear", "S willAppear", "A didDisappear", "S didAppear",
      ])
    scene.split.show(.primary)
    scene.host.advance(by: 1)
    #expect(scene.shown == ["A"])
    #expect(scene.items == ["A"])
  }

  @Test func aDetailScreenReplacesTheSecondaryColumnAndIsShown() {
    let scene = Scene().show(top: .primary)
    let detail = NotingScreen("D", scene.log)
    scene.split.showDetailViewController(detail, sender: nil)
    scene.host.advance(by: 1)
    #expect(scene.primary.topViewController === detail.navigationController)
    #expect(scene.split.viewController(for: .secondary) === detail.navigationController)
    #expect(scene.items == ["A", "D"])
    let next = NotingScreen("E", scene.log)
    scene.split.showDetailViewController(next, sender: nil)
    scene.host.advance(by: 1)
    #expect(scene.items == ["A", "E"])
    #expect(scene.primary.viewControllers.count == 2)
    #expect(detail.viewIfLoaded?.window == nil)
  }

  @Test func threeColumnsAreThreeLevels() {
    let scene = Scene(style: .tripleColumn)
    scene.split.setViewController(NotingScreen("M", scene.log), for: .supplementary)
    _ = scene.show()
    #expect(scene.primary.viewControllers.count == 3)
    #expect(scene.items == ["A", "M", "S"])
    scene.tapBack()
    #expect(scene.items == ["A", "M"])
    scene.tapBack()
    #expect(scene.items == ["A"])
    #expect(scene.shown == ["A"])
  }

  @Test func aCompactColumnIsShownInsteadAndNotNested() {
    let scene = Scene()
    let compact = UINavigationController(rootViewController: NotingScreen("C", scene.log))
    scene.split.setViewController(compact, for: .compact)
    _ = scene.show(top: .compact)
    #expect(!scene.isNested)
    #expect(compact.parent === scene.split)
    #expect(compact.view.window != nil)
    #expect(scene.primary.viewIfLoaded?.window == nil)
  }

  // MARK: The one bar

  @Test func theOutermostBarHasTheItemsOfAllLevels() {
    let scene = Scene().show()
    #expect(scene.items == ["A", "S"])
    #expect(scene.secondary.navigationBar.isHidden)
    scene.secondary.pushViewController(NotingScreen("T", scene.log), animated: true)
    scene.host.advance(by: 0.1)
    #expect(scene.items == ["A", "S", "T"])
    #expect(scene.shown == ["S", "T"])
    scene.host.advance(by: 1)
    #expect(scene.shown == ["T"])
    #expect(scene.primary.navigationBar.backItem?.title == "S")
    #expect(scene.secondary.navigationBar.isHidden)
    #expect(scene.primary.viewControllers.count == 2)
  }

  @Test func theInnerScreensInsetsCountTheOutermostBar() {
    let scene = Scene().show()
    let screen = scene.secondary.viewControllers[0]
    let bar = scene.primary.navigationBar.frame
    #expect(bar.height > 0)
    #expect(screen.view.safeAreaInsets.top == bar.maxY)
    scene.push("T")
    #expect(scene.secondary.topViewController?.view.safeAreaInsets.top == bar.maxY)
    scene.primary.setNavigationBarHidden(true, animated: false)
    scene.host.advance(by: 0.1)
    #expect(scene.secondary.topViewController?.view.safeAreaInsets.top == bar.minY)
  }

  // MARK: Back

  @Test func theBackButtonPopsTheInnerTopFirstThenTheInnerStack() {
    let scene = Scene().show()
    scene.push("T")
    _ = scene.log.take()
    scene.tapBack()
    #expect(scene.isNested)
    #expect(scene.secondary.viewControllers.count == 1)
    #expect(scene.items == ["A", "S"])
    #expect(
      scene.log.takeAppearances() == [
        "T willDisappear", "S willAppear", "T didDisappear", "S didAppear",
      ])
    scene.tapBack()
    #expect(!scene.isNested)
    #expect(scene.items == ["A"])
    #expect(scene.shown == ["A"])
    #expect(scene.split.viewController(for: .secondary) === scene.secondary)
  }

  @Test func aPopOfTheOutermostReturnsWhatHasLeft() {
    let scene = Scene().show()
    scene.push("T")
    let top = scene.secondary.topViewController
    #expect(scene.primary.popViewController(animated: false) === top)
    scene.host.advance(by: 0.1)
    #expect(scene.isNested)
    #expect(scene.primary.popViewController(animated: false) === scene.secondary)
    scene.host.advance(by: 0.1)
    #expect(scene.shown == ["A"])
  }

  @Test func aSwipePopsTheInnerTopFirstThenTheInnerStack() {
    let scene = Scene().show()
    scene.push("T")
    scene.swipe()
    #expect(scene.items == ["A", "S"])
    #expect(scene.isNested)
    #expect(scene.shown == ["S"])
    scene.swipe(to: 40)
    #expect(scene.items == ["A", "S"])
    #expect(scene.isNested)
    #expect(scene.secondary.parent === scene.primary)
    scene.swipe()
    #expect(scene.items == ["A"])
    #expect(scene.shown == ["A"])
  }

  @Test(arguments: [1, 2])
  func aSwipeRefusesWithTheOutermostBarHidden(depth: Int) {
    let scene = Scene().show()
    if depth == 2 { scene.push("T") }
    scene.secondary.setNavigationBarHidden(true, animated: false)
    scene.primary.setNavigationBarHidden(true, animated: false)
    scene.swipe()
    #expect(scene.isNested)
    #expect(scene.secondary.viewControllers.count == depth)
    scene.primary.setNavigationBarHidden(false, animated: false)
    scene.swipe()
    #expect((scene.isNested ? scene.secondary.viewControllers.count : 0) == depth - 1)
  }

  // MARK: Expanded

  @Test func expandingPutsTheStackBackIntoItsColumn() {
    let scene = Scene().show()
    scene.push("T")
    scene.host.resize(to: Scene.tablet)
    scene.host.advance(by: 0.5)
    #expect(!scene.isNested)
    #expect(scene.secondary.parent === scene.split)
    #expect(scene.items == ["A"])
    #expect(scene.secondary.navigationBar.items?.map(\.title) == ["S", "T"])
    #expect(!scene.secondary.navigationBar.isHidden)
    #expect(scene.shown == ["A", "T"])
    #expect(scene.secondary.view.superview === scene.split.view)
    scene.host.resize(to: Scene.phone)
    scene.host.advance(by: 0.5)
    #expect(scene.isNested)
    #expect(scene.items == ["A", "S", "T"])
    #expect(scene.shown == ["T"])
  }

  /// A title that is set later is seen in the bar that shows it.
  @Test func eachStackOwnsItsItemsAgainOnceExpanded() {
    let scene = Scene().show()
    scene.host.resize(to: Scene.tablet)
    scene.host.advance(by: 0.5)
    scene.secondary.topViewController?.title = "Letter"
    scene.host.advance(by: 0.1)
    let labels = scene.secondary.navigationBar.descendantLabels
    #expect(labels.contains("Letter"))
  }

  @Test(arguments: [true, false])
  func expandingInTheMidstOfATransitionWaitsForItsEnd(isInner: Bool) {
    let scene = Scene().show(top: isInner ? .secondary : .primary)
    if isInner {
      scene.secondary.pushViewController(NotingScreen("T", scene.log), animated: true)
    } else {
      scene.split.show(.secondary)
    }
    scene.host.advance(by: 0.1)
    scene.host.resize(to: Scene.tablet)
    scene.host.advance(by: 1.5)
    #expect(!scene.isNested)
    #expect(scene.shown == (isInner ? ["A", "T"] : ["A", "S"]))
    #expect(scene.secondary.view.superview === scene.split.view)
  }

  @Test func collapsingInTheMidstOfATransitionEndsNested() {
    let scene = Scene(size: Scene.tablet).show()
    scene.secondary.pushViewController(NotingScreen("T", scene.log), animated: true)
    scene.primary.pushViewController(NotingScreen("B", scene.log), animated: true)
    scene.host.advance(by: 0.1)
    scene.host.resize(to: Scene.phone)
    scene.host.advance(by: 1.5)
    #expect(scene.isNested)
    #expect(scene.items == ["A", "B", "S", "T"])
    #expect(scene.shown == ["T"])
  }
}

extension UIView {
  fileprivate var descendantLabels: [String] {
    subviews.flatMap { ($0 as? UILabel)?.text.map { [$0] } ?? $0.descendantLabels }
  }
}
