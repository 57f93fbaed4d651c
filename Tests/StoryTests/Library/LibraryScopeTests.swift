import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

@MainActor
struct LibraryScopeTests {
  private func tabs(with navigation: SnapshotNavigationController) -> (Host, UITabBarController) {
    let host = Host(size: Rig.size, scale: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    host.window.rootViewController = tabs
    host.window.makeKeyAndVisible()
    host.advance(by: 0.2)
    return (host, tabs)
  }

  @Test func aTabBarAroundTheControllerBelongsToThePicture() throws {
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    let (host, tabs) = tabs(with: navigation)
    let scope = try #require(Scope(of: navigation))
    #expect(scope.view === tabs.view)
    let screen = ColorScreen("a", .green)
    screen.hidesBottomBarWhenPushed = true
    navigation.pushViewController(screen, animated: true)
    host.advance(by: 1)
    #expect(host.window.subviews.count == 1)
    let root = try #require(navigation.viewControllers.first)
    #expect(navigation.snapshot(for: root)?.size == tabs.view.bounds.size)
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    #expect(!navigation.director.isStageUp)
    #expect(host.window.descendants.allSatisfy { !($0 is StageView) })
  }

  @Test func changingTabsDuringATransitionEndsIt() {
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    let (host, tabs) = tabs(with: navigation)
    navigation.pushViewController(ColorScreen("a", .green), animated: true)
    host.advance(by: 0.1)
    tabs.selectedIndex = 1
    host.advance(by: 1)
    #expect(navigation.director.isAtRest)
    #expect(navigation.viewControllers.count == 2)
    #expect(host.window.descendants.allSatisfy { !($0 is StageView) })
  }

  @Test func aScreenInAnotherTabIsNotPicturedByMistake() {
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    let other = SnapshotNavigationController(rootViewController: ColorScreen("other", .blue))
    let (host, tabs) = tabs(with: navigation)
    tabs.viewControllers = [navigation, other]
    host.advance(by: 0.2)
    tabs.selectedIndex = 1
    other.pushViewController(ColorScreen("a", .green), animated: false)
    host.advance(by: 0.2)
    #expect(other.viewControllers.first.flatMap { other.snapshot(for: $0) } == nil)
  }

  @Test func insideASheetTheControllersOwnViewIsTheScope() throws {
    let host = Host(size: Rig.size, scale: 1)
    host.window.rootViewController = UIViewController()
    host.window.makeKeyAndVisible()
    host.advance(by: 0.2)
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    host.window.rootViewController?.present(navigation, animated: false)
    host.advance(by: 0.5)
    let scope = try #require(Scope(of: navigation))
    #expect(scope.view === navigation.view)
    navigation.pushViewController(ColorScreen("a", .green), animated: true)
    host.advance(by: 1)
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    #expect(navigation.director.isAtRest)
    #expect(host.window.descendants.allSatisfy { !($0 is StageView) })
  }

  @Test func aPushInsideAColumnIsNotSeenBesideIt() {
    let host = Host(size: CGSize(width: 1000, height: 600), scale: 1)
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(navigation, for: .primary)
    split.setViewController(ColorScreen("detail", .blue), for: .secondary)
    host.window.rootViewController = split
    host.window.makeKeyAndVisible()
    host.advance(by: 0.3)
    let frame = navigation.view.convert(navigation.view.bounds, to: nil)
    #expect(frame.width < 500)
    navigation.configuration.timing = .curve(duration: 1, .linear)
    navigation.pushViewController(ColorScreen("a", .green), animated: true)
    for _ in 0..<9 {
      host.advance(by: 0.1)
      let inside = host.pixel(at: CGPoint(x: frame.maxX - 3, y: 590))
      let beside = host.pixel(at: CGPoint(x: frame.maxX + 8, y: 590))
      #expect([inside.red, inside.green, inside.blue] == Shade.green)
      #expect([beside.red, beside.green, beside.blue] == Shade.blue)
    }
    host.advance(by: 1)
    #expect(navigation.view.layer.mask == nil)
  }

  @Test func aClearScreenWithoutAPictureIsShownWithoutTheOneThatLeaves() {
    let rig = Rig(root: ColorScreen("root", .clear))
    rig.host.window.backgroundColor = .blue
    rig.push(ColorScreen("a", .green))
    rig.navigation.invalidateSnapshot(for: rig.root)
    rig.navigation.configuration.timing = .curve(duration: 1, .linear)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.5)
    #expect(rig.color(x: 10)[1] == 0)
    #expect(rig.color(x: 190) == Shade.green)
    rig.host.advance(by: 1)
    rig.navigation.configuration.timing = .standard
    rig.push(ColorScreen("b", .green))
    rig.navigation.invalidateSnapshot(for: rig.root)
    rig.grab(moving: 100)
    #expect(rig.color(x: 10)[1] == 0)
    rig.letGo(at: 40)
    rig.host.advance(by: 2)
    #expect(rig.color() == Shade.green)
    #expect(rig.leftovers.isEmpty)
  }
}
