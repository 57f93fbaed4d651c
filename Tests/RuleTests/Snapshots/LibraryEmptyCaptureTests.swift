import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What is drawn empty says something of snapshot views only where the screen is seen, and then of
/// the whole process.
@MainActor @Suite(.warningsAreRead)
struct LibraryEmptyCaptureTests {
  enum Hiding: CaseIterable, Sendable {
    case ancestor, controller, transparentAncestor

    @MainActor func hide(_ isHidden: Bool, _ container: UIViewController) {
      switch self {
      case .ancestor: container.view.isHidden = isHidden
      case .controller: container.children.first?.view.isHidden = isHidden
      case .transparentAncestor: container.view.alpha = isHidden ? 0 : 1
      }
    }
  }

  /// Behind a curtain of the app's, the stack gets its screens.
  @Test(arguments: Hiding.allCases, [true, false])
  func aPushUnderAHiddenAncestorSwitchesNothingOff(_ hiding: Hiding, animated: Bool) {
    let host = LinuxHost.small()
    let root = ColorScreen("root", .red)
    let navigation = SnapshotNavigationController(rootViewController: root)
    let container = LibraryTabBarTests.Tabs.container(around: navigation)
    host.show(container, for: 0.3)
    var diagnostics: [NavigationDiagnostic] = []
    navigation.diagnosticHandler = { diagnostics.append($0) }
    hiding.hide(true, container)
    host.advance(by: 0.1)
    for name in ["a", "b", "c"] {
      navigation.pushViewController(ColorScreen(name, .green), animated: animated)
      host.advance(by: 1)
    }
    #expect(navigation.viewControllers.count == 4)
    #expect(navigation.stored.count == 0)
    hiding.hide(false, container)
    host.advance(by: 0.1)
    let last = ColorScreen("d", .blue)
    navigation.pushViewController(last, animated: true)
    host.advance(by: 1)
    navigation.pushViewController(ColorScreen("e", .red), animated: true)
    host.advance(by: 1)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(navigation.trustsSnapshotViews)
    #expect(navigation.keepsSnapshot(of: last))
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    #expect(host.color(x: 100, y: 300) == Shade.blue)
    #expect(navigation.isAtRest)
  }

  /// A stack that is hidden while its snapshot waits to be drawn.
  @Test(arguments: Hiding.allCases)
  func whatIsHiddenAfterItsPushProvesNothing(_ hiding: Hiding) {
    let host = LinuxHost.small()
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    let container = LibraryTabBarTests.Tabs.container(around: navigation)
    host.show(container, for: 0.3)
    for name in ["a", "b"] {
      navigation.pushViewController(ColorScreen(name, .green), animated: true)
      host.advance(by: 0.5)
      hiding.hide(true, container)
      host.advance(by: 1)
      hiding.hide(false, container)
      host.advance(by: 0.1)
    }
    #expect(navigation.trustsSnapshotViews)
  }

  /// The render server is the same for all stacks.
  @Test func whatOneStackHasFoundAllStacksKnow() {
    let host = LinuxHost.small()
    host.settings.snapshotViewDrawing = .never
    let stacks = (0..<2).map { _ in
      SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    }
    var diagnostics: [NavigationDiagnostic] = []
    for stack in stacks { stack.diagnosticHandler = { diagnostics.append($0) } }
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    host.show(tabs, for: 0.3)
    for stack in stacks {
      tabs.selectedViewController = stack
      host.advance(by: 0.3)
      for color in [UIColor.green, .blue] {
        stack.pushViewController(ColorScreen("a", color), animated: true)
        host.advance(by: 1)
      }
    }
    #expect(diagnostics == [.snapshotViewsAreEmpty])
    // A presentation without a stack knows it, too.
    let views = host.runtime.captures.replicants
    let modal = ColorScreen("modal", .blue)
    tabs.presentAsPush(modal)
    host.advance(by: 1)
    #expect(host.runtime.captures.replicants == views)
  }
}
