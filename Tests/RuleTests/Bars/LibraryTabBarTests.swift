import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A tab bar that both screens show stands still; one that only one of them shows moves with it.
@MainActor @Suite(.warningsAreRead)
struct LibraryTabBarTests {
  enum Way: CaseIterable, Sendable {
    case push, pop, drag, cancelledDrag
  }

  /// A navigation controller in the first of two tabs, under an opaque tab bar.
  @MainActor
  final class Tabs {
    let host: Host
    let controller = UITabBarController()
    let navigation: SnapshotNavigationController
    let root = ColorScreen("root", .red)
    let next = ColorScreen("next", .green)

    /// Whether the screen below has the flag for the time of a push, as in the classic idiom.
    var flagsForThePush = false
    private(set) var diagnostics: [NavigationDiagnostic] = []

    init(
      hidesBar: Bool = false, isTranslucent: Bool = false, _ setting: UnsureSetting = .asUsual,
      isInContainer: Bool = false, size: CGSize = Rig.size
    ) {
      host = Host(size: size, scale: 1)
      setting.change(&host.settings)
      navigation = SnapshotNavigationController(rootViewController: root)
      next.hidesBottomBarWhenPushed = hidesBar
      let appearance = UITabBarAppearance()
      if isTranslucent {
        appearance.configureWithTransparentBackground()
      } else {
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .yellow
      }
      controller.tabBar.standardAppearance = appearance
      controller.tabBar.scrollEdgeAppearance = appearance
      navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
      let other = ColorScreen("other", .blue)
      other.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
      let first = isInContainer ? Tabs.container(around: navigation) : navigation
      first.tabBarItem = navigation.tabBarItem
      controller.viewControllers = [first, other]
      navigation.diagnosticHandler = { [weak self] in self?.diagnostics.append($0) }
      navigation.configuration.timing = .curve(duration: 0.4, .linear)
      host.show(controller, for: 0.3)
    }

    static func container(around child: UIViewController) -> UIViewController {
      let container = UIViewController()
      container.addChild(child)
      child.view.frame = container.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      return container
    }

    /// Where the bar is on the screen.
    var bar: CGRect { controller.tabBar.convert(controller.tabBar.bounds, to: nil) }

    func pixels(in rect: CGRect) -> [UInt8] {
      Pixels(host.frame()).colors(in: PixelRect(rect))
    }

    private func push(animated: Bool) {
      let below = navigation.topViewController
      if flagsForThePush { below?.hidesBottomBarWhenPushed = true }
      navigation.pushViewController(next, animated: animated)
      if flagsForThePush { below?.hidesBottomBarWhenPushed = false }
    }

    /// Plays a transition and shows each of its frames.
    func play(_ way: Way, hasSnapshot: Bool = true, _ show: () -> Void) {
      func watch(_ seconds: TimeInterval) {
        for _ in 0..<Int(seconds * 60) {
          host.advance(by: 1.0 / 60)
          show()
        }
      }
      if way == .push {
        push(animated: true)
        return watch(0.8)
      }
      push(animated: false)
      host.advance(by: 0.5)
      if !hasSnapshot { navigation.invalidateSnapshot(for: root) }
      show()
      if way == .pop {
        navigation.popViewController(animated: true)
        return watch(0.8)
      }
      host.touch(.began, at: CGPoint(x: 30, y: 200))
      let end: CGFloat = way == .drag ? 180 : 70
      for step in 1...15 {
        host.touch(.moved, at: CGPoint(x: 30 + (end - 30) * CGFloat(step) / 15, y: 200))
        watch(1.0 / 60)
      }
      watch(0.2)
      host.touch(.ended, at: CGPoint(x: end, y: 200))
      watch(1)
      #expect(navigation.viewControllers.contains(next) == (way != .drag))
    }

    /// Plays a transition, each frame of which shows both screens moved rigidly, each with its bars.
    func expectTwoPictures(_ way: Way) {
      let lower = Pixels(host.frame())
      push(animated: false)
      host.advance(by: 0.5)
      let upper = Pixels(host.frame())
      navigation.popViewController(animated: false)
      host.advance(by: 0.5)
      let judge = TwoPictures(lower: lower, upper: upper, shadowReach: 14)
      var offsets: Set<Int> = []
      play(way) {
        let frame = Pixels(host.frame())
        if frame == lower || frame == upper { return }
        do {
          offsets.insert(try judge.fit(frame).get().upperOffset)
        } catch { Issue.record("not two pictures: \(error)") }
      }
      #expect(offsets.count > 2)
      #expect(leftovers.isEmpty)
    }

    var leftovers: [UIView] { host.window.descendants.filter { $0 is TransitionView } }
  }

  @Test(arguments: Way.allCases, [true, false])
  func noPixelOfABarThatBothScreensShowChanges(_ way: Way, hasSnapshot: Bool) {
    let tabs = Tabs()
    let before = tabs.pixels(in: tabs.bar)
    #expect(Set(before).count > 1)
    var isMoving = false
    tabs.play(way, hasSnapshot: hasSnapshot) {
      // Not in the expectation: the difference of two pictures is not worth reading.
      let isUnchanged = tabs.pixels(in: tabs.bar) == before
      #expect(isUnchanged)
      if !tabs.leftovers.isEmpty { isMoving = true }
    }
    #expect(isMoving)
    #expect(tabs.leftovers.isEmpty)
  }

  /// Beneath a translucent bar only the screens pass: the stored snapshot has no bar of its own.
  @Test func noGhostOfTheBarIsSeenBeneathATranslucentOne() throws {
    let tabs = Tabs(isTranslucent: true)
    tabs.navigation.pushViewController(tabs.next, animated: false)
    tabs.host.advance(by: 0.5)
    let snapshot = try #require(tabs.navigation.snapshot(for: tabs.root)?.cgImage)
    #expect(CGFloat(snapshot.height) == Rig.size.height)
    let picture = Pixels(snapshot)
    for y in Int(tabs.bar.minY)..<picture.height {
      let row = picture.colors(in: PixelRect(x: 0..<picture.width, y: y..<y + 1))
      #expect(row == (0..<picture.width).flatMap { _ in [0, 0, 255] }, "row \(y), blue first")
    }
  }

  @Test(arguments: Way.allCases)
  func anotherTabCanBeTappedDuringATransition(_ way: Way) {
    let tabs = Tabs()
    var frame = 0
    tabs.play(way) {
      frame += 1
      guard frame == 12, way == .push || way == .pop else { return }
      tabs.host.tap(at: CGPoint(x: 150, y: tabs.bar.minY + 20))
      #expect(tabs.controller.selectedIndex == 1)
    }
    if way == .push || way == .pop {
      #expect(tabs.controller.selectedIndex == 1)
      tabs.controller.selectedIndex = 0
      tabs.host.advance(by: 0.5)
    }
    #expect(tabs.navigation.isAtRest)
    #expect(tabs.leftovers.isEmpty)
  }

  @Test func wherePreferredTheBarAlwaysMoves() {
    let tabs = Tabs()
    tabs.navigation.configuration.tabBar = .moves
    let before = tabs.pixels(in: tabs.bar)
    var hasMoved = false
    tabs.play(.push) { if tabs.pixels(in: tabs.bar) != before { hasMoved = true } }
    #expect(hasMoved)
    let isBack = tabs.pixels(in: tabs.bar) == before
    #expect(isBack)
  }

  /// A mini-player of a container of the app's.
  @Test func whatTheAppsContainerShowsStandsStill() {
    let host = Host(size: Rig.size, scale: 1)
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    navigation.configuration.timing = .curve(duration: 0.4, .linear)
    let box = Tabs.container(around: navigation)
    host.window.rootViewController = box
    host.window.makeKeyAndVisible()
    let player = UIView(frame: CGRect(x: 0, y: 300, width: Rig.size.width, height: 40))
    player.backgroundColor = .yellow
    box.view.addSubview(player)
    host.advance(by: 0.3)
    navigation.pushViewController(ColorScreen("a", .green), animated: true)
    var hasMoved = false
    for _ in 0..<30 {
      host.advance(by: 1.0 / 60)
      let pixel = host.pixel(at: CGPoint(x: 5, y: 320))
      if [pixel.red, pixel.green, pixel.blue] != [255, 255, 0] { hasMoved = true }
    }
    #expect(!hasMoved)
  }

  /// What belongs to no screen is drawn once, where it is, and touched there.
  @Test(arguments: Way.allCases, Player.allCases)
  func aPlayerStandsStill(_ way: Way, _ place: Player) {
    let tabs = Tabs(hidesBar: place != .aboveABarThatStays)
    if place == .besideABarThatMoves { tabs.navigation.configuration.tabBar = .moves }
    let top: CGFloat = place == .beneathABarThatGoes ? 240 : 290
    let player = UIButton(frame: CGRect(x: 10, y: top, width: 180, height: 40))
    player.backgroundColor = .magenta
    var taps = 0
    player.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    if place == .aroundTheTabs {
      tabs.host.window.rootViewController = nil
      tabs.host.window.rootViewController = Tabs.container(around: tabs.controller)
    }
    if place == .beneathABarThatGoes {
      tabs.controller.view.insertSubview(player, belowSubview: tabs.controller.tabBar)
    } else {
      (tabs.controller.parent ?? tabs.controller).view.addSubview(player)
    }
    tabs.host.advance(by: 0.3)
    let before = tabs.pixels(in: player.frame)
    var (hasMoved, hasTapped, frame) = (false, false, 0)
    tabs.play(way) {
      frame += 1
      if tabs.pixels(in: player.frame) != before { hasMoved = true }
      guard frame == 12, way == .push || way == .pop else { return }
      tabs.host.tap(at: player.center)
      hasTapped = true
    }
    #expect(!hasMoved)
    #expect(taps == (hasTapped ? 1 : 0))
    #expect(tabs.leftovers.isEmpty)
  }

  /// The bar that comes is touched where it's seen, and not before.
  @Test(arguments: [true, false])
  func aTapOnABarThatComesSelectsNoTabInPassing(hasSnapshot: Bool) {
    let tabs = Tabs(hidesBar: true)
    var frame = 0
    tabs.play(.pop, hasSnapshot: hasSnapshot) {
      frame += 1
      if frame == 6 { tabs.host.tap(at: CGPoint(x: 150, y: Rig.size.height - 20)) }
    }
    #expect(tabs.controller.selectedIndex == 0)
    tabs.host.tap(at: CGPoint(x: 150, y: tabs.bar.minY + 20))
    #expect(tabs.controller.selectedIndex == 1)
    #expect(tabs.leftovers.isEmpty)
  }

  /// Another stack takes the place of a screen that hides the bar.
  @Test func aBarThatComesWithTheUpperScreenMovesWithIt() {
    let tabs = Tabs(hidesBar: true)
    let upper = Pixels(tabs.host.frame())
    tabs.navigation.pushViewController(tabs.next, animated: false)
    tabs.host.advance(by: 0.5)
    let judge = TwoPictures(lower: Pixels(tabs.host.frame()), upper: upper, shadowReach: 14)
    tabs.navigation.setViewControllers([ColorScreen("root", .red)], animated: true)
    var offsets: Set<Int> = []
    for _ in 0..<22 {
      tabs.host.advance(by: 1.0 / 60)
      do {
        offsets.insert(try judge.fit(Pixels(tabs.host.frame())).get().upperOffset)
      } catch { Issue.record("not two pictures: \(error)") }
    }
    #expect(offsets.count > 10)
    tabs.host.advance(by: 0.5)
    #expect(tabs.leftovers.isEmpty)
  }

  /// Where an app puts a mini-player.
  enum Player: CaseIterable, Sendable {
    case aboveABarThatStays, besideABarThatGoes, beneathABarThatGoes, besideABarThatMoves
    case aroundTheTabs
  }
}
