import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A tab bar that is hidden or in no window is the app's or the system's affair.
@MainActor @Suite(.warningsAreRead)
struct LibraryAbsentTabBarTests {
  typealias Tabs = LibraryTabBarTests.Tabs

  enum Absence: CaseIterable, Sendable {
    case isHidden, isRemoved, floats

    var setting: UnsureSetting {
      UnsureSetting("\(self)") {
        $0.hostile.tabBarFloats = self == .floats
        $0.hostile.tabBarIsHiddenByApp = self == .isHidden
      }
    }

    @MainActor func take(_ bar: UITabBar) {
      switch self {
      case .isRemoved: bar.removeFromSuperview()
      case .isHidden, .floats: break
      }
    }
  }

  @Test(
    arguments: Absence.allCases,
    LibraryTabBarTests.Way.allCases.flatMap { way in
      [true, false].map { (way, $0) }
    })
  func itStaysAsItIsAndNothingIsReported(
    _ absence: Absence, _ step: (way: LibraryTabBarTests.Way, hidesBar: Bool)
  ) {
    let tabs = Tabs(hidesBar: step.hidesBar, absence.setting)
    absence.take(tabs.controller.tabBar)
    tabs.host.advance(by: 0.3)
    let bar = tabs.controller.tabBar
    let wasHidden = bar.isHidden
    tabs.play(step.way) {
      if absence == .isHidden { #expect(bar.isHidden == wasHidden) }
      #expect(tabs.leftovers.count <= 1)
    }
    tabs.host.advance(by: 1)
    #expect(!tabs.diagnostics.contains(.tabBarMissing), "\(tabs.diagnostics)")
    #expect(!tabs.controller.isTabBarHidden)
    #expect(tabs.leftovers.isEmpty)
  }

  /// An outer stack hides the bar for a container, in which an inner stack changes in the same turn.
  @Test(arguments: LibraryHiddenTabBarTests.places, [true, false])
  func aBarThatAnOuterStackHidesIsNotMissed(_ place: UnsureSetting, pops: Bool) {
    let host = LinuxHost.small()
    place.change(&host.settings)
    let inner = SnapshotNavigationController(rootViewController: ColorScreen("inner", .red))
    var diagnostics: [NavigationDiagnostic] = []
    inner.diagnosticHandler = { diagnostics.append($0) }
    let outer = UINavigationController(rootViewController: Tabs.container(around: inner))
    outer.isNavigationBarHidden = true
    let tabs = UITabBarController()
    tabs.viewControllers = [outer, UIViewController()]
    host.show(tabs, for: 0.3)
    if pops {
      inner.pushViewController(ColorScreen("a", .green), animated: true)
      host.advance(by: 1)
      inner.popViewController(animated: true)
    } else {
      inner.pushViewController(ColorScreen("a", .green), animated: true)
    }
    host.advance(by: 0.1)
    let cover = Tabs.container(
      around: SnapshotNavigationController(rootViewController: ColorScreen("b", .blue)))
    cover.hidesBottomBarWhenPushed = true
    outer.pushViewController(cover, animated: true)
    host.advance(by: 1)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    let nested = cover.children.compactMap { $0 as? SnapshotNavigationController }.first
    nested?.diagnosticHandler = { diagnostics.append($0) }
    nested?.pushViewController(ColorScreen("c", .red), animated: true)
    host.advance(by: 1)
    nested?.popViewController(animated: true)
    host.advance(by: 1)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    // The outer one comes back in a turn in which the inner one pops.
    nested?.pushViewController(ColorScreen("c", .red), animated: true)
    host.advance(by: 1)
    nested?.popViewController(animated: true)
    outer.popViewController(animated: true)
    host.advance(by: 1)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    #expect(tabs.tabBar.window != nil && !tabs.tabBar.isHidden)
  }
}
