import Testing
import UIKitHost

@testable import UIKit

/// What iOS 27 does to bars, as far as a controller that moves screens meets it.
@MainActor @Suite(.serialized, .warningsAreRead) struct BarsOfNewerSystemsTests {
  typealias Scene = TabBarHidingTests.Scene

  private let host = Host(size: CGSize(width: 390, height: 844), scale: 1)
  private let stack = UINavigationController(rootViewController: UIViewController())

  // MARK: Bars that are elsewhere

  @Test(arguments: HostSettings.BarHome.allCases, [true, false])
  func aBarIsInTheControllersViewOrInAParents(home: HostSettings.BarHome, hasParent: Bool) {
    host.settings.navigationBarHome = home
    let parent = UIViewController()
    if hasParent {
      parent.addChild(stack)
      parent.view.addSubview(stack.view)
      stack.didMove(toParent: parent)
    }
    host.show(hasParent ? parent : stack, for: 0.1)
    let bar = stack.navigationBar
    #expect(bar.isDescendant(of: stack.view) == (home == .controller))
    if home == .parent { #expect(bar.superview === (hasParent ? parent.view : host.window)) }
    #expect(bar.convert(bar.bounds, to: nil).minY == 47)
    #expect(stack.topViewController?.view.safeAreaInsets.top == 47 + bar.bounds.height)
    // With its controller it leaves the window.
    host.show(UIViewController(), for: 0.1)
    #expect(bar.window == nil)
  }

  @Test(arguments: [UIVerticalBarEdge.leading, .trailing])
  func anUprightBarStandsInTheInsetOfItsSide(edge: UIVerticalBarEdge) {
    host.show(stack, for: 0.1)
    host.runtime.changeVerticalBarEdge(to: edge)
    host.advance(by: 0.1)
    let (bar, insets) = (stack.navigationBar, stack.topViewController?.view.safeAreaInsets)
    #expect(stack.traitCollection.verticalBarEdge == edge)
    #expect(bar.frame.width == 84 && bar.frame.height == stack.view.bounds.height)
    #expect(bar.frame.minX == (edge == .leading ? 0 : 306))
    #expect(insets?.top == 47)
    #expect(insets?.left == (edge == .leading ? 84 : 0))
    #expect(insets?.right == (edge == .leading ? 0 : 84))
    host.runtime.changeVerticalBarEdge(to: .unspecified)
    host.advance(by: 0.1)
    #expect(bar.frame.width == 390)
    #expect(stack.topViewController?.view.safeAreaInsets.top == 47 + bar.bounds.height)
  }

  // MARK: Tab bars

  /// Beside UIKit's own transition it's drawn, and so it is outside of a pop.
  @Test(arguments: [true, false], [true, false])
  func aBarThatIsUnhiddenInACustomPopStaysUndrawn(staysUndrawn: Bool, isCustom: Bool) {
    let scene = Scene()
    scene.host.settings.tabBarUnhiddenInPopsStaysUndrawn = staysUndrawn
    let delegate = AnimatorDelegate(Calls())
    delegate.animator = SlideOver()
    scene.stack.pushViewController(UIViewController(), animated: false)
    scene.tabs.setTabBarHidden(true, animated: false)
    scene.host.advance(by: 0.1)
    if isCustom { scene.stack.delegate = delegate }
    scene.stack.popViewController(animated: true)
    scene.host.advance(by: 0.1)
    scene.tabs.setTabBarHidden(false, animated: false)
    scene.host.advance(by: 2)
    #expect(!scene.tabs.isTabBarHidden)
    #expect(scene.showsBar != (staysUndrawn && isCustom))
    scene.tabs.setTabBarHidden(true, animated: false)
    scene.tabs.setTabBarHidden(false, animated: false)
    scene.host.advance(by: 0.1)
    #expect(scene.showsBar)
  }

  /// UIKit's own layouts don't count, nor do those of what's inside a tab, nor transitions in a tab.
  @Test(arguments: [true, false])
  func aForcedLayoutAroundATabBarAmidATransitionIsLogged(traps: Bool) {
    let scene = Scene()
    scene.host.settings.layoutAroundTabBarsTraps = traps
    scene.host.window.layoutIfNeeded()
    scene.stack.pushViewController(UIViewController(), animated: true)
    scene.host.advance(by: 0.1)
    scene.host.window.layoutIfNeeded()
    scene.host.advance(by: 1)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    scene.tabs.present(sheet, animated: true)
    scene.host.advance(by: 0.1)
    scene.stack.view.layoutIfNeeded()
    #expect(scene.host.log.isEmpty)
    scene.host.window.layoutIfNeeded()
    #expect(scene.host.log.isEmpty != traps)
    scene.host.advance(by: 1)
    scene.host.window.layoutIfNeeded()
    #expect(scene.host.log.count == (traps ? 1 : 0))
  }

  // MARK: Sizes

  @Test func aSceneSaysThatItsWindowIsBeingResized() {
    host.show(stack, for: 0.1)
    let scene = host.window.windowScene
    #expect(scene?.effectiveGeometry.isInteractivelyResizing == false)
    var seen: [CGFloat] = []
    host.runtime.resize(through: [400, 410, 420].map { CGSize(width: $0, height: 844) }) {
      #expect(scene?.effectiveGeometry.isInteractivelyResizing == true)
      host.advance(by: 1.0 / 60)
      seen.append(stack.view.bounds.width)
    }
    #expect(seen == [400, 410, 420])
    #expect(scene?.effectiveGeometry.isInteractivelyResizing == false)
  }
}
