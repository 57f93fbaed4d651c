import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Whatever way a screen comes, one event that has finished names it.
@MainActor @Suite(.warningsAreRead)
struct LibraryUnanimatedEventTests {
  /// What analytics would log: each screen that's shown.
  @MainActor private final class Log {
    var titles: [String] = []
    var events: [NavigationEvent] = []
    var observation: TransitionObservation?

    init(_ navigation: SnapshotNavigationController) {
      observation = navigation.observeTransitions { [weak self] event in
        guard event.phase == .didFinish, !event.isPresentation else { return }
        self?.events.append(event)
        self?.titles.append(event.to?.title ?? "")
      }
    }
  }

  @Test func theFirstScreenIsReportedAsTheControllerAppears() throws {
    let rig = Rig()
    let navigation = SnapshotNavigationController(rootViewController: ColorScreen("first", .red))
    let log = Log(navigation)
    rig.host.advance(by: 0.2)
    #expect(log.titles.isEmpty)
    rig.host.window.rootViewController = navigation
    rig.host.advance(by: 0.2)
    #expect(log.titles == ["first"])
    let event = try #require(log.events.first)
    #expect(event.operation == .push && !event.isAnimated && event.from == nil)
    #expect(event.trigger == .programmatic && event.timing == nil)
  }

  enum Change: CaseIterable, Sendable {
    case push, pop, popTo, popToRoot, replace, append, empty, withAnimationsOff

    @MainActor func make(on rig: Rig) {
      let navigation = rig.navigation
      let (screen, below) = (ColorScreen("new", .blue), navigation.viewControllers)
      switch self {
      case .push: navigation.pushViewController(screen, animated: false)
      case .pop: navigation.popViewController(animated: false)
      case .popTo: navigation.popToViewController(below[0], animated: false)
      case .popToRoot: navigation.popToRootViewController(animated: false)
      case .replace: navigation.setViewControllers([screen], animated: false)
      case .append: navigation.viewControllers = below + [screen]
      case .empty: navigation.setViewControllers(below, animated: false)
      case .withAnimationsOff:
        UIView.performWithoutAnimation { navigation.pushViewController(screen, animated: true) }
      }
    }

    var shown: String? {
      switch self {
      case .push, .replace, .append, .withAnimationsOff: "new"
      case .pop: "a"
      case .popTo, .popToRoot: "root"
      case .empty: nil
      }
    }
  }

  @Test(arguments: Change.allCases, [false, true])
  func aChangeWithoutAnimationIsOneEvent(_ change: Change, withLayout: Bool) {
    let rig = Rig()
    rig.host.settings.unanimatedChangesComeWithLayout = withLayout
    let top = ColorScreen("b", .yellow)
    rig.push(ColorScreen("a", .green), top)
    let log = Log(rig.navigation)
    change.make(on: rig)
    rig.host.advance(by: 0.3)
    #expect(log.titles == (change.shown.map { [$0] } ?? []))
    let event = log.events.first
    #expect(event?.isAnimated != true)
    #expect(event.map { $0.from === top } ?? true)
    let pops = [Change.pop, .popTo, .popToRoot].contains(change)
    #expect(event.map { $0.operation == (pops ? .pop : .push) } ?? true)
    #expect(rig.events.allSatisfy { $0 == .didFinish })
    rig.host.advance(by: 1)
    #expect(rig.events.count == (change.shown == nil ? 0 : 1))
  }

  @Test func severalChangesInOneTurnAreOneEvent() {
    let rig = Rig()
    let log = Log(rig.navigation)
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: false)
    rig.navigation.popViewController(animated: false)
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: false)
    rig.host.advance(by: 0.3)
    #expect(log.titles == ["b"])
  }

  /// One observer knows what is shown: animated or not, put back, cut short, beneath a tab.
  @Test func everyScreenIsLoggedOnceWhateverWayItComes() {
    let rig = Rig()
    let log = Log(rig.navigation)
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 1)
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: false)
    rig.host.advance(by: 1)
    rig.grab(moving: 40)
    rig.letGo(at: 60)
    rig.host.advance(by: 1)
    #expect(log.titles == ["a", "b"])
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    rig.navigation.setViewControllers([rig.root, ColorScreen("c", .yellow)], animated: false)
    rig.host.advance(by: 1)
    #expect(log.titles == ["a", "b", "a", "c"])
    #expect(rig.leftovers.isEmpty)
  }

  /// Nobody sees what changes behind another tab until it's chosen.
  @Test func whatChangesOutOfSightIsReportedAsItAppears() {
    let rig = Rig()
    let tabs = UITabBarController()
    rig.host.window.rootViewController = nil
    tabs.viewControllers = [rig.navigation, UIViewController()]
    rig.host.window.rootViewController = tabs
    rig.host.advance(by: 0.3)
    let log = Log(rig.navigation)
    tabs.selectedIndex = 1
    rig.host.advance(by: 0.3)
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: false)
    rig.host.advance(by: 0.3)
    #expect(log.titles.isEmpty)
    tabs.selectedIndex = 0
    rig.host.advance(by: 0.3)
    #expect(log.titles == ["b"])
    tabs.selectedIndex = 1
    rig.host.advance(by: 0.3)
    tabs.selectedIndex = 0
    rig.host.advance(by: 0.3)
    #expect(log.titles == ["b"])
  }

  /// A presentation names the controllers themselves, as UIKit does.
  @Test(arguments: [true, false])
  func aPresentationIsReportedWithItsControllers(animated: Bool) {
    let rig = Rig()
    let modal = SnapshotNavigationController(rootViewController: ColorScreen("modal", .green))
    let shown = Log(modal)
    var events: [NavigationEvent] = []
    let observation = rig.navigation.observeTransitions {
      if $0.phase == .didFinish { events.append($0) }
    }
    rig.root.presentAsPush(modal, animated: animated)
    rig.host.advance(by: 1)
    rig.navigation.dismiss(animated: animated)
    rig.host.advance(by: 1)
    #expect(events.map(\.operation) == [.push, .pop])
    #expect(events.allSatisfy { $0.isPresentation && $0.isAnimated == animated })
    #expect(events.first?.from === rig.navigation && events.first?.to === modal)
    #expect(events.last?.from === modal && events.last?.to === rig.navigation)
    #expect(shown.titles == ["modal"])
    withExtendedLifetime(observation) {}
  }

  @Test func aCanceledObservationHearsNothingMoreAndLetsGo() {
    let rig = Rig()
    weak var held: Log?
    var observation: TransitionObservation?
    do {
      let log = Log(rig.navigation)
      held = log
      observation = rig.navigation.observeTransitions { _ in log.titles.append("x") }
    }
    #expect(held != nil)
    observation?.cancel()
    #expect(held == nil)
    rig.push(ColorScreen("a", .green))
    #expect(observation != nil)
  }
}
