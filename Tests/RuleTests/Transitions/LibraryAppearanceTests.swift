import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A screen that does something in its callbacks.
@MainActor private final class CallingScreen: ColorScreen {
  var inDidAppear: (() -> Void)?
  var inDidDisappear: (() -> Void)?

  override func hear(_ call: String, animated: Bool) {
    super.hear(call, animated: animated)
    if call == "didAppear" { inDidAppear?() }
    if call == "didDisappear" { inDidDisappear?() }
  }
}

/// A controller that appears is called before its top screen, which may push in its own callback: no
/// snapshot may commit until both have been called, whoever is first.
@MainActor @Suite(.warningsAreRead)
struct LibraryAppearanceTests {
  enum Place: CaseIterable, Sendable {
    case window, tab, sheet
  }

  /// Shows what is there before the controller comes.
  private func show(_ navigation: UIViewController, in place: Place, on host: LinuxHost) {
    let ground = UIViewController()
    switch place {
    case .window: break
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [ground, navigation]
      host.window.rootViewController = tabs
    case .sheet: host.window.rootViewController = ground
    }
    host.window.makeKeyAndVisible()
    host.advance(by: 0.5)
    switch place {
    case .window: host.window.rootViewController = navigation
    case .tab: (host.window.rootViewController as? UITabBarController)?.selectedIndex = 1
    case .sheet: ground.present(navigation, animated: true)
    }
  }

  @Test(arguments: Place.allCases, [true, false])
  func aPushFromTheFirstDidAppearCommitsNothingThere(
    in place: Place, containersReportFirst: Bool
  ) {
    let host = LinuxHost(size: Rig.size, scale: 1)
    HostRuntime.current.settings.containersReportFirst = containersReportFirst
    let root = CallingScreen("root", .red)
    let navigation = SnapshotNavigationController(rootViewController: root)
    var pictures: Int?
    root.inDidAppear = { [unowned root, unowned navigation] in
      root.inDidAppear = nil
      let before = HostRuntime.current.captures.withScreenUpdates
      navigation.pushViewController(ColorScreen("a", .green), animated: true)
      pictures = HostRuntime.current.captures.withScreenUpdates - before
    }
    show(navigation, in: place, on: host)
    host.advance(by: 2)
    #expect(pictures == 0)
    #expect(navigation.viewControllers.map(\.title) == ["root", "a"])
    #expect(navigation.isAtRest)
  }

  @Test(arguments: [true, false])
  func aPushFromTheLastDidDisappearCommitsNothingThere(containersReportFirst: Bool) {
    let host = LinuxHost(size: Rig.size, scale: 1)
    HostRuntime.current.settings.containersReportFirst = containersReportFirst
    let root = CallingScreen("root", .red)
    let navigation = SnapshotNavigationController(rootViewController: root)
    host.show(navigation, for: 0.5)
    var pictures: Int?
    root.inDidDisappear = { [unowned navigation] in
      let before = HostRuntime.current.captures.withScreenUpdates
      navigation.pushViewController(ColorScreen("a", .green), animated: true)
      pictures = HostRuntime.current.captures.withScreenUpdates - before
    }
    host.window.rootViewController = UIViewController()
    host.advance(by: 2)
    #expect(pictures == 0)
    #expect(navigation.viewControllers.map(\.title) == ["root", "a"])
    #expect(navigation.isAtRest)
  }

  /// As a deep link does: the tab, then the screen.
  @Test func aPushRightAfterItsTabIsSelectedShowsASnapshot() {
    let host = LinuxHost(size: Rig.size, scale: 1)
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), navigation]
    host.show(tabs, for: 0.5)
    tabs.selectedIndex = 1
    navigation.pushViewController(ColorScreen("a", .green), animated: true)
    #expect(navigation.showsLowerSnapshot)
    host.advance(by: 2)
    #expect(navigation.viewControllers.count == 2)
  }
}
