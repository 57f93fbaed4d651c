import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A call that pops the dragged screen goes on from where the finger has brought it.
@MainActor @Suite(.warningsAreRead)
struct LibraryPopAmidDragTests {
  enum Call: CaseIterable, Sendable {
    case tab, pop, popToRoot, popTo, set

    var hasTwoTargets: Bool { self != .pop && self != .popTo }
  }

  private let host = LinuxHost.small()
  private let screens = [
    ColorScreen("a", .red), ColorScreen("b", .yellow), ColorScreen("c", .blue),
  ]
  private let navigation: SnapshotNavigationController
  private let tabs = UITabBarController()

  init() {
    navigation = SnapshotNavigationController(rootViewController: screens[0])
    navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    tabs.viewControllers = [navigation, UIViewController()]
    navigation.configuration.timing = .curve(duration: 0.5, .linear)
    host.show(tabs, for: 0.3)
    for screen in screens.dropFirst() {
      navigation.pushViewController(screen, animated: true)
      host.advance(by: 1)
    }
  }

  /// Where the dragged screen begins, in the middle of the screen.
  private var edge: Int {
    (0..<200).first { x in
      let color = host.color(x: CGFloat(x), y: 300)
      return color[2] > 200 && color[0] < 60 && color[1] < 60
    } ?? 200
  }

  private func make(_ call: Call, animated: Bool) {
    switch call {
    case .tab:
      let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
      host.touch(.began, at: CGPoint(x: 50, y: bar.midY), finger: 1)
      host.touch(.ended, at: CGPoint(x: 50, y: bar.midY), finger: 1)
    case .pop: navigation.popViewController(animated: animated)
    case .popToRoot: navigation.popToRootViewController(animated: animated)
    case .popTo: navigation.popToViewController(screens[1], animated: animated)
    case .set: navigation.setViewControllers([screens[0]], animated: animated)
    }
  }

  enum Kind: CaseIterable, Sendable { case snapshot, coordinated, live }

  private func drag(_ kind: Kind) {
    if kind == .coordinated { screens[2].snapshotNavigation.wantsCoordinatedDrag = true }
    if kind == .live { navigation.invalidateSnapshot(for: screens[1]) }
    host.touch(.began, at: CGPoint(x: 6, y: 200))
    host.move(from: CGPoint(x: 6, y: 200), to: CGPoint(x: 106, y: 200), duration: 0.3)
    host.advance(by: 0.3)
  }

  @Test(arguments: Call.allCases, Kind.allCases)
  func itGoesOnFromWhereItIs(_ call: Call, _ kind: Kind) {
    var events: [NavigationEvent] = []
    let observation = navigation.observeTransitions { event in
      if case .progress = event.phase { return }
      events.append(event)
    }
    drag(kind)
    let start = edge
    #expect(start > 60 && start < 120)
    let questions = events.count
    make(call, animated: true)
    var last = start
    for frame in 0..<40 {
      host.advance(by: 1.0 / 60)
      let now = edge
      #expect(now >= last - 1 && now - last < 30, "frame \(frame): \(last), \(now)")
      last = now
    }
    #expect(last == 200)
    host.touch(.moved, at: CGPoint(x: 150, y: 200))
    host.touch(.ended, at: CGPoint(x: 150, y: 200))
    host.advance(by: 1)
    #expect(navigation.viewControllers == Array(screens.prefix(call.hasTwoTargets ? 1 : 2)))
    #expect(host.color(x: 100, y: 300) == (call.hasTwoTargets ? Shade.red : [255, 255, 0]))
    #expect(questions == 1)
    #expect(events.map(\.phase) == [.willBegin, .didCancel, .willBegin, .didFinish])
    #expect(events.suffix(2).allSatisfy { $0.to === navigation.topViewController })
    #expect(navigation.isAtRest)
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
    observation.cancel()
  }

  /// Without animation nothing goes on.
  @Test(arguments: Call.allCases, Kind.allCases)
  func withoutAnimationItIsGoneAtOnce(_ call: Call, _ kind: Kind) {
    guard call != .tab else { return }
    drag(kind)
    make(call, animated: false)
    host.advance(by: 1.0 / 60)
    #expect(edge == 200)
    host.touch(.ended, at: CGPoint(x: 106, y: 200))
    host.advance(by: 1)
    #expect(navigation.viewControllers.count == (call.hasTwoTargets ? 1 : 2))
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
  }

  /// Another call puts the drag back, as ever.
  @Test func aPushPutsTheDragBack() {
    drag(.snapshot)
    let next = ColorScreen("d", .green)
    navigation.pushViewController(next, animated: true)
    #expect(navigation.viewControllers == screens + [next])
    host.advance(by: 1.0 / 60)
    #expect(edge < 4)
    host.touch(.ended, at: CGPoint(x: 106, y: 200))
    host.advance(by: 2)
    #expect(host.color(x: 100, y: 300) == Shade.green)
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
  }

  /// A finger that has been lifted, and its screen is on the way back.
  @Test func aDragThatSettlesBackGoesOnTheOtherWay() {
    drag(.snapshot)
    host.move(from: CGPoint(x: 106, y: 200), to: CGPoint(x: 76, y: 200), duration: 0.3)
    host.touch(.ended, at: CGPoint(x: 76, y: 200))
    host.advance(by: 0.05)
    let start = edge
    #expect(start > 8)
    navigation.popViewController(animated: true)
    for _ in 0..<10 {
      host.advance(by: 1.0 / 60)
      #expect(edge >= start - 8)
    }
    host.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
  }
}
