import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A tab bar around a drag over a live screen, in which UIKit takes part from the start.
@MainActor @Suite(.warningsAreRead)
struct LibraryTabBarDragTests {
  typealias Tabs = LibraryTabBarTests.Tabs

  /// By whom the bar is hidden on the screen above the root.
  enum Hiding: CaseIterable, Sendable {
    case push, controller, bar
  }

  /// A root that wants the bar back as it comes.
  private final class Root: UIViewController {
    var hiding: Hiding?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if hiding == .controller { tabBarController?.setTabBarHidden(false, animated: false) }
      if hiding == .bar { tabBarController?.tabBar.isHidden = false }
    }
  }

  @Test(arguments: Hiding.allCases, LibraryHiddenTabBarTests.places)
  func aDragThatIsCanceledLeavesItHidden(_ hiding: Hiding, _ place: UnsureSetting) {
    let tabs = Tabs(hidesBar: hiding == .push, place)
    let root = Root()
    root.view.backgroundColor = .red
    tabs.navigation.setViewControllers([root, tabs.next], animated: false)
    if hiding == .controller { tabs.controller.setTabBarHidden(true, animated: false) }
    if hiding == .bar { tabs.controller.tabBar.isHidden = true }
    tabs.host.advance(by: 0.5)
    root.hiding = hiding
    let before = tabs.host.frame()
    tabs.host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 70, y: 200), duration: 0.5)
    tabs.host.advance(by: 1)
    #expect(tabs.navigation.viewControllers.count == 2)
    let isSame = Pixels(tabs.host.frame()) == Pixels(before)
    #expect(isSame)
    #expect(tabs.controller.isTabBarHidden == (hiding == .controller))
    #expect(tabs.leftovers.isEmpty)
    #expect(!tabs.diagnostics.contains(.tabBarMissing))
    // What the root does counts once the drag is finished.
    tabs.host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    tabs.host.advance(by: 1)
    #expect(tabs.navigation.viewControllers.count == 1)
    #expect(tabs.controller.tabBar.window != nil && !tabs.controller.tabBar.isHidden)
    #expect(!tabs.controller.isTabBarHidden)
  }

  /// Above an opaque bar the container ends, so it gets smaller as the bar comes.
  @Test(arguments: [true, false], LibraryHiddenTabBarTests.places)
  func inAContainerItEndsNoDrag(isTranslucent: Bool, _ place: UnsureSetting) {
    let tabs = Tabs(hidesBar: true, isTranslucent: isTranslucent, place, isInContainer: true)
    tabs.controller.tabBar.isTranslucent = isTranslucent
    tabs.navigation.pushViewController(tabs.next, animated: true)
    tabs.host.advance(by: 1)
    tabs.navigation.invalidateSnapshot(for: tabs.root)
    tabs.host.touch(.began, at: CGPoint(x: 20, y: 200))
    for step in 1...30 {
      tabs.host.touch(.moved, at: CGPoint(x: 20 + CGFloat(step) * 5, y: 200))
      tabs.host.advance(by: 1.0 / 60)
      if step > 3 { #expect(tabs.navigation.isFingerFollowed, "step \(step)") }
    }
    tabs.host.touch(.ended, at: CGPoint(x: 170, y: 200))
    tabs.host.advance(by: 1)
    #expect(tabs.navigation.viewControllers.count == 1)
    #expect(tabs.leftovers.isEmpty)
  }

  private final class Leading: ColorScreen, InteractivePushing {
    let pushed: UIViewController

    init(_ pushed: UIViewController) {
      self.pushed = pushed
      super.init("leading", .red)
    }

    required init?(coder: NSCoder) { nil }

    func screenForInteractivePush() -> UIViewController? { pushed }
  }

  /// The container grows as the bar goes.
  @Test(arguments: [true, false]) func inAContainerItEndsNoPushByAFinger(finishes: Bool) {
    let tabs = Tabs(hidesBar: true, isInContainer: true)
    tabs.controller.tabBar.isTranslucent = false
    tabs.navigation.setViewControllers([Leading(tabs.next)], animated: false)
    tabs.host.advance(by: 0.3)
    let before = tabs.host.frame()
    tabs.host.touch(.began, at: CGPoint(x: 190, y: 200))
    let end: CGFloat = finishes ? 30 : 140
    for step in 1...30 {
      let x = 190 + (end - 190) * CGFloat(step) / 30
      tabs.host.touch(.moved, at: CGPoint(x: x, y: 200))
      tabs.host.advance(by: 1.0 / 60)
      if step > 12 { #expect(tabs.navigation.isFingerFollowed, "step \(step)") }
    }
    tabs.host.advance(by: 0.3)
    tabs.host.touch(.ended, at: CGPoint(x: end, y: 200))
    tabs.host.advance(by: 1)
    #expect(tabs.navigation.viewControllers.count == (finishes ? 2 : 1))
    #expect(tabs.leftovers.isEmpty)
    if finishes { return }
    let isSame = Pixels(tabs.host.frame()) == Pixels(before)
    #expect(isSame)
  }
}
