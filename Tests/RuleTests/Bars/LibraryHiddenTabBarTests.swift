import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A tab bar that a push has hidden, wherever UIKit keeps it meanwhile.
@MainActor @Suite(.warningsAreRead)
struct LibraryHiddenTabBarTests {
  typealias Tabs = LibraryTabBarTests.Tabs

  nonisolated static let places = HostSettings.HiddenTabBar.allCases.map { place in
    UnsureSetting("\(place)") { $0.hiddenTabBar = place }
  }

  @Test(arguments: places, LibraryTabBarTests.Way.allCases)
  func itCostsNoWayBackItsSnapshotAndMovesWithItsScreen(
    _ setting: UnsureSetting, _ way: LibraryTabBarTests.Way
  ) {
    expectRigid(Tabs(hidesBar: true, setting), way)
  }

  /// UIKit asks in the call, and asks the screen below, too, which may be the root.
  @Test(arguments: places, LibraryTabBarTests.Way.allCases)
  func aFlagThatIsSetForThePushAloneCounts(
    _ setting: UnsureSetting, _ way: LibraryTabBarTests.Way
  ) {
    for isRoot in [true, false] {
      let tabs = Tabs(setting)
      if !isRoot {
        tabs.navigation.pushViewController(ColorScreen("middle", .purple), animated: false)
        tabs.host.advance(by: 0.5)
      }
      tabs.flagsForThePush = true
      let lower = Pixels(tabs.host.frame())
      expectRigid(tabs, way)
      tabs.host.advance(by: 0.5)
      let end = Pixels(tabs.host.frame())
      #expect((end == lower) == (way == .pop || way == .drag))
      #expect(tabs.diagnostics.isEmpty && tabs.host.log.isEmpty)
    }
  }

  /// An iPad's bar may be at the top: only one that has been seen is known to be at the bottom.
  @Test(arguments: places, [LibraryTabBarTests.Way.pop, .cancelledDrag])
  func onAnIPadItIsTakenToBeWhereItWasSeen(
    _ setting: UnsureSetting, _ way: LibraryTabBarTests.Way
  ) {
    expectRigid(Tabs(hidesBar: true, setting, size: CGSize(width: 768, height: 1024)), way)
  }

  @Test(arguments: LibraryTabBarTests.Way.allCases)
  func theBarAroundTheContainerOfAStackMovesToo(_ way: LibraryTabBarTests.Way) {
    expectRigid(Tabs(hidesBar: true, isInContainer: true), way)
  }

  /// Above an opaque bar a container ends, and it grows as the bar goes.
  @Test(arguments: places, LibraryTabBarTests.Way.allCases)
  func theBarAroundAContainerThatEndsAboveItMovesToo(
    _ setting: UnsureSetting, _ way: LibraryTabBarTests.Way
  ) {
    let tabs = Tabs(hidesBar: true, setting, isInContainer: true)
    tabs.controller.tabBar.isTranslucent = false
    tabs.controller.view.setNeedsLayout()
    tabs.host.advance(by: 0.3)
    #expect(tabs.navigation.view.bounds.height < Rig.size.height)
    expectRigid(tabs, way)
  }

  @Test(arguments: places, LibraryTabBarTests.Way.allCases)
  func theAccessoryAboveTheBarMovesWithIt(
    _ setting: UnsureSetting, _ way: LibraryTabBarTests.Way
  ) {
    let tabs = Tabs(hidesBar: true, setting)
    let content = UIView()
    content.backgroundColor = .purple
    tabs.controller.bottomAccessory = UITabAccessory(contentView: content)
    tabs.host.advance(by: 0.3)
    expectRigid(tabs, way)
  }

  /// Restored by an app, with a screen on top that hides the bar.
  @Test(arguments: places)
  func aBarThatHasNeverBeenSeenComesWithItsScreen(_ setting: UnsureSetting) {
    let tabs = Tabs(hidesBar: true, setting)
    let lower = Pixels(tabs.host.frame())
    let fresh = SnapshotNavigationController()
    fresh.configuration.timing = .curve(duration: 0.4, .linear)
    fresh.tabBarItem = tabs.navigation.tabBarItem
    let next = ColorScreen("next", .green)
    next.hidesBottomBarWhenPushed = true
    fresh.setViewControllers([ColorScreen("root", .red), next], animated: false)
    tabs.controller.viewControllers?[0] = fresh
    tabs.host.advance(by: 0.5)
    let upper = Pixels(tabs.host.frame())
    #expect(upper != lower)
    fresh.popViewController(animated: true)
    tabs.host.advance(by: 1)
    let end = Pixels(tabs.host.frame())
    #expect(end == lower)
    #expect(tabs.leftovers.isEmpty && tabs.host.log.isEmpty)
  }

  @Test(arguments: places, [SlideChoreography.parallax, .reveal])
  func aBarThatTheAppHidesCostsNoSnapshotEither(
    _ setting: UnsureSetting, _ choreography: SlideChoreography
  ) {
    let tabs = Tabs(setting)
    tabs.navigation.configuration.choreography = choreography
    tabs.controller.setTabBarHidden(true, animated: false)
    tabs.host.advance(by: 0.5)
    for way in [LibraryTabBarTests.Way.push, .pop, .drag] {
      // A bar that came would be covered by a second view.
      tabs.play(way) { #expect(tabs.leftovers.count <= 1) }
      tabs.navigation.popToRootViewController(animated: false)
      tabs.host.advance(by: 0.5)
    }
    #expect(tabs.diagnostics.isEmpty)
    #expect(tabs.leftovers.isEmpty)
  }

  /// The stack says that the bar is hidden, and UIKit has asked before.
  @Test func aBarThatIsSeenAlthoughTheStackHidesItStandsStill() {
    let tabs = Tabs()
    tabs.navigation.pushViewController(tabs.next, animated: true)
    tabs.host.advance(by: 1)
    tabs.next.hidesBottomBarWhenPushed = true
    let before = tabs.pixels(in: tabs.bar)
    tabs.navigation.popViewController(animated: true)
    var isMoving = false
    for _ in 0..<40 {
      tabs.host.advance(by: 1.0 / 60)
      let isUnchanged = tabs.pixels(in: tabs.bar) == before
      #expect(isUnchanged)
      if !tabs.leftovers.isEmpty { isMoving = true }
    }
    #expect(isMoving)
    #expect(tabs.leftovers.isEmpty)
  }

  /// Drawn while a finger has the bar over it, too.
  @Test(arguments: [true, false])
  func aSnapshotIsDrawnAsItIsAtRest(hidesBar: Bool) throws {
    func image(dragging isDragging: Bool) throws -> Pixels {
      let tabs = Tabs(hidesBar: hidesBar)
      tabs.navigation.pushViewController(tabs.next, animated: true)
      tabs.host.advance(by: 1)
      if isDragging {
        tabs.host.touch(.began, at: CGPoint(x: 10, y: 200))
        tabs.host.move(
          from: CGPoint(x: 10, y: 200), to: CGPoint(x: 150, y: 200), duration: 0.2)
        #expect(tabs.navigation.isFingerFollowed)
      }
      return Pixels(try #require(tabs.navigation.stored.drawnImage(of: tabs.root)?.cgImage))
    }
    #expect(try image(dragging: true) == image(dragging: false))
  }

  private func expectRigid(_ tabs: Tabs, _ way: LibraryTabBarTests.Way) {
    tabs.expectTwoPictures(way)
    #expect(tabs.diagnostics.isEmpty, "\(tabs.diagnostics)")
  }
}
