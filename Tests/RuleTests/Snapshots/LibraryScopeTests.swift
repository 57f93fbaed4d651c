import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@MainActor @Suite(.warningsAreRead)
struct LibraryScopeTests {
  private func tabs(with navigation: SnapshotNavigationController) -> (Host, UITabBarController) {
    let host = Host(size: Rig.size, scale: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    host.show(tabs, for: 0.2)
    return (host, tabs)
  }

  @Test func aTransitionThatHidesTheTabBarLeavesNothingBehind() throws {
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    let (host, tabs) = tabs(with: navigation)
    let screen = ColorScreen("a", .green)
    screen.hidesBottomBarWhenPushed = true
    navigation.pushViewController(screen, animated: true)
    host.advance(by: 1)
    // The nearest snapshot stands there, clipped.
    #expect(host.window.seenSubviews.count == 1)
    let root = try #require(navigation.viewControllers.first)
    #expect(navigation.snapshot(for: root)?.size == tabs.view.bounds.size)
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    #expect(navigation.isAtRest)
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
  }

  @Test func changingTabsDuringATransitionEndsIt() {
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    let (host, tabs) = tabs(with: navigation)
    navigation.pushViewController(ColorScreen("a", .green), animated: true)
    host.advance(by: 0.1)
    tabs.selectedIndex = 1
    host.advance(by: 1)
    #expect(navigation.isAtRest)
    #expect(navigation.viewControllers.count == 2)
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
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
    host.show(UIViewController(), for: 0.2)
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    host.window.rootViewController?.present(navigation, animated: false)
    host.advance(by: 0.5)
    #expect(navigation.scopeView === navigation.view)
    navigation.pushViewController(ColorScreen("a", .green), animated: true)
    host.advance(by: 1)
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    #expect(navigation.isAtRest)
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
  }

  /// A stack in the primary column of a tablet's split view, and its place in the window; it pushes for a
  /// second.
  private func column(
    showing root: UIViewController
  ) -> (Host, SnapshotNavigationController, CGRect) {
    let host = Host(size: CGSize(width: 1000, height: 600), scale: 1)
    let navigation = SnapshotNavigationController(rootViewController: root)
    navigation.configuration.timing = .curve(duration: 1, .linear)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(navigation, for: .primary)
    split.setViewController(ColorScreen("detail", .blue), for: .secondary)
    host.show(split, for: 0.3)
    return (host, navigation, navigation.view.convert(navigation.view.bounds, to: nil))
  }

  @Test func aPushInsideAColumnIsNotSeenBesideIt() {
    let (host, navigation, frame) = column(showing: ColorScreen("root", .red))
    #expect(frame.width < 500)
    navigation.pushViewController(ColorScreen("a", .green), animated: true)
    for _ in 0..<9 {
      host.advance(by: 0.1)
      let inside = host.pixel(at: CGPoint(x: frame.maxX - 3, y: 590))
      let beside = host.pixel(at: CGPoint(x: frame.maxX + 8, y: 590))
      #expect([inside.red, inside.green, inside.blue] == Shade.green)
      #expect([beside.red, beside.green, beside.blue] == Shade.blue)
    }
    host.advance(by: 1)
    #expect(!navigation.view.clipsToBounds)
    #expect(navigation.view.layer.animationKeys()?.isEmpty != false)
  }

  /// An effect view fails beneath a mask, so what moves in a column is clipped as a rectangle.
  @Test func aBlurredViewIsSeenWhileItsScreenMovesInAColumn() throws {
    let root = ColorScreen("root", .black)
    let (host, navigation, frame) = column(showing: root)
    host.settings.materialsVanishUnderOpacity = true
    let next = ColorScreen("a", .black)
    let blurred = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    blurred.frame = CGRect(x: 0, y: 400, width: 1000, height: 100)
    next.view.addSubview(blurred)
    func shade() -> Int { Int(host.pixel(at: CGPoint(x: frame.maxX - 3, y: 450)).red) }
    navigation.pushViewController(next, animated: true)
    var shades: [Int] = []
    for _ in 0..<9 {
      host.advance(by: 0.1)
      shades.append(shade())
    }
    host.advance(by: 1)
    let rest = shade()
    #expect(rest > 60)
    #expect(shades.allSatisfy { abs($0 - rest) < 12 }, "\(shades), at rest \(rest)")
    #expect(navigation.isAtRest)
  }

  enum Container: CaseIterable, Sendable {
    case formSheet, popover
  }

  /// Whatever moves inside a sheet or a popover is clipped to it: beside it no pixel changes.
  @Test(arguments: Container.allCases, [true, false])
  func nothingIsSeenBesideASheetOrAPopover(_ container: Container, hasSnapshot: Bool) throws {
    let host = Host(size: CGSize(width: 800, height: 700), scale: 1)
    let presenter = ColorScreen("presenter", .blue)
    host.show(presenter, for: 0.2)
    let root = ColorScreen("root", .red, hidesBar: true)
    let navigation = SnapshotNavigationController(rootViewController: root)
    switch container {
    case .formSheet:
      navigation.modalPresentationStyle = .formSheet
      navigation.preferredContentSize = CGSize(width: 300, height: 300)
    case .popover:
      navigation.modalPresentationStyle = .popover
      navigation.preferredContentSize = CGSize(width: 240, height: 200)
      navigation.popoverPresentationController?.sourceView = presenter.view
      navigation.popoverPresentationController?.sourceRect = CGRect(
        x: 390, y: 160, width: 9, height: 9)
    }
    presenter.present(navigation, animated: false)
    host.advance(by: 0.5)
    let frame = navigation.view.convert(navigation.view.bounds, to: nil)
    try #require(frame.width < 700 && frame.height < 690)
    navigation.configuration.timing = .curve(duration: 0.5, .linear)
    let before = Pixels(host.frame())
    func check(_ what: String) {
      let changed = Pixels(host.frame()).difference(
        from: before, tolerance: 0, ignoring: [PixelRect(frame.insetBy(dx: -1, dy: -1))])
      #expect(changed == nil, "\(what)")
    }
    let screen = ColorScreen("a", .green, hidesBar: true)
    navigation.pushViewController(screen, animated: true)
    for _ in 0..<4 {
      host.advance(by: 0.1)
      check("push")
    }
    host.advance(by: 1)
    if !hasSnapshot { navigation.invalidateSnapshot(for: root) }
    let start = CGPoint(x: frame.minX + 20, y: frame.midY)
    host.touch(.began, at: start)
    host.move(from: start, to: CGPoint(x: frame.midX, y: frame.midY), duration: 0.2)
    host.advance(by: 1.0 / 60)
    check("drag")
    // Inside, both are seen: the lower at the left, the upper at the right.
    let left = host.pixel(at: CGPoint(x: frame.minX + 6, y: frame.maxY - 20))
    let right = host.pixel(at: CGPoint(x: frame.maxX - 6, y: frame.maxY - 20))
    #expect(left.red > 100 && left.green == 0)
    #expect([right.red, right.green, right.blue] == Shade.green)
    host.advance(by: 0.2)
    host.touch(.ended, at: CGPoint(x: frame.minX + 40, y: frame.midY))
    host.advance(by: 0.1)
    check("settle")
    host.advance(by: 1)
    if navigation.viewControllers.count == 1 {
      navigation.pushViewController(screen, animated: false)
      host.advance(by: 0.3)
    }
    if !hasSnapshot { navigation.invalidateSnapshot(for: root) }
    navigation.popViewController(animated: true)
    for _ in 0..<4 {
      host.advance(by: 0.1)
      check("pop")
    }
    host.advance(by: 1)
    #expect(navigation.isAtRest)
    check("afterwards")
  }

  @Test(arguments: [true, false])
  func aTabBarThatMovesInPartOfAWindowIsNotSeenBesideIt(hidesBar: Bool) {
    let host = Host(size: CGSize(width: 800, height: 700), scale: 1)
    let container = ColorScreen("container", .blue)
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    navigation.configuration.tabBar = .moves
    navigation.configuration.timing = .curve(duration: 0.5, .linear)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    container.addChild(tabs)
    let frame = CGRect(x: 200, y: 100, width: 300, height: 400)
    tabs.view.frame = frame
    container.view.addSubview(tabs.view)
    tabs.didMove(toParent: container)
    host.show(container, for: 0.5)
    let before = Pixels(host.frame())
    func check(_ what: String) {
      let changed = Pixels(host.frame()).difference(
        from: before, tolerance: 0, ignoring: [PixelRect(frame.insetBy(dx: -1, dy: -1))])
      #expect(changed == nil, "\(what)")
    }
    let screen = ColorScreen("a", .green)
    screen.hidesBottomBarWhenPushed = hidesBar
    navigation.pushViewController(screen, animated: true)
    for _ in 0..<4 {
      host.advance(by: 0.1)
      check("push")
    }
    host.advance(by: 1)
    navigation.popViewController(animated: true)
    for _ in 0..<4 {
      host.advance(by: 0.1)
      check("pop")
    }
    host.advance(by: 1)
    check("afterwards")
    #expect(tabs.tabBar.layer.animationKeys()?.isEmpty != false)
    #expect(!tabs.tabBar.layer.masksToBounds)
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
